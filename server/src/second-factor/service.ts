import type { SecondFactorWays } from 'contract/rules/passkey-answer'
import type { SecondFactorState } from 'contract/second-factor'
import { recordChange } from '../audit/service.ts'
import { changeWithProof, spendProof } from '../identity/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Logger } from '../http/log.ts'
import { outboxMailer } from '../mail/outbox.ts'
import type { SessionContext, Settings } from '../http/parts.ts'
import { isSealed, type Vault, VaultClosed } from '../security/vault.ts'
import { passkeySite } from '../security/webauthn.ts'
import { endSessionsOf } from '../session/service.ts'
import { type FactorNews, secondFactorMail } from './mail.ts'
import {
  deleteFactor,
  deleteRecoveryCodes,
  selectFactor,
  selectSecrets,
  selectUnusedCodeCount,
  selectWays,
  selectWaysForUpdate,
  updateFactorEnabled,
  updateSecret,
  upsertPendingSecret,
} from './queries.ts'
import { deletePasskeysOf, selectPasskeys } from './queries-passkeys.ts'
import {
  newSecret,
  replaceRecoveryCodes,
  requireFirstCode,
  secretOf,
  totpOf,
} from './service-codes.ts'
import type { Recipient } from '../mail/layout.ts'

type Contact = Pick<Settings, 'publicUrl' | 'supportPhone'>

const isOn = ({ app, passkeys }: SecondFactorWays) => app || passkeys

/** Null when the second factor is off. */
export async function secondFactorWays(
  db: Db,
  accountId: number,
): Promise<SecondFactorWays | null> {
  const ways = await selectWays(db, accountId)
  return isOn(ways) ? ways : null
}

export const needsSecondStep = async (db: Db, accountId: number): Promise<boolean> =>
  isOn(await selectWays(db, accountId))

export async function getSecondFactorState(
  db: Db,
  { session, settings }: Pick<SessionContext, 'session' | 'settings'>,
): Promise<SecondFactorState> {
  const { accountId } = session
  const ways = await selectWays(db, accountId)
  const passkeys = await selectPasskeys(db, accountId)
  return {
    enabled: isOn(ways),
    app: ways.app,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    passkeyOrigin: passkeySite(settings.publicUrl).origin,
    recoveryCodesLeft: isOn(ways) ? await selectUnusedCodeCount(db, accountId) : 0,
  }
}

/** Two changes of one account's factors come one after the other. Returns what there was before. */
export const lockFactors = selectWaysForUpdate

/** Whoever sees the secret has proved who they are; the code of it then needs no further proof. */
export function offerSecret(context: SessionContext, proof: string) {
  const { transaction, session, vault } = context
  const secret = newSecret()
  return transaction(async (db) => {
    await spendProof(db, context, proof)
    const sealed = vault.seal(secret, secretOf(session.accountId))
    if (!(await upsertPendingSecret(db, session.accountId, sealed))) {
      throw new AppError('SECOND_FACTOR_ALREADY_ON')
    }
    const factor = await selectFactor(db, session.accountId)
    return { secret, uri: totpOf(secret, factor?.email ?? '').toString() }
  })
}

/** Two tabs that set an app up at once: the one whose secret is kept turns it on, the other is told so. */
export async function turnOn(
  context: SessionContext,
  { code, secret: shown }: { code: string; secret?: string | undefined },
) {
  const { db, session, transaction, clock } = context
  const { accountId } = session
  if ((await selectWays(db, accountId)).app) throw new AppError('SECOND_FACTOR_ALREADY_ON')
  const secret = await requireFirstCode(context, accountId, { code, shown })
  return transaction(async (tx) => {
    const before = await lockFactors(tx, accountId)
    if (before.app) throw new AppError('SECOND_FACTOR_ALREADY_ON')
    if (!(await updateFactorEnabled(tx, accountId, secret, clock.now()))) {
      throw new AppError('SECOND_FACTOR_RESTARTED')
    }
    await endSessionsOf(tx, accountId, session.id)
    return announceAdded(tx, context, before, 'app')
  })
}

