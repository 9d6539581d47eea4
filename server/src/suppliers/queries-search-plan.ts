import { type PlanCode, planCodes, plans } from 'contract/rules/plans'
import type { SupplierFilter } from 'contract/suppliers'
import {
  type Category,
  type Relevance,
  LONGEST,
  certificateText,
  isBlank,
  readCategory,
  relevance,
} from './rules-search.ts'
import { allowedEdits, placeText, plainText, swappedLetters } from 'contract/rules/text'

/** A known word that may be what a word of the query was meant to be. */
export type SimilarTerm = { word: string; term: string; distance: number }

/** Any of the queries, and one of the promotion levels (a bit each). */
export type Match = { promotions: number; queries: string[] }

/**
 * A filter in the language of `supplier_search.lexemes` (see migrations/0010_search.sql). Every
 * tsquery here is made of words that were reduced to [a-z0-9 /] first, never of a visitor's text.
 */
export type SearchPlan = {
  category: Category | undefined
  /** In the order of the results; empty when nothing can match. */
  steps: (Match & { relevance: Relevance })[]
  /** All matches at once: what was typed, and what is only similar to it. */
  counted: (Match & { similar: string[] }) | undefined
  /** Set when the filter is no more than plans and kind: the ordered index answers alone. */
  browsed: { levels: number[]; kind: 'Empresa' | 'Freelancer' | undefined } | undefined
  similar: SimilarTerm[]
}

/** Alternatives in one query; see search_condition for why not all of them. */
const CHUNK = 20

export type WordLookup = { word: string; edits: number; grams: number[]; swapped: string[] }

/** What has to be looked up among the known words before the plan can be made. */
export function wordLookups(filter: SupplierFilter): WordLookup[] {
  const category = readCategory(filter.categoria)
  if (!category || category === 'unsearchable') return []
  return category.words.flatMap(({ word }) => {
    const edits = allowedEdits(word)
    if (edits === 0) return []
    return [{ word, edits, grams: letterGrams(word, edits), swapped: swappedLetters(word) }]
  })
}

/**
 * The numbers of search_grams (0010_search.sql) one of which every word within `edits` of this one
 * has. Cut into edits + 1 pieces, some piece number i is intact with exactly i edits before it: so
 * it stands at most i places off, and what is left of the edits bounds the length.
 */
export function letterGrams(word: string, edits: number): number[] {
  const grams = new Set<number>()
  const startOf = (piece: number) => Math.floor((piece * word.length) / (edits + 1))
  for (let piece = 0; piece <= edits; piece++) {
    const start = startOf(piece)
    const letters = word.slice(start, Math.min(startOf(piece + 1), start + 3))
    for (let shift = -piece; shift <= piece; shift++) {
      for (let rest = piece - edits; rest <= edits - piece; rest++) {
        const length = word.length + shift + rest
        const position = start + shift
        if (position < 0 || position + letters.length > length) continue
        grams.add(((length * 64 + position) << 16) + gramValue(letters))
      }
    }
  }
  return [...grams]
}

