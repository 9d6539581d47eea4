import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { type Filter, keepFilter, noFilter, searchOfFilter, type Sort } from '../../model/filter.ts'
import { categoryName } from '../../model/categories.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'

const textFields = ['nomeFantasia', 'estado', 'cidade'] as const

type ActiveFilterProps = {
  filter: Filter
  sort?: Sort
  /** The text, or each part that was understood of it, with what is left without that. */
  parts?: { text: string; left: string }[] | undefined
  hash?: string
}

/** The conditions of a search, each of which can be taken away. */
export function ActiveFilter({ filter, sort, parts, hash = '' }: ActiveFilterProps) {
  const { pathname } = useLocation()
  const whole = filter.categoria ? [{ text: filter.categoria, left: '' }] : []
  const conditions = [
    ...(parts ?? whole).map(({ text, left }) => ({
      text,
      rest: { ...filter, categoria: left },
    })),
    ...(filter.tipo === 'Ambos'
      ? []
      : [
          {
            text: m.suppliers_tipoName({ tipo: filter.tipo }),
            rest: { ...filter, tipo: noFilter.tipo },
          },
        ]),
    ...textFields.flatMap((field) =>
      filter[field] ? [{ text: filter[field], rest: { ...filter, [field]: '' } }] : [],
    ),
    ...(filter.ramo
      ? [{ text: categoryName(filter.ramo), rest: { ...filter, ramo: '' as const } }]
      : []),
    ...filter.certificados.map((certificate) => ({
      text: certificate,
      rest: { ...filter, certificados: filter.certificados.filter((one) => one !== certificate) },
    })),
  ]
  return (
    <FilterChips
      label={m.suppliers_activeFilters()}
      chips={conditions.map(({ text, rest }) => ({
        text,
        removeLabel: m.suppliers_removeFilter({ name: text }),
        to: `${pathname}${searchOfFilter(rest, sort)}${hash}`,
        onRemove: () => keepFilter(rest),
      }))}
    />
  )
}
