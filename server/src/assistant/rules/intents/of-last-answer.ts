import type { Understood } from '../understanding/understood.ts'
import type { Outcome, Said } from './likelier.ts'

/** How likely a need may be at most, by how far the rules came. */
const mostNeed: Partial<Record<Outcome, number>> = {
  unknown: 0.5,
  vague: 0.3,
  nobody: 0.3,
  part: 0.1,
}
const longest = 9

/** A few words that led nowhere are asked of what was answered last: a text of the site, an explanation, a supplier. */
export function ofLastAnswer(
  outcome: Outcome,
  need: number,
  { message, read, context: { topic, explained, about: supplier, ofSite } }: Said,
): Understood | undefined {
  const isShort = message.tokens.length <= longest
  if (!isShort || read.hasPlace || need >= (mostNeed[outcome] ?? 0)) return undefined
  if (topic) return { intent: 'faq', id: topic }
  if (explained) return { intent: 'field', ids: [...explained] }
  if (supplier === undefined || ofSite || read.tipo) return undefined
  return {
    intent: 'about',
    supplier,
    question: 'free',
    place: {},
    said: message.sentence,
    words: read.need.words,
  }
}
