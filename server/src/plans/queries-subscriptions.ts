import { type PlanCode, betterPlan } from 'contract/rules/plans'
import type { Entitlement, SubscriptionFacts } from 'contract/rules/subscription'
import { and, asc, desc, eq, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { PaymentEvent } from '../payments/payments.ts'
import { accounts } from '../tables/accounts.ts'
import { checkouts, paymentCustomers, paymentEvents, subscriptions } from '../tables/payments.ts'
import { suppliers } from '../tables/suppliers.ts'

type Provider = 'stripe' | 'sandbox'

const customerColumns = {
  customer_id: paymentCustomers.customer_id,
  applied_ticket: paymentCustomers.applied_ticket,
  supplier_id: suppliers.id,
  kind: suppliers.kind,
  plan: suppliers.plan,
  nome: suppliers.nome,
  email: accounts.email,
  language: accounts.language,
}

export type Customer = NonNullable<Awaited<ReturnType<typeof selectCustomerById>>>

const customers = (db: Db) =>
  db
    .select(customerColumns)
    .from(paymentCustomers)
    .innerJoin(suppliers, eq(suppliers.id, paymentCustomers.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .$dynamic()

export async function selectCustomerById(db: Db, customerId: string) {
  const rows = await customers(db).where(eq(paymentCustomers.customer_id, customerId))
  return rows[0]
}

/** Locks it: what the provider said is written by one at a time. */
export async function selectCustomerForUpdate(db: Db, customerId: string) {
  const rows = await customers(db).where(eq(paymentCustomers.customer_id, customerId)).for('update')
  return rows[0]
}

export async function selectCustomerOfCheckout(db: Db, sessionId: string) {
  const rows = await customers(db)
    .innerJoin(checkouts, eq(checkouts.customer_id, paymentCustomers.customer_id))
    .where(eq(checkouts.session_id, sessionId))
  return rows[0]
}

/** Whose account has another e-mail than the provider was told. */
export async function selectCustomersToTell(db: Db, provider: Provider) {
  const isTold = eq(paymentCustomers.told_email, accounts.email)
  return customers(db)
    .where(
      and(
        eq(paymentCustomers.provider, provider),
        or(isNull(paymentCustomers.told_email), not(isTold)),
      ),
    )
    .orderBy(asc(paymentCustomers.customer_id))
}

export async function updateToldEmail(
  db: Db,
  customerId: string,
  told_email: string,
): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ told_email })
    .where(eq(paymentCustomers.customer_id, customerId))
}

/** Taken before the provider is asked. */
export async function updateTicket(db: Db, customerId: string): Promise<number> {
  const rows = await db
    .update(paymentCustomers)
    .set({ ticket: sql`${paymentCustomers.ticket} + 1` })
    .where(eq(paymentCustomers.customer_id, customerId))
    .returning({ ticket: paymentCustomers.ticket })
  return rows[0]?.ticket ?? 0
}

export async function updateAppliedTicket(
  db: Db,
  customerId: string,
  ticket: number,
): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ applied_ticket: ticket })
    .where(eq(paymentCustomers.customer_id, customerId))
}

export async function selectOpenCheckoutOf(db: Db, customerId: string) {
  const rows = await db
    .select({ id: checkouts.id, session_id: checkouts.session_id })
    .from(checkouts)
    .where(and(eq(checkouts.customer_id, customerId), eq(checkouts.status, 'open')))
  return rows[0]
}

export async function selectEventExists(db: Db, id: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0
}

export async function insertEvent(
  db: Db,
  event: PaymentEvent,
  stored: { provider: Provider; outcome: 'applied' | 'ignored'; received_at: Date },
): Promise<void> {
  await db
    .insert(paymentEvents)
    .values({
      ...stored,
      id: event.id,
      type: event.type,
      customer_id: event.customer,
      body: event.body,
      created_at: event.createdAt,
    })
    .onConflictDoNothing()
}

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Newest first. */
export async function selectSubscriptions(db: Db, supplierId: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.supplier_id, supplierId))
    .orderBy(desc(subscriptions.started_at), desc(subscriptions.id))
}

