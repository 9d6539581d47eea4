import type { ParsedInputOf, ReplyOf } from 'contract/endpoint'
import type { searchPage, Understood } from 'contract/search'
import { isState } from 'contract/rules/states'
import type { Db } from '../database/db.ts'
import { cityNamed } from '../lookups/service.ts'
import { itemOf } from '../suppliers/service.ts'
import { type Item, selectBrowsed, selectBrowsedFacets, selectItems } from './queries.ts'
import type { SearchFilter } from './rules/ranking/filter.ts'
import type { Where } from './rules/ranking/order.ts'
import type { Place } from './rules/words/place-names.ts'
import type { Reading } from './rules/reading/reading.ts'
import { featuredAtLeast } from './rules/ranking/weights.ts'
import { type Choices, countChoices, type Looked, nearestCities } from './service-counts.ts'
import { type Cursor, decodeCursor, encodeCursor } from './service-cursor.ts'
import {
  betterSpelling,
  counted,
  mostCounted,
  mostSimilarShown,
  readBrowsed,
  readPage,
  type ReadQuery,
  readQuery,
  similarTo,
} from './service.ts'
import {
  countResults,
  isAnswer,
  type RankedSupplier,
  rankWindow,
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
  const read = await readQuery(db, asked)
  if (!read) return nothing(q)
  const { text, filter } = read
  const page = { asked, read, limit, before }
  const near = chosenPlace(asked, read.reading)
  if (near) {
    const around = { ...filter, state: undefined, placePart: undefined, near }
    return rankedPage(db, around.except ? q : text, around, page)
  }
  return text === '' ? browsedPage(db, page) : rankedPage(db, text, filter, page)
}

/** Of a text that names a place itself, the chosen one stays a condition: both have to hold. */
function chosenPlace(
  { cidade, estado }: PageFilter,
  reading: Reading | undefined,
): Place | undefined {
  const uf = estado?.toUpperCase()
  if (!uf || !isState(uf) || reading?.place) return undefined
  if (!cidade?.trim()) return { estado: uf }
  const city = cityNamed(uf, cidade)
  return city ? { cidade: city, estado: uf } : undefined
}

type PageFilter = Omit<Query, 'limit' | 'cursor' | 'q'> & { categoria: string }
type PageOf = { asked: PageFilter; read: ReadQuery; limit: number; before: Cursor | undefined }

async function browsedPage(db: Db, { asked, read, limit, before }: PageOf): Promise<Reply> {
  const { filter, reading } = read
  const { sort } = asked
  const list = { ...filter, levels: listLevels }
  const { items, total, next } = await readBrowsed(db, list, { limit, before, sort })
  const nextCursor = next ? encodeCursor(asked, { at: next, total }) : null
  const reply = nothing('')
  const data = items.map((item) => shown(item, null))
  const page = { ...reply, list: { data, ...counted(total), nextCursor } }
  if (before) return page
  const top = { ...filter, levels: featuredLevels }
  const featured = await selectBrowsed(db, top, {
    limit: mostFeatured,
    sort,
    countTo: mostCounted + 1,
  })
  return {
    ...page,
    understood: reading ? understoodOf(reading, null) : reply.understood,
    featured: {
      data: featured.items.map((item) => shown(item, null)),
      ...counted(featured.total),
    },
    ...(await choicesOf(db, asked, {
      saidKind: read.saidKind,
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

async function choicesOf(
  db: Db,
  asked: PageFilter,
  { isFound, ...search }: Choices & { isFound: boolean },
): Promise<Pick<Reply, 'counts' | 'nearby'>> {
  const { counts, cities } = await countChoices(db, search)
  return { counts, nearby: isFound ? [] : nearestCities(cities, asked) }
}

async function rankedPage(
  db: Db,
  text: string,
  filter: SearchFilter,
  { asked, read, limit, before }: PageOf,
): Promise<Reply> {
  const wanted = { text, filter, limit, before, keep: isListed }
  const { sort } = asked
  const { first, page, next } =
    sort === 'fit'
      ? await readPage(db, wanted)
      : await readSortedPage(db, { ...wanted, sort, most: mostCounted })
  const countOf = (levels: number[]) =>
    countResults(db, first, { ...filter, levels }, mostCounted + 1)
  // A list that ends on its first page has as many as it shows.
  const total = before?.total ?? (next ? await countOf(listLevels) : page.length)
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
  const similar = [...weak, ...(await similarTo(db, first, filter))].slice(0, mostSimilarShown)
  const items = await itemsOf(db, [...page, ...featured, ...similar])
  const place = ({ document }: RankedSupplier) => items.get(document.id) ?? []
  const featuredTotal =
    near.length < mostFeatured || !first.next ? near.length : await countOf(featuredLevels)
  return {
    understood: understoodOf(
      { ...first.reading, place: filter.near ? undefined : first.reading.place },
      await betterSpelling(db, first, filter),
    ),
    featured: { data: featured.flatMap(place), ...counted(featuredTotal) },
    list: list(items),
    similar: similar.flatMap(place),
    ...(await choicesOf(db, asked, {
      saidKind: read.saidKind,
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
