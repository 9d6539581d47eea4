import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import { withEarlier } from './rules/understanding/earlier.ts'
import { readMessage } from './rules/understanding/message.ts'
import { understand } from './rules/understanding/understand.ts'
import type { AssistantContext, Understanding } from './rules/understanding/understood.ts'
import { writtenInstead } from './service-written.ts'

export const read = async (
  db: Db,
  text: string,
  context: AssistantContext,
): Promise<Understanding> =>
  writtenInstead(
    db,
    text,
    understand(text, withEarlier(readMessage(text), context), await readerOf(db)),
    context,
  )

/** Whether a text that was written before answers it. */
export const isWritten = ({ intent }: Understanding): boolean =>
  intent === 'faq' || intent === 'field'
