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
  selectItems,
} from './queries.ts'
import { filterOf, type SearchFilter } from './rules/ranking/filter.ts'
import type { Where } from './rules/ranking/order.ts'
import type { Place } from './rules/words/place-names.ts'
import type { Reading } from './rules/reading/reading.ts'
import { featuredAtLeast } from './rules/ranking/weights.ts'
import { countChoices, type Looked, nearestCities } from './service-counts.ts'
import { type Cursor, decodeCursor, encodeCursor } from './service-cursor.ts'
import {
  betterSpelling,
  counted,
  mostCounted,
  mostSimilar,
  readPage,
  similarTo,
  textOf,
} from './service.ts'
import {
  isAnswer,
  type RankedSupplier,
  rankWindow,
  understand,
  type Window,
} from './service-ranked.ts'
import { readSortedPage, sortResults } from './service-sorted.ts'

type Query = ParsedInputOf<typeof searchPage>['query']
type Reply = ReplyOf<typeof searchPage>

/** PRO and CORP stand apart when they fit well, four at most; the list has BASIC and FREE. */
const featuredLevels = [1, 2]
const listLevels = [3, 4]
const mostFeatured = 4

const nobody = { data: [], total: 0, hasMore: false }
const noCounts = {
  tipo: [],
  estados: [],
  cidades: [],
  certificados: [],
  categorias: [],
  partial: false,
}
const nothing = (what: string): Reply => ({
  understood: {
    what,
    place: null,
    except: [],
    tipo: null,
    without: { what: '', place: what, except: what, tipo: what },
    corrected: null,
  },
  featured: nobody,
  list: { ...nobody, nextCursor: null },
  similar: [],
  nearby: [],
  counts: noCounts,
})

