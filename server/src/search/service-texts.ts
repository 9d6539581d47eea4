import type { Db } from '../database/db.ts'
import { selectDocument } from './queries.ts'
import { everybody } from './rules/ranking/filter.ts'
import { fitOf, makeMatcher, type SearchDocument } from './rules/ranking/fit.ts'
import { rank } from './rules/ranking/order.ts'
import { type Reading, read } from './rules/reading/reading.ts'
import { tokensOf } from './rules/reading/tokens.ts'
import { freshKnowledge } from './service-knowledge.ts'

/** How the texts of a supplier answer a search. */
type Fit = { found: boolean; lacking: string[] }

/** Undefined while the directory does not show the supplier. Reads its texts once, for many searches. */
export async function readTextsOf(
  db: Db,
  supplierId: number,
): Promise<((text: string) => Fit) | undefined> {
  const document = await selectDocument(db, supplierId, everybody)
  if (!document) return undefined
  const known = await freshKnowledge(db)
  return (text) => {
    // With a sign at its end no word is an unfinished one.
    const reading = read(`${text}.`, known)
    const [ranked] = rank(reading, [document])
    const found = ranked !== undefined && !ranked.similar
    return { found, lacking: found ? [] : lackingWords(reading, document, text) }
  }
}

function lackingWords(reading: Reading, document: SearchDocument, text: string): string[] {
  const typed = new Map(tokensOf(text).map(({ word, raw }) => [word, raw]))
  return reading.words
    .filter((_, slot) => !hasWord(reading, document, slot))
    .map(({ word }) => typed.get(word) ?? word)
}

/** Fits a little as soon as nothing but this word counts. */
function hasWord(reading: Reading, document: SearchDocument, slot: number): boolean {
  const words = reading.words.map((word, at) => ({ ...word, weight: at === slot ? 1 : 0 }))
  return fitOf(makeMatcher({ ...reading, words }), document).value > 0
}
