import type { AdminNeed, NeedRemoval } from 'contract/needs'
import { recordChange } from '../audit/service.ts'
import { AppError } from '../http/errors.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { removedMail } from './mail-time.ts'
import { overMail, titleAfterRemoval } from './mail-suppliers.ts'
import {
  selectByState,
  selectNeedCount,
  selectNeedLocked,
  selectNeedPage,
  selectNeeds,
  updateNeed,
} from './queries.ts'
import { selectProposals } from './queries-proposals.ts'
import { asAdminNeed } from './service-shown.ts'

type Page = Parameters<typeof selectNeedPage>[1]

export async function listAll(context: Context, page: Page) {
  const { db } = context
  const rows = await selectNeedPage(db, page)
  return {
    data: rows.map((row) => asAdminNeed(context, row)),
    total: await selectNeedCount(db, page),
  }
}

const mapDays = 90

export const readMap = ({ db, clock }: Context) => {
  const now = clock.now()
  return selectByState(db, { since: new Date(now.getTime() - mapDays * 24 * 60 * 60 * 1000), now })
}

/** With a reason, in the audit log; who wrote it is not named there. */
export async function remove(
  context: SessionContext,
  id: number,
  { motivo, note }: NeedRemoval,
): Promise<AdminNeed> {
  const { transaction, session, clock, mail, settings } = context
  return transaction(async (db) => {
    const need = await selectNeedLocked(db, id)
    if (!need) throw new AppError('NOT_FOUND')
    if (need.status === 'removida') throw new AppError('NEED_CLOSED')
    const removed = { status: 'removida', removed_reason: motivo, removed_note: note } as const
    await updateNeed(db, id, removed)
    await mail.send(db, removedMail(need, { motivo, note }, settings))
    const proposals = await selectProposals(db, id)
    for (const { status, supplier } of proposals) {
      if (status !== 'enviada') continue
      const told = { titulo: titleAfterRemoval(need, supplier.language) }
      await mail.send(db, overMail(supplier, told, 'removida', settings))
    }
    await recordChange(db, {
      adminId: session.accountId,
      action: 'need.remove',
      subject: { kind: 'need', id },
      before: { status: need.status },
      after: { status: 'removida', motivo, note },
      at: clock.now(),
    })
    const [after] = await selectNeeds(db, [id])
    return asAdminNeed(context, after ?? need)
  })
}
