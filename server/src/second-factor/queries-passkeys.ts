import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { StoredPasskey } from '../security/webauthn.ts'
import { accounts, passkeyChallenges, passkeys } from '../tables/accounts.ts'

export async function selectPasskeys(db: Db, accountId: number) {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      created_at: passkeys.created_at,
      last_used_at: passkeys.last_used_at,
      credential_id: passkeys.credential_id,
      public_key: passkeys.public_key,
      counter: passkeys.counter,
      transports: passkeys.transports,
    })
    .from(passkeys)
    .where(eq(passkeys.account_id, accountId))
    .orderBy(asc(passkeys.id))
}

export async function selectPasskeyPerson(db: Db, accountId: number) {
  const rows = await db
    .select({ id: accounts.id, email: accounts.email, nome: accounts.nome })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]
}

type Made = StoredPasskey & { account_id: number; name: string; created_at: Date }

/** False when the passkey is kept already, for whomever. */
export async function insertPasskey(db: Db, passkey: Made): Promise<boolean> {
  const rows = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** False when the counter does not go on from the one that is kept; authenticators without one say 0. */
export async function updatePasskeyUsed(
  db: Db,
  id: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const goesOn = or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 AND ${counter} = 0`)
  const rows = await db
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** The account is part of the condition: nobody removes another's. */
export async function deletePasskey(
  db: Db,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.account_id, accountId)))
    .returning({ name: passkeys.name })
  return rows[0]?.name
}

export async function deletePasskeysOf(db: Db, accountId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.account_id, accountId))
}

type Challenge = { holder: string; challenge: string; expires_at: Date }

/** A new one takes the place of the one before. */
export async function upsertChallenge(db: Db, given: Challenge): Promise<void> {
  const { challenge, expires_at } = given
  await db
    .insert(passkeyChallenges)
    .values(given)
    .onConflictDoUpdate({ target: passkeyChallenges.holder, set: { challenge, expires_at } })
}

/** Each is handed out once. */
export async function deleteChallenge(
  db: Db,
  holder: string,
  now: Date,
): Promise<string | undefined> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.holder, holder), gt(passkeyChallenges.expires_at, now)))
    .returning({ challenge: passkeyChallenges.challenge })
  return rows[0]?.challenge
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, now))
}
