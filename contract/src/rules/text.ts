/**
 * How the directory reads text. `server/migrations/0010_search.sql` says the same in SQL, and
 * `server/src/search/search.test.ts` holds the two equal: change both or neither.
 */

/** Longer words are cut, so that a pasted blob stays a small entry of the index. */
export const LONGEST_WORD = 32

const FUZZY_FROM_LETTERS = 4

// Only words that carry no meaning in a directory: 'sem', 'sobre' or 'todos' can matter.
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a ao aos as ate com como da das de dela dele do dos e em entre essa esse esta este eu isso isto ' +
    'ja lhe mais mas me meu minha muito na nas nem no nos nossa nosso nossas nossos num numa o os ou ' +
    'para pela pelas pelo pelos por qual que quem se ser seu seus sua suas tambem te um uma umas uns ' +
    'voce voces'
  ).split(' '),
)

/**
 * Lower case without accents. Compatibility decomposition, not a table of accents: '1ª', 'm²' and
 * 'ﬁ' read as people type them, and PostgreSQL's normalize() gives the same answer in every version
 * (unaccent's own rules differ between 15 and 18).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[A-Z]+/g, lower)
}

// Only ASCII: what is left after decomposition and not ASCII never takes part in a comparison.
const lower = (letters: string) => letters.toLowerCase()

/** Folded, with everything that is neither letter nor digit as one space. */
export function plainText(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Like plainText, but keeps the '/' of 'Campinas/SP'. */
export function placeText(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9/]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()
}

/** The words that count, in order. */
export function contentWords(text: string): string[] {
  return plainText(text)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => word.slice(0, LONGEST_WORD))
}

/**
 * How many letters may differ: 30 % of the word. A word with a digit is a code ('ISO 13485'), where
 * the neighbour is another thing, and three letters leave no room for a mistake.
 */
export function allowedEdits(word: string): number {
  if (word.length < FUZZY_FROM_LETTERS || /\d/.test(word)) return 0
  return Math.floor((word.length * 3) / 10)
}

/** Levenshtein distance, or `limit + 1` as soon as it is certain to be more than `limit`. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  // One row of the usual table, written over line by line.
  const row: number[] = []
  for (let j = 0; j <= b.length; j++) row.push(j)
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let diagonal = i - 1
    let left = i
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0
      left = letter === b.charCodeAt(j - 1) ? diagonal : 1 + Math.min(diagonal, above, left)
      diagonal = above
      row[j] = left
      if (left < least) least = left
    }
    if (least > limit) return limit + 1
  }
  return Math.min(row[b.length] ?? 0, limit + 1)
}

/** Every word that two neighbouring letters in the wrong order could have been meant as. */
export function swappedLetters(word: string): string[] {
  const variants = new Set<string>()
  for (let i = 0; i + 1 < word.length; i++) {
    variants.add(`${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`)
  }
  variants.delete(word)
  return [...variants]
}

/**
 * Whether a word of a text may be what the visitor meant. Swapped neighbours are two edits for
 * Levenshtein but one slip of the fingers, so they count at every length that allows a mistake.
 */
export function isSimilarWord(queryWord: string, textWord: string): boolean {
  const edits = allowedEdits(queryWord)
  if (edits === 0) return false
  return (
    editDistance(queryWord, textWord, edits) <= edits ||
    swappedLetters(queryWord).includes(textWord)
  )
}
