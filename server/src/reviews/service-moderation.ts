import type { QueuedReview, ReviewDecision } from 'contract/reviews'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { selectOpenLocked, selectQueueCount, selectQueued, updateDecided } from './queries-queue.ts'
import { tellReviewed } from './service.ts'

/** How many wait for an administrator. */
export const countOpenReviews = (db: Db): Promise<number> => selectQueueCount(db, 'aberta')

/**
 * Kept or removed, with a reason, in the audit log; who wrote it is not named there. One that waited is shown from
 * now on: its supplier hears of it.
 */
export async function decide(
  context: SessionContext,
  id: number,
  decision: ReviewDecision,
): Promise<QueuedReview> {
  const { transaction, session, clock, events } = context
  const decided = await transaction(async (db) => {
    const isOpen = await selectOpenLocked(db, id)
    const before = await selectQueued(db, id)
    if (!before) throw new AppError('NOT_FOUND')
    if (!isOpen) throw new AppError('REVIEW_DECIDED')
    const now = clock.now()
    await updateDecided(db, id, decision, now)
    const after = await selectQueued(db, id)
    if (!after) throw new AppError('NOT_FOUND')
    if (before.status === 'espera' && after.status === 'publicada') {
      await tellReviewed(db, context, after.supplier.id, after)
    }
    const { motivo, note } = decision
    await recordChange(db, {
      adminId: session.accountId,
      action: decision.decision === 'remover' ? 'review.remove' : 'review.keep',
      subject: { kind: 'review', id },
      before: { status: before.status },
      after: { status: after.status, motivo, note, supplier_id: after.supplier.id },
      at: now,
    })
    return after
  })
  events.publish('attendance', 0)
  return decided
}
