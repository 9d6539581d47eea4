import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { type Filter, keepFilter, noFilter, searchOfFilter } from './filter.ts'

const textFields = ['categoria', 'nomeFantasia', 'estado', 'cidade'] as const

/** The conditions of a search, each of which can be taken away. */
export function ActiveFilter({ filter, hash = '' }: { filter: Filter; hash?: string }) {
  const { pathname } = useLocation()
  const conditions = [
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
        to: `${pathname}${searchOfFilter(rest)}${hash}`,
        onRemove: () => keepFilter(rest),
      }))}
    />
  )
}
