import { LONGEST_WORD } from 'contract/rules/text'
import type { SupplierType } from 'contract/suppliers'
import { type Found, nearPairs, phraseIn } from './near-words.ts'
import type { AskedPhrase } from '../reading/phrases.ts'
import type { Reading } from '../reading/reading.ts'
import {
  askingWeight,
  early,
  fieldWeight,
  floor,
  nameAlone,
  nearness,
  rentedAtLeast,
  secondField,
} from './weights.ts'
import { isGeneric, isHalfAsking, isHalfNorm, isRental, isStop } from '../words/asking.ts'

export const fields = ['name', 'speciality', 'service', 'notes', 'credentials', 'licences'] as const
export type Field = (typeof fields)[number]

/** What the order is made of. Every text is folded (plainText). */
export type SearchDocument = Readonly<Record<Field, string>> & {
  id: number
  /** 'recife/pe' */
  place: string
  /** 'br', 'pe', 'recife/pe'; empty when the supplier has not said where it works. */
  serves: readonly string[]
  kind: SupplierType
  /** 1 is the highest plan. */
  promotion: number
  /** How many parts of the profile are empty. */
  unfilled: number
  sortName: string
}

/** Which of the asked words, and which part of which phrase, a word of a text is. */
type Hit = { slot: number; value: number; isAlone?: boolean }

/** A reading made ready for many documents. */
export type Matcher = {
  reading: Reading
  hits: ReadonlyMap<string, readonly Hit[]>
  total: number
  least: number
  phraseSlots: readonly (AskedPhrase & { slots: readonly number[] })[]
}

export function makeMatcher(reading: Reading): Matcher {
  const hits = new Map<string, Hit[]>()
  const add = (word: string, hit: Hit) => {
    const known = hits.get(word)
    if (known) known.push(hit)
    else hits.set(word, [hit])
  }
  const inCode = new Set(
    reading.phrases.flatMap(({ exact, from, to }) => (exact ? [from, to] : [])),
  )
  reading.words.forEach(({ word: typed, readings }, slot) => {
    // Of 'RDC 15' neither half alone says anything.
    if (inCode.has(slot)) return
    const isAlone = isHalfNorm(typed)
    for (const { word, quality } of readings) add(word, { slot, value: quality, isAlone })
    // As it was typed, though the words in memory may not know it yet.
    if (!readings.some(({ word }) => word === typed)) add(typed, { slot, value: 1, isAlone })
  })
  let next = reading.words.length
  const phraseSlots = reading.phrases.map((phrase) => {
    const slots = phrase.words.map((readings) => {
      const slot = next++
      for (const { word, quality } of readings) add(word, { slot, value: quality })
      return slot
    })
    return { ...phrase, slots }
  })
  return {
    reading,
    hits,
    phraseSlots,
    total: reading.words.reduce((sum, { weight }) => sum + weight, 0),
    least: leastFit(reading.words.length),
  }
}

/** What a question of so many words asks for at least. */
export function leastFit(words: number): number {
  if (words <= 1) return floor.one
  const share = Math.min(1, (words - 2) / (floor.manyWords - 2))
  return floor.two + (floor.many - floor.two) * share
}

export type Fit = { value: number; whole: boolean }

/** How well one supplier fits, from 0 on; all its words in the name are 1 and a little more. */
export function fitOf(matcher: Matcher, document: SearchDocument): Fit {
  const { reading } = matcher
  if (reading.words.length === 0) return { value: 1, whole: true }
  const { best, again, near } = valuesOf(matcher, document)
  doubtRentals(reading, best)
  const value = matcher.total === 0 ? 0 : sumUp(reading, best, again, near) / matcher.total
  return { value, whole: hasAll(reading, best) }
}

/** Those of the asked words that it lacks, as they were read. */
export function wordsLacking(matcher: Matcher, document: SearchDocument): string[] {
  const { best } = valuesOf(matcher, document)
  return matcher.reading.words.flatMap(({ word }, slot) => (best[slot] ? [] : [word]))
}

