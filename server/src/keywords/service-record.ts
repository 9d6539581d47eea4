import { dayOf } from 'contract/rules/calendar'
import { keptSince } from 'contract/rules/retention'
import type { Db } from '../database/db.ts'
import { deleteKeywordsBefore, type KeywordSearch, upsertKeywords } from './queries.ts'

export type { KeywordSearch }

export async function recordKeywords(db: Db, searches: readonly KeywordSearch[]): Promise<void> {
  if (searches.length > 0) await upsertKeywords(db, searches)
}

export async function deleteOldKeywords(db: Db, now: Date): Promise<void> {
  await deleteKeywordsBefore(db, dayOf(keptSince('searches', now)))
}
