import { dayOf } from 'contract/rules/calendar'
import { keptSince } from 'contract/rules/retention'
import { fold } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { deleteSearchesBefore, upsertSearches } from './queries-searches.ts'

const longestTerm = 80

// A CPF, a CNPJ or a phone number, however it is written.
const tenDigits = /(?:\d[.\-/ ()]*){10}/

/** Ends with a whole word: administrators read it. */
const atMost = (letters: number, text: string): string =>
  text.length <= letters
    ? text
    : text
        .slice(0, letters + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, letters)

/** As a term is counted; undefined for what is not kept: too little, or a person's own data. */
export function keptTerm(text: string): string | undefined {
  const folded = atMost(longestTerm, fold(text).replace(/\s+/g, ' ').trim())
  const isKept = folded.length >= 2 && !folded.includes('@') && !tenDigits.test(folded)
  return isKept ? folded : undefined
}

export type VisitorSearch = { term: string; found: number; similar?: number; now: Date }

/** Counts visitors' searches, by day and term only. Give it the first page of a search with words. */
export async function recordSearches(db: Db, searches: readonly VisitorSearch[]): Promise<void> {
  const kept = searches.flatMap(({ term: text, found, similar = 0, now }) => {
    const term = keptTerm(text)
    if (!term) return []
    const foundNothing = found === 0
    const onlySimilar = foundNothing && similar > 0
    return [{ day: dayOf(now), term, foundNothing, onlySimilar }]
  })
  if (kept.length > 0) await upsertSearches(db, kept)
}

export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  await deleteSearchesBefore(db, dayOf(keptSince('searches', now)))
}
