import { plainText } from 'contract/rules/text'
import { findIn, type Matcher, valuesIn } from './fit.ts'
import { nearPairs } from './near-words.ts'

/** A sentence that says something of what is asked. */
export type Passage = {
  text: string
  /** How much of it, by the weight of the words and in their own forms, from 0 to 1. */
  said: number
  /** In whichever words, of those that anybody uses: a question has others ('desclassificado') that no profile has. */
  meant: number
}

/** The sentences that say something of what was read, in whichever words: the one that says most of it first. */
export function passagesIn(
  matcher: Matcher,
  sentences: readonly string[],
  /** All the words of the question: of two sentences that say as much the one with more of them comes first. */
  beside?: Matcher,
): Passage[] {
  const all = (text: string) => (beside ? besideShare * judged(beside, text).meant : 0)
  return sentences
    .map((text) => judged(matcher, text))
    .filter(({ meant }) => meant > 0)
    .map(({ text, said, meant, value }) => ({ text, said, meant, value: value + all(text) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ text, said, meant }) => ({ text, said, meant }))
}

const besideShare = 0.5

function judged(matcher: Matcher, text: string): Passage & { value: number } {
  const { words, phrases } = matcher.reading
  const found = findIn(plainText(text), matcher.hits)
  const near = new Float64Array(Math.max(0, words.length - 1))
  nearPairs(found, words.length, near, 1)
  const values = valuesIn(found, matcher, 'name')
  // 'RDC 15' is said as it is, 'dedetização' only means 'controle de pragas'.
  const own = valuesIn(found, ownWords(matcher), 'name')
  const isKnown = (slot: number) =>
    (words[slot]?.readings.length ?? 0) > 0 ||
    phrases.some(({ from, to }) => from <= slot && slot <= to)
  let [said, meant, known] = [0, 0, 0]
  words.forEach(({ weight }, slot) => {
    said += weight * (own[slot] ?? 0)
    meant += weight * (values[slot] ?? 0)
    if (isKnown(slot)) known += weight
  })
  const { total } = matcher
  return {
    text,
    said: total === 0 ? 0 : said / total,
    meant: known === 0 ? 0 : meant / known,
    value: (said + meant) / (total || 1) + near.reduce((all, one) => all + one, 0) / words.length,
  }
}

const ownWords = (matcher: Matcher): Matcher => ({
  ...matcher,
  phraseSlots: matcher.phraseSlots.filter(({ exact }) => exact),
})

/** Whether a word of a text, folded, is one of those that were asked for. */
export const isAskedFor = (matcher: Matcher, word: string): boolean => matcher.hits.has(word)
