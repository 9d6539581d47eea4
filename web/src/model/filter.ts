import { type CategorySlug, isCategory } from 'contract/rules/categories'
import { licences } from 'contract/rules/licences'
import { searchSorts } from 'contract/search'
import { type FilterType, filterTypes } from 'contract/suppliers'
import { readJson, writeJson } from '../lib/storage.ts'
import { urls } from 'contract/urls'

/** What the filter dialog asks for; '' is 'not set'. Kept under `filters` and in the URL, which wins. */
export type Filter = {
  tipo: FilterType
  categoria: string
  nomeFantasia: string
  estado: string
  cidade: string
  certificados: string[]
  /** The slug of a category; `categoria` is the text. */
  ramo: CategorySlug | ''
}

export const noFilter: Filter = {
  tipo: 'Ambos',
  categoria: '',
  nomeFantasia: '',
  estado: '',
  cidade: '',
  certificados: [],
  ramo: '',
}

const textFields = ['categoria', 'nomeFantasia', 'estado', 'cidade'] as const
const longest = 200

/** Reads what a link or a form without JavaScript carries; nonsense asks for nothing. */
export function filterOfUrl(search: URLSearchParams): Filter {
  const text = (field: string) => (search.get(field) ?? '').trim().slice(0, longest)
  return {
    ...noFilter,
    ...Object.fromEntries(textFields.map((field) => [field, text(field)])),
    tipo: asType(search.get('tipo')),
    certificados: asCertificates(search.getAll('certificados')),
    ramo: asCategory(search.get('ramo')),
  }
}

export type Sort = (typeof searchSorts)[number]

/** How an address names the order; the best fit first needs no name. */
const sortNames = { fit: '', name: 'nome', newest: 'recentes' } as const satisfies Record<
  Sort,
  string
>

export const sortOfUrl = (search: URLSearchParams): Sort =>
  searchSorts.find((sort) => sort !== 'fit' && sortNames[sort] === search.get('ordem')) ?? 'fit'

/** What a search asks with: the words and, where a field of its own asks for it, the place. */
export const textWithPlace = (words: string, place: string): string =>
  (place ? `${words} em ${place}` : words).trim().slice(0, longest)

/** Only what is set, in one order, so that the same filter has one address. */
export function searchOfFilter(filter: Filter, sort: Sort = 'fit'): string {
  const search = new URLSearchParams()
  if (filter.tipo !== 'Ambos') search.set('tipo', filter.tipo)
  for (const field of textFields) if (filter[field]) search.set(field, filter[field])
  for (const certificate of filter.certificados) search.append('certificados', certificate)
  if (filter.ramo) search.set('ramo', filter.ramo)
  if (sort !== 'fit') search.set('ordem', sortNames[sort])
  const text = search.toString()
  return text ? `?${text}` : ''
}

export const resultsUrl = (filter: Filter, sort: Sort = 'fit') =>
  `${urls.results}${searchOfFilter(filter, sort)}`

/** The names and values with which a form without JavaScript carries the filter along. */
export const fieldsOfFilter = (filter: Filter, sort: Sort = 'fit'): [string, string][] => [
  ...new URLSearchParams(searchOfFilter(filter, sort)),
]

export const isFilterSet = (filter: Filter) => searchOfFilter(filter) !== ''

/** The words of a search; a place or a licence alone is none. */
export const termOf = ({ categoria, nomeFantasia }: Filter): string | null =>
  categoria || nomeFantasia || null

/** What a search call carries: only what is set. */
export function queryOfFilter(filter: Filter) {
  return {
    ...(filter.tipo === 'Ambos' ? {} : { tipo: filter.tipo }),
    ...Object.fromEntries(
      textFields.flatMap((field) => (filter[field] ? [[field, filter[field]]] : [])),
    ),
    ...(filter.certificados.length > 0 ? { certificados: filter.certificados } : {}),
    ...(filter.ramo ? { ramo: filter.ramo } : {}),
  }
}

export function readFilter(): Filter {
  const kept = readJson('filters')
  if (typeof kept !== 'object' || kept === null) return noFilter
  const record = kept as Record<string, unknown>
  const text = (field: string) =>
    typeof record[field] === 'string' ? record[field].slice(0, longest) : ''
  return {
    ...noFilter,
    ...Object.fromEntries(textFields.map((field) => [field, text(field)])),
    tipo: asType(record.tipo),
    certificados: asCertificates(Array.isArray(record.certificados) ? record.certificados : []),
    ramo: asCategory(record.ramo),
  }
}

export const keepFilter = (filter: Filter): void => writeJson('filters', filter)

const asType = (value: unknown): FilterType =>
  filterTypes.find((type) => type === value) ?? noFilter.tipo

const asCategory = (value: unknown): Filter['ramo'] =>
  typeof value === 'string' && isCategory(value) ? value : ''

const mostCertificates = 20

/** The 15 licences in their order, then what else suppliers declare, by name. */
function asCertificates(values: readonly unknown[]): string[] {
  const given = values
    .flatMap((value) => (typeof value === 'string' ? [value.trim().slice(0, longest)] : []))
    .filter((text) => text !== '')
  const ours = licences.filter((licence) => given.includes(licence))
  const others = given.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  return [...new Set([...ours, ...others])].slice(0, mostCertificates)
}
