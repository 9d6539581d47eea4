import { readFileSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import type { Municipality, State } from 'contract/lookups'
import { cepDigits } from 'contract/rules/cep'
import { plainText } from 'contract/rules/text'

export type Place = { city: string; state: string }

/** Sorted ranges without overlaps, as three columns: twelve bytes a range. */
type Ranges = { starts: Uint32Array; ends: Uint32Array; codes: Uint32Array }

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const dataFile = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url))

const cepRanges = once(() => parseRanges(dataFile('cep-ranges-br.csv')))
// Decoding takes some 70 ms, once, when the first place is asked for.
const addressRanges = once(() => parseRanges(gunzipSync(dataFile('ip-cities-br.csv.gz'))))

const lineFeed = 10
const comma = 44
const zero = 48

/** Lines of three numbers below a header line, read as bytes: no string per field. */
function parseRanges(csv: Uint8Array): Ranges {
  const first = csv.indexOf(lineFeed) + 1
  let count = 0
  for (let at = first; at < csv.length; at++) if (csv[at] === lineFeed) count++
  const columns = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)]
  let row = 0
  let column = 0
  let value = 0
  for (let at = first; at < csv.length; at++) {
    const byte = csv[at] as number
    if (byte >= zero && byte < zero + 10) value = value * 10 + (byte - zero)
    else if (byte === comma || byte === lineFeed) {
      ;(columns[column] as Uint32Array)[row] = value
      value = 0
      column = byte === comma ? column + 1 : 0
      if (byte === lineFeed) row++
    }
  }
  const [starts, ends, codes] = columns as [Uint32Array, Uint32Array, Uint32Array]
  return { starts, ends, codes }
}

function codeOf({ starts, ends, codes }: Ranges, value: number): number | undefined {
  let low = 0
  let high = starts.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (value < (starts[middle] as number)) high = middle - 1
    else if (value > (ends[middle] as number)) low = middle + 1
    else return codes[middle]
  }
  return undefined
}

const alphabetical = new Intl.Collator('pt-BR').compare

const states = once<readonly State[]>(() =>
  getStates()
    .map(({ code, name, ibgeCode }) => ({ id: ibgeCode, sigla: code, nome: name }))
    .sort((a, b) => alphabetical(a.nome, b.nome)),
)

const municipalitiesByState = once(() => {
  const byState = new Map<string, Municipality[]>(states().map(({ sigla }) => [sigla, []]))
  for (const { code, name, stateCode } of getMunicipalities()) {
    byState.get(stateCode)?.push({ id: Number(code), nome: name })
  }
  for (const list of byState.values()) list.sort((a, b) => alphabetical(a.nome, b.nome))
  return byState
})

const placesByCode = once(() => {
  const places = new Map<number, Place>()
  for (const [state, list] of municipalitiesByState()) {
    for (const { id, nome } of list) places.set(id, { city: nome, state })
  }
  return places
})

export const allStates = (): State[] => [...states()]

/** Undefined for letters that are no state. */
export const municipalitiesOf = (state: string): Municipality[] | undefined =>
  municipalitiesByState().get(state)

/** The name as the list writes it; undefined when the state has no such city. */
export function cityNamed(state: string, name: string): string | undefined {
  const wanted = plainText(name)
  return municipalitiesOf(state)?.find(({ nome }) => plainText(nome) === wanted)?.nome
}

const foldedPlaces = once(() =>
  [...placesByCode().values()].map((place) => ({
    place,
    text: ` ${plainText(place.city)} ${place.state.toLowerCase()}`,
  })),
)

/** 'recife', 'recife pe' and 'grande do' find cities: the shortest name that begins like it first. */
export function placesNamed(text: string, most: number): Place[] {
  const typed = ` ${plainText(text)}`
  if (typed === ' ') return []
  const found = foldedPlaces().filter((folded) => folded.text.includes(typed))
  const rank = (folded: (typeof found)[number]) => (folded.text.startsWith(typed) ? 0 : 1)
  return found
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        a.place.city.length - b.place.city.length ||
        alphabetical(a.place.city, b.place.city),
    )
    .slice(0, most)
    .map(({ place }) => place)
}

export const placeOfMunicipality = (code: number): Place | null => placesByCode().get(code) ?? null

export function placeOfCep(cep: string): Place | null {
  const code = codeOf(cepRanges(), Number(cepDigits(cep)))
  return code === undefined ? null : placeOfMunicipality(code)
}

/**
 * Where in Brazil an address is, as far as the data knows (IPv4 only). Nothing is stored. Whoever hung
 * up before being answered has none, whatever the framework's types say.
 */
export function placeOfAddress(ip: string | undefined): Place | null {
  const address = ip?.replace(/^::ffff:/i, '') ?? ''
  if (!isIPv4(address)) return null
  const value = address.split('.').reduce((total, part) => total * 256 + Number(part), 0)
  const code = codeOf(addressRanges(), value)
  return code === undefined ? null : placeOfMunicipality(code)
}
