import { plainText } from 'contract/rules/text'
import { states } from 'contract/rules/states'
import { regions, type Place } from '../words/place-names.ts'
import { leastFit } from './fit.ts'
import { isPasted, type Reading } from '../reading/reading.ts'
import type { Vocabulary, WordReading } from '../reading/vocabulary.ts'
import { mostGain } from './weights.ts'

/**
 * Which documents are fetched to be put in order: queries in the language of search_documents.lexemes
 * (migrations/0140_search.sql), in the order in which they fill a window of a few hundred. Every query
 * is made of words reduced to [a-z0-9] first, never of a visitor's text.
 */
export type Candidates = {
  steps: string[]
  /** All steps in one. */
  all: string
  /** Anything that has at least one of the words, of many words one of the rarest: what is only similar. */
  any: string[]
}

/** So many documents are put in order at once. */
export const windowSize = 200
/** From so many on, the plans are fetched one after another: sorting them all would take longer. */
const many = 2000
/** Of a longer question nobody has all words: those who do are not looked for first. */
const mostTogether = 8
/** Of many words the rarest say whom to look at. */
const mostNeeded = { asked: 8, pasted: 3 }

export function candidatesFor(
  reading: Reading,
  vocabulary: Vocabulary,
  required: readonly string[],
): Candidates {
  const groups = groupsOf(reading, vocabulary)
  const near = reading.place ? nearTo(reading.place) : []
  if (groups.length === 0) {
    const steps = near.map((query) => ({ query, expected: many }))
    return { ...build(steps, required), any: [all([...required, any(near)])] }
  }
  // Of two trades at once, whoever has one of them.
  const needed = reading.parts.length > 0 ? groups : neededGroups(groups, reading)
  // A state has a tenth of the suppliers, or less.
  const share = required.some((lexeme) => lexeme.startsWith("'@")) ? 0.1 : 1
  const { query: needs, expected } = haveOne(needed, share)
  const steps =
    expected <= windowSize
      ? [{ query: needs, expected }]
      : isBounded(reading.place)
        ? near.map((query) => ({ query: all([needs, query]), expected: windowSize }))
        : [
            ...near.map((query) => ({ query: all([needs, query]), expected: windowSize })),
            ...(groups.length <= mostTogether ? haveAll(groups) : []),
            { query: needs, expected },
          ]
  const similar = groups.length > mostNeeded.asked ? rarestOf(groups) : groups
  return { ...build(steps, required), any: build([haveOne(similar, share)], required).steps }
}

/** Whoever has every word, first those who have them in name or speciality. */
const haveAll = (groups: readonly Group[]): Step[] => [
  { query: all(groups.map(({ strong }) => strong)), expected: windowSize },
  ...(groups.length > 1
    ? [
        {
          query: all(groups.map(({ query }) => query)),
          expected: Math.min(...groups.map(({ suppliers }) => suppliers)),
        },
      ]
    : []),
]

const haveOne = (groups: readonly Group[], share: number): Step => ({
  query: any(groups.map(({ query }) => query)),
  expected: share * groups.reduce((sum, group) => sum + group.suppliers, 0),
})

/** Nobody beyond `nearTo` can be a result. A city of an unknown state is no place to look in. */
const isBounded = (place: Place | undefined) => Boolean(place?.estado ?? place?.area)

type Step = { query: string; expected: number }

/** Each step without what came in an earlier one. */
function build(steps: readonly Step[], required: readonly string[]): Omit<Candidates, 'any'> {
  const built = steps.flatMap(({ query, expected }, index) => {
    const earlier = steps.slice(0, index).map((step) => `!${step.query}`)
    const levels = expected > many ? [1, 2, 3, 4].map((level) => [lexeme('^', `${level}`)]) : [[]]
    return levels.map((level) => all([query, ...earlier, ...level, ...required]))
  })
  return { steps: built, all: all([any(steps.map(({ query }) => query)), ...required]) }
}

type Group = { query: string; strong: string; suppliers: number; weight: number }

