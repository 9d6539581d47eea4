import type { SupplierFilter, SupplierType } from 'contract/suppliers'
import { synonymGroups } from 'contract/rules/keywords'
import { type PlanCode, plans } from 'contract/rules/plans'
import { contentWords, isSimilarWord, placeText, plainText } from 'contract/rules/text'

export type SearchableSupplier = {
  id: number
  nome: string
  servico: string
  com_oque_trabalha?: string | null | undefined
  cidade_estado: string
  plan: PlanCode
  Tipo_empresa: SupplierType
  certificados: readonly string[]
}

/** How well a supplier fits the category; `any` when none was asked for. Lower comes first. */
export const relevance = { any: 0, phrase: 1, allWords: 2, someWords: 3, fuzzy: 4 } as const
export type Relevance = (typeof relevance)[keyof typeof relevance]

export type SupplierMatch<S> = { supplier: S; relevance: Relevance }

/** A text beyond this many words is searched no further; a query has fewer. */
export const MOST_WORDS = { text: 1000, query: 12 }
/** Matches are counted up to here; whoever has more refines the search. */
export const mostCounted = 1000

export const LONGEST = { nome: 200, place: 120, certificado: 200 }

export type CategoryWord = {
  word: string
  /** Other ways to say what the word is part of, each a list of neighbouring words. */
  synonyms: string[][]
}

export type Category = {
  words: CategoryWord[]
  /** In the visitor's order, repetitions kept. */
  phrase: string[]
}

/** Each member of the synonym groups as its content words. */
const phraseGroups = synonymGroups.map((group) =>
  group.map(contentWords).filter((phrase) => phrase.length > 0),
)

/** Undefined when nothing was typed, or only stop words: neither is a condition. */
export function readCategory(text: string | undefined): Category | 'unsearchable' | undefined {
  if (isBlank(text)) return undefined
  if (plainText(text) === '') return 'unsearchable'
  const phrase = contentWords(text).slice(0, MOST_WORDS.query)
  if (phrase.length === 0) return undefined
  const synonyms = new Map(phrase.map((word) => [word, new Set<string>()]))
  for (const group of phraseGroups) {
    for (const mention of group) {
      if (!hasPhrase([phrase], mention)) continue
      const others = group.filter((other) => other.join(' ') !== mention.join(' '))
      for (const word of mention)
        for (const other of others) synonyms.get(word)?.add(other.join(' '))
    }
  }
  const words = [...synonyms].map(([word, others]) => ({
    word,
    synonyms: [...others].map((other) => other.split(' ')),
  }))
  return { words, phrase }
}

/** The words a supplier is found by, per field: a phrase never runs from one field into the next. */
export function searchedWords(supplier: SearchableSupplier): string[][] {
  const fields = [
    supplier.nome,
    supplier.servico,
    supplier.com_oque_trabalha ?? '',
    ...supplier.certificados,
  ]
    // The sign by which the index knows a gap between two fields, should a text contain it.
    .flatMap((text) => text.split('\u0001'))
    .map(contentWords)
  // The gap counts as a word, as it does in the index.
  let room = MOST_WORDS.text
  return fields.map((words) => {
    const kept = words.slice(0, Math.max(room, 0))
    room -= words.length + 1
    return kept
  })
}

/** How well the supplier fits the category, or undefined when it does not. */
export function matchCategory(
  supplier: SearchableSupplier,
  category: Category,
): Relevance | undefined {
  const fields = searchedWords(supplier)
  const textWords = [...new Set(fields.flat())]
  const found = category.words.map(
    ({ word, synonyms }) =>
      textWords.some((textWord) => containsWord(textWord, word)) ||
      synonyms.some((synonym) => hasPhrase(fields, synonym)),
  )
  if (hasPhrase(fields, category.phrase)) return relevance.phrase
  if (found.every(Boolean)) return relevance.allWords
  if (found.some(Boolean)) return relevance.someWords
  const similar = category.words.some(({ word }) =>
    textWords.some((textWord) => isSimilarWord(word, textWord)),
  )
  return similar ? relevance.fuzzy : undefined
}

/** Whether one supplier fits the filter, and how well. Who is visible at all is not decided here. */
export function matchSupplier(
  supplier: SearchableSupplier,
  filter: SupplierFilter,
): Relevance | undefined {
  const { tipo = 'Ambos', plan = [], certificados = [] } = filter
  if (tipo !== 'Ambos' && tipo !== supplier.Tipo_empresa) return undefined
  if (plan.length > 0 && !plan.includes(supplier.plan)) return undefined
  if (!contains(clip(plainText(supplier.nome), LONGEST.nome), filter.nomeFantasia, plainText)) {
    return undefined
  }
  const place = clip(placeText(supplier.cidade_estado), LONGEST.place)
  if (!contains(place, filter.estado, placeText)) return undefined
  if (!contains(place, filter.cidade, placeText)) return undefined
  const held = new Set(supplier.certificados.map(certificateText))
  const wanted = certificados.filter((certificate) => !isBlank(certificate)).map(certificateText)
  if (!wanted.every((certificate) => certificate !== '' && held.has(certificate))) return undefined
  const category = readCategory(filter.categoria)
  if (category === 'unsearchable') return undefined
  return category ? matchCategory(supplier, category) : relevance.any
}

/** All matches, in the order of the results: relevance, promotion level, name. */
export function searchSuppliers<S extends SearchableSupplier>(
  suppliers: readonly S[],
  filter: SupplierFilter,
): SupplierMatch<S>[] {
  const matches = suppliers.flatMap((supplier) => {
    const found = matchSupplier(supplier, filter)
    return found === undefined ? [] : [{ supplier, relevance: found }]
  })
  return matches.sort(
    (a, b) =>
      a.relevance - b.relevance ||
      plans[a.supplier.plan].level - plans[b.supplier.plan].level ||
      compare(sortName(a.supplier.nome), sortName(b.supplier.nome)) ||
      a.supplier.id - b.supplier.id,
  )
}

/**
 * The spec asks for a substring. One or two letters ('TI', 'RH', 'RT') must be the whole word, or
 * they would match inside nearly every text.
 */
function containsWord(textWord: string, word: string): boolean {
  return word.length < 3 ? textWord === word : textWord.includes(word)
}

/** Whether the words stand side by side in one field (stop words between them do not count). */
function hasPhrase(fields: readonly (readonly string[])[], phrase: readonly string[]): boolean {
  const [first, ...rest] = phrase
  if (first === undefined) return false
  if (rest.length === 0) return fields.some((words) => words.includes(first))
  // Pair by pair, as the index knows them.
  return rest.every((word, index) => {
    const before = phrase[index]
    return fields.some((words) => words.some((w, i) => w === before && words[i + 1] === word))
  })
}

function contains(
  text: string,
  wanted: string | undefined,
  read: (text: string) => string,
): boolean {
  if (isBlank(wanted)) return true
  const part = read(wanted)
  // Only signs or a foreign script: nothing of ours can contain that.
  return part !== '' && text.includes(part)
}

export const sortName = (nome: string) => clip(plainText(nome), LONGEST.nome)
export const certificateText = (text: string) => clip(plainText(text), LONGEST.certificado)
export const isBlank = (text: string | undefined): text is undefined | '' => !text?.trim()

const clip = (text: string, length: number) => text.slice(0, length)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
