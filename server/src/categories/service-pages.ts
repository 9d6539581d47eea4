import { type CategoryPage, type CategoryPlace, leastIndexed } from 'contract/categories'
import { type CategorySlug, categorySlugs, isCategory } from 'contract/rules/categories'
import { urls } from 'contract/urls'
import type { Databases, Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import { cityNamed } from '../lookups/service.ts'
import { keepWhileUnchanged } from '../suppliers/service-kept.ts'
import { itemsOf } from '../suppliers/service.ts'
import { placeSlug, readPlaceSlug } from './rules.ts'
import { type Presence, selectMembers, selectPresence } from './queries.ts'

const perPage = 18
const mostNear = 6
const mostCities = 12

type Presences = ReadonlyMap<string, readonly Presence[]>

/** Of each category where its suppliers are, counted anew when the directory has changed. */
export const keepPresence = (): ((databases: Databases) => Promise<Presences>) =>
  keepWhileUnchanged(async (db) => Map.groupBy(await selectPresence(db), ({ slug }) => slug))

const sumOf = (list: readonly Presence[]) => list.reduce((sum, { total }) => sum + total, 0)

export function listWithCounts(known: Presences) {
  return categorySlugs.map((slug) => ({ slug, fornecedores: sumOf(known.get(slug) ?? []) }))
}

/** Addresses of the pages that have enough suppliers for search engines. */
export function indexedPages(known: Presences): string[] {
  return categorySlugs.flatMap((slug) => {
    const places = known.get(slug) ?? []
    if (sumOf(places) < leastIndexed) return []
    return [
      urls.category(slug),
      ...places
        .filter(({ total }) => total >= leastIndexed)
        .map(({ cidade, estado }) => urls.categoryIn(slug, placeSlug(cidade, estado))),
    ]
  })
}

type Asked = { slug: string; lugar?: string | undefined; pagina: number }

/** Unknown categories, cities that do not exist and pages behind the last one are not found. */
export async function getCategoryPage(
  db: Db,
  known: Presences,
  asked: Asked,
): Promise<CategoryPage> {
  const { slug, pagina } = asked
  if (!isCategory(slug)) throw new AppError('NOT_FOUND')
  const places = known.get(slug) ?? []
  const city = asked.lugar === undefined ? undefined : cityOf(asked.lugar, places)
  const total = city ? city.fornecedores : sumOf(places)
  const paginas = Math.max(1, Math.ceil(total / perPage))
  if (pagina > paginas) throw new AppError('NOT_FOUND')
  const members = { slug, skip: (pagina - 1) * perPage, limit: perPage }
  const ids = await selectMembers(db, { ...members, ...(city && { place: city.place }) })
  return {
    slug,
    fornecedores: sumOf(places),
    lugar: city ? shown(city) : null,
    data: await itemsOf(db, ids),
    total,
    pagina,
    paginas,
    porPagina: perPage,
    perto: city && pagina === paginas ? await nearTo(db, slug, city.place) : [],
    cidades: citiesNear(places, city),
  }
}

type City = CategoryPlace & { place: string }

const shown = ({ place: _place, ...city }: City): CategoryPlace => city

const cityAt = ({ place, cidade, estado, total }: Presence): City => ({
  slug: placeSlug(cidade, estado),
  cidade,
  estado,
  fornecedores: total,
  place,
})

function cityOf(lugar: string, places: readonly Presence[]): City {
  const named = readPlaceSlug(lugar)
  const place = `${named?.cidade}/${named?.estado.toLowerCase()}`
  const known = places.find((one) => one.place === place)
  if (known) return cityAt(known)
  const cidade = named && cityNamed(named.estado, named.cidade)
  if (!named || !cidade) throw new AppError('NOT_FOUND')
  return { slug: lugar, cidade, estado: named.estado, fornecedores: 0, place }
}

const nearTo = async (db: Db, slug: CategorySlug, elsewhere: string) =>
  itemsOf(db, await selectMembers(db, { slug, elsewhere, skip: 0, limit: mostNear }))

function citiesNear(places: readonly Presence[], city: City | undefined): CategoryPlace[] {
  const others = places.filter(({ place }) => place !== city?.place)
  const inState = others.filter(({ estado }) => estado === city?.estado)
  const further = others.filter(({ estado }) => estado !== city?.estado)
  return [...inState, ...further].slice(0, mostCities).map((one) => shown(cityAt(one)))
}
