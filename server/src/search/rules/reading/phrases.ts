import { root } from './stem.ts'
import type { SynonymIndex } from '../words/synonyms.ts'
import type { Vocabulary, WordReading } from './vocabulary.ts'
import { quality } from '../ranking/weights.ts'
import { isCode } from '../words/asking.ts'

/** Several words that mean what the words `from` to `to` (inclusive) of the question mean. */
export type AskedPhrase = {
  from: number
  to: number
  quality: number
  words: readonly (readonly WordReading[])[]
  /** A norm and its number have to stand side by side, in this order. */
  exact: boolean
}

/** 'ISO 27001' is 'ISO/IEC 27001' and 'NBR 17665' is 'NBR ISO 17665': no other norm has the number. A year is no such. */
const isOwnNumber = (number: string) => /^\d{4,}$/.test(number) && !/^(?:19|20)\d\d$/.test(number)

export function codePhrases(
  words: readonly string[],
  readings: readonly (readonly WordReading[])[],
): AskedPhrase[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !isCode(word, next)) return []
    const own = [at, at + 1].map(
      (index) => readings[index]?.filter(({ how }) => how === 'typed') ?? [],
    )
    const whole = { from: at, to: at + 1, quality: 1, words: own, exact: true }
    return isOwnNumber(next) ? [whole, { ...whole, words: own.slice(1) }] : [whole]
  })
}

export function meantPhrases(
  words: readonly string[],
  synonyms: SynonymIndex,
  vocabulary: Vocabulary,
): AskedPhrase[] {
  const phrases: AskedPhrase[] = []
  const roots = words.map(root)
  for (let from = 0; from < words.length; from++) {
    for (let to = from; to < Math.min(words.length, from + synonyms.longest); to++) {
      const isNorm = to === from + 1 && isCode(words[from] ?? '', words[to] ?? '')
      const isUsed = from === to && isWritten(words[from] ?? '', vocabulary)
      const sure = isNorm ? quality.codeSynonym : isUsed ? quality.synonymOfUsed : quality.synonym
      for (const phrase of synonyms.meant(roots.slice(from, to + 1).join(' '))) {
        const known = knownWords(phrase, vocabulary)
        if (known) phrases.push({ from, to, quality: sure, words: known, exact: false })
      }
    }
  }
  return phrases
}

/** A shorter word is too often part of another by chance. */
const shortestPart = 3
const shortestJoined = 6

/** 'oxi vale' is 'Oxivale', and 'tramabranca' is 'Trama Branca'. */
export function respacedPhrases(
  asked: readonly { word: string; at: number }[],
  vocabulary: Vocabulary,
): AskedPhrase[] {
  return asked.flatMap(({ word, at }, from) => {
    const next = asked[from + 1]
    const one = next?.at === at + 1 ? word + next.word : ''
    const joined = one.length < shortestJoined ? [] : vocabulary.written(one)
    const parts = isWritten(word, vocabulary) ? undefined : splitInTwo(word, vocabulary)
    const sure = { from, quality: quality.synonym }
    return [
      ...(joined.length > 0 ? [{ ...sure, to: from + 1, words: [joined], exact: false }] : []),
      ...(parts ? [{ ...sure, to: from, words: parts, exact: false }] : []),
    ]
  })
}

function splitInTwo(word: string, vocabulary: Vocabulary): WordReading[][] | undefined {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)].map((part) =>
      vocabulary.written(part),
    )
    if (!first?.length || !last) continue
    if (last.length > 0) return [first, last]
    // 'controledepragas'
    const [, name = ''] = /^(?:d[aeo]s?|em)(.{4,})$/.exec(word.slice(cut)) ?? []
    const named = vocabulary.written(name)
    if (named.length > 0) return [first, named]
  }
  return undefined
}

const isWritten = (word: string, vocabulary: Vocabulary) => vocabulary.forms(word).length > 0

/** Undefined when nobody uses one of its words. */
function knownWords(words: readonly string[], vocabulary: Vocabulary): WordReading[][] | undefined {
  const known: WordReading[][] = []
  for (const word of words) {
    const written = vocabulary.written(word)
    if (written.length === 0) return undefined
    known.push(written)
  }
  return known
}
