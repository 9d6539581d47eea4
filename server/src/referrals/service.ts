import type { Referral, ReferralFilter, ReferralStatus } from 'contract/referrals'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import type { SessionContext } from '../platform/parts.ts'
import { selectReferralLocked, selectReferralsBelow, updateReferralStatus } from './queries.ts'

const exportBatch = 500
const aboveAll = 2_147_483_647

export async function followUpReferral(
  { transaction, session, clock }: SessionContext,
  id: number,
  status: ReferralStatus,
): Promise<Referral> {
  return transaction(async (db) => {
    const now = clock.now()
    const before = await selectReferralLocked(db, id)
    const after = await updateReferralStatus(db, id, status, now)
    if (!before || !after) throw new AppError('NOT_FOUND')
    await recordChange(db, {
      adminId: session.accountId,
      action: 'referral.status',
      subject: { kind: 'referral', id },
      before,
      after,
      at: now,
    })
    return after
  })
}

export async function* exportReferralRows(db: Db, filter: ReferralFilter) {
  let last = aboveAll
  for (;;) {
    const rows = await selectReferralsBelow(db, filter, last, exportBatch)
    yield* rows
    last = rows.at(-1)?.id ?? 0
    if (rows.length < exportBatch) return
  }
}
