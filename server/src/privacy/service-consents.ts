import { type ConsentPurpose, versionOf } from 'contract/rules/consents'
import type { Db } from '../database/db.ts'
import { deleteContactRequest, deleteNeed } from './queries-person.ts'
import { insertConsent, selectActiveConsent, updateConsentsRevoked } from './queries-consents.ts'

type Person = { accountId: number; email: string; at: Date }

/** The boxes that a new supplier ticked: pass the transaction in which the answers are stored. */
export async function recordSignupConsents(
  db: Db,
  { accountId, email, at }: Person,
  ticked: { termos_aceitos: boolean; politicas_aceitas: boolean; marketplace: boolean },
): Promise<void> {
  const given: [ConsentPurpose, boolean][] = [
    ['termos', ticked.termos_aceitos],
    ['privacidade', ticked.politicas_aceitas],
    ['diretorio', ticked.marketplace],
  ]
  for (const [purpose, isGiven] of given) {
    if (!isGiven) continue
    const version = versionOf(purpose)
    await insertConsent(db, { purpose, version, email, account_id: accountId, given_at: at })
  }
}

/** The page joins or leaves the directory; saying the same again changes nothing. */
export async function recordDirectoryChoice(
  db: Db,
  { accountId, email, at }: Person,
  joins: boolean,
): Promise<void> {
  const purpose = 'diretorio'
  if (!joins) return updateConsentsRevoked(db, { purpose, accountId }, at)
  if (await selectActiveConsent(db, { purpose, accountId })) return
  const version = versionOf(purpose)
  await insertConsent(db, { purpose, version, email, account_id: accountId, given_at: at })
}

/** The request goes with its consent, which stays known as revoked. False when it was gone. */
export async function withdrawContact(
  db: Db,
  contactRequestId: number,
  at: Date,
): Promise<boolean> {
  await updateConsentsRevoked(db, { purpose: 'contato', contactRequestId }, at)
  return deleteContactRequest(db, contactRequestId)
}

/** A request that only says more is the same one: its box was ticked already. */
export async function recordContactConsent(
  db: Db,
  { contactRequestId, email, at }: { contactRequestId: number; email: string; at: Date },
): Promise<void> {
  const purpose = 'contato'
  if (await selectActiveConsent(db, { purpose, contactRequestId })) return
  const version = versionOf(purpose)
  const contact_request_id = contactRequestId
  await insertConsent(db, { purpose, version, email, contact_request_id, given_at: at })
}

export async function recordNeedConsent(
  db: Db,
  { needId, email, at }: { needId: number; email: string; at: Date },
): Promise<void> {
  const purpose = 'demanda'
  await insertConsent(db, {
    purpose,
    version: versionOf(purpose),
    email,
    need_id: needId,
    given_at: at,
  })
}

/** The need goes with its consent, which stays known as revoked, and with every proposal. */
export async function withdrawNeed(db: Db, needId: number, at: Date): Promise<void> {
  await updateConsentsRevoked(db, { purpose: 'demanda', needId }, at)
  await deleteNeed(db, needId)
}
