import type { BillingPeriod, PaidPlanCode, PlanCode } from 'contract/rules/plans'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { checkouts, paymentCustomers } from '../tables/payments.ts'
import { suppliers } from '../tables/suppliers.ts'

export type Buyer = NonNullable<Awaited<ReturnType<typeof selectBuyer>>>

/** The supplier that an account pays for, with whom mails go to. */
export async function selectBuyer(db: Db, accountId: number) {
  const rows = await db
    .select({
      supplierId: suppliers.id,
      kind: suppliers.kind,
      plan: suppliers.plan,
      nome: suppliers.nome,
      email: accounts.email,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(eq(accounts.id, accountId))
  return rows[0]
}

/** Undefined without a supplier. */
export async function selectPlan(
  db: Db,
  of: { supplierId: number } | { accountId: number },
): Promise<PlanCode | undefined> {
  const rows = await db
    .select({ plan: suppliers.plan })
    .from(suppliers)
    .where(
      'supplierId' in of ? eq(suppliers.id, of.supplierId) : eq(suppliers.account_id, of.accountId),
    )
  return rows[0]?.plan
}

export async function selectCustomer(db: Db, supplierId: number, provider: 'stripe' | 'sandbox') {
  const rows = await db
    .select({ customer_id: paymentCustomers.customer_id })
    .from(paymentCustomers)
    .where(
      and(eq(paymentCustomers.supplier_id, supplierId), eq(paymentCustomers.provider, provider)),
    )
  return rows[0]?.customer_id
}

/** Of two at once the first stays. */
export async function insertCustomer(
  db: Db,
  customer: typeof paymentCustomers.$inferInsert,
): Promise<void> {
  await db.insert(paymentCustomers).values(customer).onConflictDoNothing()
}

const checkoutColumns = {
  id: checkouts.id,
  customer_id: checkouts.customer_id,
  plan: checkouts.plan,
  period: checkouts.period,
  price_id: checkouts.price_id,
  session_id: checkouts.session_id,
  url: checkouts.url,
  expires_at: checkouts.expires_at,
}

export type OpenCheckout = NonNullable<Awaited<ReturnType<typeof selectOpenCheckout>>>

/** Whichever provider made its page. */
export async function selectOpenCheckout(db: Db, supplierId: number) {
  const rows = await db
    .select({ ...checkoutColumns, provider: paymentCustomers.provider })
    .from(checkouts)
    .innerJoin(paymentCustomers, eq(paymentCustomers.customer_id, checkouts.customer_id))
    .where(and(eq(checkouts.supplier_id, supplierId), eq(checkouts.status, 'open')))
  return rows[0]
}

/** Undefined when another one is open: a supplier has at most one, also with two clicks at once. */
export async function insertCheckout(
  db: Db,
  checkout: {
    supplier_id: number
    customer_id: string
    plan: PaidPlanCode
    period: BillingPeriod
    price_id: string
    expires_at: Date
    created_at: Date
  },
) {
  const rows = await db
    .insert(checkouts)
    .values(checkout)
    .onConflictDoNothing({ target: checkouts.supplier_id, where: sql`status = 'open'` })
    .returning(checkoutColumns)
  return rows[0]
}

/** False when it was closed while the provider made its page, e.g. for another plan in another tab. */
export async function updateCheckoutSession(
  db: Db,
  id: number,
  session: { id: string; url: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(checkouts)
    .set({ session_id: session.id, url: session.url })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
  return (rowCount ?? 0) > 0
}

/** For one whose page the provider has not made yet; false when it has by now. */
export async function updateUnreached(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.id, id), isNull(checkouts.session_id)))
  return (rowCount ?? 0) > 0
}

export async function updateCheckoutStatus(
  db: Db,
  id: number,
  status: 'complete' | 'expired',
): Promise<void> {
  await db
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
}
