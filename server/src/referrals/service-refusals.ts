import { randomBytes } from 'node:crypto'
import type { Referral, ReferralInput } from 'contract/referrals'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import { referralNoticeMail } from './mail.ts'
import { insertReferral } from './queries.ts'
import {
  insertRefusal,
  lockAddress,
  selectIsRefused,
  selectReferralByNotice,
  updateReferralRefused,
  upsertRefusedReferral,
} from './queries-refusals.ts'
import { languageOf } from '../http/language.ts'

type Keys = Pick<Context, 'throttle'>

/** How a refused address is known: by a hash that only this installation can make. */
const hashOf = ({ throttle }: Keys, email: string): string => throttle.keyOf(`no-contact:${email}`)

/**
 * Stores a recommendation and tells the person, once. Of somebody who refused, nothing is stored and
 * nobody is told; whoever recommends them is thanked like everybody else.
 */
export async function recommend(context: Context, input: ReferralInput): Promise<Referral> {
  const { transaction, mail, settings, clock, request } = context
  const { website: _, ...referral } = input
  const hash = hashOf(context, referral.email_indicado)
  return transaction(async (db) => {
    const now = clock.now()
    await lockAddress(db, hash)
    if (await selectIsRefused(db, hash)) {
      const id = await upsertRefusedReferral(db, hash, now)
      return { ...referral, id, status: 'aguardando' as const }
    }
    const token = randomBytes(32).toString('base64url')
    const stored = await insertReferral(db, { ...referral, notice_hash: hashToken(token) })
    if (!stored) throw new AppError('REFERRAL_ALREADY_SENT')
    const { publicUrl } = settings
    const refuse = `${publicUrl}${urls.noContact}#${token}`
    await mail.send(
      db,
      referralNoticeMail(
        referral,
        { refuse, myData: `${publicUrl}${urls.myData}` },
        languageOf(request),
      ),
    )
    return stored
  })
}

/** Reading decides nothing: programs that check mails open every link. */
export async function readNotice({ db }: Pick<Context, 'db'>, token: string) {
  const referral = await selectReferralByNotice(db, hashToken(token))
  if (!referral) throw new AppError('NOTICE_INVALID')
  const { status, nome_indicador, empresa_freelancer_indicada } = referral
  return { refused: status === 'recusado', nome_indicador, empresa_freelancer_indicada }
}

/** Twice is once. */
export async function refuseByNotice(context: Context, token: string): Promise<void> {
  const referral = await selectReferralByNotice(context.db, hashToken(token))
  if (!referral) throw new AppError('NOTICE_INVALID')
  const { email_indicado: email } = referral
  if (email) await context.transaction((db) => refuseContact(db, context, email))
}

/** Pass the transaction. Final: no administrator and no later recommendation changes it. */
export async function refuseContact(
  db: Db,
  context: Keys & Pick<Context, 'clock'>,
  email: string,
): Promise<void> {
  const hash = hashOf(context, email)
  const now = context.clock.now()
  await lockAddress(db, hash)
  await insertRefusal(db, hash, now)
  await updateReferralRefused(db, email, hash, now)
}

export const isRefused = (db: Db, context: Keys, email: string): Promise<boolean> =>
  selectIsRefused(db, hashOf(context, email))
