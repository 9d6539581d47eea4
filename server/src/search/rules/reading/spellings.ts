import { editDistance } from 'contract/rules/text'
import { singular } from './stem.ts'

export type Misspelt = { word: string; distance: number }

/** A shorter word begins as it was typed. */
const shortestSlip = 5

/** Of all spellings of one length, in rows: the word, how it is compared, and the letters of that as bits. */
type Spelt = { words: string[]; spellings: string[]; letters: number[] }

/** 'fisxal' is near the singular of 'fiscais', 'pulmoed' near 'pulmões' itself. */
const spellingsOf = (word: string) => new Set([word, singular(word)])

/** Finds words by a spelling that is not quite theirs. */
export class Spellings {
  readonly #byLength = new Map<number, Spelt>()

  add(word: string): void {
    for (const spelling of spellingsOf(word)) {
      const { words, spellings, letters } = this.#ofLength(spelling.length)
      words.push(word)
      spellings.push(spelling)
      letters.push(lettersIn(spelling))
    }
  }

  /** The words with the fewest mistakes between `from` and `limit`, as far as `isKnown` lets them. */
  near(typed: string, limit: number, isKnown: (word: string) => boolean, from = 0): Misspelt[] {
    let least = limit
    let nearest = new Set<string>()
    for (const spelling of spellingsOf(typed)) {
      for (const { word, distance } of this.#spelledLike(spelling, () => least)) {
        if (distance < from || !isKnown(word)) continue
        if (distance < least) nearest = new Set()
        least = distance
        nearest.add(word)
      }
    }
    return [...nearest].map((word) => ({ word, distance: least }))
  }

  *#spelledLike(typed: string, most: () => number): Generator<Misspelt> {
    const typedLetters = lettersIn(typed)
    const limit = most()
    // Who slips twice still begins right: 'porteiro' is no 'cordeiro'. So does a short word: 'bota' is no 'nota'.
    const beginsRight = limit > 1 || typed.length < shortestSlip
    for (let longer = -limit; longer <= limit; longer++) {
      const spelt = this.#byLength.get(typed.length + longer)
      if (!spelt) continue
      const { words, spellings, letters } = spelt
      for (let at = 0; at < words.length; at++) {
        if (bits((letters[at] ?? 0) ^ typedLetters) > 2 * most()) continue
        const spelling = spellings[at] ?? ''
        if (beginsRight && spelling[0] !== typed[0]) continue
        const distance = mistakes(typed, spelling, most())
        if (distance <= most()) yield { word: words[at] ?? '', distance }
      }
    }
  }

  #ofLength(length: number): Spelt {
    const spelt = this.#byLength.get(length) ?? { words: [], spellings: [], letters: [] }
    this.#byLength.set(length, spelt)
    return spelt
  }
}

/** Like editDistance, but two neighbouring letters in the wrong order are one slip. */
function mistakes(typed: string, known: string, limit: number): number {
  const distance = editDistance(typed, known, limit + 1)
  if (distance !== 2 || typed.length !== known.length) return distance
  return isSwapped(typed, known) ? 1 : distance
}

function isSwapped(a: string, b: string): boolean {
  let at = 0
  while (a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** One bit for each letter that occurs: words that differ in many letters need no closer look. */
function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 30)
  return letters
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}
