import type { SecondFactorState } from 'contract/second-factor'
import type { NewPasskey, PasskeyUse } from 'contract/rules/passkey-answer'
import { changeWithProof, spendProof } from '../identity/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import {
  optionsToRegister,
  optionsToUse,
  passkeySite,
  readRegistration,
  readUse,
} from '../security/webauthn.ts'
import { endSessionsOf } from '../session/service.ts'
import {
  deleteChallenge,
  deleteExpiredChallenges,
  deletePasskey,
  insertPasskey,
  selectPasskeyPerson,
  selectPasskeys,
  updatePasskeyUsed,
  upsertChallenge,
} from './queries-passkeys.ts'
import { issuer } from './service-codes.ts'
import { announceAdded, announceRemoved, getSecondFactorState, lockFactors } from './service.ts'

const mostPasskeys = 10
const challengeMinutes = 5

/** Whose challenge it is and what for: one for making a passkey is worth nothing for using one. */
export type ChallengeHolder = `register ${number}` | `prove ${number}` | `step ${string}`

type Keeping = Pick<Context, 'clock'>

async function keepChallenge(
  db: Db,
  { clock }: Keeping,
  holder: ChallengeHolder,
  challenge: string,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + challengeMinutes * 60 * 1000)
  await upsertChallenge(db, { holder, challenge, expires_at })
}

async function takeChallenge(db: Db, { clock }: Keeping, holder: ChallengeHolder): Promise<string> {
  const challenge = await deleteChallenge(db, holder, clock.now())
  if (!challenge) throw new AppError('PASSKEY_EXPIRED')
  return challenge
}

/** Whoever gets this far has proved who they are; the passkey made of it then needs no further proof. */
export function offerPasskey(context: SessionContext, proof: string) {
  const { transaction, session, settings } = context
  return transaction(async (db) => {
    await spendProof(db, context, proof)
    const person = await selectPasskeyPerson(db, session.accountId)
    if (!person) throw new AppError('NOT_LOGGED_IN')
    const passkeys = await selectPasskeys(db, session.accountId)
    if (passkeys.length >= mostPasskeys) throw new AppError('PASSKEYS_FULL')
    const site = passkeySite(settings.publicUrl)
    const options = await optionsToRegister(site, { person, name: issuer, passkeys })
    await keepChallenge(db, context, `register ${session.id}`, options.challenge)
    return { ...options }
  })
}

export async function addOwnPasskey(
  context: SessionContext,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<{ recoveryCodes: string[] }> {
  const { db, transaction, session, settings, clock } = context
  const { accountId } = session
  const challenge = await takeChallenge(db, context, `register ${session.id}`)
  const made = await readRegistration(passkeySite(settings.publicUrl), challenge, passkey)
  if (!made) throw new AppError('PASSKEY_REFUSED')
  return transaction(async (tx) => {
    const before = await lockFactors(tx, accountId)
    if ((await selectPasskeys(tx, accountId)).length >= mostPasskeys) {
      throw new AppError('PASSKEYS_FULL')
    }
    const row = { ...made, account_id: accountId, name, created_at: clock.now() }
    if (!(await insertPasskey(tx, row))) throw new AppError('PASSKEY_REFUSED')
    await endSessionsOf(tx, accountId, session.id)
    return announceAdded(tx, context, before, { passkey: name })
  })
}

export function removeOwnPasskey(
  context: SessionContext,
  id: number,
  proof: string,
): Promise<SecondFactorState> {
  const { accountId } = context.session
  return changeWithProof(context, proof, async (tx) => {
    await lockFactors(tx, accountId)
    const name = await deletePasskey(tx, accountId, id)
    if (name === undefined) throw new AppError('NOT_FOUND')
    await announceRemoved(tx, context, { passkey: name })
    return getSecondFactorState(tx, context)
  })
}

/** The challenge of a use, by somebody whose account is known already. */
export async function askForPasskey(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  accountId: number,
  holder: ChallengeHolder,
) {
  const { db, settings } = context
  const passkeys = await selectPasskeys(db, accountId)
  if (passkeys.length === 0) throw new AppError('PASSKEY_UNKNOWN')
  const options = await optionsToUse(passkeySite(settings.publicUrl), passkeys)
  await keepChallenge(db, context, holder, options.challenge)
  return { ...options }
}

export async function requirePasskey(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  accountId: number,
  answer: PasskeyUse,
  holder: ChallengeHolder,
): Promise<void> {
  const { db, clock, settings } = context
  const challenge = await takeChallenge(db, context, holder)
  const passkeys = await selectPasskeys(db, accountId)
  const passkey = passkeys.find(({ credential_id }) => credential_id === answer.id)
  if (!passkey) throw new AppError('PASSKEY_UNKNOWN')
  const counter = await readUse(passkeySite(settings.publicUrl), challenge, answer, passkey)
  const isRight =
    counter !== undefined && (await updatePasskeyUsed(db, passkey.id, counter, clock.now()))
  if (!isRight) throw new AppError('PASSKEY_REFUSED')
}

export const deleteOldChallenges = deleteExpiredChallenges
