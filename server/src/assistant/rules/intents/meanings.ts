import { type FaqId, isFaqId } from '../faq/faq.ts'
import type { Message } from '../understanding/message.ts'
import type { Directory } from '../understanding/need.ts'
import type { AssistantContext } from '../understanding/understood.ts'
import type { Guess } from './classifier.ts'

/** What a message means by its wording, the likeliest first; `topic` is what was answered before it. */
export type Meanings = (
  message: Pick<Message, 'sentence' | 'language'>,
  topic?: string,
) => readonly Guess[]

/** What is known of words, of places and of how people word what they mean. */
export type Reader = Directory & {
  meanings: Meanings
  /** A word that is in any example. */
  isWorded(word: string): boolean
}

/** Whether a meaning makes sense now: nobody can be asked about before somebody was shown. */
export const isPossible =
  ({ about, suppliers = [] }: AssistantContext) =>
  (label: string): boolean => {
    if (label === 'about:which' || label === 'talk:compare') return suppliers.length > 1
    if (/^talk:(?:more|elsewhere|cheapest)$/.test(label)) return suppliers.length > 0
    return !label.startsWith('about:') || about !== undefined
  }

/** The question about this site that is asked, should it be as likely as `least`. */
export function siteQuestion(
  message: Pick<Message, 'sentence' | 'language'>,
  { meanings }: Pick<Reader, 'meanings'>,
  least: number,
  topic?: string,
): FaqId | undefined {
  const [best] = meanings(message, topic)
  const [kind, id = ''] = best?.label.split(':') ?? []
  const isAsked = best !== undefined && best.probability >= least
  return isAsked && kind === 'faq' && isFaqId(id) ? id : undefined
}

const wordForWord = 0.95
/** A whole question goes on from nothing; 'e whatsapp?' does. */
export const isAskedInFull = (message: Message, reader: Reader): boolean =>
  message.tokens.length > 2 && siteQuestion(message, reader, wordForWord) !== undefined
