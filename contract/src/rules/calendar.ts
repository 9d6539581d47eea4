/** Days are texts like '2026-11-15', counted in the product's own zone, never in the visitor's. */
export const zone = 'America/Sao_Paulo'

let dayFormat: Intl.DateTimeFormat | undefined

/** The first one reads the zone's table, which a phone feels: not before a day is asked for. */
export function dayOf(instant: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return dayFormat.format(instant)
}

/** Its first moment. The zone has had no summer time since 2019; should it come back, calendar.test.ts fails. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`)

const asUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const asDay = (date: Date): string => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  const date = asUtc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return asDay(date)
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => asUtc(day).getUTCDay()

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = asUtc(day)
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0))
  target.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()))
  return asDay(target)
}

/** How many days the second day lies after the first. */
export const daysFrom = (first: string, second: string): number =>
  Math.round((asUtc(second).getTime() - asUtc(first).getTime()) / 86_400_000)
