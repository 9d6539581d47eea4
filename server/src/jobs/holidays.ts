import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import type { IsHoliday } from './business-hours.ts'

/** The library's dates are midnights of wherever the server stands. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const holidays = new Map<number, Set<string>>()

export const isNationalHoliday: IsHoliday = (day) => {
  const year = Number(day.slice(0, 4))
  let days = holidays.get(year)
  if (!days) {
    days = new Set(
      getHolidays(year)
        .filter(({ type }) => type === 'national')
        .map(({ date }) => localDay(date)),
    )
    holidays.set(year, days)
  }
  return days.has(day)
}
