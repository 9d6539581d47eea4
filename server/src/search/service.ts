import type { ParsedInputOf, ReplyOf } from 'contract/endpoint'
import type { searchSuppliers, SupplierFilter } from 'contract/search'
import type { Db } from '../database/db.ts'
import { itemOf } from '../suppliers/service.ts'
import { type Item, selectBrowsed, selectItems, type Sort } from './queries.ts'
import { filterOf, type SearchFilter } from './rules/ranking/filter.ts'
import { inOrder, keyOf } from './rules/ranking/order.ts'
import type { Reading } from './rules/reading/reading.ts'
import { tokensOf } from './rules/reading/tokens.ts'
import { type Cursor, decodeCursor, encodeCursor, type Position } from './service-cursor.ts'
import {
  countResults,
  rankSimilar,
  rankWindow,
  type RankedSupplier,
  readText,
  type Window,
  windowsFrom,
} from './service-ranked.ts'

type Query = ParsedInputOf<typeof searchSuppliers>['query']
type Reply = ReplyOf<typeof searchSuppliers>

/** Matches are counted up to here; whoever has more refines the search. */
export const mostCounted = 1000
export const mostSimilarShown = 6

const nothing: Reply = {
  data: [],
  total: 0,
  hasMore: false,
  nextCursor: null,
  suggestion: null,
  similar: [],
}

export async function searchDirectory(db: Db, query: Query): Promise<Reply> {
  const { limit, cursor, ...asked } = query
  const before = cursor ? decodeCursor(asked, cursor) : undefined
  const read = await readQuery(db, asked)
  if (!read) return nothing
  const { text, filter } = read
  if (text === '') return browse(db, asked, filter, { limit, before })
  return searchWords(db, asked, { text, filter, limit, before })
}

/** A search as it was read. */
export type ReadQuery = {
  /** Empty when nothing in particular is asked for: then everybody who passes the filter is shown. */
  text: string
  filter: SearchFilter
  /** Undefined when nothing was typed. */
  reading: Reading | undefined
  /** Set when the text names a kind and nothing else to look for. */
  saidKind: SearchFilter['kind']
}

/** Undefined when nobody can fit. Only stop words, a kind or 'exceto SP' alone ask for nothing in particular. */
export async function readQuery(db: Db, given: SupplierFilter): Promise<ReadQuery | undefined> {
  const text = given.categoria?.trim() ?? ''
  const filter = filterOf(given)
  if (!filter) return undefined
  if (text === '') return { text, filter, reading: undefined, saidKind: undefined }
  if (tokensOf(text).length === 0) return undefined
  const reading = await readText(db, text)
  const { words, place, kind, except } = reading
  if (words.length > 0 || place) return { text, filter, reading, saidKind: undefined }
  const saidKind = kind && 'Freelancer'
  const others = except.length > 0 ? { ...filter, except } : filter
  return { text: '', filter: { ...others, kind: filter.kind ?? saidKind }, reading, saidKind }
}

type Page = { limit: number; before: Cursor | undefined }

async function browse(
  db: Db,
  asked: SupplierFilter,
  filter: SearchFilter,
  page: Page,
): Promise<Reply> {
  const { items, total, next } = await readBrowsed(db, filter, { ...page, sort: 'fit' })
  return {
    ...nothing,
    data: items.map(itemOf),
    ...counted(total),
    nextCursor: next ? encodeCursor(asked, { at: next, total }) : null,
  }
}

/** A page without words, and where the next one begins. */
export async function readBrowsed(
  db: Db,
  filter: SearchFilter,
  { limit, before, sort }: Page & { sort: Sort },
): Promise<{ items: Item[]; total: number; next: Position | undefined }> {
  const found = await selectBrowsed(db, filter, {
    // One more than asked for tells whether there is a next page.
    limit: limit + 1,
    sort,
    after: before && 'browsed' in before.at ? before.at.browsed : undefined,
    countTo: before ? undefined : mostCounted + 1,
  })
  const items = found.items.slice(0, limit)
  const last = found.items.length > limit ? items.at(-1) : undefined
  return { items, total: before?.total ?? found.total, next: last && { browsed: last.key } }
}

type Words = Page & { text: string; filter: SearchFilter }

async function searchWords(
  db: Db,
  asked: SupplierFilter,
  { text, filter, limit, before }: Words,
): Promise<Reply> {
  const { first, page, next } = await readPage(db, { text, filter, limit, before })
  const isFirst = !before
  const similar = isFirst ? await similarTo(db, first, filter) : []
  const [total, items] = await Promise.all([
    // A list that ends on its first page has as many as it shows.
    before?.total ?? (next ? countResults(db, first, filter, mostCounted + 1) : page.length),
    selectItems(
      db,
      [...page, ...similar].map(({ document }) => document.id),
    ),
  ])
  const data = items.slice(0, page.length).map(itemOf)
  return {
    data,
    ...counted(total),
    nextCursor: next ? encodeCursor(asked, { at: next, total }) : null,
    suggestion: isFirst ? await betterSpelling(db, first, filter) : null,
    similar: items.slice(page.length).map(itemOf),
  }
}

export const counted = (total: number) => ({
  total: Math.min(total, mostCounted),
  hasMore: total > mostCounted,
})

/** What stayed below the floor; when nothing fits, whoever has at least one of the words, wherever it is. */
export async function similarTo(
  db: Db,
  window: Window,
  filter: SearchFilter,
): Promise<RankedSupplier[]> {
  const isNothing = window.results.length === 0
  const found =
    isNothing && (window.similar.length === 0 || window.reading.place)
      ? await rankSimilar(db, window, filter)
      : window.similar
  return found.slice(0, mostSimilarShown)
}

/** 'Você quis dizer': only words that fit somebody better than the ones that were typed. */
export async function betterSpelling(
  db: Db,
  { reading: { corrected }, results: [typed] }: Window,
  filter: SearchFilter,
): Promise<string | null> {
  if (!corrected || !typed) return null
  const [best] = (await rankWindow(db, corrected, filter)).results
  return best && best.fit > typed.fit ? corrected : null
}

type PageAsked = Words & { keep?: (result: RankedSupplier) => boolean }

/** The results after a position, from as many windows as it takes. */
export async function readPage(
  db: Db,
  { text, filter, limit, before, keep = () => true }: PageAsked,
): Promise<{ first: Window; page: RankedSupplier[]; next: Position | undefined }> {
  const at = before && 'after' in before.at ? before.at : undefined
  const first = await rankWindow(db, text, filter, at?.window ?? undefined)
  const page: { result: RankedSupplier; window: Window }[] = []
  for await (const window of windowsFrom(db, text, filter, first)) {
    const results = window.results.filter(keep)
    const rest =
      at && window === first ? results.filter((one) => inOrder(keyOf(one), at.after) > 0) : results
    page.push(...rest.map((result) => ({ result, window })))
    if (page.length > limit) break
  }
  const last = page.length > limit ? page[limit - 1] : undefined
  return {
    first,
    page: page.slice(0, limit).map(({ result }) => result),
    next: last && { window: last.window.start ?? null, after: keyOf(last.result) },
  }
}
