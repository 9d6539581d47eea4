import { editDistance } from 'contract/rules/text'
import { singular } from './stem.ts'

export type Misspelt = { word: string; distance: number }

/** A shorter word begins as it was typed. */
const shortestSlip = 5

/** Of all words of one length, in rows: the word, its singular, and the letters of that as bits. */
type Spelt = { words: string[]; ones: string[]; letters: number[] }

/** Finds words by a spelling that is not quite theirs. Singulars are compared: nobody mistypes a plural's ending. */
export class Spellings {
  readonly #byLength = new Map<number, Spelt>()

  add(word: string): void {
    const one = singular(word)
    const { words, ones, letters } = this.#ofLength(one.length)
    words.push(word)
    ones.push(one)
    letters.push(lettersIn(one))
  }

  /** The words with the fewest mistakes between `from` and `limit`, as far as `isKnown` lets them. */
  near(typed: string, limit: number, isKnown: (word: string) => boolean, from = 0): Misspelt[] {
    const typedLetters = lettersIn(typed)
    // Who slips twice still begins right: 'porteiro' is no 'cordeiro'. So does a short word: 'bota' is no 'nota'.
    const beginsRight = limit > 1 || typed.length < shortestSlip
    let least = limit
    let nearest: Misspelt[] = []
    for (let longer = -limit; longer <= limit; longer++) {
      const spelt = this.#byLength.get(typed.length + longer)
      if (!spelt) continue
      const { words, ones, letters } = spelt
      for (let at = 0; at < words.length; at++) {
        if (bits((letters[at] ?? 0) ^ typedLetters) > 2 * least) continue
        const one = ones[at] ?? ''
        if (beginsRight && one[0] !== typed[0]) continue
        const distance = mistakes(typed, one, least)
        const word = words[at] ?? ''
        if (distance > least || distance < from || !isKnown(word)) continue
        if (distance < least) nearest = []
        least = distance
        nearest.push({ word, distance })
      }
    }
    return nearest
  }

  #ofLength(length: number): Spelt {
    const spelt = this.#byLength.get(length) ?? { words: [], ones: [], letters: [] }
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
