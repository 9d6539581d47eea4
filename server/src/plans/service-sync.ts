import { betterPlan, planForKind } from 'contract/rules/plans'
import {
  type InvoiceFacts,
  type Entitlement,
  type SubscriptionFacts,
  daysAfter,
  isFullyRefunded,
  mustBeEnded,
  entitlementOf,
} from 'contract/rules/subscription'
import type { Clock } from '../jobs/clock.ts'
import type { Database, Db } from '../database/db.ts'
import type { Logger } from '../http/log.ts'
import type { Mail, Mailer } from '../mail/outbox.ts'
import type { Payments, PaymentEvent } from '../payments/payments.ts'
import {
  cancelledMail,
  endedMail,
  failedMail,
  planMail,
  receiptMail,
  refundedMail,
  reminderMail,
} from './mail.ts'
import { updateCheckoutStatus } from './queries.ts'
import {
  selectInvoices,
  selectUnsettledRefunds,
  type StoredInvoice,
  updateCreditSettled,
  upsertInvoice,
} from './queries-invoices.ts'
import {
  type Customer,
  insertEvent,
  selectCustomerById,
  selectCustomerForUpdate,
  selectCustomerOfCheckout,
  selectCustomersToReconcile,
  selectEventExists,
  selectLapsedCustomers,
  selectOpenCheckoutOf,
  selectPlanInForce,
  selectSubscriptions,
  type SubscriptionRow,
  updateAppliedTicket,
  updateLapsed,
  updateReminded,
  updateSupplierPlan,
  updateTicket,
  upsertSubscription,
} from './queries-subscriptions.ts'

/** What reading and writing a subscription needs, in a request or in a job. */
export type SyncContext = {
  db: Db
  transaction: Database['transaction']
  payments: Payments
  clock: Clock
  mail: Mailer
  log: Logger
  settings: { publicUrl: string }
}

const ourEvents = /^(checkout\.session|customer\.subscription|invoice|charge\.refund)/
const remindDaysBefore = 2
const receiptDays = 35

/**
 * A signed event only says that something happened; what is true is asked of the provider. So the
 * order of events, their repetition and their delay cannot matter. Event and effect are one
 * transaction: after a crash between them the provider sends the event again.
 */
export async function receiveEvent(
  context: SyncContext,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { db, payments, clock } = context
  const event = await payments.readEvent(body, signature, clock.now())
  if (await selectEventExists(db, event.id)) return
  const customer = ourEvents.test(event.type) ? await findCustomer(context, event) : undefined
  if (!customer) {
    const stored = { provider: payments.provider, received_at: clock.now() }
    await insertEvent(db, event, { ...stored, outcome: 'ignored' })
    return
  }
  await syncCustomer(context, customer.customer_id, event)
}

/** Only a customer or a checkout that we stored makes an event ours; what it carries must agree. */
async function findCustomer(
  context: SyncContext,
  event: PaymentEvent,
): Promise<Customer | undefined> {
  const { db, log } = context
  const ofCheckout = event.checkout && (await selectCustomerOfCheckout(db, event.checkout))
  const customer = event.customer ? await selectCustomerById(db, event.customer) : ofCheckout
  if (!customer) return undefined
  const reference = `${customer.kind}:${customer.supplier_id}`
  const agrees =
    (!ofCheckout || ofCheckout.customer_id === customer.customer_id) &&
    (event.reference === null || event.reference === reference)
  if (agrees) return customer
  log.warn({ event: event.id, type: event.type }, 'payment event contradicts what was stored')
  return undefined
}

/** Reads the provider's truth about a customer and makes it ours. */
export async function syncCustomer(
  context: SyncContext,
  customerId: string,
  event?: PaymentEvent,
): Promise<void> {
  const { db, transaction, payments, clock } = context
  const ticket = await updateTicket(db, customerId)
  const facts = await payments.readSubscriptions(customerId)
  const open = await selectOpenCheckoutOf(db, customerId)
  const checkout = open?.session_id ? await payments.readCheckout(open.session_id) : 'open'
  await transaction(async (tx) => {
    const customer = await selectCustomerForUpdate(tx, customerId)
    if (!customer) return
    if (event) {
      const stored = { provider: payments.provider, received_at: clock.now() }
      await insertEvent(tx, event, { ...stored, outcome: 'applied' })
    }
    // Somebody asked after us and has already written a newer answer.
    if (ticket < customer.applied_ticket) return
    await updateAppliedTicket(tx, customerId, ticket)
    if (open && checkout !== 'open') await updateCheckoutStatus(tx, open.id, checkout)
    await applyFacts(tx, context, customer, facts)
  })
  const paid = facts.flatMap(({ invoices }) => invoices)
  const toEnd = facts.filter((subscription) => mustBeEnded(subscription, clock.now(), paid))
  for (const { id } of toEnd) await payments.endSubscription(id)
  const refunds = await selectUnsettledRefunds(db, customerId)
  for (const { invoice, amount } of refunds) {
    await payments.takeBackCredit({ customer: customerId, invoice, amount })
    await updateCreditSettled(db, invoice, clock.now())
  }
  if (toEnd.length > 0 || refunds.length > 0) await syncCustomer(context, customerId)
}

