import { randomBytes } from 'node:crypto'
import { priceOf } from 'contract/rules/plans'
import { addPeriods } from 'contract/rules/subscription'
import type { PriceRow } from '../payments.ts'
import {
  type ChargeObject,
  type InvoiceObject,
  type SubscriptionObject,
  dateOf,
  subscriptionOf,
} from '../facts.ts'

/** What Stripe would hold of one customer, in Stripe's shapes, and what can happen to it. */
export type SessionObject = {
  id: string
  object: 'checkout.session'
  mode: 'subscription' | 'change'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  customer: string
  subscription: string | null
  client_reference_id: string
  success_url: string
  cancel_url: string
  expires_at: number
  created: number
  price: string
  metadata: Record<string, string>
}

type Stored<T> = Record<string, T>
export type Ledger = {
  customer: { id: string; email: string; name: string; balance: number }
  sessions: Stored<SessionObject>
  subscriptions: Stored<SubscriptionObject & { object: 'subscription'; customer: string }>
  invoices: Stored<InvoiceObject & { object: 'invoice'; customer: string }>
  charges: Stored<ChargeObject & { object: 'charge'; customer: string; refunded: boolean }>
  /** The card is refused at the next renewal. */
  failing: boolean
  balanceTransactions: Stored<BalanceTransaction>
  /** What a request with an idempotency key was answered, by the key. */
  answers: Stored<{ request: string; answer: object }>
}

export type BalanceTransaction = {
  id: string
  object: 'customer_balance_transaction'
  /** Above zero it takes credit away. */
  amount: number
  metadata: Record<string, string>
}

export type LedgerEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: false
  data: { object: Record<string, unknown> }
}

/** A ledger at a moment; the work changes it and tells what happened. */
export type LedgerContext = { ledger: Ledger; now: Date; prices: readonly PriceRow[] }

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

export function openLedger(customer: { id: string; email: string; name: string }): Ledger {
  return {
    customer: { ...customer, balance: 0 },
    sessions: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    failing: false,
    balanceTransactions: {},
    answers: {},
  }
}

export function emit({ now }: LedgerContext, type: string, object: { id: string }): LedgerEvent {
  return {
    id: newId('evt'),
    object: 'event',
    type,
    created: seconds(now),
    livemode: false,
    data: { object: structuredClone(object) as unknown as Record<string, unknown> },
  }
}

export function priceRow({ prices }: LedgerContext, id: string): PriceRow {
  const row = prices.find((price) => price.id === id)
  if (!row) throw new Error(`no price ${id}`)
  return row
}

export const centavos = ({ plan, period }: PriceRow) => priceOf(plan, period) * 100

type Line = { price: string; amount: number; start: number; end: number }

/**
 * Credit of the customer pays first; the rest is charged, or the card refuses. What comes to less
 * than nothing is credit for the next.
 */
export function bill(
  context: LedgerContext,
  subscription: string,
  lines: Line[],
  charged: boolean,
) {
  const { ledger } = context
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const before = ledger.customer.balance
  const due = Math.max(0, total - before)
  const id = newId('in')
  const intent = newId('pi')
  const paid = charged || due === 0
  ledger.customer.balance -= total - due
  const invoice: Ledger['invoices'][string] = {
    id,
    object: 'invoice',
    number: `MES-${String(Object.keys(ledger.invoices).length + 1).padStart(4, '0')}`,
    customer: ledger.customer.id,
    status: paid ? 'paid' : 'open',
    amount_due: due,
    amount_paid: paid ? due : 0,
    created: seconds(context.now),
    starting_balance: -before,
    ending_balance: -ledger.customer.balance,
    hosted_invoice_url: null,
    status_transitions: { paid_at: paid ? seconds(context.now) : null },
    parent: { subscription_details: { subscription } },
    lines: {
      data: lines.map(({ price, amount, start, end }) => ({
        amount,
        period: { start, end },
        pricing: { price_details: { price } },
      })),
    },
    payments: { data: due > 0 ? [{ payment: { payment_intent: intent } }] : [] },
  }
  ledger.invoices[id] = invoice
  if (paid && due > 0) addCharge(ledger, intent, due)
  return invoice
}

function addCharge(ledger: Ledger, intent: string, amount: number) {
  const id = newId('ch')
  ledger.charges[id] = {
    id,
    object: 'charge',
    customer: ledger.customer.id,
    payment_intent: intent,
    amount,
    amount_refunded: 0,
    refunded: false,
  }
}

export function itemOf(subscription: SubscriptionObject) {
  const item = subscription.items.data[0]
  if (!item) throw new Error('a subscription without an item')
  return item
}

const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired'

