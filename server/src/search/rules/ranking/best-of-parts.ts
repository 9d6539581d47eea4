import { fitOf, leastFit, makeMatcher, type SearchDocument } from './fit.ts'
import type { AskedWord, Reading } from '../reading/reading.ts'

/** Of two trades that were asked for at once, whoever fits one of them best is a result. */
export function bestOfParts<D extends SearchDocument>(
  reading: Reading,
  documents: readonly D[],
): ReadonlySet<D> {
  const kept = new Set<D>()
  for (const part of reading.parts) {
    const words = reading.words.map((word, slot) => (part.includes(slot) ? word : silent(word)))
    const matcher = makeMatcher({ ...reading, words })
    const fits = documents.map((document) => fitOf(matcher, document).value)
    const best = Math.max(0, ...fits)
    const document = documents[fits.indexOf(best)]
    if (document && best >= leastFit(part.length)) kept.add(document)
  }
  return kept
}

const silent = (word: AskedWord): AskedWord => ({ ...word, weight: 0 })
