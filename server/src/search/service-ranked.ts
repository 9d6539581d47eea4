import { plans } from 'contract/rules/plans'
import { contentWords } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import {
  type Candidate,
  countCandidates,
  selectCandidates,
  selectDocument,
  type WindowKey,
} from './queries.ts'
import {
  type Candidates,
  candidatesFor,
  lexeme,
  type Required,
  windowSize,
} from './rules/ranking/candidates.ts'
import type { SearchFilter } from './rules/ranking/filter.ts'
import { type Ranked, rank } from './rules/ranking/order.ts'
import { isPasted, type Reading, read } from './rules/reading/reading.ts'
import { phraseKey } from './rules/words/synonyms.ts'
import { knowledge, type Known, renewKnowledge } from './service-knowledge.ts'

export type RankedSupplier = Ranked<Candidate>

/** Some hundred candidates in order. */
export type Window = {
  reading: Reading
  candidates: Candidates
  results: RankedSupplier[]
  similar: RankedSupplier[]
  /** Where it begins; undefined at the beginning. */
  start: WindowKey | undefined
  /** Where the next window begins; undefined when this was the last one. */
  next: WindowKey | undefined
}

export async function readText(db: Db, text: string): Promise<Reading> {
  return read(text, await knowledge(db))
}

/**
 * Reads the text and ranks a window of candidates. Should the database know words that this process
 * does not know yet, it learns them and reads again.
 */
export async function rankWindow(
  db: Db,
  text: string,
  filter: SearchFilter,
  after?: WindowKey,
): Promise<Window> {
  const asked = { text, filter, after }
  const first = await fetchWindow(db, asked, await knowledge(db))
  const isNew = await renewKnowledge(db, first.version)
  const window = isNew ? await fetchWindow(db, asked, await knowledge(db)) : first
  const ranked = await withAnswer(db, asked, window)
  return {
    reading: window.reading,
    candidates: window.candidates,
    results: ranked.filter(({ similar }) => !similar),
    similar: ranked.filter(({ similar }) => similar),
    start: after,
    next: window.found.length < sizeOf(window.reading) ? undefined : window.found.at(-1)?.key,
  }
}

/** A page looks no further: of a long text thousands have a word or two, and none of them fits. */
const mostWindows = 5
/**
 * The best fit comes first: where nobody of some hundred fits, the others would not either, unless those were
 * of another place. And every window of a pasted text takes long to put in order: one has to do, and half of it.
 */
const windowsOf = ({ reading, results }: Window): number =>
  isPasted(reading.words) || (results.length === 0 && !reading.place) ? 1 : mostWindows
const sizeOf = ({ words }: Reading): number => (isPasted(words) ? windowSize / 2 : windowSize)

/** This window and those that follow it, for as long as somebody asks for the next. */
export async function* windowsFrom(
  db: Db,
  text: string,
  filter: SearchFilter,
  first: Window,
): AsyncGenerator<Window, void> {
  let window = first
  yield window
  for (let count = 1; window.next && count < windowsOf(first); count++) {
    window = await rankWindow(db, text, filter, window.next)
    yield window
  }
}

/** The first window as it would be with other words of the trade: results, then what is similar. */
export async function rankWith(
  db: Db,
  text: string,
  filter: SearchFilter,
  known: Known,
): Promise<RankedSupplier[]> {
  const asked = { text, filter, after: undefined }
  return withAnswer(db, asked, await fetchWindow(db, asked, known))
}

type WindowAsked = { text: string; filter: SearchFilter; after: WindowKey | undefined }

async function fetchWindow(db: Db, { text, filter, after }: WindowAsked, known: Known) {
  const place = filter.near && { place: filter.near }
  const reading = { ...read(text, known), ...place }
  const candidates = candidatesFor(reading, known.vocabulary, requiredBy(filter))
  const page = { most: sizeOf(reading), after }
  const { version, candidates: found } = await selectCandidates(db, candidates.steps, filter, page)
  return { known, reading, candidates, found, version }
}

/** Above every fit that texts can have. */
const answerFit = 1000

export const isAnswer = ({ fit }: RankedSupplier): boolean => fit === answerFit

/** An administrator's answer to this term stands first, once, when the filter lets it through. */
async function withAnswer(
  db: Db,
  { text, filter, after }: WindowAsked,
  { known, reading, found }: Awaited<ReturnType<typeof fetchWindow>>,
): Promise<RankedSupplier[]> {
  const ranked = rank(reading, found)
  const key = phraseKey(contentWords(text))
  // Without words nothing was asked for that it could answer.
  const id = key === '' ? undefined : known.answers.get(key)
  if (id === undefined) return ranked
  const others = ranked.filter(({ document }) => document.id !== id)
  const answer = after ? undefined : await selectDocument(db, id, filter)
  if (!answer) return others
  const where = rank(reading, [answer])[0]?.where
  const first = { document: answer, fit: answerFit, match: answerFit, similar: false, where }
  return [{ ...first, whole: true }, ...others]
}

/** Of those who have a word, so many have a name, a city, or a certificate or category that is asked for as well. */
const passing = { name: 0.001, place: 0.05, lexeme: 0.2 }

function requiredBy(filter: SearchFilter): Required {
  const { namePart, placePart, certificates, category, state, levels } = filter
  const chosen = [...certificates, ...category]
  return {
    lexemes: [...chosen, ...(state ? [lexeme('@', state)] : [])],
    levels,
    passing:
      (namePart ? passing.name : 1) *
      (placePart ? passing.place : 1) *
      passing.lexeme ** chosen.length,
  }
}

const mostSimilarRanked = 100

/** When nothing fits: whoever shares at least one word, the nearest first. */
export async function rankSimilar(
  db: Db,
  { reading, candidates }: Pick<Window, 'reading' | 'candidates'>,
  filter: SearchFilter,
): Promise<RankedSupplier[]> {
  const page = { most: mostSimilarRanked }
  const found = await selectCandidates(db, candidates.any, filter, page)
  return rank(reading, found.candidates)
}

/** Ten times as many as are counted: so many are not all on the paid plans, nor gone since they were counted. */
const surelyEnough = 10

/** How many of the filter's levels fit; with more than a window holds, those that have the words. */
export async function countResults(
  db: Db,
  window: Window,
  filter: SearchFilter,
  most: number,
): Promise<number> {
  const { levels } = filter
  const { candidates, results, next } = window
  if (!next) {
    return results.filter(({ document }) => levels?.includes(document.promotion) ?? true).length
  }
  if (candidates.atLeast >= most * surelyEnough && isForMost(filter)) return most
  const { query, parts } = candidates.whole(levels)
  // Most have the cheapest plan: what is enough is found soonest there.
  return countCandidates(db, { query, parts: parts.toReversed() }, filter, most)
}

/** Whether it leaves most of those who have a word. */
const isForMost = (filter: SearchFilter): boolean =>
  (filter.levels?.includes(plans.MKTFREE.level) ?? true) &&
  !filter.kind &&
  !filter.state &&
  requiredBy(filter).passing === 1
