import { addDays, addMonths, weekdayOf } from './calendar.ts'

export const summaryPeriods = ['hoje', 'semana', 'mes', 'ano'] as const
export type SummaryPeriod = (typeof summaryPeriods)[number]

/** Both days belong to the span. */
export type DaySpan = { from: string; to: string }

/** The first day of the week (Sunday), month or year in which `day` lies. */
function firstDay(period: SummaryPeriod, day: string): string {
  switch (period) {
    case 'hoje':
      return day
    case 'semana':
      return addDays(day, -weekdayOf(day))
    case 'mes':
      return `${day.slice(0, 7)}-01`
    case 'ano':
      return `${day.slice(0, 4)}-01-01`
  }
}

/** The same point of the period before: yesterday, a week ago, this day of last month or year. */
function sameDayBefore(period: SummaryPeriod, day: string): string {
  switch (period) {
    case 'hoje':
      return addDays(day, -1)
    case 'semana':
      return addDays(day, -7)
    case 'mes':
      return addMonths(day, -1)
    case 'ano':
      return addMonths(day, -12)
  }
}

/** From the period's first day to `today`, and the equally long part of the period before. */
export function spansOf(
  period: SummaryPeriod,
  today: string,
): { current: DaySpan; before: DaySpan } {
  const before = sameDayBefore(period, today)
  return {
    current: { from: firstDay(period, today), to: today },
    before: { from: firstDay(period, before), to: before },
  }
}
