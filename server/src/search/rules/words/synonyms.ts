import { contentWords, swappedLetters } from 'contract/rules/text'
import { root, singular, sound, stem } from '../reading/stem.ts'
import { brandSynonyms } from './synonyms-brands.ts'
import { careSynonyms } from './synonyms-care.ts'
import { peopleSynonyms } from './synonyms-people.ts'
import { machineSynonyms, productSynonyms } from './synonyms-products.ts'
import { serviceSynonyms } from './synonyms-services.ts'
import { isAsking } from './asking.ts'

/** Its content words. */
type Phrase = readonly string[]

/** Whoever says `said` may also mean one of these. */
export type SynonymIndex = {
  /** The longest phrase anybody can say, in words. */
  longest: number
  meant(key: string): readonly Phrase[]
  /** A word of the trade, though no supplier may use it: it was not mistyped. */
  has(word: string): boolean
  /** The word of the trade that sounds like this one. */
  sounding(word: string): string | undefined
  /** The word of the trade that is one slip away. */
  near(word: string): string | undefined
}

/** One list for both where all mean each other. */
export type SynonymGroup = { said: readonly string[]; meant: readonly string[] }

/** 'a | b' means each other; 'a > b' leads from a to b only. */
export function readSynonyms(text: string): SynonymGroup[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [left = '', right] = line.split(' > ')
      const said = left.split(' | ')
      return { said, meant: right === undefined ? said : [...said, ...right.split(' | ')] }
    })
}

export const builtInSynonyms: readonly SynonymGroup[] = [
  serviceSynonyms,
  careSynonyms,
  peopleSynonyms,
  productSynonyms,
  machineSynonyms,
  brandSynonyms,
].flatMap(readSynonyms)

export const phraseKey = (words: readonly string[]): string => words.map(root).join(' ')

export function indexSynonyms(groups: readonly SynonymGroup[]): SynonymIndex {
  const byKey = new Map<string, Map<string, Phrase>>()
  let longest = 1
  for (const { said, meant } of groups) {
    const phrases = meant.map(contentWords).filter((words) => words.length > 0)
    for (const text of said) {
      const words = contentWords(text)
      const key = inAnyOrder(phraseKey(heardOf(words)))
      longest = Math.max(longest, words.length)
      const known = byKey.get(key) ?? new Map<string, Phrase>()
      for (const other of phrases) {
        // Of 'soro fisiológico' the half 'soro' is no synonym: whoever has only that has one word of two.
        const isPart = other.length < words.length && other.every((word) => words.includes(word))
        if (!isPart) known.set(other.join(' '), other)
      }
      byKey.set(key, known)
    }
  }
  const lists = new Map([...byKey].map(([key, phrases]) => [key, [...phrases.values()]]))
  const words = new Set([...lists.values()].flatMap((list) => list.flat()))
  const stems = new Set([...words].map(stem))
  const ones = new Set([...words].map(singular))
  const bySound = new Map([...words].map((word) => [sound(word), word]))
  return {
    longest,
    meant: (key) => lists.get(inAnyOrder(key)) ?? [],
    // 'alugad', the bare stem of 'alugado', is no word.
    has: (word) =>
      words.has(word) || ones.has(word) || (stems.has(stem(word)) && stem(word) !== word),
    sounding: (word) => bySound.get(sound(word)),
    near(word) {
      for (const slip of slipsOf(word)) if (words.has(slip)) return slip
      return undefined
    },
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Every word that is one slip away. */
function* slipsOf(word: string): Generator<string> {
  yield* swappedLetters(word)
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail) yield head + tail.slice(1)
    for (const letter of letters) {
      if (tail) yield head + letter + tail.slice(1)
      yield head + letter + tail
    }
  }
}

/** 'balança calibração' is 'calibração de balança': who types keywords turns them round. */
const inAnyOrder = (key: string) => (key.includes(' ') ? key.split(' ').sort().join(' ') : key)

/** What a question keeps of a phrase: of 'leite sem lactose' not 'sem', a word of asking. */
function heardOf(words: readonly string[]): readonly string[] {
  const heard = words.filter((word) => !isAsking(word))
  return heard.length > 1 ? heard : words
}
