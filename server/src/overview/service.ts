import type { EmptySearch, Overview } from 'contract/overview'
import { addDays, dayOf, startOfDay } from 'contract/rules/calendar'
import { planCodes } from 'contract/rules/plans'
import type { Db } from '../database/db.ts'
import { countOpenReviews } from '../reviews/service-moderation.ts'
import {
  selectContactsByDay,
  selectEmptySearches,
  selectSearchesByDay,
  selectSignupsByDay,
  selectSupplierCounts,
  selectUnpaid,
  selectWaiting,
} from './queries.ts'

const emptySearchDays = 30
const mostEmptySearches = 50
const mostUnpaid = 5

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