/** What each asked word is worth at its best place, at the others, and beside the next one. */
function valuesOf(matcher: Matcher, document: SearchDocument) {
  const { words } = matcher.reading
  const best = new Float64Array(words.length)
  const again = new Float64Array(words.length)
  const near = new Float64Array(Math.max(0, words.length - 1))
  let named: readonly Found[] = []
  for (const field of fields) {
    const found = findIn(document[field], matcher.hits)
    if (found.length === 0) continue
    if (field === 'name') named = found
    const inField = valuesIn(found, matcher, field)
    inField.forEach((value, slot) => {
      if (value === 0) return
      const before = best[slot] ?? 0
      again[slot] = (again[slot] ?? 0) + Math.min(before, value)
      best[slot] = Math.max(before, value)
    })
    nearPairs(found, words.length, near, fieldWeight[field])
  }
  if (document.service !== '') doubtNames(best, again, named)
  return { best, again, near }
}

/** Of 'consultoria para acreditação ONA' who prepares for that has it all, whatever they call it. */
function hasAll({ words }: Reading, best: Float64Array): boolean {
  const tells = words.map(({ word }) => !isGeneric(word) && !isHalfAsking(word))
  const isSpare = (slot: number) => !tells[slot] && tells.includes(true)
  return best.every((found, slot) => found > 0 || isSpare(slot))
}

/** 'Jaleco Escola' describes itself at length and says nothing of 'jalecos': its name is no offer. */
function doubtNames(best: Float64Array, again: Float64Array, inName: readonly Found[]): void {
  const slots = new Set(inName.map(({ slot }) => slot))
  for (const slot of slots) {
    if (slot < best.length && again[slot] === 0) best[slot] = (best[slot] ?? 0) * nameAlone
  }
}

/** Who rents out beds is no answer to 'locação de ambulância UTI': renting alone is no offer of the thing. */
function doubtRentals({ words }: Reading, best: Float64Array): void {
  if (!words.some(({ word }) => isRental(word))) return
  let asked = 0
  let found = 0
  words.forEach(({ word, weight }, slot) => {
    if (isRental(word)) return
    asked += weight
    if ((best[slot] ?? 0) > 0) found += weight
  })
  if (found >= asked * rentedAtLeast) return
  words.forEach(({ word }, slot) => {
    if (isRental(word)) best[slot] = (best[slot] ?? 0) * askingWeight
  })
}

function sumUp(
  { words }: Reading,
  best: Float64Array,
  again: Float64Array,
  near: Float64Array,
): number {
  let sum = 0
  words.forEach(({ weight }, slot) => {
    const value = best[slot] ?? 0
    sum += weight * (value + secondField * Math.min(1, again[slot] ?? 0))
    const next = words[slot + 1]
    if (next) sum += ((weight + next.weight) / 2) * (near[slot] ?? 0)
  })
  return sum
}

/** From so many words on, reading the text once is faster than looking for each of them. */
const manyHits = 40

export function findIn(text: string, hits: Matcher['hits']): Found[] {
  const found: Found[] = []
  if (hits.size < manyHits && !hasAny(text, hits)) return found
  let at = 0
  const words = text.split(' ')
  for (const [index, word] of words.entries()) {
    if (word === '' || isStop(word)) continue
    // Between two certificates stands a '.': what is on its two sides is not side by side.
    if (word === '.') at += nearness.closeWords
    for (const { slot, value, isAlone } of hits.get(word.slice(0, LONGEST_WORD)) ?? []) {
      // Who asks for 'portaria' means no 'Portaria 344'.
      if (!isAlone || !/^\d/.test(words[index + 1] ?? '')) found.push({ slot, at, value })
    }
    at++
  }
  return found
}

/** Most fields have none of the words, and this says so faster than reading them word by word. */
function hasAny(text: string, hits: Matcher['hits']): boolean {
  for (const word of hits.keys()) if (text.includes(word)) return true
  return false
}

export function valuesIn(found: readonly Found[], matcher: Matcher, field: Field): Float64Array {
  const { reading, phraseSlots } = matcher
  const values = new Float64Array(reading.words.length)
  const weight = (at: number) => fieldWeight[field] * (field === 'service' ? lateness(at) : 1)
  for (const { slot, at, value } of found) {
    if (slot < values.length) values[slot] = Math.max(values[slot] ?? 0, value * weight(at))
  }
  for (const phrase of phraseSlots) {
    const match = phraseIn(found, phrase.slots, phrase.exact)
    if (!match) continue
    const value = match.value * phrase.quality * weight(match.at)
    for (let slot = phrase.from; slot <= phrase.to; slot++) {
      values[slot] = Math.max(values[slot] ?? 0, value)
    }
  }
  return values
}

const lateness = (at: number) => Math.max(early.least, 1 - ((1 - early.least) * at) / early.words)