/** Of each asked word, whatever it can be found by. */
function groupsOf(reading: Reading, vocabulary: Vocabulary): Group[] {
  return reading.words.map(({ word, readings, weight }, slot) => {
    const covering = reading.phrases.filter(({ from, to }) => from <= slot && slot <= to)
    const isCode = covering.some(({ exact }) => exact)
    const own = isCode ? [] : [...new Set([word, ...readings.map((known) => known.word)])]
    const alternatives = (tag: Tag) =>
      covering.map(({ words }) =>
        all(words.map((part) => any(wordsOf(part, word).map((w) => lexeme(tag, w))))),
      )
    const query = (tag: Tag) => any([...own.map((w) => lexeme(tag, w)), ...alternatives(tag)])
    const meant = covering.map(({ words }) =>
      Math.min(...words.map((part) => total(part, vocabulary))),
    )
    const suppliers =
      (isCode ? 0 : total(readings, vocabulary)) + meant.reduce((sum, n) => sum + n, 0)
    return { query: query(''), strong: query('*'), suppliers, weight }
  })
}

const wordsOf = (part: readonly WordReading[], typed: string) =>
  part.length > 0 ? part.map(({ word }) => word) : [typed]

const total = (readings: readonly WordReading[], vocabulary: Vocabulary) =>
  readings.reduce((sum, { word }) => sum + vocabulary.suppliers(word), 0)

const mostOf = (groups: readonly Group[]) =>
  isPasted(groups) ? mostNeeded.pasted : mostNeeded.asked

/** Words that nobody is known to use lead to nobody, and do not count. */
function rarestOf(groups: readonly Group[]): Group[] {
  const sorted = groups.toSorted((a, b) => a.suppliers - b.suppliers)
  const unused = sorted.filter(({ suppliers }) => suppliers === 0).length
  return sorted.slice(0, unused + mostOf(groups))
}

/**
 * The rarest words without any of which nobody reaches the floor: whoever has none of them cannot
 * be a result, however many of the usual words it has.
 */
function neededGroups(groups: readonly Group[], reading: Reading): Group[] {
  const whole = groups.reduce((sum, { weight }) => sum + weight, 0)
  const spare = whole * (1 - leastFit(reading.words.length) / mostGain)
  const needed: Group[] = []
  let weight = 0
  for (const group of rarestOf(groups)) {
    needed.push(group)
    weight += group.weight
    if (weight > spare) break
  }
  return needed
}

/** From 'is there' to 'serves the whole country', in the order of rules/ranking/order.ts. */
function nearTo({ cidade, estado, area }: Place): string[] {
  const ufs = estado ? [estado] : (regions[area ?? ''] ?? [])
  const named = (text: string) =>
    all(
      plainText(text)
        .split(' ')
        .map((word) => lexeme('', word)),
    )
  const region = area && !estado ? area : regionOf(ufs[0])
  const isIn = cidade && estado ? [lexeme('@', placeLexeme(cidade, estado))] : []
  const inStates = ufs.map((uf) => lexeme('@', uf.toLowerCase()))
  const serves = cidade && estado ? [lexeme('~', placeLexeme(cidade, estado))] : []
  const servesPart = cidade ? [] : ufs.map((uf) => lexeme('~', `/${uf.toLowerCase()}`))
  return [
    ...isIn,
    ...(cidade ? [any([named(cidade), ...serves])] : inStates),
    any([
      ...ufs.map((uf) => lexeme('~', uf.toLowerCase())),
      ...servesPart,
      ...ufs.map((uf) => named(states[uf] ?? uf)),
      ...(area && estado ? [named(area)] : []),
      ...(cidade ? inStates : []),
    ]),
    any([
      ...(region ? [named(region)] : []),
      lexeme('~', 'br'),
      lexeme('', 'pais'),
      lexeme('', 'brasil'),
      lexeme('', 'nacional'),
    ]),
  ].filter((query) => query !== '()')
}

export const placeLexeme = (cidade: string, estado: string) =>
  `${plainText(cidade)}/${estado.toLowerCase()}`

const regionOf = (uf: string | undefined) =>
  Object.entries(regions).find(([, codes]) => uf !== undefined && codes.includes(uf))?.[0]

/**
 * What a lexeme is, by its first sign: '' a word, '*' one of the name or the speciality, '!' a certificate,
 * '@' where it is, '~' where it serves, '^' its promotion level, '#' a category.
 */
type Tag = '' | '*' | '!' | '@' | '~' | '^' | '#'

export function lexeme(tag: Tag, text: string): string {
  if (!/^[a-z0-9 /-]+$/.test(text)) throw new Error('A lexeme was made of raw text')
  return `'${tag}${text}'`
}

const all = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`
const any = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
