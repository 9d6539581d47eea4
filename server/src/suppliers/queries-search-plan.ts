import {
  type Category,
  type PlanCode,
  type Relevance,
  type SupplierFilter,
  LONGEST,
  certificateText,
  isBlank,
  promotionLevels,
  readCategory,
  relevance,
} from 'contract/rules/supplier-search'
import { allowedEdits, placeText, plainText, swappedLetters } from 'contract/rules/text'

/** A known word that may be what a word of the query was meant to be. */
export type SimilarTerm = { word: string; term: string; distance: number }

export type SearchStep = { relevance: Relevance; promotion: number; query: string }

/**
 * A filter in the language of `supplier_search.lexemes` (see migrations/0010_search.sql). Every
 * tsquery here is made of words that were reduced to [a-z0-9 /] first, never of a visitor's text.
 */
export type SearchPlan = {
  category: Category | undefined
  /** In the order of the results; empty when nothing can match. */
  steps: SearchStep[]
  /** A supplier matches the filter when it matches any of these. */
  counted: string[]
  /** Set when the filter is no more than plans and kind: the ordered index answers alone. */
  browsed: { promotions: number[]; kind: 'Empresa' | 'Freelancer' | null } | undefined
  similar: SimilarTerm[]
}

export type WordLookup = { word: string; edits: number; pairs: number[]; swapped: string[] }

/** What has to be looked up among the known words before the plan can be made. */
export function wordLookups(filter: SupplierFilter): WordLookup[] {
  const category = readCategory(filter.categoria)
  if (!category || category === 'unsearchable') return []
  return category.words.flatMap(({ word }) => {
    const edits = allowedEdits(word)
    if (edits === 0) return []
    return [{ word, edits, pairs: letterPairs(word, edits), swapped: swappedLetters(word) }]
  })
}

/**
 * The numbers of search_grams (0010_search.sql) one of which every word within `edits` of this one
 * has. Cut into edits + 1 pieces, some piece number i is intact with exactly i edits before it: so
 * it stands at most i places off, and what is left of the edits bounds the length.
 */
export function letterPairs(word: string, edits: number): number[] {
  const keys = new Set<number>()
  for (let piece = 0; piece <= edits; piece++) {
    const start = Math.floor((piece * word.length) / (edits + 1))
    const pair = (word.charCodeAt(start) << 8) + word.charCodeAt(start + 1)
    for (let shift = -piece; shift <= piece; shift++) {
      for (let rest = piece - edits; rest <= edits - piece; rest++) {
        const length = word.length + shift + rest
        const position = start + shift
        if (position >= 0 && position + 2 <= length)
          keys.add(((length * 64 + position) << 16) + pair)
      }
    }
  }
  return [...keys]
}

export function makeSearchPlan(filter: SupplierFilter, similar: SimilarTerm[]): SearchPlan {
  const category = readCategory(filter.categoria)
  const conditions = conditionsOf(filter)
  const promotions = promotionsOf(filter.plan)
  const nothing = { category: undefined, steps: [], counted: [], browsed: undefined, similar: [] }
  if (category === 'unsearchable' || conditions === 'impossible') return nothing

  const kind = kindOf(filter.tipo)
  const byKind = kind ? [lexeme('%', kind)] : []
  if (!category && conditions.length === 0) {
    return { ...nothing, browsed: { promotions, kind: kind ?? null } }
  }
  const required = [...byKind, ...conditions]
  const tiers = category
    ? tiersOf(category, similar)
    : { ranked: [{ relevance: relevance.any, parts: [] }], counted: [''] }
  return {
    category,
    browsed: undefined,
    similar,
    steps: tiers.ranked.flatMap((tier) =>
      promotions.map((promotion) => ({
        relevance: tier.relevance,
        promotion,
        query: all([...tier.parts, ...required, lexeme('^', `${promotion}`)]),
      })),
    ),
    counted: tiers.counted.map((part) =>
      all([
        ...(part ? [part] : []),
        ...required,
        ...(promotions.length < 4 ? [any(promotions.map((level) => lexeme('^', `${level}`)))] : []),
      ]),
    ),
  }
}

/** The relevances of rules/supplier-search.ts, each without the ones before it. */
function tiersOf(category: Category, similar: SimilarTerm[]) {
  const { words, phrase } = category
  const found = words.map(({ word, synonyms }) =>
    any([contained(word), ...synonyms.map(neighbours)]),
  )
  const whole = neighbours(phrase)
  const ranked: { relevance: Relevance; parts: string[] }[] = [
    { relevance: relevance.phrase, parts: [whole] },
    { relevance: relevance.allWords, parts: [...found, not(whole)] },
  ]
  if (found.length > 1) {
    ranked.push({ relevance: relevance.someWords, parts: [any(found), not(all(found))] })
  }
  const terms = [...new Set(similar.map(({ term }) => term))].map((term) => lexeme('=', term))
  if (terms.length > 0) {
    ranked.push({ relevance: relevance.fuzzy, parts: [any(terms), not(any(found))] })
  }
  return { ranked, counted: [...found, ...chunks(terms, 20).map(any)] }
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

function promotionsOf(plans: readonly PlanCode[] | undefined): number[] {
  const levels = Object.entries(promotionLevels)
    .filter(([plan]) => !plans?.length || plans.includes(plan as PlanCode))
    .map(([, level]) => level)
  return levels.sort()
}

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

function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}
