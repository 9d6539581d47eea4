import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, secondSteps, sessions } from '../tables/accounts.ts'
import { companies, suppliers } from '../tables/suppliers.ts'
import type { Recipient } from '../mail/layout.ts'

export async function selectCredentials(db: Db, email: string) {
  const rows = await db
    .select({
      id: accounts.id,
      password_hash: accounts.password_hash,
      disabled_at: accounts.disabled_at,
    })
    .from(accounts)
    .where(eq(accounts.email, email))
  return rows[0]
}

export async function selectEnabledAccount(db: Db, accountId: number) {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabled_at)))
  return rows[0]
}

export async function insertSession(
  db: Db,
  session: { token_hash: string; account_id: number; user_agent: string; created_at: Date },
): Promise<void> {
  await db.insert(sessions).values({ ...session, last_seen_at: session.created_at })
}

/** The session with what decides rights, as the database has it now. */
export async function selectSession(db: Db, tokenHash: string) {
  const rows = await db
    .select({
      id: sessions.id,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      accountId: accounts.id,
      tipo: accounts.tipo,
      supplierId: suppliers.id,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .leftJoin(suppliers, eq(suppliers.account_id, accounts.id))
    .where(and(eq(sessions.token_hash, tokenHash), sql`${accounts.disabled_at} IS NULL`))
  return rows[0]
}

/** When it was opened and last used; undefined when it has ended or its account is disabled. */
export async function selectSessionTimes(db: Db, id: number) {
  const rows = await db
    .select({
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      tipo: accounts.tipo,
      email: accounts.email,
      language: accounts.language,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(and(eq(sessions.id, id), isNull(accounts.disabled_at)))
  return rows[0]
}

export async function updateSessionSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id))
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

export async function deleteSessionsOfAccount(
  db: Db,
  accountId: number,
  exceptId?: number,
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.account_id, accountId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
}

export async function deleteSecondStepsOfAccount(db: Db, accountId: number): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.account_id, accountId))
}

export async function deleteSessionsBefore(db: Db, createdBefore: Date): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.created_at} < ${createdBefore}`)
}

export async function selectLoginRow(db: Db, accountId: number) {
  const rows = await db
    .select({ account: accounts, supplier: suppliers, company: companies })
    .from(accounts)
    .leftJoin(suppliers, eq(suppliers.account_id, accounts.id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(eq(accounts.id, accountId))
  return rows[0]
}

export async function selectAccountCount(db: Db): Promise<number> {
  return db.$count(accounts)
}

/** Nothing happens when the e-mail already has an account. */
export async function insertAdmin(
  db: Db,
  admin: { email: string; nome: string; password_hash: string },
): Promise<void> {
  await db
    .insert(accounts)
    .values({ ...admin, tipo: 'Admin' })
    .onConflictDoNothing({ target: accounts.email })
}

/**
 * Returns whom to tell of it; undefined when it is gone or disabled. A new e-mail that waits for
 * its code is forgotten: who asked for it may have known the old password.
 */
export async function updatePassword(
  db: Db,
  accountId: number,
  password_hash: string,
  now: Date,
): Promise<Recipient | undefined> {
  const rows = await db
    .update(accounts)
    .set({
      password_hash,
      password_changed_at: now,
      updated_at: now,
      pending_email: null,
      pending_email_until: null,
    })
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabled_at)))
    .returning({ email: accounts.email, language: accounts.language })
  return rows[0]
}
