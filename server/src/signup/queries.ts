import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { companies, suppliers } from '../tables/suppliers.ts'

/** The constraints decide whether the e-mail and the CPF are free. */
export async function insertAccount(
  db: Db,
  account: typeof accounts.$inferInsert,
): Promise<number> {
  const rows = await db.insert(accounts).values(account).returning({ id: accounts.id })
  return rows[0]?.id ?? 0
}

export async function selectEmail(db: Db, accountId: number): Promise<string> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]?.email ?? ''
}

/** People and suppliers share one sequence; the slug needs the id before the row is there. */
export async function selectNextId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT nextval('entity_id')::integer AS id`)
  return rows[0]?.id ?? 0
}

export async function insertSupplier(
  db: Db,
  supplier: typeof suppliers.$inferInsert,
): Promise<void> {
  await db.insert(suppliers).values(supplier)
}

export async function insertCompany(db: Db, company: typeof companies.$inferInsert): Promise<void> {
  await db.insert(companies).values(company)
}

export async function selectHasAccount(db: Db, email: string): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  return rows.length > 0
}
