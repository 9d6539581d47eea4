import type { PlanCode } from 'contract/rules/plans'
import { searchSuppliers, suggestSuppliers } from 'contract/search'
import { findCertificates } from 'contract/suppliers'
import { pagedQuery, query } from '../../lib/query.ts'
import { type Filter, queryOfFilter } from './filter.ts'

export type Section = 'top' | 'basic' | 'free'

const sections: Record<Section, { plan: PlanCode[]; limit: number }> = {
  top: { plan: ['MKTCORP', 'MKTPRO'], limit: 6 },
  basic: { plan: ['MKTBASIC'], limit: 6 },
  free: { plan: ['MKTFREE'], limit: 8 },
}

/** Each page asks in several calls; this one counts as the visitor's search. */
const asSearch = { record: 'search' } as const

/** A section of the home page, page by page. The list fails silently, as the specification says. */
export const sectionQuery = (section: Section, filter: Filter) =>
  pagedQuery(
    searchSuppliers,
    {
      query: {
        ...queryOfFilter(filter),
        ...sections[section],
        ...(section === 'top' ? asSearch : {}),
      },
    },
    { background: true },
  )

/** The results: only BASIC and FREE are listed. */
export const resultsQuery = (filter: Filter) =>
  pagedQuery(searchSuppliers, {
    query: { ...queryOfFilter(filter), plan: ['MKTBASIC', 'MKTFREE'], limit: 12, ...asSearch },
  })

/** 'Em destaque': the best PRO and CORP suppliers that fit. */
export const featuredQuery = (filter: Filter) =>
  query(
    searchSuppliers,
    { query: { ...queryOfFilter(filter), plan: ['MKTCORP', 'MKTPRO'], limit: 4 } },
    { background: true },
  )

export const suggestionsQuery = (q: string) =>
  query(suggestSuppliers, { query: { q } }, { background: true })

export const certificatesQuery = (q: string) =>
  query(findCertificates, { query: { q } }, { background: true })
