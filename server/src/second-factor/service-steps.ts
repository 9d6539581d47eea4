import { randomBytes } from 'node:crypto'
import { codeLifeSeconds } from 'contract/rules/email-code'
import type { SecondFactorAnswer } from 'contract/rules/passkey-answer'
import { checkCode } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import {
  deleteExpiredSecondSteps,
  deleteSecondStep,
  insertSecondStep,
  selectSecondStep,
  updateSecondStepTried,
} from './queries.ts'
import { requireRightCode } from './service-codes.ts'
import { askForPasskey, type ChallengeHolder, requirePasskey } from './service-passkeys.ts'
import { secondFactorWays } from './service.ts'

/** One that waits for a code by e-mail lives as long as the code. */
const stepSeconds = { app: 5 * 60, email: codeLifeSeconds } as const
const mostTries = 5

/** A code of the app, a recovery code or a passkey of this account. */
export const requireSecondFactor = (
  context: Context,
  accountId: number,
  { code, passkey }: SecondFactorAnswer,
  holder: ChallengeHolder,
): Promise<void> =>
  passkey
    ? requirePasskey(context, accountId, passkey, holder)
    : requireRightCode(context, accountId, code)

/** Remembers that the password was right. Returns the token for the caller's cookie. */
export async function openSecondStep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
  by: 'app' | 'email',
): Promise<{ token: string; seconds: number }> {
  const token = randomBytes(32).toString('base64url')
  const seconds = stepSeconds[by]
  const expires_at = new Date(clock.now().getTime() + seconds * 1000)
  await insertSecondStep(db, {
    token_hash: hashToken(token),
    account_id: accountId,
    by,
    expires_at,
  })
  return { token, seconds }
}

async function openStep({ db, clock }: Context, token: string) {
  const step = await selectSecondStep(db, hashToken(token), clock.now())
  if (!step) throw new AppError('SECOND_FACTOR_EXPIRED')
  return step
}

export async function getStepWays(context: Context, token: string) {
  const { accountId, by } = await openStep(context, token)
  const none = { app: false, passkeys: false }
  return by === 'email' ? none : ((await secondFactorWays(context.db, accountId)) ?? none)
}

export async function askForStepPasskey(context: Context, token: string) {
  const { accountId, by } = await openStep(context, token)
  if (by === 'email') throw new AppError('PASSKEY_UNKNOWN')
  return askForPasskey(context, accountId, `step ${hashToken(token)}`)
}

/** The account whose password was right and whose answer is; each step takes five tries. */
export async function passSecondStep(
  context: Context,
  token: string,
  answer: SecondFactorAnswer,
): Promise<number> {
  const { db, clock } = context
  const step = await updateSecondStepTried(db, hashToken(token), mostTries, clock.now())
  if (!step) throw new AppError('SECOND_FACTOR_EXPIRED')
  const { accountId, by, email } = step
  if (by === 'app') {
    await requireSecondFactor(context, accountId, answer, `step ${hashToken(token)}`)
  } else {
    const typed = { email, purpose: 'login' as const, code: answer.code.trim() }
    if (!(await checkCode(context, typed)).correct) throw new AppError('SECOND_FACTOR_WRONG')
  }
  await deleteSecondStep(db, hashToken(token))
  return accountId
}

export const deleteOldSecondSteps = deleteExpiredSecondSteps