/** Another price from now on: what is left of the old period is credited, the new one charged. */
export function changePrice(context: LedgerContext, id: string, priceId: string): LedgerEvent[] {
  const subscription = context.ledger.subscriptions[id]
  if (!subscription || isOver(subscription.status)) return []
  const item = itemOf(subscription)
  const [from, to] = [priceRow(context, item.price.id), priceRow(context, priceId)]
  if (from.id === to.id) return []
  const start = seconds(context.now)
  const whole = item.current_period_end - item.current_period_start
  const left = Math.max(0, item.current_period_end - start) / whole
  const samePeriod = from.period === to.period
  const end = samePeriod ? item.current_period_end : seconds(addPeriods(context.now, to.period, 1))
  const credit = -Math.round(centavos(from) * left)
  const charge = samePeriod ? Math.round(centavos(to) * left) : centavos(to)
  const lines = [
    { price: from.id, amount: credit, start, end: item.current_period_end },
    { price: to.id, amount: charge, start, end },
  ]
  item.price = { id: to.id }
  if (!samePeriod) Object.assign(item, { current_period_start: start, current_period_end: end })
  const invoice = bill(context, id, lines, true)
  return [
    emit(context, 'customer.subscription.updated', subscription),
    emit(context, 'invoice.paid', invoice),
  ]
}

export function setCancelAtPeriodEnd(
  context: LedgerContext,
  id: string,
  cancel: boolean,
): LedgerEvent[] {
  const subscription = context.ledger.subscriptions[id]
  if (!subscription || isOver(subscription.status)) return []
  if (cancel) subscription.cancel_at = itemOf(subscription).current_period_end
  // As at Stripe: a day that was set on its own stays.
  else if (subscription.cancel_at_period_end) subscription.cancel_at = null
  subscription.cancel_at_period_end = cancel
  return [emit(context, 'customer.subscription.updated', subscription)]
}

/** What Stripe's own pages may do instead: the day alone, in seconds, or none. */
export function setCancelAt(context: LedgerContext, id: string, at: number | null): LedgerEvent[] {
  const subscription = context.ledger.subscriptions[id]
  if (!subscription || isOver(subscription.status)) return []
  Object.assign(subscription, { cancel_at: at, cancel_at_period_end: false })
  return [emit(context, 'customer.subscription.updated', subscription)]
}

export function endSubscription(
  context: LedgerContext,
  id: string,
  at = seconds(context.now),
): LedgerEvent[] {
  const subscription = context.ledger.subscriptions[id]
  if (!subscription || isOver(subscription.status)) return []
  subscription.status = 'canceled'
  subscription.ended_at = at
  return [emit(context, 'customer.subscription.deleted', subscription)]
}

/** The next period begins; its invoice is paid, or waits while the subscription is past due. */
export function renew(context: LedgerContext, id: string, charged: boolean): LedgerEvent[] {
  const subscription = context.ledger.subscriptions[id]
  if (subscription?.status !== 'active') return []
  const item = itemOf(subscription)
  if (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end) {
    return endSubscription(context, id, item.current_period_end)
  }
  const row = priceRow(context, item.price.id)
  const start = item.current_period_end
  const end = seconds(addPeriods(dateOf(start), row.period, 1))
  Object.assign(item, { current_period_start: start, current_period_end: end })
  const invoice = bill(context, id, [{ price: row.id, amount: centavos(row), start, end }], charged)
  subscription.status = invoice.status === 'paid' ? 'active' : 'past_due'
  return [
    emit(context, 'customer.subscription.updated', subscription),
    emit(context, invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice),
  ]
}

/** The customer pays what was open, e.g. with another card. */
export function payOpenInvoices(context: LedgerContext, id: string): LedgerEvent[] {
  const { ledger } = context
  const subscription = ledger.subscriptions[id]
  if (subscription?.status !== 'past_due') return []
  const open = Object.values(ledger.invoices).filter(
    (invoice) => invoice.status === 'open' && subscriptionOf(invoice) === id,
  )
  for (const invoice of open) {
    const intent = invoice.payments?.data[0]?.payment.payment_intent
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: { paid_at: seconds(context.now) },
    })
    addCharge(ledger, typeof intent === 'string' ? intent : newId('pi'), invoice.amount_due)
  }
  subscription.status = 'active'
  return [
    ...open.map((invoice) => emit(context, 'invoice.paid', invoice)),
    emit(context, 'customer.subscription.updated', subscription),
  ]
}

export function refundInvoice(context: LedgerContext, id: string): LedgerEvent[] {
  const intents = context.ledger.invoices[id]?.payments?.data.map(
    ({ payment }) => payment.payment_intent,
  )
  return Object.values(context.ledger.charges)
    .filter((charge) => intents?.includes(charge.payment_intent ?? '') && !charge.refunded)
    .map((charge) => {
      charge.amount_refunded = charge.amount
      charge.refunded = true
      return emit(context, 'charge.refunded', charge)
    })
}

/** Time passes: periods that are over renew or end, as often as it takes. */
export function advance(context: LedgerContext): LedgerEvent[] {
  const events: LedgerEvent[] = []
  for (const subscription of Object.values(context.ledger.subscriptions)) {
    while (
      subscription.status === 'active' &&
      itemOf(subscription).current_period_end <= seconds(context.now)
    ) {
      const due = dateOf(itemOf(subscription).current_period_end)
      events.push(...renew({ ...context, now: due }, subscription.id, !context.ledger.failing))
    }
  }
  return events
}

/** What the next renewal of each subscription will charge. */
export function nextAmounts(context: LedgerContext): Record<string, number> {
  return Object.fromEntries(
    Object.values(context.ledger.subscriptions).map((subscription) => {
      const price = centavos(priceRow(context, itemOf(subscription).price.id))
      return [subscription.id, Math.max(0, price - context.ledger.customer.balance)]
    }),
  )
}
