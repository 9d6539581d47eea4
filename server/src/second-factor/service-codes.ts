import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import type { Limit } from '../security/throttle.ts'
import { isSameSecret } from '../security/seals.ts'
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
export async function requireRightCode(
  checking: Checking,
  accountId: number,
  code: string,
): Promise<void> {
  const { db, clock } = checking
  await requireCode<string | true>(checking, accountId, code, (typed) =>
    /^\d{6}$/.test(typed)
      ? secretBy(checking, accountId, { token: typed, of: 'live' })
      : updateRecoveryCodeUsed(db, accountId, hashToken(typed.toUpperCase()), clock.now()),
  )
}

/**
 * The first code of a secret that was only offered so far: it shows that the app has it. `shown` is the secret that
 * stands beside it on the screen, which another tab may have replaced since. Returns the secret as it is kept.
 */
export const requireFirstCode = (
  checking: Checking,
  accountId: number,
  { code, shown }: { code: string; shown: string | undefined },
): Promise<string> =>
  requireCode(checking, accountId, code, (token) =>
    secretBy(checking, accountId, { token, of: 'offered', shown }),
  )

async function requireCode<Right>(
  { throttle }: Checking,
  accountId: number,
  code: string,
  isRight: (typed: string) => Promise<Right | false>,
): Promise<Right> {
  await throttle.hit(`second-factor:${accountId}`, codeLimit)
  const right = await isRight(code.replace(/[\s-]/g, ''))
  if (right === false) throw new AppError('SECOND_FACTOR_WRONG')
  await throttle.forget(`second-factor:${accountId}`)
  return right
}

type Typed = { token: string; of: 'live' | 'offered'; shown?: string | undefined }

/** The secret, as it is kept, that this code of an app is of; false when it is of none. */
async function secretBy(
  { db, clock, vault, log }: Checking,
  accountId: number,
  { token, of, shown }: Typed,
): Promise<string | false> {
  const factor = await selectFactor(db, accountId)
  if (!factor?.secret || (of === 'live') !== (factor.enabled_at !== null)) return false
  const timestamp = clock.now().getTime()
  try {
    const secret = vault.open(factor.secret, secretOf(accountId))
    if (shown !== undefined && !isSameSecret(shown, secret)) {
      throw new AppError('SECOND_FACTOR_RESTARTED')
    }
    const delta = totpOf(secret, factor.email).validate({ token, timestamp, window: 1 })
    if (delta === null) return false
    const step = Math.floor(timestamp / 1000 / period) + delta
    return (await updateLastStep(db, accountId, step)) && factor.secret
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
