import type { Message } from '../understanding/message.ts'

/** What is known of a single folded word. */
export type WordForms = {
  /** Without number and gender. */
  stem(word: string): string
  /** A verb, its noun and who does it are one. */
  root(word: string): string
  isOfTrade(word: string): boolean
}

/**
 * What the classifier sees of a message: stems of its words and their families, each with the next one, whether any is of the
 * trade, how long it is, and what was answered before.
 */
export function featuresOf(
  { sentence, language }: Pick<Message, 'sentence' | 'language'>,
  topic: string | undefined,
  { stem, root, isOfTrade }: WordForms,
): string[] {
  const words = sentence.split(' ').filter((word) => word !== '')
  const stems = words.map((word) => (/^\d+$/.test(word) ? '#number' : stem(word)))
  const pairs = ['#start', ...stems].map((word, at) => `${word} ${stems[at] ?? '#end'}`)
  const families = words.filter((word) => word.length > 4).map((word) => `family ${root(word)}`)
  const isTrade = words.some((word) => word.length > 3 && isOfTrade(word))
  return [
    ...new Set([
      ...stems,
      ...families,
      ...pairs,
      `#length ${Math.min(4, Math.floor(words.length / 3))}`,
      `#language ${language}`,
      ...(isTrade ? ['#trade'] : []),
      ...(topic ? [`#topic ${topic}`] : []),
    ]),
  ]
}
