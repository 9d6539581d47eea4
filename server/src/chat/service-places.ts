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

const holidays = new Map<number, Set<string>>()

export const isNationalHoliday: IsHoliday = (day) => {
  const year = Number(day.slice(0, 4))
  let days = holidays.get(year)
  if (!days) {
    days = new Set(
      getHolidays(year)
        .filter(({ type }) => type === 'national')
        .map(({ date }) => date.toISOString().slice(0, 10)),
    )
    holidays.set(year, days)
  }
  return days.has(day)
}
