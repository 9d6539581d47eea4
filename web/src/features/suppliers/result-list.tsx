import { Anchor, Button, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Supplier } from 'contract/suppliers'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { isRefusal } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from '../../lib/urls.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { EmptyResults } from '../../ui/illustrations.tsx'
import { featuredQuery, resultsQuery } from './api.ts'
import { type Filter, resultsUrl, searchOfFilter } from './filter.ts'
import classes from './result-list.module.css'
import { LoadingGrid, SupplierGrid } from './supplier-grid.tsx'

type ResultsProps = { filter: Filter; onOpen(supplier: Supplier): void; onReset(): void }

/** BASIC and FREE suppliers that fit, best first; above them, in a band of their own, PRO and CORP ones. */
export function Results({ filter, onOpen, onReset }: ResultsProps) {
  const { number } = useFormat()
  const { boxOf } = useErrorText()
  const list = useInfiniteQuery(resultsQuery(filter))
  const featured = useQuery(featuredQuery(filter))
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // Of a filter that makes no sense, nothing is found; a search that failed says so.
  const failed = error !== null && !isRefusal(error)
  const [first] = data?.pages ?? []
  const suppliers = data?.pages.flatMap((page) => page.data) ?? []
  const foundNothing = suppliers.length === 0 && (featured.data?.total ?? 0) === 0
  function countText({ total, hasMore }: { total: number; hasMore: boolean }): string {
    if (total === 0) return foundNothing ? m.suppliers_noResult() : ''
    return hasMore
      ? m.suppliers_resultMany({ number: number(total) })
      : m.suppliers_resultCount({ count: total })
  }
  return (
    <>
      <Featured filter={filter} found={featured.data} onOpen={onOpen} />
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
      {!isPending && !featured.isPending && !failed && foundNothing && (
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

type FeaturedProps = Pick<ResultsProps, 'filter' | 'onOpen'> & { found: Found | undefined }
type Found = { data: Supplier[]; total: number }

/** A band of its own above the list, for the plans that are promoted. */
function Featured({ filter, found, onOpen }: FeaturedProps) {
  const id = useId()
  if (!found || found.total === 0) return null
  return (
    <section className={classes.featured} aria-labelledby={id}>
      <div className={classes.featuredHead}>
        <h2 id={id}>{m.suppliers_featured()}</h2>
        {found.total > found.data.length && (
          <Anchor component={Link} to={`${urls.home}${searchOfFilter(filter)}#fornecedores`}>
            {m.suppliers_seeTopMatches()}
          </Anchor>
        )}
      </div>
      <SupplierGrid
        suppliers={found.data}
        columns={2}
        heading="h3"
        label={m.suppliers_featured()}
        onOpen={onOpen}
      />
    </section>
  )
}