export async function upsertSubscription(
  db: Db,
  owner: { supplier_id: number; customer_id: string },
  facts: SubscriptionFacts,
  entitlement: Entitlement,
  now: Date,
): Promise<void> {
  const values = {
    ...owner,
    price_id: facts.priceId,
    plan: facts.plan,
    period: facts.period,
    status: facts.status,
    started_at: facts.startedAt,
    period_end: facts.periodEnd,
    next_amount: facts.nextAmount,
    ends_at: facts.endsAt,
    ended_at: facts.endedAt,
    plan_in_force: entitlement.plan,
    state: entitlement.state,
    valid_until: entitlement.validUntil,
    grace_until: entitlement.graceUntil,
    ...(entitlement.state === 'past_due' ? {} : { reminded_at: null }),
    updated_at: now,
  }
  await db
    .insert(subscriptions)
    .values({ id: facts.id, ...values })
    .onConflictDoUpdate({ target: subscriptions.id, set: values })
}

/** The best of what the supplier's subscriptions give. */
export async function selectPlanInForce(db: Db, supplierId: number): Promise<PlanCode> {
  const rows = await db
    .select({ plan: subscriptions.plan_in_force })
    .from(subscriptions)
    .where(eq(subscriptions.supplier_id, supplierId))
  return rows.reduce<PlanCode>((best, { plan }) => betterPlan(best, plan), 'MKTFREE')
}

/** The one fact that directory, permissions and dashboard read. */
export async function updateSupplierPlan(
  db: Db,
  supplierId: number,
  plan: PlanCode,
  now: Date,
): Promise<void> {
  await db.update(suppliers).set({ plan, updated_at: now }).where(eq(suppliers.id, supplierId))
}

/** Everyone whose money could have moved without our hearing of it. */
export async function selectCustomersToReconcile(db: Db, provider: Provider): Promise<string[]> {
  const { rows } = await db.execute<{ customer_id: string }>(sql`
    SELECT customer_id FROM payment_customers AS customer
    WHERE provider = ${provider} AND (
      EXISTS (SELECT 1 FROM checkouts
        WHERE checkouts.customer_id = customer.customer_id AND status = 'open')
      OR EXISTS (SELECT 1 FROM subscriptions
        WHERE subscriptions.customer_id = customer.customer_id
          AND (state <> 'ended' OR status <> 'ended'))
      OR EXISTS (SELECT 1 FROM invoices JOIN subscriptions
          ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = customer.customer_id
          AND amount > 0 AND refunded >= amount AND credit_settled_at IS NULL))
    ORDER BY customer_id`)
  return rows.map((row) => row.customer_id)
}

/** Of either provider. */
export async function selectLapsedCustomers(db: Db, now: Date) {
  return db
    .selectDistinct({ id: subscriptions.customer_id, provider: paymentCustomers.provider })
    .from(subscriptions)
    .leftJoin(paymentCustomers, eq(paymentCustomers.customer_id, subscriptions.customer_id))
    .where(and(ne(subscriptions.plan_in_force, 'MKTFREE'), lte(subscriptions.valid_until, now)))
    .orderBy(asc(subscriptions.customer_id))
}

export async function updateLapsed(db: Db, customerId: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({
      plan_in_force: 'MKTFREE',
      state: sql`CASE WHEN ends_at <= ${now} THEN 'ended' ELSE 'past_due' END`,
      valid_until: null,
      updated_at: now,
    })
    .where(and(eq(subscriptions.customer_id, customerId), lte(subscriptions.valid_until, now)))
}

/** Marks and returns those whose days of grace end before `until` and who were not reminded yet. */
export async function updateReminded(db: Db, until: Date, now: Date) {
  return db
    .update(subscriptions)
    .set({ reminded_at: now })
    .where(
      and(
        eq(subscriptions.state, 'past_due'),
        ne(subscriptions.plan_in_force, 'MKTFREE'),
        isNull(subscriptions.reminded_at),
        lte(subscriptions.grace_until, until),
        or(isNull(subscriptions.valid_until), sql`${subscriptions.valid_until} > ${now}`),
      ),
    )
    .returning({
      customer_id: subscriptions.customer_id,
      plan: subscriptions.plan,
      grace_until: subscriptions.grace_until,
    })
}
