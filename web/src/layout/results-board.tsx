import { Button, Container, Group, Title } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { ActiveFilter } from '../features/suppliers/active-filter.tsx'
import {
  type Filter,
  isFilterSet,
  keepFilter,
  readFilter,
  searchOfFilter,
  termOf,
} from '../features/suppliers/filter.ts'
import { Results } from '../features/suppliers/results.tsx'
import { SearchBox } from '../features/suppliers/search-box.tsx'
import { FilterOpener } from './filter-opener.tsx'
import { SupplierOpener } from './supplier-opener.tsx'

/** 'Resultados encontrados' with the search above it, to go on searching from here. */
export function ResultsBoard({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  useKeptFilter(filter)
  const search = searchOfFilter(filter)
  return (
    <Container py="xl">
      <Title order={1} mb="lg">
        {t('suppliers.results')}
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
                {t('suppliers.filter')}
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

/** The URL wins and is remembered; without one, the last filter of this browser applies. */
function useKeptFilter(filter: Filter): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = searchOfFilter(filter)
  useEffect(() => {
    if (search) {
      keepFilter(filter)
      return
    }
    const kept = readFilter()
    if (isFilterSet(kept)) {
      void navigate(`${pathname}${searchOfFilter(kept)}`, { replace: true })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search])
}
