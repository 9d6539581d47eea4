import type { AccessFilter } from './access-filter.ts'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { monthNames, useNumbers } from './numbers.ts'

type ActiveFiltersProps = { filter: AccessFilter; addressOf(filter: AccessFilter): string }

/** What narrows the report, each of which can be taken away. */
export function ActiveFilters({ filter, addressOf }: ActiveFiltersProps) {
  const { t, i18n } = useTranslation()
  const { day } = useNumbers()
  const texts: Record<keyof AccessFilter, string> = {
    ano: `${t('accesses.year')}: ${filter.ano}`,
    mes: `${t('accesses.month')}: ${monthNames(i18n.language)[Number(filter.mes) - 1] ?? filter.mes}`,
    semana: `${t('accesses.week')}: ${filter.semana}`,
    dia: `${t('accesses.day')}: ${day(filter.dia)}`,
  }
  const set = (Object.keys(texts) as (keyof AccessFilter)[]).filter((key) => filter[key])
  return (
    <FilterChips
      label={t('accesses.filteredBy')}
      chips={set.map((key) => ({
        text: texts[key],
        removeLabel: t('accesses.removeFilter', { name: texts[key] }),
        to: addressOf({ ...filter, [key]: '' }),
      }))}
    />
  )
}
