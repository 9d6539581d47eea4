import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import type { Limit } from '../security/throttle.ts'
import { hashToken } from '../security/tokens.ts'
import { VaultClosed } from '../security/vault.ts'
import {
  deleteRecoveryCodes,
  insertRecoveryCodes,
  selectFactor,
  updateLastStep,
  updateRecoveryCodeUsed,
} from './queries.ts'

export const issuer = 'Marketplace em Saúde'
const period = 30
const recoveryCodeCount = 10
const codeLimit: Limit = { max: 10, perSeconds: 15 * 60 }

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), digits: 6, period })

/** What a secret is sealed for: copied to another account it does not open. */
export const secretOf = (accountId: number) => `second_factors.secret ${accountId}`

export type Checking = Pick<Context, 'db' | 'clock' | 'throttle' | 'vault' | 'log'>

/** A code of the app or a recovery code of this account; each is worth something only once. */
export const requireRightCode = (
  checking: Checking,
  accountId: number,
  code: string,
): Promise<void> =>
  requireCode(checking, accountId, code, (typed) =>
    /^\d{6}$/.test(typed)
      ? isRightAppCode(checking, accountId, { token: typed, of: 'live' })
      : updateRecoveryCodeUsed(
          checking.db,
          accountId,
          hashToken(typed.toUpperCase()),
          checking.clock.now(),
        ),
  )

/** The first code of a secret that was only offered so far: it shows that the app has it. */
export const requireFirstCode = (
  checking: Checking,
  accountId: number,
  code: string,
): Promise<void> =>
  requireCode(checking, accountId, code, (token) =>
    isRightAppCode(checking, accountId, { token, of: 'offered' }),
  )

async function requireCode(
  { throttle }: Checking,
  accountId: number,
  code: string,
  isRight: (typed: string) => Promise<boolean>,
): Promise<void> {
  await throttle.hit(`second-factor:${accountId}`, codeLimit)
  if (!(await isRight(code.replace(/[\s-]/g, '')))) throw new AppError('SECOND_FACTOR_WRONG')
  await throttle.forget(`second-factor:${accountId}`)
}

async function isRightAppCode(
  { db, clock, vault, log }: Checking,
  accountId: number,
  { token, of }: { token: string; of: 'live' | 'offered' },
): Promise<boolean> {
  const factor = await selectFactor(db, accountId)
  if (!factor?.secret || (of === 'live') !== (factor.enabled_at !== null)) return false
  const timestamp = clock.now().getTime()
  try {
    const secret = vault.open(factor.secret, secretOf(accountId))
    const delta = totpOf(secret, factor.email).validate({ token, timestamp, window: 1 })
    if (delta === null) return false
    return await updateLastStep(db, accountId, Math.floor(timestamp / 1000 / period) + delta)
  } catch (error) {
    if (!(error instanceof VaultClosed)) throw error
    log.error({ reason: error.message }, 'a second factor cannot be read: ENCRYPTION_KEY is wrong')
    throw new AppError('SECOND_FACTOR_UNREADABLE')
  }
}

export async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  // 80 bits each, in the letters of base 32, which nobody confuses.
  const codes = Array.from(
    { length: recoveryCodeCount },
    () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
  )
  await deleteRecoveryCodes(db, accountId)
  await insertRecoveryCodes(db, accountId, codes.map(hashToken))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}
