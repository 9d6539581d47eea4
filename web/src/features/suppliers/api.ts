import type { PlanCode } from 'contract/rules/plans'
import { searchSuppliers } from 'contract/search'
import { getDirectoryFacts } from 'contract/suppliers'
import { pagedQuery, query } from '../../lib/query.ts'
import { type Filter, queryOfFilter } from '../../model/filter.ts'

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

/** What the directory has; without it the page is whole all the same. */
export const factsQuery = query(getDirectoryFacts, undefined, { background: true })
