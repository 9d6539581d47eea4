import { Anchor, Button, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Supplier } from 'contract/suppliers'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { isRefusal } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from '../../lib/urls.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { EmptyResults } from '../../ui/illustrations.tsx'
import { resultsQuery, topCountQuery } from './api.ts'
import { type Filter, resultsUrl, searchOfFilter } from './filter.ts'
import classes from './result-list.module.css'
import { LoadingGrid, SupplierGrid } from './supplier-grid.tsx'

type ResultsProps = { filter: Filter; onOpen(supplier: Supplier): void; onReset(): void }

/** BASIC and FREE suppliers that fit, best first; above them, how many PRO and CORP ones do too. */
export function Results({ filter, onOpen, onReset }: ResultsProps) {
  const { number } = useFormat()
  const { boxOf } = useErrorText()
  const list = useInfiniteQuery(resultsQuery(filter))
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // Of a filter that makes no sense, nothing is found; a search that failed says so.
  const failed = error !== null && !isRefusal(error)
  const [first] = data?.pages ?? []
  const suppliers = data?.pages.flatMap((page) => page.data) ?? []
  function countText({ total, hasMore }: { total: number; hasMore: boolean }): string {
    if (total === 0) return m.suppliers_noResult()
    return hasMore
      ? m.suppliers_resultMany({ number: number(total) })
      : m.suppliers_resultCount({ count: total })
  }
  return (
    <>
      <TopMatches filter={filter} />
      {first?.suggestion && (
        <Text mb="md">
          {m.suppliers_didYouMean()}{' '}
          <Anchor component={Link} to={resultsUrl({ ...filter, categoria: first.suggestion })}>
            {first.suggestion}
          </Anchor>
          ?
        </Text>
      )}
      {/* Always there: a screen reader only tells what changes in it. */}
      <div role="status" className={classes.count} data-empty={suppliers.length === 0 || undefined}>
        {first && countText(first)}
      </div>
      {isPending && <LoadingGrid columns={3} />}
      {failed && <ErrorBox {...boxOf(list)} />}
      {!isPending && !failed && suppliers.length === 0 && (
        <EmptyState
          illustration={<EmptyResults width={240} />}
          title={m.suppliers_noResult()}
          text={m.suppliers_noResultText()}
          action={
            <Button mt="sm" onClick={onReset}>
              {m.suppliers_resetFilters()}
            </Button>
          }
        />
      )}
      {suppliers.length > 0 && (
        <SupplierGrid
          suppliers={suppliers}
          columns={3}
          heading="h2"
          label={m.suppliers_results()}
          onOpen={onOpen}
        />
      )}
      {hasNextPage && (
        <Button
          variant="default"
          mt="lg"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.suppliers_loadMore()}
        </Button>
      )}
    </>
  )
}

function TopMatches({ filter }: { filter: Filter }) {
  const { number } = useFormat()
  const { total = 0, hasMore = false } = useQuery(topCountQuery(filter)).data ?? {}
  if (total === 0) return null
  return (
    <p className={classes.top}>
      {hasMore
        ? m.suppliers_topMany({ number: number(total) })
        : m.suppliers_topMatches({ count: total })}{' '}
      <Anchor component={Link} to={`${urls.home}${searchOfFilter(filter)}#fornecedores`}>
        {m.suppliers_seeTopMatches()}
      </Anchor>
    </p>
  )
}
