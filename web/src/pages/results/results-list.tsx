import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Supplier } from 'contract/suppliers'
import { Suspense, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import type { ResultsPage } from '../../features/search/api.ts'
import { placeOf } from '../../features/search/understood.ts'
import { putAside } from '../../features/shortlist/put-aside.tsx'
import { LoadingGrid, SupplierGrid } from '../../features/suppliers/supplier-grid.tsx'
import { isRefusal } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from 'contract/urls'
import { type Filter, resultsUrl, searchOfFilter, type Sort, termOf } from '../../model/filter.ts'
import { type Place, placeName } from '../../model/places.ts'
import { ActionLink } from '../../ui/action.tsx'
import { NothingFound } from './nothing-found.tsx'
import classes from './results.module.css'
import { SortLinks } from './sort-links.tsx'

const ResultsFailed = latePart(() => import('./results-failed.tsx'))

type ResultsProps = {
  filter: Filter
  sort: Sort
  list: UseInfiniteQueryResult<InfiniteData<ResultsPage>>
  onOpen(supplier: Supplier): void
  onReset(): void
}

/** So few results leave room for what is only similar. */
const fewResults = 6

/** BASIC and FREE suppliers that fit; above them, in a band of their own, PRO and CORP ones. */
export function Results({ filter, sort, list, onOpen, onReset }: ResultsProps) {
  const { data, error, isPending, isPlaceholderData } = list
  // Of a filter that makes no sense, nothing is found; a search that failed says so.
  const failed = list.isLoadingError && !isRefusal(error)
  const [first] = data?.pages ?? []
  const suppliers = data?.pages.flatMap((page) => page.list.data) ?? []
  const found = first ? first.list.total + first.featured.total : 0
  const isEmpty = !isPending && !failed && found === 0 && suppliers.length === 0
  const place = placeOf(filter) ?? first?.understood.place
  const noteOf = (supplier: Supplier) => cardNote(supplier, place)
  return (
    <div className={classes.results} aria-busy={isPlaceholderData || undefined}>
      {first?.understood.corrected && (
        <p className={classes.spelling}>
          {m.suppliers_didYouMean()}{' '}
          <Link to={resultsUrl({ ...filter, categoria: first.understood.corrected }, sort)}>
            {first.understood.corrected}
          </Link>
          ?
        </p>
      )}
      <div className={classes.toolbar} data-empty={found === 0 || undefined}>
        {/* Always there: a screen reader only tells what changes in it. */}
        <div role="status" className={isEmpty || failed ? 'visually-hidden' : classes.count}>
          {isEmpty ? m.suppliers_noResult() : first && !failed && <CountText {...first} />}
        </div>
        {found > 1 && <SortLinks filter={filter} sort={sort} />}
      </div>
      {isPending && <LoadingGrid columns={2} />}
      {failed && (
        <Suspense>
          <ResultsFailed list={list} />
        </Suspense>
      )}
      {isEmpty && <NothingFound filter={filter} nearby={first?.nearby ?? []} onReset={onReset} />}
      {first && first.featured.total > 0 && (
        <Featured filter={filter} found={first.featured} noteOf={noteOf} onOpen={onOpen} />
      )}
      {suppliers.length > 0 && (
        <section className={classes.section}>
          <h2 className="title-3">{m.suppliers_results()}</h2>
          <SupplierGrid
            suppliers={suppliers}
            columns={2}
            heading="h3"
            label={m.suppliers_results()}
            noteOf={noteOf}
            actionOf={putAside}
            term={termOf(filter)}
            onOpen={onOpen}
          />
        </section>
      )}
      <More list={list} />
      {first && first.similar.length > 0 && found < fewResults && (
        <section className={classes.section}>
          <h2 className="title-3">{m.search_similar()}</h2>
          <p className={classes.about}>{m.search_similarText()}</p>
          <SupplierGrid
            suppliers={first.similar}
            columns={2}
            heading="h3"
            label={m.search_similar()}
            actionOf={putAside}
            term={termOf(filter)}
            onOpen={onOpen}
          />
        </section>
      )}
    </div>
  )
}

function CountText({ list, featured }: ResultsPage) {
  const { number } = useFormat()
  const total = list.total + featured.total
  return list.hasMore || featured.hasMore
    ? m.suppliers_resultMany({ number: number(total) })
    : m.suppliers_resultCount({ count: total, number: number(total) })
}

/**
 * What the card says beside the supplier's own words: that the team put it first, and that it is elsewhere
 * but comes to the place that was asked for.
 */
function cardNote(supplier: Supplier, place: Place | null | undefined): string | undefined {
  const { where, promoted } = supplier as Partial<ResultsPage['list']['data'][number]>
  const notes = [
    promoted ? m.search_promoted() : '',
    place && where === 'serves' ? m.search_serves({ place: placeName(place) }) : '',
  ].filter((text) => text !== '')
  return notes.length > 0 ? notes.join(' · ') : undefined
}

type FeaturedProps = {
  filter: Filter
  found: ResultsPage['featured']
  noteOf(supplier: Supplier): string | undefined
  onOpen(supplier: Supplier): void
}

/** A band of its own above the list, for the plans that are promoted. */
function Featured({ filter, found, noteOf, onOpen }: FeaturedProps) {
  const id = useId()
  return (
    <section className={classes.featured} aria-labelledby={id}>
      <div className={classes.featuredHead}>
        <h2 id={id} className="title-3">
          {m.suppliers_featured()}
        </h2>
        {found.total > found.data.length && (
          <Link to={`${urls.home}${searchOfFilter(filter)}#fornecedores`}>
            {m.suppliers_seeTopMatches()}
          </Link>
        )}
      </div>
      <SupplierGrid
        suppliers={found.data}
        columns={2}
        heading="h3"
        label={m.suppliers_featured()}
        noteOf={noteOf}
        actionOf={putAside}
        term={termOf(filter)}
        onOpen={onOpen}
      />
    </section>
  )
}

/** The next page: of the list with JavaScript, of the product without. */
function More({ list }: Pick<ResultsProps, 'list'>) {
  const { pathname, search } = useLocation()
  const next = list.data?.pages.at(-1)?.list.nextCursor
  if (!next) return null
  if (list.isFetchNextPageError) {
    // Where the list was left is not known any more: it is read from its top.
    const refetch = isRefusal(list.error) ? list.refetch : list.fetchNextPage
    return (
      <Suspense>
        <ResultsFailed list={{ error: list.error, refetch }} />
      </Suspense>
    )
  }
  const address = new URLSearchParams(search)
  address.set('depois', next)
  return (
    <div className={classes.more}>
      <ActionLink
        look="default"
        to={`${pathname}?${address}`}
        rel="nofollow"
        aria-busy={list.isFetchingNextPage || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!list.isFetchingNextPage) void list.fetchNextPage()
        }}
      >
        {m.suppliers_loadMore()}
      </ActionLink>
    </div>
  )
}
