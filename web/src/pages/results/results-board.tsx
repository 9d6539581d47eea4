import { IconFilter } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { m } from '#texts/messages.js'
import { ActiveFilter } from '../../features/search/active-filter.tsx'
import { resultsQuery } from '../../features/search/api.ts'
import { FilterForm } from '../../features/search/filter-form.tsx'
import { SearchBox } from '../../features/search/search-box.tsx'
import { headingOf, partsOf, wordsAndPlaceOf } from '../../features/search/understood.ts'
import { Head } from '../../layout/head.tsx'
import {
  type Filter,
  isFilterSet,
  keepFilter,
  readFilter,
  resultsUrl,
  searchOfFilter,
  type Sort,
  termOf,
} from '../../model/filter.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { SupplierOpener, supplierIn } from '../supplier/supplier-opener.tsx'
import { FilterOpener } from './filter-opener.tsx'
import { Results } from './results-list.tsx'
import classes from './results.module.css'

type ResultsBoardProps = { filter: Filter; sort: Sort; start?: string | undefined }

const panelId = 'filtro'
/** The focus stays where a choice was made. */
const here = { state: { keepFocus: true }, preventScrollReset: true }

/** What was understood, the search to go on with, the filter beside the list, and the list. */
export function ResultsBoard({ filter, sort, start }: ResultsBoardProps) {
  useKeptFilter(filter)
  const navigate = useNavigate()
  const list = useInfiniteQuery({
    ...resultsQuery(filter, sort, start),
    placeholderData: keepPreviousData,
  })
  const [first] = list.data?.pages ?? []
  const read = list.isPlaceholderData ? undefined : first
  const understood = read?.understood
  const heading = headingOf(filter, understood)
  const title = useFocusedResults(`${searchOfFilter(filter, sort)} ${start ?? ''}`)
  const counts = first && first.counts.tipo.length > 0 ? first.counts : undefined
  function choose(wanted: Filter, how: 'whole' | 'choice') {
    keepFilter(wanted)
    void navigate(resultsUrl(wanted, sort), how === 'choice' ? here : {})
  }
  return (
    <Wrap className={classes.page}>
      <Head title={heading} canonical={resultsUrl(filter)} />
      <h1 className={`title-1 ${classes.title}`} ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <SearchBox
        key={filter.categoria}
        filter={filter}
        sort={sort}
        {...(understood && wordsAndPlaceOf(filter, understood))}
      />
      <FilterOpener filter={filter} sort={sort} counts={counts}>
        {(openFilter) => (
          <>
            <div className={classes.conditions}>
              <a
                href={`#${panelId}`}
                className={classes.filterLink}
                onClick={(event) => {
                  event.preventDefault()
                  openFilter()
                }}
              >
                <IconFilter size={18} aria-hidden />
                {m.suppliers_filter()}
              </a>
              <ActiveFilter filter={filter} sort={sort} parts={partsOf(filter, understood)} />
            </div>
            <div className={classes.columns}>
              <aside id={panelId} className={classes.panel} aria-label={m.suppliers_filter()}>
                <PagePart>
                  <FilterForm
                    look="panel"
                    filter={filter}
                    sort={sort}
                    counts={counts}
                    onSubmit={choose}
                  />
                </PagePart>
              </aside>
              <SupplierOpener term={termOf(filter)}>
                {(open) => (
                  <PagePart>
                    <Results
                      filter={filter}
                      sort={sort}
                      list={list}
                      onOpen={open}
                      onReset={openFilter}
                    />
                  </PagePart>
                )}
              </SupplierOpener>
            </div>
          </>
        )}
      </FilterOpener>
    </Wrap>
  )
}

/** What was searched from is gone or begins anew: the focus goes to what was found. */
function useFocusedResults(search: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const stays = (state as { keepFocus?: boolean } | null)?.keepFocus === true
  useEffect(() => {
    // The first page of a visit is not the answer to a search: it is read from its top.
    if (key !== 'default' && !stays) title.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search])
  return title
}

/**
 * The URL wins and is remembered; without one, the last filter of this browser applies to who comes in. Whoever
 * goes back or forward to the whole list wants the whole list.
 */
function useKeptFilter(filter: Filter): void {
  const navigate = useNavigate()
  const { pathname, search: address } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  const search = searchOfFilter(filter)
  // The first entry of a visit counts as gone back to as well, but nobody was here before.
  const wasHere = useRef(false)
  // Before anything can be pressed: what a removed filter leaves in this browser would be written over.
  useLayoutEffect(() => {
    const isWanted = wasHere.current && isBackOrForward
    wasHere.current = true
    if (!search && supplierIn(address)) return
    if (search || isWanted) {
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
