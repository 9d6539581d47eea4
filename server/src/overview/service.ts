import { fold } from 'contract/rules/text'
import type { Db } from '../platform/db.ts'
import { deleteSearchesBefore, upsertSearch } from './queries.ts'

const longestTerm = 80
const keptDays = 400
const dayMs = 24 * 60 * 60 * 1000

// A CPF, a CNPJ or a phone number, however it is written.
const tenDigits = /(?:\d[.\-/ ()]*){10}/

// 'sv-SE' writes 2026-11-15.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
export const dayOf = (date: Date): string => dayFormat.format(date)

/**
 * Counts a visitor's search, by day and term only. Call it for the first page of a search with words;
 * what looks like a person's own data (an e-mail, a long number) is not kept.
 */
export async function recordSearch(
  db: Db,
  search: { term: string; found: number; now: Date },
): Promise<void> {
  const term = fold(search.term).replace(/\s+/g, ' ').trim().slice(0, longestTerm).trim()
  if (term.length < 2 || term.includes('@') || tenDigits.test(term)) return
  await upsertSearch(db, { day: dayOf(search.now), term, foundNothing: search.found === 0 })
}

export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  await deleteSearchesBefore(db, dayOf(new Date(now.getTime() - keptDays * dayMs)))
}
