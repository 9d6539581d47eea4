import { plainText } from 'contract/rules/text'
import { states } from 'contract/rules/states'
import { planCodes, plans } from 'contract/rules/plans'
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
  steps: Step[]
  /** All steps in one, to be counted in some plans. */
  whole: (levels: readonly number[] | undefined) => InParts
  /** At least so many are in the steps: the most usual word that makes somebody a candidate has so many users. */
  atLeast: number
  /** Anything that has at least one of the words, of many words one of the rarest: what is only similar. */
  any: Step[]
}

/** Whoever fits `query`, looked at part by part. The parts share nobody; null is everybody at once. */
export type InParts = { query: string; parts: readonly (string | null)[] }

/** Without those who came in an earlier step: they fit `before`. */
export type Step = InParts & { before: string | null }

/**
 * What every candidate has to have beside the words; without `levels` any plan will do. `passing` is the part of
 * all who have the words that the filter leaves, a guess: where it leaves a few, they are looked at in one part.
 */
export type Required = {
  lexemes: readonly string[]
  levels: readonly number[] | undefined
  passing: number
}

/** So many documents are put in order at once. */
export const windowSize = 200
/** From so many on, the plans are fetched one after another: sorting them all would take longer than to ask the index four times. */
const many = 6_000
/** And from so many on a slice of each plan at a time. */
const veryMany = 20_000
/** As in 0203_search_steps.sql. */
const slices = Array.from({ length: 32 }, (_, slice) => slice)
/** Of a longer question nobody has all words: those who do are not looked for first. */
const mostTogether = 8
/** Of many words the rarest say whom to look at. */
const mostNeeded = { asked: 8, pasted: 3 }
/** Of those who have a word, so many are there or have it in their name: a guess that has to be too high. */
const share = { city: 0.05, state: 0.2, region: 0.5, strong: 0.2 }

export function candidatesFor(
  reading: Reading,
  vocabulary: Vocabulary,
  required: Required,
): Candidates {
  const groups = groupsOf(reading, vocabulary)
  const near = reading.place ? nearTo(reading.place) : []
  if (groups.length === 0) {
    const somewhere = any(near.map(({ query }) => query))
    const everybody = wantedBy(somewhere, vocabulary.documents)
    return {
      steps: build(nearFirst(near, vocabulary.documents), required),
      whole: (levels) => inParts(everybody, { ...required, levels }),
      atLeast: 0,
      any: build([everybody], required),
    }
  }
  // Of two trades at once, whoever has one of them.
  const sufficient = reading.parts.length > 0 ? groups : neededGroups(groups, reading)
  const needed = haveOne(sufficient)
  const inState = required.lexemes.some((lexeme) => lexeme.startsWith("'@")) ? share.state : 1
  const needs = { ...needed, expected: needed.expected * inState }
  const isBound = isBounded(reading.place)
  const together = groups.length <= mostTogether ? haveAll(groups, vocabulary.documents) : []
  const wanted =
    needs.expected <= windowSize
      ? [needs]
      : [
          ...nearFirst(near, needs.expected).map((step) => within(needs, step)),
          ...(isBound ? [] : [...together, needs]),
        ]
  const similar = haveOne(groups.length > mostNeeded.asked ? rarestOf(groups) : groups)
  const somewhere = wantedBy(any(near.map(({ query }) => query)), share.state * needs.expected)
  const whole = isBound ? within(needs, somewhere) : needs
  return {
    steps: build(wanted, required),
    whole: (levels) => inParts(whole, { ...required, levels }),
    atLeast: isBound ? 0 : Math.max(...sufficient.map(({ mostUsual }) => mostUsual)),
    any: build([similar], required),
  }
}

/** Those who come together: by `own` they differ from whoever comes later. */
type Wanted = { query: string; own: string; expected: number; isPartOfNext?: boolean }

const wantedBy = (query: string, expected: number): Wanted => ({ query, own: query, expected })

const within = (needs: Wanted, step: Wanted): Wanted => ({
  ...step,
  query: all([needs.query, step.query]),
})

const nearFirst = (near: readonly Near[], suppliers: number): Wanted[] =>
  near.map(({ query, share }) => wantedBy(query, share * suppliers))

