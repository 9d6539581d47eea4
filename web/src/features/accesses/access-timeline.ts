import { type AccessFilter, matchesFilter } from './access-filter.ts'
import { type Access, accessesOf } from './access-series.ts'
import { addDays, daysFrom, weekdayOf } from 'contract/rules/calendar'

/** The days that a report speaks of, first and last included. */
export type ReportPeriod = {
  from: string
  to: string
  days: string[]
  /** Whether every day in between belongs to it: 'every November' leaves some out. */
  whole: boolean
}

/**
 * From the first access, or from the beginning of the chosen year, to today; of those days the ones
 * that the filter lets through. Null when none is left, and without any access.
 */
export function reportPeriod(
  records: readonly Pick<Access, 'date'>[],
  filter: AccessFilter,
  today: string,
): ReportPeriod | null {
  const dates = records.flatMap(({ date }) => (date ? [date] : [])).sort()
  const first = dates[0]
  if (!first) return null
  const start = filter.ano === first.slice(0, 4) ? `${filter.ano}-01-01` : first
  const end = [today, dates.at(-1) ?? today].sort().at(-1) ?? today
  const days: string[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (matchesFilter({ date: day }, filter)) days.push(day)
  }
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return null
  return { from, to, days, whole: days.length === daysFrom(from, to) + 1 }
}

export type TimeUnit = 'day' | 'week' | 'month'

export type Timeline = { unit: TimeUnit; points: { from: string; to: string; accesses: number }[] }

/** About as many points as a line can show: days up to two months, weeks up to half a year. */
function unitOf({ from, to }: ReportPeriod): TimeUnit {
  const length = daysFrom(from, to) + 1
  if (length <= 62) return 'day'
  return length <= 26 * 7 ? 'week' : 'month'
}

/** What the days of one point have in common: itself, its Sunday, or its month. */
function pointOf(day: string, unit: TimeUnit): string {
  if (unit === 'day') return day
  return unit === 'week' ? addDays(day, -weekdayOf(day)) : day.slice(0, 7)
}

/** The line: one point after the other without a gap, also where nobody came. */
export function accessesOverTime(records: readonly Access[], period: ReportPeriod): Timeline {
  const unit = unitOf(period)
  const byDay = new Map<string, number>()
  for (const record of records) {
    if (!record.date) continue
    byDay.set(record.date, (byDay.get(record.date) ?? 0) + accessesOf(record))
  }
  const points = new Map<string, Timeline['points'][number]>()
  for (const day of period.days) {
    const key = pointOf(day, unit)
    const { from, accesses } = points.get(key) ?? { from: day, accesses: 0 }
    points.set(key, { from, to: day, accesses: accesses + (byDay.get(day) ?? 0) })
  }
  return { unit, points: [...points.values()] }
}
