import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import {
  deleteUnusedWords,
  selectCounted,
  selectDocumentsEnd,
  selectWordCounts,
  selectWordsAfter,
  updateWordCounts,
  upsertCounted,
} from './queries-words.ts'

/** No statement may last for seconds: the embedded database serves nobody else meanwhile. */
const documentsAtOnce = 10_000
const wordsAtOnce = 1000

/** Words that only somebody who left had used go, and the others are counted. */
export async function countWords(db: Db): Promise<void> {
  const counts = await countByWord(db)
  const changed: { word: string; suppliers: number }[] = []
  const unused: string[] = []
  const known = inBatches<{ word: string; suppliers: number }>(
    (last, limit) => selectWordsAfter(db, last?.word ?? '', limit),
    wordsAtOnce,
  )
  for await (const { word, suppliers } of known) {
    const now = counts.get(word)
    if (now === undefined) unused.push(word)
    else if (now !== suppliers) changed.push({ word, suppliers: now })
  }
  for (let at = 0; at < changed.length; at += wordsAtOnce) {
    await updateWordCounts(db, changed.slice(at, at + wordsAtOnce))
  }
  for (let at = 0; at < unused.length; at += wordsAtOnce) {
    await deleteUnusedWords(db, unused.slice(at, at + wordsAtOnce))
  }
  await upsertCounted(db)
}

async function countByWord(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let after = 0; ; ) {
    const last = await selectDocumentsEnd(db, after, documentsAtOnce)
    if (last === null) return counts
    for (const { word, suppliers } of await selectWordCounts(db, after, last)) {
      counts.set(word, (counts.get(word) ?? 0) + suppliers)
    }
    after = last
  }
}

const changedEnough = 0.05

/** How rare a word is changes slowly: only when many suppliers came or went it is counted anew. */
export async function countWordsWhenMuchChanged(db: Db): Promise<void> {
  const { now, counted } = await selectCounted(db)
  if (counted !== null && Math.abs(now - counted) <= counted * changedEnough) return
  await countWords(db)
}
