import type { InboxMessage, InboxStatus } from 'contract/inbox'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import {
  insertInboxMessage,
  selectInboxCount,
  selectInboxMessage,
  selectStatusLocked,
  updateInboxStatus,
} from './queries.ts'

/** Pass the transaction in which the visitor's message is stored. */
export const keepMessage = insertInboxMessage

export const countNew = (db: Db): Promise<number> =>
  selectInboxCount(db, { status: 'nova', busca: '' })

export async function changeStatus(
  { transaction, session, clock, events }: SessionContext,
  id: number,
  status: InboxStatus,
): Promise<InboxMessage> {
  const changed = await transaction(async (db) => {
    const before = await selectStatusLocked(db, id)
    if (!before) throw new AppError('NOT_FOUND')
    const now = clock.now()
    // Twice the same is once: who did it first stays who did it.
    if (before !== status) {
      await updateInboxStatus(db, id, { status, handled_by: session.accountId, handled_at: now })
    }
    await recordChange(db, {
      adminId: session.accountId,
      action: 'message.status',
      subject: { kind: 'message', id },
      before: { status: before },
      after: { status },
      at: now,
    })
    return selectInboxMessage(db, id)
  })
  if (!changed) throw new AppError('NOT_FOUND')
  events.publish('attendance', 0)
  return changed
}
