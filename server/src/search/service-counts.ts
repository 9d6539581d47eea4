import type { ReplyOf } from 'contract/endpoint'
import type { searchPage } from 'contract/search'
import { isState } from 'contract/rules/states'
import type { Db } from '../database/db.ts'
import { selectCategoryCounts, selectCertificateCounts, selectCityCounts } from './queries.ts'
import type { SearchFilter } from './rules/ranking/filter.ts'
import { regions } from './rules/words/place-names.ts'
import { tokensOf } from './rules/reading/tokens.ts'
import { gazetteer } from './service-places.ts'

type Reply = ReplyOf<typeof searchPage>
type City = Reply['nearby'][number]

/** What a supplier that was found counts under. */
export type Facet = { id: number; kind: 'Empresa' | 'Autônomo'; place: string }
/** Who was found. Of the featured ones that fit too little, which a page shows as similar, `total` has none. */
export type Looked = { facets: readonly Facet[]; total: number; partial: boolean }

const mostCities = 12
const mostNearby = 6

export type Choices = {
  filter: SearchFilter
  found: Looked
  /** The kind that the text names by itself, when none is chosen. */
  saidKind: SearchFilter['kind']
  /** The same search with another filter. */
  look: (filter: SearchFilter) => Promise<Looked>
}

/**
 * How many each choice would leave. Of kind, place and category only one can be chosen, so their
 * choices are counted as if none were; certificates add up, and count within what is found. A kind that
 * is not chosen counts among both: looked for alone, a few more may fit, beside nobody better.
 */
export async function countChoices(
  db: Db,
  { filter, found, saidKind, look }: Choices,
): Promise<Pick<Reply, 'counts'> & { cities: City[] }> {
  const isPlaced = Boolean(filter.near ?? filter.state ?? filter.placePart)
  const [bothKinds, anyCategory, anywhere] = await Promise.all([
    filter.kind === saidKind ? found : look({ ...filter, kind: saidKind }),
    filter.category.length > 0 ? look({ ...filter, category: [] }) : found,
    isPlaced ? look({ ...filter, near: undefined, state: undefined, placePart: undefined }) : found,
  ])
  const [cities, certificados, categorias] = await Promise.all([
    selectCityCounts(db, idsOf(anywhere)),
    selectCertificateCounts(db, idsOf(found)),
    selectCategoryCounts(db, idsOf(anyCategory)),
  ])
  const ofKind = (value: Facet['kind'], isChosen: boolean) => ({
    value,
    fornecedores: isChosen
      ? found.total
      : bothKinds.facets.filter(({ kind }) => kind === value).length,
  })
  const state = (filter.near?.estado ?? filter.state)?.toUpperCase()
  return {
    cities,
    counts: {
      tipo: [
        { value: 'Ambos', fornecedores: bothKinds.total },
        ofKind('Empresa', filter.kind === 'Empresa'),
        ofKind('Autônomo', filter.kind === 'Freelancer'),
      ],
      estados: tally(anywhere.facets.map(({ place }) => place.split('/')[1]?.toUpperCase() ?? '')),
      cidades: cities
        .filter(({ estado }) => !state || estado === state)
        .slice(0, mostCities)
        .map(({ cidade, estado, fornecedores }) => ({
          value: `${cidade}/${estado}`,
          fornecedores,
        })),
      certificados,
      categorias,
      partial: [found, bothKinds, anyCategory, anywhere].some(({ partial }) => partial),
    },
  }
}

const idsOf = ({ facets }: Looked) => facets.map(({ id }) => id)

/** The most usual first. */
function tally(values: readonly string[]): { value: string; fornecedores: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, fornecedores]) => ({ value, fornecedores }))
    .sort((a, b) => b.fornecedores - a.fornecedores || (a.value < b.value ? -1 : 1))
}

/** Cities of the same state first, then of the same region, then the others. */
export function nearestCities(
  cities: readonly City[],
  asked: { estado?: string | undefined; cidade?: string | undefined },
): City[] {
  const state = stateOf(asked)
  const region = Object.values(regions).find((states) => states.includes(state))
  const far = ({ estado }: City) => (estado === state ? 0 : region?.includes(estado) ? 1 : 2)
  return cities.toSorted((a, b) => far(a) - far(b)).slice(0, mostNearby)
}

/** 'Olinda' is in Pernambuco. */
function stateOf({ estado = '', cidade = '' }: { estado?: string; cidade?: string }): string {
  if (isState(estado.toUpperCase())) return estado.toUpperCase()
  return gazetteer().read(tokensOf(`em ${cidade}`), () => false).estado ?? ''
}
