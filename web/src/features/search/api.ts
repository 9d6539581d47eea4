import type { ReplyOf } from 'contract/endpoint'
import { searchPage, suggestSuppliers } from 'contract/search'
import { listPoorSearches, listTradeWords } from 'contract/search-words'
import { findCertificates } from 'contract/suppliers'
import { pagedQuery, query } from '../../lib/query.ts'
import { type Filter, queryOfFilter, type Sort } from '../../model/filter.ts'

export type ResultsPage = ReplyOf<typeof searchPage>
export type Counts = ResultsPage['counts']

/** All of a page of results in one call; the later ones have the list alone. */
export const resultsQuery = (filter: Filter, sort: Sort, start?: string) => {
  const { categoria: q, ...rest } = queryOfFilter(filter) as Record<string, string>
  const asked = { ...rest, ...(q ? { q } : {}), ...(sort === 'fit' ? {} : { sort }) }
  return {
    ...pagedQuery(searchPage, {
      query: { ...asked, limit: 12, ...(start ? { cursor: start } : {}) },
    }),
    getNextPageParam: ({ list }: ResultsPage) => list.nextCursor ?? undefined,
  }
}

export const suggestionsQuery = (q: string) =>
  query(suggestSuppliers, { query: { q } }, { background: true })

export const certificatesQuery = (q: string) =>
  query(findCertificates, { query: { q } }, { background: true })

export const poorSearchesQuery = query(listPoorSearches)
export const tradeWordsQuery = query(listTradeWords)
