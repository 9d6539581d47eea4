import type { ParsedInputOf, ReplyOf } from 'contract/endpoint'
import type { searchSuppliers, SupplierFilter } from 'contract/search'
import type { Db } from '../database/db.ts'
import { itemOf } from '../suppliers/service.ts'
import { selectBrowsed, selectItems } from './queries.ts'
import { filterOf, type SearchFilter } from './rules/ranking/filter.ts'
import { inOrder, keyOf } from './rules/ranking/order.ts'
import { tokensOf } from './rules/reading/tokens.ts'
import { type Cursor, decodeCursor, encodeCursor, type Position } from './service-cursor.ts'
import {
  countResults,
  rankSimilar,
  rankWindow,
  type RankedSupplier,
  understand,
  type Window,
  windowsFrom,
} from './service-ranked.ts'

type Query = ParsedInputOf<typeof searchSuppliers>['query']
type Reply = ReplyOf<typeof searchSuppliers>

/** Matches are counted up to here; whoever has more refines the search. */
export const mostCounted = 1000
export const mostSimilar = 6

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
  const filter = filterOf(asked)
  if (!filter) return nothing
  const text = await textOf(db, asked.categoria, filter)
  if (text === 'unsearchable') return nothing
  if (text.browse) return browse(db, asked, text.browse, { limit, before })
  return searchWords(db, asked, { text: text.words, filter, limit, before })
}

/** Only stop words, a kind or 'exceto SP' alone ask for nothing in particular: then everybody else is shown. */
export async function textOf(
  db: Db,
  given: string | undefined,
  filter: SearchFilter,
): Promise<
  { browse: SearchFilter; words?: never } | { words: string; browse?: never } | 'unsearchable'
> {
  const text = given?.trim() ?? ''
  if (text === '') return { browse: filter }
  if (tokensOf(text).length === 0) return 'unsearchable'
  const { words, place, kind, except } = await understand(db, text)
  if (words.length > 0 || place) return { words: text }
  const others = except.length > 0 ? { ...filter, except } : filter
  return { browse: kind ? { ...others, kind: filter.kind ?? 'Freelancer' } : others }
}

type Asked = SupplierFilter
type Page = { limit: number; before: Cursor | undefined }

async function browse(
  db: Db,
  asked: Asked,
  filter: SearchFilter,
  { limit, before }: Page,
): Promise<Reply> {
  const after = before && 'browsed' in before.at ? before.at.browsed : undefined
  const found = await selectBrowsed(db, filter, {
    // One more than asked for tells whether there is a next page.
    limit: limit + 1,
    sort: 'fit',
    after,
    countTo: before ? undefined : mostCounted + 1,
  })
  const total = before?.total ?? found.total
  const page = found.items.slice(0, limit)
  const last = found.items.length > limit ? page.at(-1) : undefined
  return {
    ...nothing,
    data: page.map(itemOf),
    ...counted(total),
    nextCursor: last ? encodeCursor(asked, { at: { browsed: last.key }, total }) : null,
  }
}

type Words = Page & { text: string; filter: SearchFilter }

async function searchWords(
  db: Db,
  asked: Asked,
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
  return found.slice(0, mostSimilar)
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

type Reading = Words & { keep?: (result: RankedSupplier) => boolean }

/** The results after a position, from as many windows as it takes. */
export async function readPage(
  db: Db,
  { text, filter, limit, before, keep = () => true }: Reading,
): Promise<{ first: Window; page: RankedSupplier[]; next: Position | undefined }> {
  const at = before && 'after' in before.at ? before.at : undefined
  const first = await rankWindow(db, text, filter, at?.window ?? undefined)
  const page: { result: RankedSupplier; window: Window }[] = []
  for await (const window of windowsFrom(db, text, filter, first)) {
    const results = window.results.filter(keep)
    const rest = at && window === first ? results.filter((one) => comesAfter(one, at)) : results
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

type Ranked = Extract<Position, { after: unknown }>

function comesAfter(result: RankedSupplier, { after }: Ranked): boolean {
  return inOrder(keyOf(result), after) > 0
}
