import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import {
  selectDocumentCount,
  selectWordsAddedSince,
  selectWordsAfter,
  selectWordsVersion,
} from './queries-words.ts'
import type { Knowledge } from './rules-reading.ts'
import { builtInSynonyms, indexSynonyms } from './rules-synonyms.ts'
import { Vocabulary } from './rules-vocabulary.ts'
import { gazetteer } from './service-places.ts'

const wordsAtOnce = 2000
/** Below this many words all are read again: a few milliseconds. */
const manyWords = 20_000

type Word = Awaited<ReturnType<typeof selectWordsAfter>>[number]

const vocabulary = new Vocabulary()
let version: string | undefined
let loading: Promise<void> | undefined
let synonyms: Knowledge['synonyms'] | undefined

/** What the reading knows: kept in this process, and brought up to date by `renewKnowledge`. */
export async function knowledge(db: Db): Promise<Knowledge> {
  if (version === undefined) await renewKnowledge(db)
  synonyms ??= indexSynonyms(builtInSynonyms)
  return { vocabulary, gazetteer: gazetteer(), synonyms }
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
  const [addedBefore, countedBefore] = partsOf(version)
  const isOnlyAdded = version !== undefined && countedBefore === partsOf(next)[1]
  if (isOnlyAdded && addedBefore && vocabulary.size > manyWords) {
    for (const word of await selectWordsAddedSince(db, addedBefore)) vocabulary.add(word)
  } else {
    await loadAll(db)
  }
  version = next
}

/** When the newest word came, and what was counted when. */
function partsOf(text: string | undefined): [string, string] {
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
