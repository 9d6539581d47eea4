import { randomBytes } from 'node:crypto'
import type { SecondFactorState } from 'contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import { recordChange } from '../audit/service.ts'
import { changeWithProof, spendProof } from '../identity/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { checkCode } from '../platform/email-codes.ts'
import { AppError } from '../platform/errors.ts'
import type { Context, SessionContext } from '../platform/parts.ts'
import type { Limit, Throttle } from '../platform/throttle.ts'
import { hashToken } from '../platform/tokens.ts'
import { endSessionsOf } from '../session/service.ts'
import { secondFactorMail } from './mail.ts'
import {
  deleteExpiredSecondSteps,
  deleteFactor,
  deleteRecoveryCodes,
  deleteSecondStep,
  insertRecoveryCodes,
  insertSecondStep,
  selectFactor,
  selectIsEnabled,
  selectUnusedCodeCount,
  updateFactorEnabled,
  updateLastStep,
  updateRecoveryCodeUsed,
  updateSecondStepTried,
  upsertPendingSecret,
} from './queries.ts'

const issuer = 'Marketplace em Saúde'
const period = 30
const recoveryCodeCount = 10
const stepMinutes = 5
const mostTries = 5
const codeLimit: Limit = { max: 10, perSeconds: 15 * 60 }

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), digits: 6, period })

type Checking = { clock: Clock; throttle: Throttle }

/** A code of the app or a recovery code of this account; each is worth something only once. */
async function isRightCode(
  db: Db,
  { clock, throttle }: Checking,
  accountId: number,
  code: string,
): Promise<boolean> {
  await throttle.hit(`second-factor:${accountId}`, codeLimit)
  const factor = await selectFactor(db, accountId)
  if (!factor?.secret) return false
  const now = clock.now()
  const typed = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(typed)) {
    return updateRecoveryCodeUsed(db, accountId, hashToken(typed.toUpperCase()), now)
  }
  const timestamp = now.getTime()
  const delta = totpOf(factor.secret, factor.email).validate({ token: typed, timestamp, window: 1 })
  if (delta === null) return false
  return updateLastStep(db, accountId, Math.floor(timestamp / 1000 / period) + delta)
}

export async function requireRightCode(
  context: SessionContext,
  accountId: number,
  code: string,
): Promise<void> {
  if (!(await isRightCode(context.db, context, accountId, code))) {
    throw new AppError('SECOND_FACTOR_WRONG')
  }
  await context.throttle.forget(`second-factor:${accountId}`)
}

async function requireEnabled({ db, session }: SessionContext): Promise<void> {
  if (!(await selectIsEnabled(db, session.accountId))) throw new AppError('SECOND_FACTOR_OFF')
}

export async function getSecondFactorState(db: Db, accountId: number): Promise<SecondFactorState> {
  const enabled = await selectIsEnabled(db, accountId)
  return {
    enabled,
    recoveryCodesLeft: enabled ? await selectUnusedCodeCount(db, accountId) : 0,
  }
}

/** Whoever sees the secret has proved who they are; the code of it then needs no further proof. */
export async function offerSecret(context: SessionContext, proof: string) {
  const { transaction, session } = context
  const secret = new Secret({ size: 20 }).base32
  return transaction(async (db) => {
    await spendProof(db, context, proof)
    if (!(await upsertPendingSecret(db, session.accountId, secret))) {
      throw new AppError('SECOND_FACTOR_ALREADY_ON')
    }
    const factor = await selectFactor(db, session.accountId)
    return { secret, uri: totpOf(secret, factor?.email ?? '').toString() }
  })
}

export async function turnOn(context: SessionContext, code: string) {
  const { db, session, transaction } = context
  const { accountId } = session
  if (await selectIsEnabled(db, accountId)) throw new AppError('SECOND_FACTOR_ALREADY_ON')
  await requireRightCode(context, accountId, code)
  return transaction(async (tx) => {
    await updateFactorEnabled(tx, accountId, context.clock.now())
    await announce(tx, context, true)
    await endSessionsOf(tx, accountId, session.id)
    return { recoveryCodes: await replaceRecoveryCodes(tx, accountId) }
  })
}

export async function renewCodes(context: SessionContext, proof: string) {
  await requireEnabled(context)
  return changeWithProof(context, proof, async (tx) => ({
    recoveryCodes: await replaceRecoveryCodes(tx, context.session.accountId),
  }))
}

export async function turnOff(context: SessionContext, proof: string): Promise<SecondFactorState> {
  await requireEnabled(context)
  return changeWithProof(context, proof, async (tx) => {
    await forgetSecondFactor(tx, context.session.accountId)
    await announce(tx, context, false)
    return { enabled: false, recoveryCodesLeft: 0 }
  })
}

export async function forgetSecondFactor(db: Db, accountId: number): Promise<void> {
  await deleteFactor(db, accountId)
  await deleteRecoveryCodes(db, accountId)
}

/** Recorded like every change, and told to the person by mail. */
async function announce(db: Db, context: SessionContext, on: boolean): Promise<void> {
  const { session, clock, mail } = context
  const factor = await selectFactor(db, session.accountId)
  await recordChange(db, {
    adminId: session.accountId,
    action: 'account.second-factor',
    subject: { kind: 'account', id: session.accountId },
    before: { second_factor: !on },
    after: { second_factor: on },
    at: clock.now(),
  })
  await mail.send(db, secondFactorMail(factor?.email ?? '', on))
}

async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  // 80 bits each, in the letters of base 32, which nobody confuses.
  const codes = Array.from(
    { length: recoveryCodeCount },
    () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
  )
  await deleteRecoveryCodes(db, accountId)
  await insertRecoveryCodes(db, accountId, codes.map(hashToken))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

export const needsSecondStep = (db: Db, accountId: number): Promise<boolean> =>
  selectIsEnabled(db, accountId)

/** Remembers that the password was right. Returns the token for the caller's cookie. */
export async function openSecondStep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
  by: 'app' | 'email',
): Promise<{ token: string; seconds: number }> {
  const token = randomBytes(32).toString('base64url')
  const seconds = stepMinutes * 60
  const expires_at = new Date(clock.now().getTime() + seconds * 1000)
  await insertSecondStep(db, {
    token_hash: hashToken(token),
    account_id: accountId,
    by,
    expires_at,
  })
  return { token, seconds }
}

/** The account whose password was right and whose code is; each step takes five tries. */
export async function passSecondStep(
  context: Context,
  token: string,
  code: string,
): Promise<number> {
  const { db, clock, throttle } = context
  const step = await updateSecondStepTried(db, hashToken(token), mostTries, clock.now())
  if (!step) throw new AppError('SECOND_FACTOR_EXPIRED')
  const { accountId, by, email } = step
  const isRight =
    by === 'app'
      ? await isRightCode(db, { clock, throttle }, accountId, code)
      : (await checkCode(context, { email, purpose: 'login', code: code.trim() })).correct
  if (!isRight) throw new AppError('SECOND_FACTOR_WRONG')
  await deleteSecondStep(db, hashToken(token))
  await throttle.forget(`second-factor:${accountId}`)
  return accountId
}

export const deleteOldSecondSteps = deleteExpiredSecondSteps
