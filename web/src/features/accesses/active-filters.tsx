import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import type { AccessFilter } from './access-filter.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { monthNames, useNumbers } from './numbers.ts'

type ActiveFiltersProps = { filter: AccessFilter; addressOf(filter: AccessFilter): string }

/** What narrows the report, each of which can be taken away. */
export function ActiveFilters({ filter, addressOf }: ActiveFiltersProps) {
  const { day } = useNumbers()
  const texts: Record<keyof AccessFilter, string> = {
    ano: `${m.accesses_year()}: ${filter.ano}`,
    mes: `${m.accesses_month()}: ${monthNames(getLocale())[Number(filter.mes) - 1] ?? filter.mes}`,
    semana: `${m.accesses_week()}: ${filter.semana}`,
    dia: `${m.accesses_day()}: ${day(filter.dia)}`,
  }
  const set = (Object.keys(texts) as (keyof AccessFilter)[]).filter((key) => filter[key])
  return (
    <FilterChips
      label={m.accesses_filteredBy()}
      chips={set.map((key) => ({
        text: texts[key],
        removeLabel: m.accesses_removeFilter({ name: texts[key] }),
        to: addressOf({ ...filter, [key]: '' }),
      }))}
    />
  )
}
