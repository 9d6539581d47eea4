import type { Db } from '../database/db.ts'
import type { Sort } from './queries.ts'
import type { SearchFilter } from './rules/ranking/filter.ts'
import { type BrowseKey, browseKeyOf } from './rules/ranking/order.ts'
import type { Cursor, Position } from './service-cursor.ts'
import { type RankedSupplier, rankWindow, type Window, windowsFrom } from './service-ranked.ts'

type Sorted = {
  text: string
  filter: SearchFilter
  sort: Sort
  limit: number
  before: Cursor | undefined
  keep: (result: RankedSupplier) => boolean
  /** Of a search of thousands those that fit best are sorted. */
  most: number
}

const orders: Record<Sort, (a: BrowseKey, b: BrowseKey) => number> = {
  fit: () => 0,
  name: (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : a.id - b.id),
  newest: (a, b) => b.id - a.id,
}

export const sortResults = (results: readonly RankedSupplier[], sort: Sort): RankedSupplier[] =>
  results.toSorted((a, b) => orders[sort](a.document, b.document))

/** A page of everybody who fits, by name or newest first: not of a page of those who fit best. */
export async function readSortedPage(
  db: Db,
  { text, filter, sort, limit, before, keep, most }: Sorted,
): Promise<{ first: Window; page: RankedSupplier[]; next: Position | undefined }> {
  const first = await rankWindow(db, text, filter)
  const results: RankedSupplier[] = []
  for await (const window of windowsFrom(db, text, filter, first)) {
    results.push(...window.results)
    if (results.length >= most) break
  }
  const after = before && 'browsed' in before.at ? before.at.browsed : undefined
  const rest = sortResults(results.slice(0, most).filter(keep), sort).filter(
    ({ document }) => !after || orders[sort](document, after) > 0,
  )
  const last = rest.length > limit ? rest[limit - 1] : undefined
  return {
    first,
    page: rest.slice(0, limit),
    next: last && { browsed: browseKeyOf(last.document) },
  }
}
