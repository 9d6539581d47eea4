import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, invites } from '../tables/accounts.ts'

export async function selectAccountByEmail(db: Db, email: string) {
  const rows = await db
    .select({
      id: accounts.id,
      tipo: accounts.tipo,
      language: accounts.language,
      disabled_at: accounts.disabled_at,
    })
    .from(accounts)
    .where(eq(accounts.email, email))
  return rows[0]
}

export async function insertInvitedAdmin(
  db: Db,
  admin: { email: string; nome: string; password_hash: string },
): Promise<number> {
  const [row] = await db
    .insert(accounts)
    .values({ ...admin, tipo: 'Admin' })
    .returning({ id: accounts.id })
  return row?.id ?? 0
}

export async function updateDisabled(db: Db, id: number, disabled_at: Date | null): Promise<void> {
  await db.update(accounts).set({ disabled_at }).where(eq(accounts.id, id))
}

export async function selectActiveAdminCount(db: Db): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(accounts)
    .where(and(eq(accounts.tipo, 'Admin'), isNull(accounts.disabled_at)))
  return rows[0]?.total ?? 0
}

/** A new link replaces the one before. */
export async function upsertInvite(
  db: Db,
  invite: { account_id: number; token_hash: string; expires_at: Date },
): Promise<void> {
  const { token_hash, expires_at } = invite
  await db
    .insert(invites)
    .values(invite)
    .onConflictDoUpdate({ target: invites.account_id, set: { token_hash, expires_at } })
}

/** The account of a link that is still good; the link is gone afterwards. */
export async function deleteInvite(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const rows = await db
    .delete(invites)
    .where(and(eq(invites.token_hash, tokenHash), sql`${invites.expires_at} > ${now}`))
    .returning({ account_id: invites.account_id })
  return rows[0]?.account_id
}
