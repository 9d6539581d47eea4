import { Button, Container, Group, Title } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { ActiveFilter } from '../../features/suppliers/active-filter.tsx'
import {
  type Filter,
  isFilterSet,
  keepFilter,
  readFilter,
  searchOfFilter,
  termOf,
} from '../../features/suppliers/filter.ts'
import { Results } from '../../features/suppliers/result-list.tsx'
import { SearchBox } from '../../features/suppliers/directory-search.tsx'
import { FilterOpener } from './filter-opener.tsx'
import { SupplierOpener, supplierIn } from '../supplier/supplier-opener.tsx'

/** 'Resultados encontrados' with the search above it, to go on searching from here. */
export function ResultsBoard({ filter }: { filter: Filter }) {
  useKeptFilter(filter)
  const search = searchOfFilter(filter)
  const title = useFocusedResults(search)
  return (
    <Container py="xl">
      <Title order={1} mb="lg" ref={title} tabIndex={-1}>
        {m.suppliers_results()}
      </Title>
      <FilterOpener filter={filter}>
        {(openFilter) => (
          <>
            <SearchBox key={search} filter={filter} />
            <Group my="lg" gap="sm">
              <Button
                variant="default"
                leftSection={<IconFilter size={18} aria-hidden />}
                onClick={openFilter}
              >
                {m.suppliers_filter()}
              </Button>
              <ActiveFilter filter={filter} />
            </Group>
            <SupplierOpener term={termOf(filter)}>
              {(open) => <Results filter={filter} onOpen={open} onReset={openFilter} />}
            </SupplierOpener>
          </>
        )}
      </FilterOpener>
    </Container>
  )
}

/** What was searched from is gone or begins anew: the focus goes to what was found. */
function useFocusedResults(search: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // The first page of a visit is not the answer to a search: it is read from its top.
    if (key !== 'default') title.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search])
  return title
}

/** The URL wins and is remembered; without one, the last filter of this browser applies. */
function useKeptFilter(filter: Filter): void {
  const navigate = useNavigate()
  const { pathname, search: address } = useLocation()
  const search = searchOfFilter(filter)
  useEffect(() => {
    if (search) {
      keepFilter(filter)
      return
    }
    if (supplierIn(address)) return
    const kept = readFilter()
    if (isFilterSet(kept)) {
      void navigate(`${pathname}${searchOfFilter(kept)}`, { replace: true })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search])
}
