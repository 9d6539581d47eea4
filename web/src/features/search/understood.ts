import { m } from '#texts/messages.js'
import type { Filter } from '../../model/filter.ts'
import { placeName, prepositionOf } from '../../model/places.ts'
import type { ResultsPage } from './api.ts'

export type Understood = ResultsPage['understood']

/** 'Coleta de resíduos em Recife/PE': what is looked for, of the text and of the filter. */
export function headingOf(filter: Filter, understood: Understood | undefined): string {
  const what = (understood ? understood.what : filter.categoria) || filter.nomeFantasia
  const tipo = filter.tipo === 'Ambos' ? (understood?.tipo ?? filter.tipo) : filter.tipo
  const place = placeOf(filter) ?? understood?.place
  const heading = whatAndWhere(what, place, tipo)
  const except = exceptOf(understood)
  return except ? m.search_exceptPlace({ about: heading, place: except }) : heading
}

type Where = Understood['place'] | undefined

function whatAndWhere(what: string, place: Where, tipo: Filter['tipo']): string {
  if (!what && !place && tipo === 'Ambos') return m.search_everybody()
  const about = what ? capital(what) : m.search_whoever({ tipo })
  if (!place) return about
  return m.search_inPlace({ about, place: placeName(place), preposition: prepositionOf(place) })
}

const exceptOf = (understood: Understood | undefined) =>
  understood?.except.map(placeName).join(', ') ?? ''

/** Where the filter asks for suppliers. */
export function placeOf({ cidade, estado }: Filter) {
  if (!cidade && !estado) return null
  return { cidade: cidade || null, estado: estado.toUpperCase() || null, area: null }
}

const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`

/** The text for the two fields of the search: a place that was read in it stands in its own. */
export function wordsAndPlaceOf({ categoria }: Filter, { place, without }: Understood) {
  return place && !place.area
    ? { words: without.place, place: placeName(place) }
    : { words: categoria, place: '' }
}

/** The parts of the text with what is left without each; unread, it is one part. */
export function partsOf({ categoria }: Filter, understood: Understood | undefined) {
  if (!categoria || !understood) return undefined
  const { what, place, tipo, without } = understood
  const parts = [
    { text: what, left: without.what },
    { text: place ? placeName(place) : '', left: without.place },
    {
      text: exceptOf(understood) && m.search_except({ place: exceptOf(understood) }),
      left: without.except,
    },
    { text: tipo ? m.suppliers_tipoName({ tipo }) : '', left: without.tipo },
  ].filter(({ text }) => text !== '')
  return parts.length > 0 ? parts : undefined
}
