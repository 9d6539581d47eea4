import type { Db } from '../database/db.ts'
import { type Candidate, countCandidates, selectCandidates, type WindowKey } from './queries.ts'
import { type Candidates, candidatesFor, lexeme, windowSize } from './rules-candidates.ts'
import type { SearchFilter } from './rules-filter.ts'
import { type Ranked, rank } from './rules-order.ts'
import { type Reading, read } from './rules-reading.ts'
import { knowledge, renewKnowledge } from './service-knowledge.ts'

export type RankedSupplier = Ranked<Candidate>

/** Some hundred candidates in order. */
export type Window = {
  reading: Reading
  candidates: Candidates
  results: RankedSupplier[]
  similar: RankedSupplier[]
  /** Where the next window begins; undefined when this was the last one. */
  next: WindowKey | undefined
}

export async function understand(db: Db, text: string): Promise<Reading> {
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
  const first = await fetchWindow(db, text, filter, after)
  const isNew = await renewKnowledge(db, first.version)
  const { reading, candidates, found } = isNew ? await fetchWindow(db, text, filter, after) : first
  const ranked = rank(reading, found)
  return {
    reading,
    candidates,
    results: ranked.filter(({ similar }) => !similar),
    similar: ranked.filter(({ similar }) => similar),
    next: found.length < windowSize ? undefined : found.at(-1)?.key,
  }
}

async function fetchWindow(
  db: Db,
  text: string,
  filter: SearchFilter,
  after: WindowKey | undefined,
) {
  const known = await knowledge(db)
  const place = filter.near && { place: filter.near }
  const reading = { ...read(text, known), ...place }
  const candidates = candidatesFor(reading, known.vocabulary, requiredBy(filter))
  const page = { most: windowSize, after }
  const { version, candidates: found } = await selectCandidates(db, candidates.steps, filter, page)
  return { reading, candidates, found, version }
}

const requiredBy = ({ certificates, category, state }: SearchFilter) => [
  ...certificates,
  ...category,
  ...(state ? [lexeme('@', state)] : []),
]

const mostSimilar = 100

/** When nothing fits: whoever shares at least one word, the nearest first. */
export async function rankSimilar(
  db: Db,
  { reading, candidates }: Pick<Window, 'reading' | 'candidates'>,
  filter: SearchFilter,
): Promise<RankedSupplier[]> {
  const page = { most: mostSimilar }
  const found = await selectCandidates(db, [candidates.any], filter, page)
  return rank(reading, found.candidates)
}

/** How many fit; with more than a window holds, those that have the words. */
export async function countResults(
  db: Db,
  window: Window,
  filter: SearchFilter,
  most: number,
): Promise<number> {
  if (!window.next) return window.results.length
  return countCandidates(db, window.candidates.all, filter, most)
}
