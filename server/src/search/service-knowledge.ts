import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import {
  selectDocumentCount,
  selectWordsAddedSince,
  selectWordsAfter,
  selectWordsVersion,
} from './queries-words.ts'
import { selectAnswers, selectSynonyms } from './queries-trade-words.ts'
import type { Knowledge } from './rules/reading/reading.ts'
import { builtInSynonyms, indexSynonyms, type SynonymIndex } from './rules/words/synonyms.ts'
import { Vocabulary } from './rules/reading/vocabulary.ts'
import { gazetteer } from './service-places.ts'

const wordsAtOnce = 2000
/** Below this many words all are read again: a few milliseconds. */
const manyWords = 20_000

type Word = Awaited<ReturnType<typeof selectWordsAfter>>[number]

const vocabulary = new Vocabulary()
let version: string | undefined
let loading: Promise<void> | undefined
let trade: Trade | undefined

type Trade = { stored: string; synonyms: SynonymIndex; answers: ReadonlyMap<string, number> }

/** And which supplier stands first for a term, by the key of its words. */
export type Known = Knowledge & Pick<Trade, 'answers'>

/** What the reading knows: kept in this process, and brought up to date by `renewKnowledge`. */
export async function knowledge(db: Db): Promise<Known> {
  if (version === undefined) await renewKnowledge(db)
  const { synonyms, answers } = trade ?? (await loadTrade(db))
  return { vocabulary, gazetteer: gazetteer(), synonyms, answers }
}

/** For whoever asks the database nothing that brings its version along. */
export async function freshKnowledge(db: Db): Promise<Known> {
  await renewKnowledge(db, await selectWordsVersion(db))
  return knowledge(db)
}

/** The built-in words of the trade, with groups of more. */
export const synonymsWith = (groups: readonly (readonly string[])[]): SynonymIndex =>
  indexSynonyms([...builtInSynonyms, ...groups.map((words) => ({ said: words, meant: words }))])

async function loadTrade(db: Db): Promise<Trade> {
  const groups = await selectSynonyms(db)
  const answers = await selectAnswers(db)
  const stored = JSON.stringify([groups, answers])
  if (trade?.stored === stored) return trade
  trade = {
    stored,
    synonyms: synonymsWith(groups.map(({ words }) => words)),
    answers: new Map(answers.map(({ key, supplier }) => [key, supplier.id])),
  }
  return trade
}

/** Whether something was new. `seen` is the version that came with an answer of the database. */
export async function renewKnowledge(db: Db, seen?: string): Promise<boolean> {
  if (seen !== undefined && seen === version) return false
  loading ??= load(db).finally(() => {
    loading = undefined
  })
  await loading
  return true
}

async function load(db: Db): Promise<void> {
  const next = await selectWordsVersion(db)
  const [addedBefore, countedBefore] = versionParts(version)
  const isOnlyAdded = version !== undefined && countedBefore === versionParts(next)[1]
  if (isOnlyAdded && addedBefore && vocabulary.size > manyWords) {
    for (const word of await selectWordsAddedSince(db, addedBefore)) vocabulary.add(word)
  } else {
    await loadAll(db)
  }
  await loadTrade(db)
  version = next
}

/** When the newest word came, and the rest: what was counted when, what administrators changed when. */
function versionParts(text: string | undefined): [string, string] {
  const [day = '', time = '', ...counted] = (text ?? '').split(' ')
  return [`${day} ${time}`.trim(), counted.join(' ')]
}

async function loadAll(db: Db): Promise<void> {
  vocabulary.documents = await selectDocumentCount(db)
  const gone = new Set(vocabulary.words())
  const words = inBatches<Word>(
    (last, limit) => selectWordsAfter(db, last?.word ?? '', limit),
    wordsAtOnce,
  )
  for await (const word of words) {
    vocabulary.add(word)
    gone.delete(word.word)
  }
  for (const word of gone) vocabulary.forget(word)
}
