import { randomBytes } from 'node:crypto'
import { commandLine, recordChange } from '../audit/service.ts'
import type { Database, Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context, Settings } from '../http/parts.ts'
import { hashNewPassword, hashPassword } from '../security/password.ts'
import { hashToken } from '../security/tokens.ts'
import {
  forgetSecondFactor,
  needsSecondStep,
  tellSecondFactorOff,
} from '../second-factor/service.ts'
import { forgetIdentities } from '../sign-in/service-waiting.ts'
import { endSessionsOf, setPassword } from '../session/service.ts'
import {
  deleteInvite,
  insertInvitedAdmin,
  selectAccountByEmail,
  selectActiveAdminCount,
  updateDisabled,
  upsertInvite,
} from './queries.ts'

const linkHours = 24

type Step = Pick<Database, 'transaction'>
type Person = { email: string; nome: string; now: Date }

/**
 * A new administrator, or a new start for one who exists: enabled, without password, sessions,
 * second factor and linked logins. Returns the token of the one-time link.
 */
export async function inviteAdmin(
  { transaction }: Step,
  { email, nome, now }: Person,
): Promise<{ token: string; isNew: boolean; hours: number }> {
  const token = randomBytes(32).toString('base64url')
  const unusable = await hashPassword(randomBytes(32).toString('base64url'))
  return transaction(async (db) => {
    const known = await selectAccountByEmail(db, email)
    if (known && known.tipo !== 'Admin') {
      throw new Error(`${email} belongs to a supplier: use another address.`)
    }
    const id = known?.id ?? (await insertInvitedAdmin(db, { email, nome, password_hash: unusable }))
    if (known) await startAfresh(db, id, unusable, now)
    const expires_at = new Date(now.getTime() + linkHours * 60 * 60 * 1000)
    await upsertInvite(db, { account_id: id, token_hash: hashToken(token), expires_at })
    await recordChange(db, {
      adminId: commandLine,
      action: 'account.create',
      subject: { kind: 'account', id },
      before: {},
      after: { email, enabled: true, link_until: expires_at.toISOString() },
      at: now,
    })
    return { token, isNew: !known, hours: linkHours }
  })
}

/** With the old password nobody is let in any more: only the link opens the account. */
async function startAfresh(db: Db, id: number, unusable: string, now: Date): Promise<void> {
  await updateDisabled(db, id, null)
  await setPassword(db, id, unusable, now)
  await endSessionsOf(db, id)
  await forgetSecondFactor(db, id)
  await forgetIdentities(db, id)
}

/** The way back for a supplier who lost phone, passkeys and recovery codes. The person is told. */
export async function removeSecondFactor(
  { transaction }: Step,
  { email, now }: Omit<Person, 'nome'>,
  settings: Pick<Settings, 'publicUrl' | 'supportPhone'>,
): Promise<void> {
  await transaction(async (db) => {
    const known = await selectAccountByEmail(db, email)
    if (!known) throw new Error(`${email} has no account.`)
    if (!(await needsSecondStep(db, known.id))) {
      throw new Error(`The second factor of ${email} is off.`)
    }
    await forgetSecondFactor(db, known.id)
    await endSessionsOf(db, known.id)
    await tellSecondFactorOff(db, { email, language: known.language }, settings)
    await recordChange(db, {
      adminId: commandLine,
      action: 'account.second-factor',
      subject: { kind: 'account', id: known.id },
      before: { second_factor: true },
      after: { second_factor: false },
      at: now,
    })
  })
}

export async function disableAdmin(
  { transaction }: Step,
  { email, now }: Omit<Person, 'nome'>,
): Promise<void> {
  await transaction(async (db) => {
    const known = await selectAccountByEmail(db, email)
    if (known?.tipo !== 'Admin') throw new Error(`${email} is no administrator.`)
    if (known.disabled_at) throw new Error(`${email} is disabled already.`)
    if ((await selectActiveAdminCount(db)) === 1) {
      throw new Error(`${email} is the last administrator: create another one first.`)
    }
    await updateDisabled(db, known.id, now)
    await endSessionsOf(db, known.id)
    await recordChange(db, {
      adminId: commandLine,
      action: 'account.disable',
      subject: { kind: 'account', id: known.id },
      before: { enabled: true },
      after: { enabled: false },
      at: now,
    })
  })
}

export async function answerInvite(
  { transaction, clock, securityLog, request }: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const passwordHash = await hashNewPassword(password)
  const { id: account, email } = await transaction(async (db) => {
    const now = clock.now()
    const id = await deleteInvite(db, hashToken(token), now)
    const owner = id && (await setPassword(db, id, passwordHash, now))
    if (!id || !owner) throw new AppError('INVITE_INVALID')
    await endSessionsOf(db, id)
    return { id, email: owner.email }
  })
  securityLog('password-changed', { account, request })
  return { email }
}
