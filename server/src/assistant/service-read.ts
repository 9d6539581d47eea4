import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import { spokenInPortuguese } from './rules/english/spoken.ts'
import { isSettled, settles } from './rules/english/settled.ts'
import { forVisitor } from './rules/faq/visitor.ts'
import { dangerIn } from './rules/safety/safety.ts'
import { withEarlier } from './rules/understanding/earlier.ts'
import { readMessage } from './rules/understanding/message.ts'
import { understand } from './rules/understanding/understand.ts'
import type { AssistantContext, Understanding } from './rules/understanding/understood.ts'
import { writtenInstead } from './service-written.ts'

/** What the English rules leave open is said in Portuguese, and read again. */
export async function read(
  db: Db,
  text: string,
  context: AssistantContext,
): Promise<Understanding> {
  const typed = { text, understood: await readAsSaid(db, text, context) }
  const directory = await readerOf(db)
  if (typed.understood.language === 'pt') return typed.understood
  const inPortuguese = spokenInPortuguese(text)
  const isDanger =
    dangerIn(readMessage(text, 'en')) === undefined &&
    dangerIn(readMessage(inPortuguese, 'pt')) !== undefined
  if (!isDanger && isSettled(typed, context, directory)) return typed.understood
  const spoken = {
    text: inPortuguese,
    understood: await readAsSaid(db, inPortuguese, { ...context, language: 'pt' }),
  }
  return isDanger || settles(spoken, typed, context, directory)
    ? { ...spoken.understood, language: 'en' }
    : typed.understood
}

async function readAsSaid(db: Db, text: string, context: AssistantContext): Promise<Understanding> {
  const message = readMessage(text, context.language)
  const understood = understand(text, withEarlier(message, context), await readerOf(db))
  const answered = await writtenInstead(db, text, understood, context)
  return forVisitor(answered, message, context.visitor)
}

/** Whether a text that was written before answers it. */
export const isWritten = ({ intent }: Understanding): boolean =>
  intent === 'faq' || intent === 'field'
