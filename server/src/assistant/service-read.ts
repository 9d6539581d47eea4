import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import { forVisitor } from './rules/faq/visitor.ts'
import { withEarlier } from './rules/understanding/earlier.ts'
import { readMessage } from './rules/understanding/message.ts'
import { understand } from './rules/understanding/understand.ts'
import type { AssistantContext, Understanding } from './rules/understanding/understood.ts'
import { writtenInstead } from './service-written.ts'

export async function read(
  db: Db,
  text: string,
  context: AssistantContext,
): Promise<Understanding> {
  const message = readMessage(text, context.language)
  const understood = understand(text, withEarlier(message, context), await readerOf(db))
  const answered = await writtenInstead(db, text, understood, context)
  return forVisitor(answered, message, context.visitor)
}

/** Whether a text that was written before answers it. */
export const isWritten = ({ intent }: Understanding): boolean =>
  intent === 'faq' || intent === 'field'
