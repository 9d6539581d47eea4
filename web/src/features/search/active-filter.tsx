import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { type Filter, keepFilter, noFilter, searchOfFilter, type Sort } from '../../model/filter.ts'
import { placeName } from '../../model/places.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'
import type { Understood } from './understood.ts'

const textFields = ['nomeFantasia', 'estado', 'cidade'] as const

type ActiveFilterProps = {
  filter: Filter
  sort?: Sort
  /** How the text was read: then each of its parts can be taken away. */
  understood?: Understood | undefined
  hash?: string
}

/** The conditions of a search, each of which can be taken away. */
export function ActiveFilter({ filter, sort, understood, hash = '' }: ActiveFilterProps) {
  const { pathname } = useLocation()
  const conditions = [
    ...partsOf(filter, understood).map(({ text, left }) => ({
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

/** The parts of the text with what is left without each; unread, it is one part. */
function partsOf({ categoria }: Filter, understood: Understood | undefined) {
  if (!categoria) return []
  if (!understood) return [{ text: categoria, left: '' }]
  const { what, place, tipo, without } = understood
  const parts = [
    { text: what, left: without.what },
    { text: place ? placeName(place) : '', left: without.place },
    { text: tipo ? m.suppliers_tipoName({ tipo }) : '', left: without.tipo },
  ].filter(({ text }) => text !== '')
  return parts.length > 0 ? parts : [{ text: categoria, left: '' }]
}
