import { getHolidays, getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { type Gazetteer, makeGazetteer } from 'contract/rules/assistant-places'
import type { IsHoliday } from 'contract/rules/attendance-hours'

let known: Gazetteer | undefined

/** Brazil's municipalities, made once when the first message comes. */
export function gazetteer(): Gazetteer {
  known ??= makeGazetteer(
    getMunicipalities().map(({ name, stateCode }) => ({ name, uf: stateCode })),
  )
  return known
}

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