export function renewCodes(context: SessionContext, proof: string) {
  const { accountId } = context.session
  return changeWithProof(context, proof, async (tx) => {
    if (!isOn(await lockFactors(tx, accountId))) throw new AppError('SECOND_FACTOR_OFF')
    return { recoveryCodes: await replaceRecoveryCodes(tx, accountId) }
  })
}

/** The app's codes stop working; passkeys, if there are any, stay the second factor. */
export function turnOff(context: SessionContext, proof: string): Promise<SecondFactorState> {
  const { accountId } = context.session
  return changeWithProof(context, proof, async (tx) => {
    if (!(await lockFactors(tx, accountId)).app) throw new AppError('SECOND_FACTOR_OFF')
    await deleteFactor(tx, accountId)
    await announceRemoved(tx, context, 'app')
    return getSecondFactorState(tx, context)
  })
}

export async function forgetSecondFactor(db: Db, accountId: number): Promise<void> {
  await deleteFactor(db, accountId)
  await deletePasskeysOf(db, accountId)
  await deleteRecoveryCodes(db, accountId)
}

export const tellSecondFactorOff = (db: Db, to: Recipient, settings: Contact): Promise<void> =>
  outboxMailer.send(db, secondFactorMail(to, { news: 'off' }, settings))

type Part = 'app' | { passkey: string }

/** With the first factor come the recovery codes. */
export async function announceAdded(
  db: Db,
  context: SessionContext,
  before: SecondFactorWays,
  part: Part,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = context.session
  if (isOn(before)) {
    await announce(db, context, part === 'app' ? { news: 'app-added' } : added(part))
    return { recoveryCodes: [] }
  }
  await announce(db, context, { news: 'on' })
  return { recoveryCodes: await replaceRecoveryCodes(db, accountId) }
}

const added = ({ passkey }: { passkey: string }) => ({ news: 'passkey-added', passkey }) as const

/** With the last factor go the recovery codes. */
export async function announceRemoved(db: Db, context: SessionContext, part: Part): Promise<void> {
  const { accountId } = context.session
  if (isOn(await selectWays(db, accountId))) {
    const { passkey } = part === 'app' ? { passkey: undefined } : part
    await announce(db, context, {
      news: passkey === undefined ? 'app-removed' : 'passkey-removed',
      passkey,
    })
    return
  }
  await deleteRecoveryCodes(db, accountId)
  await announce(db, context, { news: 'off' })
}

/** Told to the person by mail; an administrator's is recorded like every change of theirs. */
async function announce(db: Db, context: SessionContext, told: FactorNews): Promise<void> {
  const { session, clock, mail, settings } = context
  const factor = await selectFactor(db, session.accountId)
  if (factor) await mail.send(db, secondFactorMail(factor, told, settings))
  if (session.tipo !== 'Admin') return
  const on = told.news === 'on' || told.news.endsWith('added')
  await recordChange(db, {
    adminId: session.accountId,
    action: 'account.second-factor',
    subject: { kind: 'account', id: session.accountId },
    before: changedPart(told, !on),
    after: changedPart(told, on),
    at: clock.now(),
  })
}

function changedPart({ news, passkey }: FactorNews, on: boolean): Record<string, unknown> {
  if (news === 'on' || news === 'off') return { second_factor: on }
  return passkey === undefined ? { authenticator_app: on } : { passkey: on ? passkey : null }
}

/**
 * Seals what was kept as it is, and what an earlier key sealed, with the key in use. What no configured
 * key opens stays for the day on which the right one is back.
 */
export async function sealSecrets(db: Db, vault: Vault, log: Logger): Promise<void> {
  let unreadable = 0
  for (const { account_id, secret } of await selectSecrets(db)) {
    if (vault.isCurrent(secret)) continue
    try {
      const about = secretOf(account_id)
      const plain = isSealed(secret) ? vault.open(secret, about) : secret
      await updateSecret(db, account_id, secret, vault.seal(plain, about))
    } catch (error) {
      if (!(error instanceof VaultClosed)) throw error
      unreadable += 1
    }
  }
  if (unreadable > 0) {
    log.warn({ unreadable }, 'second factors that no configured ENCRYPTION_KEY opens')
  }
}