const haveOne = (groups: readonly Group[]): Wanted =>
  wantedBy(
    any(groups.map(({ query }) => query)),
    groups.reduce((sum, group) => sum + group.suppliers, 0),
  )

/** Whoever has every word, first those who have them in name or speciality. */
function haveAll(groups: readonly Group[], documents: number): Wanted[] {
  const [rarest = 0, ...others] = groups.map(({ suppliers }) => suppliers).sort((a, b) => a - b)
  // Words of one trade meet more often than by chance.
  const meeting = others.map((suppliers) => Math.min(1, Math.sqrt(suppliers / documents)))
  // It is a guess: to look for a few in each slice would take longer than to fetch too many.
  const expected = Math.min(
    veryMany,
    meeting.reduce((product, chance) => product * chance, rarest),
  )
  const strong = all(groups.map((group) => group.strong))
  const inName = { ...wantedBy(strong, share.strong * expected), isPartOfNext: true }
  if (groups.length === 1) return [inName]
  return [inName, wantedBy(all(groups.map(({ query }) => query)), expected)]
}

/** Nobody beyond `nearTo` can be a result. A city of an unknown state is no place to look in. */
const isBounded = (place: Place | undefined) => Boolean(place?.estado ?? place?.area)

function build(wanted: readonly Wanted[], required: Required): Step[] {
  return wanted.map((one, index) => {
    const earlier = wanted
      .slice(0, index)
      .filter((other, at) => !other.isPartOfNext || at === index - 1)
    const before = earlier.length > 0 ? any(earlier.map(({ own }) => own)) : null
    return { ...inParts(one, required), before }
  })
}

/** Each part is small enough to be sorted: the highest plan first. */
function inParts({ query, expected }: Wanted, { lexemes, levels, passing }: Required): InParts {
  const sorted = expected * passing
  return {
    query: all([query, ...lexemes]),
    parts: sorted <= many ? [ofLevels(levels)] : partsOf(levels, sorted > veryMany),
  }
}

const partsOf = (levels: readonly number[] = allLevels, inSlices: boolean): string[] =>
  levels
    .toSorted()
    .flatMap((level) =>
      inSlices
        ? slices.map((slice) => lexeme('^', `${level}/${slice}`))
        : [lexeme('^', `${level}`)],
    )

const allLevels = planCodes.map((plan) => plans[plan].level)

/** Asked of the index only where it leaves a few: most suppliers have the plan that costs nothing. */
const ofLevels = (levels: readonly number[] | undefined): string | null =>
  !levels || levels.includes(plans.MKTFREE.level)
    ? null
    : any(levels.map((level) => lexeme('^', `${level}`)))

type Group = {
  query: string
  strong: string
  suppliers: number
  /** Of the words that it can be found by, the users of the most usual one. */
  mostUsual: number
  weight: number
}

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
    const users = own.map((known) => vocabulary.suppliers(known))
    const mostUsual = Math.max(0, ...users)
    return { query: query(''), strong: query('*'), suppliers, mostUsual, weight }
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

/** Whoever is there or near, and which part of all suppliers that is. */
type Near = { query: string; share: number }

/** From 'is there' to 'serves the whole country', in the order of rules/ranking/order.ts. */
function nearTo({ cidade, estado, area }: Place): Near[] {
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
  const inState = [
    ...ufs.map((uf) => lexeme('~', uf.toLowerCase())),
    ...servesPart,
    ...ufs.map((uf) => named(states[uf] ?? uf)),
    ...(area && estado ? [named(area)] : []),
    ...(cidade ? inStates : []),
  ]
  const inCountry = [
    ...(region ? [named(region)] : []),
    lexeme('~', 'br'),
    lexeme('', 'pais'),
    lexeme('', 'brasil'),
    lexeme('', 'nacional'),
  ]
  return [
    ...isIn.map((query) => ({ query, share: share.city })),
    ...(cidade
      ? [{ query: any([named(cidade), ...serves]), share: share.city }]
      : inStates.map((query) => ({ query, share: share.state }))),
    { query: any(inState), share: share.state },
    { query: any(inCountry), share: share.region },
  ].filter(({ query }) => query !== '()')
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
