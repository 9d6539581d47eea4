import { states } from 'contract/rules/states'
import { plainText } from 'contract/rules/text'
import type { SearchDocument } from './fit.ts'
import { type Place, regions } from '../words/place-names.ts'
import { placeWeight } from './weights.ts'

/**
 * How near a supplier is to a place that was named: where it is, or where it works. Whoever said where
 * it works is taken at its word; of the others, the text may say so, and their own state counts.
 */
export function nearnessTo(place: Place, document: SearchDocument): number {
  const said = nearnessByText(place, document)
  if (document.serves.length === 0 || said === placeWeight.here) return said
  const declared = nearnessByArea(place, document.serves)
  return declared <= placeWeight.elsewhere ? declared : Math.max(declared, said)
}

/** Whether a supplier is in one of these places. Of a part of a state nobody knows who is in it. */
export const isIn = (places: readonly Place[], document: SearchDocument): boolean => {
  const [city = '', uf = ''] = document.place.split('/')
  return places.some((place) => {
    const { cidade, estado, area } = place
    if (cidade) return plainText(cidade) === city && (!estado || estado.toLowerCase() === uf)
    return !(estado && area) && statesOf(place).includes(uf)
  })
}

function nearnessByArea(place: Place, serves: readonly string[]): number {
  const asked = place.cidade ? plainText(place.cidade) : undefined
  const state = place.estado?.toLowerCase()
  const isAsked = (one: string) =>
    state ? one === `${asked}/${state}` : one.startsWith(`${asked}/`)
  const ufs = statesOf(place)
  if (asked && serves.some(isAsked)) return placeWeight.servesCity
  if (ufs.some((uf) => serves.includes(uf))) return placeWeight.servesState
  // Of a state that was named, a part of it.
  if (!asked && ufs.some((uf) => serves.some((one) => one.endsWith(`/${uf}`)))) {
    return placeWeight.servesState
  }
  return serves.includes('br') ? placeWeight.servesCountry : placeWeight.elsewhere
}

export const statesOf = ({ estado, area }: Place): string[] =>
  estado ? [estado.toLowerCase()] : (regions[area ?? ''] ?? []).map((code) => code.toLowerCase())

function nearnessByText(place: Place, document: SearchDocument): number {
  const [city = '', uf = ''] = document.place.split('/')
  const text = ` ${document.speciality} ${document.service} ${document.notes} `
  const says = (name: string) => text.includes(` ${name} `)
  const asked = place.cidade ? plainText(place.cidade) : undefined
  const state = place.estado?.toLowerCase()
  if (asked && asked === city && (!state || state === uf)) return placeWeight.here
  if (asked && says(asked)) return placeWeight.servesCity
  const ufs = statesOf(place)
  const inState = ufs.includes(uf)
  if (!asked && place.area && state && says(plainText(place.area))) return placeWeight.here
  if (!asked && inState) return place.area && state ? placeWeight.servesCity : placeWeight.here
  if (ufs.some((code) => saysState(text, code))) return placeWeight.servesState
  if (!place.cidade && place.area && !state && saysRegion(text, place.area))
    return placeWeight.servesState
  const region = Object.entries(regions).find(([, codes]) =>
    codes.some((code) => ufs.includes(code.toLowerCase())),
  )
  if (region && saysRegion(text, region[0])) return placeWeight.servesRegion
  if (saysCountry(text)) return placeWeight.servesCountry
  return inState ? placeWeight.sameState : placeWeight.elsewhere
}

function saysState(text: string, code: string): boolean {
  const name = plainText(states[code.toUpperCase()] ?? '')
  // 'para' is a preposition, and 'mato grosso' begins 'mato grosso do sul'.
  if (name === 'para') return / (no|do|estado do) para /.test(text)
  if (name === 'mato grosso') return / mato grosso (?!do sul)/.test(text)
  // 'no sul de Minas'
  if (name === 'minas gerais') return text.includes(' minas ')
  return name !== '' && text.includes(` ${name} `)
}

/** 'sul de Minas', 'norte do Paraná', 'sul fluminense' are parts of a state, not of the country. */
const partOfState = [
  ...[...Object.values(states).map(plainText), 'minas', 'estado'].map((name) => `d[aeo] ${name}`),
  'paulista|mineiro|fluminense|capixaba|catarinense|gaucho|paranaense|baiano|pernambucano|cearense|goiano',
].join('|')

const regionSaid = new Map(
  Object.keys(regions).map((region) => [
    region,
    new RegExp(
      ` (?:no|regiao|e|todo o|(?<!grosso |grande )do) ${plainText(region)} (?!(?:${partOfState}) )`,
    ),
  ]),
)

const saysRegion = (text: string, region: string) => regionSaid.get(region)?.test(text) ?? false

const saysCountry = (text: string) =>
  / (todo o pais|todo pais|todo o brasil|todo brasil|brasil todo|brasil inteiro|territorio nacional|ambito nacional) /.test(
    text,
  )
