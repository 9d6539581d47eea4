import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { companies, suppliers } from '../tables/suppliers.ts'
import type { Recipient } from '../mail/layout.ts'
import type { Language } from 'contract/rules/languages'

const next = (column: typeof accounts.version | typeof suppliers.version) => sql`${column} + 1`

export async function selectProfile(db: Db, where: { accountId: number } | { supplierId: number }) {
  const rows = await db
    .select({ account: accounts, supplier: suppliers, company: companies })
    .from(accounts)
    .leftJoin(suppliers, eq(suppliers.account_id, accounts.id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(
      'accountId' in where ? eq(accounts.id, where.accountId) : eq(suppliers.id, where.supplierId),
    )
  return rows[0]
}

type AccountChange = Partial<Omit<typeof accounts.$inferInsert, 'id' | 'tipo' | 'password_hash'>>

/** False when there is no such account of that type, or not in that version. */
export async function updateAccount(
  db: Db,
  { id, tipo, version }: { id: number; tipo: 'Freelancer' | 'PF'; version?: number | undefined },
  change: AccountChange,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ ...change, version: next(accounts.version), updated_at: now })
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.tipo, tipo),
        version === undefined ? undefined : eq(accounts.version, version),
      ),
    )
    .returning({ id: accounts.id })
  return rows.length > 0
}

type SupplierChange = Partial<
  Omit<typeof suppliers.$inferInsert, 'id' | 'account_id' | 'kind' | 'plan' | 'photo'>
>

/** A saved edit shows the supplier again. False as for updateAccount. */
export async function updateSupplier(
  db: Db,
  {
    id,
    kind,
    version,
  }: { id: number; kind: 'Freelancer' | 'Empresa'; version?: number | undefined },
  change: SupplierChange,
  now: Date,
): Promise<boolean> {
  const { slug, ...values } = change
  const rows = await db
    .update(suppliers)
    .set({
      ...values,
      ...(slug ? { slug: keptIfChosen(slug) } : {}),
      status: true,
      version: next(suppliers.version),
      updated_at: now,
    })
    .where(
      and(
        eq(suppliers.id, id),
        eq(suppliers.kind, kind),
        version === undefined ? undefined : eq(suppliers.version, version),
      ),
    )
    .returning({ id: suppliers.id })
  return rows.length > 0
}

/** One that its owner chose does not end in the number, and does not follow the name. */
const keptIfChosen = (slug: string) => sql`
  CASE WHEN ${suppliers.slug} ~ ('(^|-)' || ${suppliers.id} || '$') THEN ${slug} ELSE ${suppliers.slug} END`

type CompanyChange = Partial<Omit<typeof companies.$inferInsert, 'id'>>

export async function updateCompany(db: Db, id: number, change: CompanyChange): Promise<void> {
  await db.update(companies).set(change).where(eq(companies.id, id))
}

export async function selectHasEmail(db: Db, email: string): Promise<boolean> {
  return (await db.$count(accounts, eq(accounts.email, email))) > 0
}

const isWaiting = (id: number, now: Date) =>
  and(eq(accounts.id, id), gt(accounts.pending_email_until, now))

/** The e-mail that the account waits for. */
export async function selectPendingEmail(db: Db, id: number, now: Date): Promise<string | null> {
  const rows = await db
    .select({ email: accounts.pending_email })
    .from(accounts)
    .where(isWaiting(id, now))
  return rows[0]?.email ?? null
}

export async function updatePendingEmail(
  db: Db,
  id: number,
  pending_email: string,
  pending_email_until: Date,
): Promise<Recipient | undefined> {
  const rows = await db
    .update(accounts)
    .set({ pending_email, pending_email_until })
    .where(eq(accounts.id, id))
    .returning({ email: accounts.email, language: accounts.language })
  return rows[0]
}

/** The language of the account; undefined when this account does not wait for this e-mail, or no longer. */
export async function updateEmail(
  db: Db,
  id: number,
  email: string,
  now: Date,
): Promise<Language | undefined> {
  const rows = await db
    .update(accounts)
    .set({ email, updated_at: now, pending_email: null, pending_email_until: null })
    .where(and(isWaiting(id, now), eq(accounts.pending_email, email)))
    .returning({ language: accounts.language })
  return rows[0]?.language
}
