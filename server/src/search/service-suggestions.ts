import type { ReplyOf } from 'contract/endpoint'
import type { suggestSuppliers } from 'contract/search'
import { findStates, states } from 'contract/rules/states'
import { contentWords, placeText, plainText } from 'contract/rules/text'
import type { Databases, Db } from '../database/db.ts'
import { keepCertificates } from '../suppliers/service-certificates.ts'
import { selectCitiesStartingWith, selectNamesStartingWith, selectUsed } from './queries-words.ts'
import { lexeme } from './rules/ranking/candidates.ts'
import type { Knowledge } from './rules/reading/reading.ts'
import { tokensOf } from './rules/reading/tokens.ts'
import { builtInSynonyms, phraseKey } from './rules/words/synonyms.ts'
import { isAsking, isHalfAsking, isStop } from './rules/words/asking.ts'
import { freshKnowledge } from './service-knowledge.ts'

type Suggestions = ReplyOf<typeof suggestSuppliers>

const most = 5
const mostStates = 3
const longest = 60
const none: Suggestions = { categorias: [], nomes: [], estados: [], cidades: [], licencas: [] }

const certificates = keepCertificates()

/** What a visitor who typed this much may be looking for, each with what it is. */
export async function suggest(databases: Databases, text: string): Promise<Suggestions> {
  const db = databases.readDb
  const plain = plainText(text).slice(0, longest)
  if (plain.length < 2) return none
  const [categorias, nomes, cidades, licencas] = await Promise.all([
    servicesLike(db, text.slice(0, 2 * longest), plain),
    selectNamesStartingWith(db, plain, most),
    selectCitiesStartingWith(db, placeText(text).slice(0, longest), most),
    licencesLike(databases, plain),
  ])
  const estados = findStates(text)
    .slice(0, mostStates)
    .flatMap((code) => states[code] ?? [])
  return { categorias, nomes, estados, cidades, licencas }
}

/** A text to offer, and the query that finds whoever offers that. */
type Offer = {
  text: string
  query: string
  /** Only when somebody uses it otherwise than as a name. */
  word: string | null
}

/** Words of the directory and phrases of the trade that find somebody: never what nobody offers. */
async function servicesLike(db: Db, text: string, plain: string): Promise<string[]> {
  const known = await freshKnowledge(db)
  const offers = [...wordsLike(text, known), ...phrasesLike(plain, known)]
  const used = await selectUsed(db, offers)
  const found = offers.filter((_, index) => used.has(index))
  const [usual, ...words] = found.filter(({ word }) => word !== null)
  const phrases = found.filter(({ word }) => word === null)
  return onePerMeaning([...(usual ? [usual] : []), ...phrases, ...words]).slice(0, most)
}

/** Of the forms of one word (calibração, calibrado, calibramos) only the first is offered. */
function onePerMeaning(offers: readonly Offer[]): string[] {
  const byKey = new Map<string, string>()
  for (const { text } of offers) {
    const key = phraseKey(contentWords(text))
    if (!byKey.has(key)) byKey.set(key, text)
  }
  return [...byKey.values()]
}

const mostWords = 12

/** The text with its last word finished, the most usual word first. */
function wordsLike(text: string, { vocabulary, gazetteer }: Knowledge): Offer[] {
  const tokens = tokensOf(text)
  const start = tokens.at(-1)
  if (!start || start.word.length < 2 || isStop(start.word)) return []
  const head = text.slice(0, text.lastIndexOf(start.raw))
  const before = tokens
    .slice(0, -1)
    .map(({ word }) => word)
    .filter((word) => !isStop(word) && !isAsking(word))
  const isPlace = (word: string) => gazetteer.read(tokensOf(word), () => true).used.size > 0
  const isService = (word: string) =>
    /^[a-z]{3,}$/.test(word) && !isAsking(word) && !isHalfAsking(word) && !isPlace(word)
  return vocabulary
    .beginning(start.word)
    .filter(({ word }) => isService(word))
    .slice(0, mostWords)
    .flatMap(({ word, display }) => {
      const query = allOf([...before, word], vocabulary)
      return query ? [{ text: `${head}${display}`, query, word }] : []
    })
}

const tradePhrases = [...new Set(builtInSynonyms.flatMap(({ said, meant }) => [...said, ...meant]))]
  .map((text) => ({ text, plain: ` ${plainText(text)}`, words: contentWords(text) }))
  .sort((a, b) => a.plain.length - b.plain.length)
const mostPhrases = 8

/** What begins like the text before what has it inside; found by what the phrase means, too. */
function phrasesLike(plain: string, { vocabulary, synonyms }: Knowledge): Offer[] {
  const inside = tradePhrases.filter((phrase) => phrase.plain.includes(` ${plain}`))
  const begins = (phrase: { plain: string }) => phrase.plain.startsWith(` ${plain}`)
  return [...inside.filter(begins), ...inside.filter((phrase) => !begins(phrase))]
    .slice(0, mostPhrases)
    .flatMap(({ text, words }) => {
      const queries = [words, ...synonyms.meant(phraseKey(words))].flatMap(
        (meant) => allOf(meant, vocabulary) ?? [],
      )
      return queries.length > 0 ? [{ text, query: `(${queries.join('|')})`, word: null }] : []
    })
}

/** All of the words, in any of their forms; undefined when one of them is nobody's. */
function allOf(words: readonly string[], vocabulary: Knowledge['vocabulary']): string | undefined {
  const groups = words.map((word) => vocabulary.forms(word).map((form) => lexeme('', form.word)))
  if (groups.length === 0 || groups.some((group) => group.length === 0)) return undefined
  return `(${groups.map((group) => `(${group.join('|')})`).join('&')})`
}

/** What suppliers declare: a licence that nobody has finds nobody. */
async function licencesLike(databases: Databases, plain: string): Promise<string[]> {
  return (await certificates(databases, plain))
    .map(({ nome }) => nome)
    .filter((nome) => ` ${plainText(nome)}`.includes(` ${plain}`))
    .slice(0, most)
}
