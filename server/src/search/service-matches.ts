import { plainText } from 'contract/rules/text'
import type { SupplierFilter } from 'contract/search'
import type { Db } from '../database/db.ts'
import { type Item, selectBrowsed, selectByName, selectItems } from './queries.ts'
import { makeMatcher, wordsLacking } from './rules/ranking/fit.ts'
import { filterOf } from './rules/ranking/filter.ts'
import { offeredIn } from './rules/ranking/offered.ts'
import { isAskedFor, type Passage, passagesIn } from './rules/ranking/passages.ts'
import { isAttribute, isGood, isMaker, isOrdinary } from './rules/words/goods.ts'
import type { Where } from './rules/ranking/order.ts'
import { isAsking, isHalfAsking, isStop } from './rules/words/asking.ts'
import { isInsect } from './rules/reading/talk.ts'
import { isEveryday } from './rules/words/everyday.ts'
import { phraseKey } from './rules/words/synonyms.ts'
import { readQuery, similarTo } from './service.ts'
import { knowledge } from './service-knowledge.ts'
import { gazetteer } from './service-places.ts'
import { rankWindow, type RankedSupplier, readText } from './service-ranked.ts'

/** As everybody sees it. */
export type VisibleSupplier = Item

/** All that was asked for, some of it, or too little to be a result. */
export type Closeness = 'whole' | 'part' | 'similar'
export type FoundSupplier = Item & {
  closeness: Closeness
  /** How well it fits, wherever it is. */
  match: number
  /** Those of the asked words that it lacks, folded. */
  lacks: readonly string[]
  /** Those that are what it offers, and no mere words of whom it serves; undefined where none was asked for. */
  offers: readonly string[] | undefined
  /** Set when a place was asked for: there, serving it, or elsewhere. */
  where: Where | undefined
}

/** The first matches with how well each fits, for whoever has to judge that (the chat's assistant). */
export async function findMatches(
  db: Db,
  given: SupplierFilter,
  limit: number,
): Promise<FoundSupplier[]> {
  const read = await readQuery(db, given)
  if (!read) return []
  const { text, filter } = read
  if (text === '') {
    const { items } = await selectBrowsed(db, filter, { limit, sort: 'fit' })
    return items.map(({ key: _key, ...item }) => ({
      ...item,
      closeness: 'whole',
      match: 1,
      lacks: [],
      offers: undefined,
      where: undefined,
    }))
  }
  const window = await rankWindow(db, text, filter)
  const found = window.results.length > 0 ? window.results : await similarTo(db, window, filter)
  const first = found.slice(0, limit)
  const items = await selectItems(
    db,
    first.map(({ document }) => document.id),
  )
  const matcher = makeMatcher(window.reading)
  const byId = new Map(first.map((result) => [result.document.id, result]))
  return items.flatMap((item) => {
    const result = byId.get(item.id)
    if (!result) return []
    const { match, where, document } = result
    const lacks = wordsLacking(matcher, document)
    const offer = {
      ...document,
      service: plainText(offeredIn(item.servico)),
      notes: offeredIn(document.notes),
    }
    const words = window.reading.words.map(({ word }) => word)
    const notOffered = wordsLacking(matcher, offer)
    const offers = words.length > 0 ? words.filter((word) => !notOffered.includes(word)) : undefined
    return [{ ...item, closeness: closenessOf(result), match, lacks, offers, where }]
  })
}

/** What of a text says something of these words of a question, in whichever words it does; and which of its words, folded, do. */
export async function findPassages(
  db: Db,
  words: readonly string[],
  sentences: readonly string[],
  question: string,
): Promise<{ passages: Passage[]; tells: (word: string) => boolean }> {
  const matcher = makeMatcher(await readText(db, `${words.join(' ')}.`))
  const beside = question ? makeMatcher(await readText(db, `${question}.`)) : undefined
  return {
    passages: passagesIn(matcher, sentences, beside),
    tells: (word) => isAskedFor(matcher, word),
  }
}

const mostOfOneName = 20

/** Suppliers called by all these folded words, and those in whose names each of the rare ones occurs. */
export const findByName = (db: Db, words: readonly string[], rare: readonly string[]) =>
  selectByName(db, words.join(' '), rare, mostOfOneName)

const closenessOf = ({ similar, whole }: RankedSupplier): Closeness =>
  similar ? 'similar' : whole ? 'whole' : 'part'

/** The text with its typing errors put right, should it have any. */
export async function findSpelling(
  db: Db,
  { categoria }: SupplierFilter,
): Promise<string | undefined> {
  return categoria ? (await readText(db, categoria)).corrected : undefined
}

/** The word itself or another form of it. */
const sure = 0.95
const shortestMisspelt = 6
const inPlace = { raw: 'em', word: 'em', tied: false }

/** How the search reads words and places, for whoever has to tell a need from other talk. */
export async function readerOf(db: Db) {
  const { vocabulary, synonyms } = await knowledge(db)
  const usedBy = (word: string) => vocabulary.suppliers(word)
  return {
    /** So many are in the directory. */
    suppliers: vocabulary.documents,
    readPlace: (tokens: Parameters<ReturnType<typeof gazetteer>['read']>[0]) =>
      gazetteer().read(tokens, (word) => usedBy(word) > 0),
    isAttribute,
    isGood,
    isInsect,
    saysNothing: (word: string) => isAsking(word) || isHalfAsking(word) || isStop(word),
    /** Said in a story, and the name of nothing: 'irmão', 'falou', 'perdi'. */
    isEveryday: (word: string) => isEveryday(word) && !synonyms.has(word) && !isAttribute(word),
    /** A word of the trade that nobody may offer, or one that suppliers use, as typed or put right. */
    isTrade: (word: string) =>
      synonyms.has(word) ||
      vocabulary
        .readings(word, { unfinished: false, trusted: false })
        .some(({ quality }) => quality >= sure),
    /** A word that the trade's own dictionary has, whoever may use it. */
    isInDictionary: (word: string) => synonyms.has(word),
    /** 'custos hospitalares': together a name of the trade's own dictionary. */
    isPhrase: (words: readonly string[]) => synonyms.meant(phraseKey(words)).length > 0,
    /** A word of the trade that no supplier uses is not in the vocabulary that puts words right. */
    spelling(word: string): string {
      if (word.length < shortestMisspelt || /\d/.test(word)) return word
      if (synonyms.has(word) || isOrdinary(word) || isMaker(word) || isEveryday(word)) return word
      if (vocabulary.readings(word).length > 0) return word
      const { cidade } = gazetteer().read([inPlace, { raw: word, word, tied: false }], () => false)
      if (cidade) return word
      return synonyms.near(word) ?? word
    },
    /** A word that one or two suppliers use and the trade does not: as good as its name. */
    isName: (word: string) => usedBy(word) > 0 && usedBy(word) <= 2 && !synonyms.has(word),
  }
}

/** Whether a supplier is in a place or serves it, as the search judges it. */
export async function findWhere(
  db: Db,
  { id, nome }: Pick<Item, 'id' | 'nome'>,
  place: string,
): Promise<Where> {
  const filter = filterOf({ nomeFantasia: nome })
  if (!filter) return 'elsewhere'
  const { results } = await rankWindow(db, `em ${place}.`, filter)
  return results.find(({ document }) => document.id === id)?.where ?? 'elsewhere'
}

export async function listVisible(db: Db, ids: readonly number[]): Promise<VisibleSupplier[]> {
  return selectItems(db, [...new Set(ids)])
}
