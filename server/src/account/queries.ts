import type { Language } from 'contract/rules/languages'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, sessions } from '../tables/accounts.ts'
import { suppliers } from '../tables/suppliers.ts'

export async function selectPassword(db: Db, accountId: number) {
  const rows = await db
    .select({ email: accounts.email, password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]
}

export async function selectPresence(db: Db, supplierId: number) {
  const rows = await db
    .select({
      marketplace: suppliers.marketplace,
      slug: suppliers.slug,
      status: suppliers.status,
      suspended_at: suppliers.suspended_at,
      suspended_reason: suppliers.suspended_reason,
    })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
  return rows[0]
}

export async function updatePresence(
  db: Db,
  accountId: number,
  marketplace: boolean,
  now: Date,
): Promise<void> {
  await db
    .update(suppliers)
    .set({ marketplace, updated_at: now })
    .where(eq(suppliers.account_id, accountId))
}

export async function selectLanguage(db: Db, accountId: number) {
  const rows = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]
}

export async function updateLanguage(db: Db, accountId: number, language: Language): Promise<void> {
  await db.update(accounts).set({ language }).where(eq(accounts.id, accountId))
}

export async function selectSessions(db: Db, accountId: number) {
  return db
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(eq(sessions.account_id, accountId))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
}

/** The account is part of the condition: nobody ends another's session. */
export async function deleteOwnSession(db: Db, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.account_id, accountId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

export async function deleteOtherSessions(
  db: Db,
  accountId: number,
  keptId: number,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.account_id, accountId), ne(sessions.id, keptId)))
}
