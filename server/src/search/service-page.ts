import type { ParsedInputOf, ReplyOf } from 'contract/endpoint'
import type { searchPage, Understood } from 'contract/search'
import { isState } from 'contract/rules/states'
import type { Db } from '../database/db.ts'
import { cityNamed } from '../lookups/service.ts'
import { itemOf } from '../suppliers/service.ts'
import {
  countCandidates,
  type Item,
  selectBrowsed,
  selectBrowsedFacets,
  selectCategoryCounts,
  selectCertificateCounts,
  selectItems,
} from './queries.ts'
import { filterOf, type SearchFilter } from './rules-filter.ts'
import type { Where } from './rules-order.ts'
import type { Place } from './rules-place-names.ts'
import type { Reading } from './rules-reading.ts'
import { type Cursor, decodeCursor, encodeCursor } from './service-cursor.ts'
import { counted, mostCounted, readPage, similarTo, textOf } from './service.ts'
import { type RankedSupplier, understand, type Window } from './service-ranked.ts'

type Query = ParsedInputOf<typeof searchPage>['query']
type Reply = ReplyOf<typeof searchPage>

/** PRO and CORP stand apart, four at most; the list has BASIC and FREE. */
const featuredLevels = [1, 2]
const listLevels = [3, 4]
const mostFeatured = 4

const nobody = { data: [], total: 0, hasMore: false }
const noCounts = { tipo: [], estados: [], certificados: [], categorias: [], partial: false }
const nothing = (what: string): Reply => ({
  understood: { what, place: null, tipo: null, corrected: null },
  featured: nobody,
  list: { ...nobody, nextCursor: null },
  similar: [],
  counts: noCounts,
})

/** One call for a whole page of results. */
export async function makeSearchPage(db: Db, query: Query): Promise<Reply> {
  const { limit, cursor, q = '', categoria: category, ...rest } = query
  // The filter calls the text what the specification calls it.
  const asked = { ...rest, category, categoria: q }
  const before = cursor ? decodeCursor(asked, cursor) : undefined
  const filter = filterOf(asked)
  const text = filter && (await textOf(db, q, filter))
  if (!filter || !text || text === 'unsearchable') return nothing(q)
  const page = { asked, limit, before }
  const near = await chosenPlace(db, asked)
  if (near) {
    const around = { ...(text.browse ?? filter), state: undefined, placePart: undefined, near }
    return rankedPage(db, text.browse ? '' : q, around, page)
  }
  return text.browse ? browsedPage(db, text.browse, page) : rankedPage(db, text.words, filter, page)
}

/** Of a text that names a place itself, the chosen one stays a condition: both have to hold. */
async function chosenPlace(
  db: Db,
  { categoria, cidade, estado }: Asked,
): Promise<Place | undefined> {
  const uf = estado?.toUpperCase()
  if (!uf || !isState(uf) || (await understand(db, categoria)).place) return undefined
  if (!cidade?.trim()) return { estado: uf }
  const city = cityNamed(uf, cidade)
  return city ? { cidade: city, estado: uf } : undefined
}

type Asked = Omit<Query, 'limit' | 'cursor' | 'q' | 'categoria'> & {
  categoria: string
  category: Query['categoria']
}
type PageOf = { asked: Asked; limit: number; before: Cursor | undefined }

async function browsedPage(
  db: Db,
  filter: SearchFilter,
  { asked, limit, before }: PageOf,
): Promise<Reply> {
  const list = { ...filter, levels: listLevels }
  const after = before && 'browsed' in before.at ? before.at.browsed : undefined
  const countTo = before ? undefined : mostCounted + 1
  const found = await selectBrowsed(db, list, {
    limit: limit + 1,
    sort: asked.sort,
    after,
    countTo,
  })
  const total = before?.total ?? found.total
  const last = found.items.length > limit ? found.items[limit - 1] : undefined
  const nextCursor = last ? encodeCursor(asked, { at: { browsed: last.key }, total }) : null
  const reply = nothing('')
  const data = found.items.slice(0, limit).map((item) => shown(item, null))
  const page = { ...reply, list: { data, ...counted(total), nextCursor } }
  if (before) return page
  const top = { ...filter, levels: featuredLevels }
  const featured = await selectBrowsed(db, top, { limit: mostFeatured, sort: asked.sort, countTo })
  const facets = await selectBrowsedFacets(db, filter, mostCounted + 1)
  return {
    ...page,
    understood: asked.categoria
      ? understoodOf(await understand(db, asked.categoria), false)
      : reply.understood,
    featured: {
      data: featured.items.map((item) => shown(item, null)),
      ...counted(featured.total),
    },
    counts: await countOptions(
      db,
      facets.map(({ id, kind, place }) => ({
        id,
        place,
        kind: kind === 'Empresa' ? 'Empresa' : 'Autônomo',
      })),
      facets.length > mostCounted,
    ),
  }
}

