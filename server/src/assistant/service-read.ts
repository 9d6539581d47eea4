import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import { spokenInPortuguese } from './rules/english/spoken.ts'
import { isSettled, settles } from './rules/english/settled.ts'
import { staysOnTopic } from './rules/faq/topic.ts'
import { forVisitor } from './rules/faq/visitor.ts'
import type { Reader } from './rules/intents/meanings.ts'
import { dangerIn } from './rules/safety/safety.ts'
import { withEarlier } from './rules/understanding/earlier.ts'
import { courtesyOf } from './rules/understanding/courtesy.ts'
import { type Message, readMessage } from './rules/understanding/message.ts'
import { understand } from './rules/understanding/understand.ts'
import type { AssistantContext, Understanding } from './rules/understanding/understood.ts'
import { readerFor, unlearned } from './service-intents.ts'

const shortest = 3
const isShortCourtesy = (message: Message): boolean =>
  message.tokens.length <= shortest && courtesyOf(message) !== undefined

/** What the English rules leave open is said in Portuguese, and read again. */
export async function read(
  db: Db,
  text: string,
  context: AssistantContext,
): Promise<Understanding> {
  // Whoever needs an ambulance, or says thanks, does not wait until the wordings are learned.
  const message = readMessage(text, context.language)
  const isPlain = dangerIn(message) !== undefined || isShortCourtesy(message)
  const reader = isPlain ? { ...(await readerOf(db)), ...unlearned } : await readerFor(db, context)
  const typed = { text, understood: readAsSaid(text, context, reader) }
  if (typed.understood.language === 'pt') return typed.understood
  const inPortuguese = spokenInPortuguese(text)
  const isDanger =
    dangerIn(readMessage(text, 'en')) === undefined &&
    dangerIn(readMessage(inPortuguese, 'pt')) !== undefined
  if (!isDanger && isSettled(typed, context, reader)) return typed.understood
  const spoken = {
    text: inPortuguese,
    understood: readAsSaid(inPortuguese, { ...context, language: 'pt' }, reader),
  }
  return isDanger || settles(spoken, typed, context, reader)
    ? { ...spoken.understood, language: 'en' }
    : typed.understood
}

function readAsSaid(text: string, context: AssistantContext, reader: Reader): Understanding {
  const message = readMessage(text, context.language)
  const understood = understand(text, withEarlier(message, context), reader)
  const topic = staysOnTopic(message, understood, context)
  const { language } = understood
  return forVisitor(
    topic ? { intent: 'faq', id: topic, language } : understood,
    message,
    context.visitor,
  )
}

/** Whether a text that was written before answers it. */
export const isWritten = ({ intent }: Understanding): boolean =>
  intent === 'faq' || intent === 'field'
