import type { SupplierFilter } from 'contract/search'
import type { Db } from '../database/db.ts'
import { type Item, selectBrowsed, selectItems } from './queries.ts'
import { filterOf } from './rules-filter.ts'
import { similarTo, textOf } from './service.ts'
import { rankWindow, type RankedSupplier, understand } from './service-ranked.ts'

/** As everybody sees it. */
export type VisibleSupplier = Item

/** All that was asked for, some of it, or too little to be a result. */
export type Closeness = 'whole' | 'part' | 'similar'
export type FoundSupplier = Item & { closeness: Closeness }

/** The first matches with how well each fits, for whoever has to judge that (the chat's assistant). */
export async function findMatches(
  db: Db,
  given: SupplierFilter,
  limit: number,
): Promise<FoundSupplier[]> {
  const filter = filterOf(given)
  const text = filter && (await textOf(db, given.categoria, filter))
  if (!filter || !text || text === 'unsearchable') return []
  if (text.browse) {
    const { items } = await selectBrowsed(db, text.browse, { limit, sort: 'fit' })
    return items.map(({ key: _key, ...item }) => ({ ...item, closeness: 'whole' }))
  }
  const window = await rankWindow(db, text.words, filter)
  const found = window.results.length > 0 ? window.results : await similarTo(db, window, filter)
  const first = found.slice(0, limit)
  const items = await selectItems(
    db,
    first.map(({ document }) => document.id),
  )
  const closeness = new Map(first.map((result) => [result.document.id, closenessOf(result)]))
  return items.map((item) => ({ ...item, closeness: closeness.get(item.id) ?? 'similar' }))
}

const closenessOf = ({ similar, whole }: RankedSupplier): Closeness =>
  similar ? 'similar' : whole ? 'whole' : 'part'

/** The text with its typing errors put right, should it have any. */
export async function findSpelling(
  db: Db,
  { categoria }: SupplierFilter,
): Promise<string | undefined> {
  return categoria ? (await understand(db, categoria)).corrected : undefined
}

export async function listVisible(db: Db, ids: readonly number[]): Promise<VisibleSupplier[]> {
  return selectItems(db, [...new Set(ids)])
}