function gramValue(letters: string): number {
  const value = [...letters].reduce((sum, letter) => sum * 36 + alphabet.indexOf(letter), 0)
  return letters.length === 2 ? 46_656 + value : value
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function makeSearchPlan(filter: SupplierFilter, similar: SimilarTerm[]): SearchPlan {
  const category = readCategory(filter.categoria)
  const conditions = conditionsOf(filter)
  const levels = levelsOf(filter.plan)
  const kind = kindOf(filter.tipo)
  const plan = { category: undefined, steps: [], counted: undefined, browsed: undefined, similar }
  if (category === 'unsearchable' || conditions === 'impossible') return plan
  if (!category && conditions.length === 0) return { ...plan, browsed: { levels, kind } }

  const required = [...conditions, ...(kind ? [lexeme('%', kind)] : [])]
  const tiers = category ? tiersOf(category, similar) : [{ relevance: relevance.any, anyOf: [[]] }]
  const exact = category ? foundWords(category).map((found) => [found]) : [[]]
  const match = (anyOf: string[][], wanted: number[]): Match => ({
    promotions: wanted.reduce((bits, level) => bits | (1 << level), 0),
    queries: anyOf.map((parts) => all([...parts, ...required, ...levelLexemes(wanted)])),
  })
  return {
    ...plan,
    category,
    // The highest plan alone fills most first pages, and is small to sort. Where it does not, there
    // are few matches in the other plans too, and one more step finds them all.
    steps: tiers.flatMap((tier) =>
      [levels.slice(0, 1), levels.slice(1)]
        .filter((wanted) => wanted.length > 0)
        .map((wanted) => ({ relevance: tier.relevance, ...match(tier.anyOf, wanted) })),
    ),
    counted: {
      ...match(exact, levels),
      similar: match(
        similarChunks(similar).map((terms) => [terms]),
        levels,
      ).queries,
    },
  }
}

/** The relevances of server/src/suppliers/rules-search.ts, each without the ones before it. */
function tiersOf(category: Category, similar: SimilarTerm[]) {
  const found = foundWords(category)
  const whole = neighbours(category.phrase)
  return [
    { relevance: relevance.phrase, anyOf: [[whole]] },
    { relevance: relevance.allWords, anyOf: [[...found, not(whole)]] },
    {
      relevance: relevance.someWords,
      anyOf: found.length > 1 ? found.map((word) => [word, not(all(found))]) : [],
    },
    {
      relevance: relevance.fuzzy,
      anyOf: similarChunks(similar).map((terms) => [terms, not(any(found))]),
    },
  ].filter((tier) => tier.anyOf.length > 0)
}

const foundWords = ({ words }: Category) =>
  words.map(({ word, synonyms }) => any([contained(word), ...synonyms.map(neighbours)]))

function similarChunks(similar: SimilarTerm[]): string[] {
  const terms = [...new Set(similar.map(({ term }) => term))].map((term) => lexeme('=', term))
  return Array.from({ length: Math.ceil(terms.length / CHUNK) }, (_, index) =>
    any(terms.slice(index * CHUNK, (index + 1) * CHUNK)),
  )
}

function conditionsOf(filter: SupplierFilter): string[] | 'impossible' {
  const conditions: string[] = []
  const texts = [
    { tag: '~', text: filter.nomeFantasia, read: plainText, longest: LONGEST.nome },
    { tag: '@', text: filter.estado, read: placeText, longest: LONGEST.place },
    { tag: '@', text: filter.cidade, read: placeText, longest: LONGEST.place },
  ] as const
  for (const { tag, text, read, longest } of texts) {
    if (isBlank(text)) continue
    const part = read(text)
    if (part === '' || part.length > longest) return 'impossible'
    conditions.push(`${lexeme(tag, part)}:*`)
  }
  for (const certificate of filter.certificados ?? []) {
    if (isBlank(certificate)) continue
    const part = certificateText(certificate)
    if (part === '') return 'impossible'
    conditions.push(lexeme('!', part))
  }
  return conditions
}

function levelsOf(wanted: readonly PlanCode[] | undefined): number[] {
  return planCodes
    .filter((plan) => !wanted?.length || wanted.includes(plan))
    .map((plan) => plans[plan].level)
    .sort()
}

/** Most suppliers are on the free plan: where it is wanted, looking at the rows costs less. */
const levelLexemes = (levels: number[]) =>
  levels.includes(plans.MKTFREE.level) ? [] : [any(levels.map((level) => lexeme('^', `${level}`)))]

const kindOf = (tipo: SupplierFilter['tipo']) =>
  tipo === 'Empresa' ? 'Empresa' : tipo === 'Autônomo' ? 'Freelancer' : undefined

const contained = (word: string) => (word.length < 3 ? lexeme('=', word) : `${lexeme('', word)}:*`)

const neighbours = (phrase: readonly string[]) =>
  phrase.length === 1
    ? lexeme('=', phrase[0] ?? '')
    : all(phrase.slice(1).map((word, index) => lexeme('+', `${phrase[index]} ${word}`)))

function lexeme(tag: string, text: string): string {
  if (!/^[A-Za-z0-9 /]+$/.test(text)) throw new Error('A lexeme was made of raw text')
  return `'${tag}${text}'`
}

const all = (parts: string[]) => `(${parts.join(' & ')})`
const any = (parts: string[]) => `(${parts.join(' | ')})`
const not = (part: string) => `!${part}`
