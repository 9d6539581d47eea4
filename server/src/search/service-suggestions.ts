import type { ReplyOf } from 'contract/endpoint'
import { licences } from 'contract/rules/licences'
import type { suggestSuppliers } from 'contract/search'
import { placeText, plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import {
  selectCitiesStartingWith,
  selectNamesStartingWith,
  selectUsedWords,
  selectWordsVersion,
} from './queries-words.ts'
import { tokensOf } from './rules-reading.ts'
import { stem } from './rules-stem.ts'
import { isStop } from './rules-words.ts'
import { knowledge, renewKnowledge } from './service-knowledge.ts'

type Suggestions = ReplyOf<typeof suggestSuppliers>

const most = 5
const longest = 60
const none: Suggestions = { categorias: [], nomes: [], cidades: [], licencas: [] }

/** What a visitor who typed this much may be looking for, each with what it is. */
export async function suggest(db: Db, text: string): Promise<Suggestions> {
  const plain = plainText(text).slice(0, longest)
  if (plain.length < 2) return none
  const [categorias, nomes, cidades] = await Promise.all([
    wordsLike(db, text),
    selectNamesStartingWith(db, plain, most),
    selectCitiesStartingWith(db, placeText(text).slice(0, longest), most),
  ])
  return { categorias, nomes, cidades, licencas: licencesLike(plain) }
}

/** Of the forms of one word (calibração, calibrado, calibramos) only the most usual is offered. */
async function wordsLike(db: Db, text: string): Promise<string[]> {
  const start = tokensOf(text).findLast(({ word }) => !isStop(word))?.word ?? ''
  if (start.length < 2) return []
  await renewKnowledge(db, await selectWordsVersion(db))
  const { vocabulary } = await knowledge(db)
  const begins = vocabulary.beginning(start).filter(({ word }) => word.length > 2)
  // In memory a word may outlive the last supplier who used it.
  const used = await selectUsedWords(
    db,
    begins.map(({ word }) => word),
  )
  const byStem = new Map<string, string>()
  for (const { word, display } of begins) {
    if (used.has(word) && !byStem.has(stem(word))) byStem.set(stem(word), display)
  }
  return [...byStem.values()].slice(0, most)
}

const foldedLicences = licences.map((nome) => ({ nome, text: ` ${plainText(nome)}` }))

const licencesLike = (start: string) =>
  foldedLicences
    .filter(({ text }) => text.includes(` ${start}`))
    .map(({ nome }) => nome)
    .slice(0, most)
