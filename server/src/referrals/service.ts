import type { Referral, ReferralFilter, ReferralStatus } from 'contract/referrals'
import { recordChange } from '../audit/service.ts'
import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import {
  selectReferralLocked,
  selectReferrals,
  selectReferralsBelow,
  updateReferralStatus,
} from './queries.ts'

export async function followUpReferral(
  { transaction, session, clock }: SessionContext,
  id: number,
  status: ReferralStatus,
): Promise<Referral> {
  return transaction(async (db) => {
    const now = clock.now()
    const before = await selectReferralLocked(db, id)
    if (!before) throw new AppError('NOT_FOUND')
    const after = await updateReferralStatus(db, id, status, now)
    if (!after) throw new AppError('REFERRAL_REFUSED')
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

/** Newest first. */
export const allReferrals = (db: Db, filter: ReferralFilter, skip = 0) =>
  inBatches<Referral>((last, limit) =>
    last
      ? selectReferralsBelow(db, filter, last.id, limit)
      : selectReferrals(db, { ...filter, skip, limit }),
  )