/** Writes what the provider said, the plan that follows from it, and the mails that tell of it. */
export async function applyFacts(
  db: Db,
  { clock, mail, settings }: Pick<SyncContext, 'clock' | 'mail' | 'settings'>,
  customer: Customer,
  facts: readonly SubscriptionFacts[],
): Promise<void> {
  const now = clock.now()
  const before = await selectSubscriptions(db, customer.supplier_id)
  const known = await selectInvoices(db, customer.supplier_id)
  const paid = facts.flatMap(({ invoices }) => invoices)
  const mails: Mail[] = []
  for (const subscription of facts) {
    const entitlement = entitlementOf(subscription, now, paid)
    entitlement.plan = planForKind(entitlement.plan, customer.kind)
    await upsertSubscription(db, customer, subscription, entitlement, now)
    for (const invoice of subscription.invoices) {
      await upsertInvoice(db, subscription.id, invoice)
      mails.push(...invoiceMails(customer, known, invoice, now, settings))
    }
    const old = before.find(({ id }) => id === subscription.id)
    mails.push(...subscriptionMails(customer, old, subscription, entitlement, settings))
  }
  mails.push(...(await applyPlan(db, customer, facts, now, settings)))
  for (const message of mails) await mail.send(db, message)
}

type Site = { publicUrl: string }

async function applyPlan(
  db: Db,
  customer: Customer,
  facts: readonly SubscriptionFacts[],
  now: Date,
  site: Site,
): Promise<Mail[]> {
  const plan = await selectPlanInForce(db, customer.supplier_id)
  // A plan that was granted without any payment is not ours to take.
  const isPaid = facts.some(({ invoices }) => invoices.some(({ status }) => status === 'paid'))
  if (plan === customer.plan || !isPaid) return []
  await updateSupplierPlan(db, customer.supplier_id, plan, now)
  if (plan === 'MKTFREE') return [endedMail(customer, customer.plan, site)]
  const upgrade = betterPlan(plan, customer.plan) === plan
  return [planMail(customer, plan, upgrade, site)]
}

function invoiceMails(
  customer: Customer,
  known: StoredInvoice[],
  invoice: InvoiceFacts,
  now: Date,
  site: Site,
): Mail[] {
  const before = known.find(({ id }) => id === invoice.id)
  const recent = invoice.paidAt && daysAfter(invoice.paidAt, receiptDays) > now
  const newlyPaid = invoice.status === 'paid' && before?.status !== 'paid'
  const newlyRefunded = isFullyRefunded(invoice) && !(before && isFullyRefunded(before))
  return [
    ...(newlyPaid && recent && invoice.amount > 0 ? [receiptMail(customer, invoice, site)] : []),
    ...(newlyRefunded ? [refundedMail(customer, invoice, site)] : []),
  ]
}

function subscriptionMails(
  customer: Customer,
  before: SubscriptionRow | undefined,
  facts: SubscriptionFacts,
  entitlement: Entitlement,
  site: Site,
): Mail[] {
  if (entitlement.plan === 'MKTFREE' || before?.state === entitlement.state) return []
  if (entitlement.state === 'past_due' && entitlement.graceUntil) {
    return [failedMail(customer, facts.plan, entitlement.graceUntil, site)]
  }
  if (entitlement.state === 'ending' && facts.endsAt) {
    return [cancelledMail(customer, facts.plan, facts.endsAt, site)]
  }
  return []
}

/** Each hour: whatever was missed is read from the provider. */
export async function reconcile(context: SyncContext): Promise<void> {
  const { db, payments, log } = context
  for (const customerId of await selectCustomersToReconcile(db, payments.provider)) {
    try {
      await syncCustomer(context, customerId)
    } catch (error) {
      log.warn({ err: error }, 'a customer could not be reconciled')
    }
  }
}

/**
 * Each hour, without waiting for the walk through all customers: whose paid time is over is read once
 * more from the provider and ends, and whose payment failed is reminded. Who paid to another provider
 * than the one that is used now just ends.
 */
export async function endLapsedPlans(context: SyncContext): Promise<void> {
  const { db, log, clock, payments } = context
  for (const { id, provider } of await selectLapsedCustomers(db, clock.now())) {
    const warn = (error: unknown) =>
      log.warn({ err: error }, 'a lapsed plan could not be looked at')
    if (provider === payments.provider) await syncCustomer(context, id).catch(warn)
    await endLapsed(context, id).catch(warn)
  }
  await remindOfGrace(context)
}

/** The provider did not answer, but what was paid for is over all the same. */
async function endLapsed(context: SyncContext, customerId: string): Promise<void> {
  const { transaction, clock, mail, settings } = context
  await transaction(async (db) => {
    const customer = await selectCustomerForUpdate(db, customerId)
    await updateLapsed(db, customerId, clock.now())
    if (!customer) return
    const plan = await selectPlanInForce(db, customer.supplier_id)
    if (plan === customer.plan) return
    await updateSupplierPlan(db, customer.supplier_id, plan, clock.now())
    if (plan === 'MKTFREE') await mail.send(db, endedMail(customer, customer.plan, settings))
  })
}

async function remindOfGrace({ transaction, clock, mail, settings }: SyncContext): Promise<void> {
  const now = clock.now()
  await transaction(async (db) => {
    const due = await updateReminded(db, daysAfter(now, remindDaysBefore), now)
    for (const { customer_id: id, plan, grace_until: until } of due) {
      const customer = await selectCustomerById(db, id)
      if (customer && until) await mail.send(db, reminderMail(customer, plan, until, settings))
    }
  })
}
