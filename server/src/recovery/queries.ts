import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'

export async function selectPasswordHash(db: Db, email: string): Promise<string | undefined> {
  const rows = await db
    .select({ password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(accounts.email, email))
  return rows[0]?.password_hash
}

export async function selectActiveAccountId(db: Db, email: string): Promise<number | undefined> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.disabled_at)))
  return rows[0]?.id
}