async function rankedPage(
  db: Db,
  text: string,
  filter: SearchFilter,
  { asked, limit, before }: PageOf,
): Promise<Reply> {
  const isListed = ({ document }: RankedSupplier) => listLevels.includes(document.promotion)
  const read = { text, filter, limit, before, keep: isListed }
  const { first, page, next } = await readPage(db, read)
  const sorted = sortResults(page, asked.sort)
  const top = before ? [] : first.results.filter((result) => !isListed(result))
  const featured = sortResults(top, asked.sort).slice(0, mostFeatured)
  const similar = before ? [] : await similarTo(db, first, filter)
  const all = [...sorted, ...featured, ...similar]
  const items = await itemsOf(db, all)
  const total = before?.total ?? (await countLevels(db, first, filter, listLevels))
  const place = (result: RankedSupplier) => items.get(result.document.id) ?? []
  return {
    understood: understoodOf(
      { ...first.reading, place: filter.near ? undefined : first.reading.place },
      page.length + featured.length > 0,
    ),
    featured: {
      data: featured.flatMap(place),
      ...counted(before ? 0 : await countLevels(db, first, filter, featuredLevels)),
    },
    list: {
      data: sorted.flatMap(place),
      ...counted(total),
      nextCursor: next ? encodeCursor(asked, { at: next, total }) : null,
    },
    similar: similar.flatMap(place),
    counts: before
      ? noCounts
      : await countOptions(
          db,
          first.results.map(({ document }) => document),
          first.next !== undefined,
        ),
  }
}

async function countLevels(
  db: Db,
  window: Window,
  filter: SearchFilter,
  levels: readonly number[],
): Promise<number> {
  if (!window.next) {
    return window.results.filter(({ document }) => levels.includes(document.promotion)).length
  }
  return countCandidates(
    db,
    window.candidates.all,
    { ...filter, levels: [...levels] },
    mostCounted + 1,
  )
}

const shown = (item: Item, where: Where | null) => ({ ...itemOf(item), where })

async function itemsOf(db: Db, results: readonly RankedSupplier[]) {
  const where = new Map(results.map((result) => [result.document.id, result.where ?? null]))
  const items = await selectItems(db, [...where.keys()])
  return new Map(items.map((item) => [item.id, shown(item, where.get(item.id) ?? null)]))
}

/** By name or newest first within the page that fits best: sorting never lets in what fits less. */
function sortResults(results: RankedSupplier[], sort: Query['sort']): RankedSupplier[] {
  if (sort === 'fit') return results
  return results.toSorted(({ document: a }, { document: b }) =>
    sort === 'newest' ? b.id - a.id : a.sortName < b.sortName ? -1 : 1,
  )
}

function understoodOf(
  { shown: what, place, kind, corrected }: Reading,
  found: boolean,
): Understood {
  return {
    what,
    place: place
      ? { cidade: place.cidade ?? null, estado: place.estado ?? null, area: place.area ?? null }
      : null,
    tipo: kind ?? null,
    corrected: (found && corrected) || null,
  }
}

type Facet = { id: number; kind: 'Empresa' | 'Autônomo'; place: string }

async function countOptions(
  db: Db,
  facets: readonly Facet[],
  partial: boolean,
): Promise<Reply['counts']> {
  const ids = facets.map(({ id }) => id)
  return {
    tipo: tally(facets.map(({ kind }) => kind)),
    estados: tally(facets.map(({ place }) => place.split('/')[1]?.toUpperCase() ?? '')),
    certificados: await selectCertificateCounts(db, ids),
    categorias: await selectCategoryCounts(db, ids),
    partial,
  }
}

/** The most usual first. */
function tally(values: readonly string[]): { value: string; fornecedores: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, fornecedores]) => ({ value, fornecedores }))
    .sort((a, b) => b.fornecedores - a.fornecedores || (a.value < b.value ? -1 : 1))
}