/** One call for a whole page of results. */
export async function makeSearchPage(db: Db, query: Query): Promise<Reply> {
  const { limit, cursor, q = '', ...rest } = query
  // The filter calls the text what the specification calls it.
  const asked = { ...rest, categoria: q }
  const before = cursor ? decodeCursor(asked, cursor) : undefined
  const filter = filterOf(asked)
  const text = filter && (await textOf(db, q, filter))
  if (!filter || !text || text === 'unsearchable') return nothing(q)
  const page = { asked, limit, before }
  const near = await chosenPlace(db, asked)
  if (near) {
    const around = { ...(text.browse ?? filter), state: undefined, placePart: undefined, near }
    return rankedPage(db, text.browse && !around.except ? '' : q, around, page)
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

type Asked = Omit<Query, 'limit' | 'cursor' | 'q'> & { categoria: string }
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
  return {
    ...page,
    understood: asked.categoria
      ? understoodOf(await understand(db, asked.categoria), null)
      : reply.understood,
    featured: {
      data: featured.items.map((item) => shown(item, null)),
      ...counted(featured.total),
    },
    ...(await choicesOf(db, asked, {
      filter,
      found: await lookBrowsed(db, filter),
      look: (other) => lookBrowsed(db, other),
      isFound: total + featured.total > 0,
    })),
  }
}

async function lookBrowsed(db: Db, filter: SearchFilter): Promise<Looked> {
  const rows = await selectBrowsedFacets(db, filter, mostCounted + 1)
  const { total, hasMore } = counted(rows.length)
  return { facets: rows, total, partial: hasMore }
}

function lookedAt({ results, next }: Window): Looked {
  const isNearBest = nearBestOf(results)
  return {
    facets: results.map(({ document }) => document),
    total: results.filter((result) => isListed(result) || isNearBest(result)).length,
    partial: next !== undefined,
  }
}

type Choices = {
  filter: SearchFilter
  found: Looked
  look: (filter: SearchFilter) => Promise<Looked>
  isFound: boolean
}

async function choicesOf(
  db: Db,
  asked: Asked,
  { isFound, ...search }: Choices,
): Promise<Pick<Reply, 'counts' | 'nearby'>> {
  const text = await textOf(db, asked.categoria, { ...search.filter, kind: undefined })
  const saidKind = text === 'unsearchable' ? undefined : text.browse?.kind
  const { counts, cities } = await countChoices(db, { ...search, saidKind })
  return { counts, nearby: isFound ? [] : nearestCities(cities, asked) }
}

async function rankedPage(
  db: Db,
  text: string,
  filter: SearchFilter,
  { asked, limit, before }: PageOf,
): Promise<Reply> {
  const read = { text, filter, limit, before, keep: isListed }
  const { sort } = asked
  const { first, page, next } =
    sort === 'fit'
      ? await readPage(db, read)
      : await readSortedPage(db, { ...read, sort, most: mostCounted })
  // A list that ends on its first page has as many as it shows.
  const total =
    before?.total ?? (next ? await countLevels(db, first, filter, listLevels) : page.length)
  const list = (items: Map<number, Reply['list']['data'][number]>) => ({
    data: page.flatMap(({ document }) => items.get(document.id) ?? []),
    ...counted(total),
    nextCursor: next ? encodeCursor(asked, { at: next, total }) : null,
  })
  if (before) return { ...nothing(asked.categoria), list: list(await itemsOf(db, page)) }
  const top = first.results.filter((result) => !isListed(result))
  const isNearBest = nearBestOf(first.results)
  const near = top.filter(isNearBest)
  const featured = sortResults(near, sort).slice(0, mostFeatured)
  const weak = top.filter((result) => !isNearBest(result))
  const similar = [...weak, ...(await similarTo(db, first, filter))].slice(0, mostSimilar)
  const items = await itemsOf(db, [...page, ...featured, ...similar])
  const place = ({ document }: RankedSupplier) => items.get(document.id) ?? []
  const featuredTotal =
    near.length < mostFeatured || !first.next
      ? near.length
      : await countLevels(db, first, filter, featuredLevels)
  return {
    understood: understoodOf(
      { ...first.reading, place: filter.near ? undefined : first.reading.place },
      await betterSpelling(db, first, filter),
    ),
    featured: { data: featured.flatMap(place), ...counted(featuredTotal) },
    list: list(items),
    similar: similar.flatMap(place),
    ...(await choicesOf(db, asked, {
      filter,
      found: lookedAt(first),
      // Without words and without the place there is nothing to rank by.
      look: async (other) =>
        (text === '' || other.except) && !other.near
          ? lookBrowsed(db, other)
          : lookedAt(await rankWindow(db, text, other)),
      isFound: total + featuredTotal > 0,
    })),
  }
}

const isListed = ({ document }: RankedSupplier) => listLevels.includes(document.promotion)

function nearBestOf(results: readonly RankedSupplier[]): (result: RankedSupplier) => boolean {
  const found = results.filter((result) => !isAnswer(result))
  const best = Math.max(0, ...found.map(({ match }) => match))
  return ({ match }) => match >= best * featuredAtLeast
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

const shown = (item: Item, where: Where | null, promoted = false) => ({
  ...itemOf(item),
  where,
  promoted,
})

async function itemsOf(db: Db, results: readonly RankedSupplier[]) {
  const found = new Map(results.map((result) => [result.document.id, result]))
  const items = await selectItems(db, [...found.keys()])
  return new Map(
    items.map((item) => {
      const result = found.get(item.id)
      return [item.id, shown(item, result?.where ?? null, result && isAnswer(result))]
    }),
  )
}

const placeSaid = ({ cidade, estado, area }: Place) => ({
  cidade: cidade ?? null,
  estado: estado ?? null,
  area: area ?? null,
})

function understoodOf(reading: Reading, corrected: string | null): Understood {
  const { place, except, kind } = reading
  // A spelling that finds nobody better is a guess: the words stay as they were typed.
  const { shown: what, without } = corrected === null ? reading.typed : reading.told
  return {
    what,
    place: place ? placeSaid(place) : null,
    except: except.map(placeSaid),
    tipo: kind ?? null,
    without: {
      what: without.what,
      place: without.place,
      except: without.except,
      tipo: without.kind,
    },
    corrected,
  }
}
