import { weekdayOf } from 'contract/rules/calendar'

type Dated = { date: string | null }

/** Empty texts mean 'Todos'. Month as two digits, week '1' to '4', day like 2026-11-15. */
export type AccessFilter = { ano: string; mes: string; semana: string; dia: string }

export const noFilter: AccessFilter = { ano: '', mes: '', semana: '', dia: '' }

/**
 * Weeks run from Sunday to Saturday and the first is the one with day 1, however short. The product
 * counts four: what lies after the fourth belongs to it, so that no day is without a week.
 */
export function weekOfMonth(day: string): number {
  const offset = weekdayOf(`${day.slice(0, 7)}-01`)
  return Math.min(4, Math.ceil((Number(day.slice(8, 10)) + offset) / 7))
}

export const isFiltered = (filter: AccessFilter): boolean => Object.values(filter).some(Boolean)

export function matchesFilter({ date }: Dated, filter: AccessFilter): boolean {
  if (!isFiltered(filter)) return true
  if (!date) return false
  const { ano, mes, semana, dia } = filter
  return (
    (!ano || date.includes(ano)) &&
    (!mes || date.slice(5, 7) === mes.padStart(2, '0')) &&
    (!semana || weekOfMonth(date) === Number(semana)) &&
    (!dia || date === dia)
  )
}

export const filterAccesses = <Item extends Dated>(
  records: readonly Item[],
  filter: AccessFilter,
): Item[] => records.filter((record) => matchesFilter(record, filter))

/** The years found in the data, newest first. */
export function yearsOf(records: readonly Dated[]): string[] {
  const years = new Set(records.flatMap(({ date }) => (date ? [date.slice(0, 4)] : [])))
  return [...years].sort().toReversed()
}
