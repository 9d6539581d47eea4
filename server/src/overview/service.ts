import type { EmptySearch, Overview } from 'contract/overview'
import { addDays, dayOf, startOfDay } from 'contract/rules/calendar'
import { planCodes } from 'contract/rules/plans'
import { keptSince } from 'contract/rules/retention'
import { fold } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { countOpenReviews } from '../reviews/service-moderation.ts'
import {
  deleteSearchesBefore,
  selectContactsByDay,
  selectEmptySearches,
  selectSearchesByDay,
  selectSignupsByDay,
  selectSupplierCounts,
  selectUnpaid,
  selectWaiting,
  upsertSearches,
} from './queries.ts'

const longestTerm = 80
const emptySearchDays = 30
const mostEmptySearches = 50
const mostUnpaid = 5

// A CPF, a CNPJ or a phone number, however it is written.
const tenDigits = /(?:\d[.\-/ ()]*){10}/

/** As a term is counted; undefined for what is not kept: too little, or a person's own data. */
export function keptTerm(text: string): string | undefined {
  const folded = fold(text).replace(/\s+/g, ' ').trim().slice(0, longestTerm).trim()
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

export async function findEmptySearches(db: Db, now: Date): Promise<EmptySearch[]> {
  return selectEmptySearches(db, addDays(dayOf(now), 1 - emptySearchDays), mostEmptySearches)
}

/** One after another: the embedded database has one connection anyway. */
export async function makeOverview(db: Db, days: number, now: Date): Promise<Overview> {
  const today = dayOf(now)
  const first = addDays(today, 1 - days)
  const counts = await selectSupplierCounts(db)
  const signups = await selectSignupsByDay(db, startOfDay(first))
  const contacts = await selectContactsByDay(db, first)
  const searches = await selectSearchesByDay(db, first)
  return {
    suppliers: summarise(counts),
    waiting: {
      ...(await selectWaiting(db, now, addDays(today, 1 - emptySearchDays))),
      reviews: await countOpenReviews(db),
      unpaid: await selectUnpaid(db, mostUnpaid),
    },
    series: toSeries(first, today, days > 90 ? 7 : 10, { signups, contacts, searches }),
  }
}

type Counts = Awaited<ReturnType<typeof selectSupplierCounts>>

function summarise(counts: Counts): Overview['suppliers'] {
  const sum = (rows: Counts) => rows.reduce((total, row) => total + row.total, 0)
  const byState = Map.groupBy(counts, ({ estado }) => estado)
  return {
    total: sum(counts),
    active: sum(counts.filter(({ active }) => active)),
    byPlan: planCodes.map((plan) => ({
      plan,
      total: sum(counts.filter((row) => row.plan === plan)),
    })),
    byState: [...byState]
      .map(([estado, rows]) => ({ estado, total: sum(rows) }))
      .sort((a, b) => b.total - a.total || a.estado.localeCompare(b.estado)),
  }
}

type PerDay = { day: string; total: number }[]
type Lines = { signups: PerDay; contacts: PerDay; searches: PerDay }

/** `length` of a period's name: 10 for days, 7 for months. */
function toSeries(first: string, last: string, length: 7 | 10, lines: Lines): Overview['series'] {
  const periods = new Map<string, Overview['series'][number]>()
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const period = day.slice(0, length)
    periods.set(period, { period, signups: 0, contacts: 0, searches: 0 })
  }
  for (const line of ['signups', 'contacts', 'searches'] as const) {
    for (const { day, total } of lines[line]) {
      const point = periods.get(day.slice(0, length))
      if (point) point[line] += total
    }
  }
  return [...periods.values()]
}
