import { contentWords } from './text.ts'

/** The periods of the report of searched words, in days. */
export const keywordDays = [30, 90] as const

/** What was searched for less often is told nobody: it could be the search of one person. */
export const fewestSearches = 5

const heading = 'Palavras-chave: '

/** The text with the word in its last line, which the search reads like the rest. */
export function withKeyword(text: string, word: string): string {
  const lines = text.trimEnd().split('\n')
  const last = lines.at(-1) ?? ''
  if (!last.startsWith(heading)) {
    return [text.trimEnd(), `${heading}${word}.`].filter((part) => part !== '').join('\n\n')
  }
  const words = last.slice(heading.length).replace(/\.$/, '').split(', ')
  if (words.some((known) => isSame(known, word))) return text
  return [...lines.slice(0, -1), `${heading}${[...words, word].join(', ')}.`].join('\n')
}

const isSame = (one: string, other: string) =>
  contentWords(one).join(' ') === contentWords(other).join(' ')
