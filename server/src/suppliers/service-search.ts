import type { ParsedInputOf, ReplyOf } from 'contract/endpoint'
import { message } from 'contract/rules/messages'
import { mostCounted, relevance } from './rules-search.ts'
import { filterOf, type searchSuppliers } from 'contract/suppliers'
import { recordSearch } from '../overview/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import {
  countMatchingSuppliers,
  selectMatchingSuppliers,
  selectSearchPlan,
  selectSpellingSuggestion,
} from './queries-search.ts'
import { decodeCursor, encodeCursor } from './service-cursor.ts'
import { findMatches } from './service-matches.ts'
import { itemOf } from './service.ts'

type Query = ParsedInputOf<typeof searchSuppliers>['query']

export async function searchDirectory(
  db: Db,
  { limit, cursor, ...query }: Query,
): Promise<ReplyOf<typeof searchSuppliers>> {
  const filter = filterOf(query)
  const before = cursor ? decodeCursor(filter, cursor) : undefined
  if (before === 'mismatch') throw new AppError('CURSOR_MISMATCH')
  if (before === 'invalid') {
    throw new AppError('INVALID_INPUT', { fields: { cursor: [message('Valor inválido.')] } })
  }
  const after = before?.after
  const plan = await selectSearchPlan(db, filter)
  const [found, total] = await Promise.all([
    // One more than asked for tells whether there is a next page.
    selectMatchingSuppliers(db, plan, { limit: limit + 1, after }),
    before?.total ?? countMatchingSuppliers(db, plan),
  ])
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const onlyFuzzy = !after && found[0]?.relevance === relevance.fuzzy
  const suggestion = onlyFuzzy ? await selectSpellingSuggestion(db, plan) : undefined
  return {
    data: page.map(itemOf),
    total: Math.min(total, mostCounted),
    hasMore: total > mostCounted,
    nextCursor: last ? encodeCursor(filter, { after: last.key, total }) : null,
    suggestion: suggestion ?? null,
  }
}

/**
 * A page asks for its plans in several calls: the one that says so counts the search, a call for
 * every plan always does. Whether it found anything is asked of all plans.
 */
export async function countSearch(
  { db, readDb, clock }: Pick<Context, 'db' | 'readDb' | 'clock'>,
  query: Query,
  found: number,
): Promise<void> {
  const isPart = (query.plan ?? []).length > 0 && query.record !== 'search'
  const term = query.categoria ?? query.nomeFantasia
  if (isPart || query.cursor || !term) return
  const elsewhere = found > 0 ? [] : await findMatches(readDb, { ...filterOf(query), plan: [] }, 1)
  await recordSearch(db, { term, found: found + elsewhere.length, now: clock.now() })
}
