import type { SupplierFilter } from 'contract/suppliers'
import type { Db } from '../database/db.ts'
import {
  type FoundSupplier,
  selectMatchingSuppliers,
  selectSearchPlan,
  selectSpellingSuggestion,
} from './queries-search.ts'
import { selectVisibleSuppliers, type VisibleSupplier } from './queries-visible.ts'

export { relevance } from './rules-search.ts'
export type { FoundSupplier, VisibleSupplier }

/** The first matches with how well each fits, for whoever has to judge that (the chat's assistant). */
export async function findMatches(
  db: Db,
  filter: SupplierFilter,
  limit: number,
): Promise<FoundSupplier[]> {
  return selectMatchingSuppliers(db, await selectSearchPlan(db, filter), { limit })
}

export async function findSpelling(db: Db, filter: SupplierFilter): Promise<string | undefined> {
  return selectSpellingSuggestion(db, await selectSearchPlan(db, filter))
}

export async function listVisible(db: Db, ids: readonly number[]): Promise<VisibleSupplier[]> {
  return ids.length === 0 ? [] : selectVisibleSuppliers(db, [...new Set(ids)])
}
