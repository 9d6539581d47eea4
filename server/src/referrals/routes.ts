import { createReferral, listReferrals, setReferralStatus } from 'contract/referrals'
import { AppError } from '../platform/errors.ts'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { insertReferral, selectReferrals, updateReferralStatus } from './queries.ts'

export function referralRoutes(app: App): void {
  route(app, createReferral, async ({ body }, { db }) => {
    const referral = await insertReferral(db, body)
    if (!referral) throw new AppError('REFERRAL_ALREADY_SENT')
    return referral
  })

  route(app, listReferrals, ({ query }, { db }) => selectReferrals(db, query))

  route(app, setReferralStatus, async ({ params, query }, { db, clock }) => {
    const referral = await updateReferralStatus(db, params.id, query.status, clock.now())
    if (!referral) throw new AppError('NOT_FOUND')
    return referral
  })
}
