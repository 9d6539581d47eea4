import type { Referral, ReferralFilter, ReferralStatus } from 'contract/referrals'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import {
  selectReferralLocked,
  selectReferrals,
  selectReferralsBelow,
  updateReferralStatus,
} from './queries.ts'

const batch = 500

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

/** Newest first, a batch at a time, so that any number fits into memory. */
export async function* allReferrals(db: Db, filter: ReferralFilter, skip = 0) {
  let rows = await selectReferrals(db, { ...filter, skip, limit: batch })
  for (;;) {
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    rows = await selectReferralsBelow(db, filter, last.id, batch)
  }
}
