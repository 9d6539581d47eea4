import { priceOf } from 'contract/rules/plans'
import type { InvoiceFacts, SubscriptionFacts } from 'contract/rules/subscription'
import type { PaymentEvent, PriceRow } from './payments.ts'

type Reference = string | { id: string } | null | undefined

export const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** The part of Stripe's objects that the product reads; the sandbox writes the same shapes. */
export type SubscriptionObject = {
  id: string
  status: string
  customer: Reference
  start_date: number
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  items: {
    data: {
      id: string
      price: { id: string }
      current_period_start: number
      current_period_end: number
    }[]
  }
}

export type InvoiceObject = {
  id: string
  number: string | null
  status: string | null
  customer: Reference
  amount_due: number
  amount_paid: number
  created: number
  /** The customer's, below zero when it is credit. */
  starting_balance?: number
  ending_balance?: number | null
  hosted_invoice_url?: string | null
  status_transitions: { paid_at: number | null }
  parent: { subscription_details: { subscription: Reference } | null } | null
  lines: {
    data: {
      amount: number
      period: { start: number; end: number }
      pricing: { price_details?: { price: Reference } } | null
    }[]
  }
  payments?: { data: { payment: { payment_intent?: Reference } }[] }
}

export type ChargeObject = {
  id: string
  customer: Reference
  payment_intent: Reference
  amount: number
  amount_refunded: number
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
const dateOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : dateOf(seconds)

const statuses: Record<string, SubscriptionFacts['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

export const subscriptionOf = (invoice: Pick<InvoiceObject, 'parent'>): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription)

/** Null when the subscription is for something else than one of our prices. */
function factsOf(
  subscription: SubscriptionObject,
  invoices: InvoiceObject[],
  charges: ChargeObject[],
  prices: readonly PriceRow[],
  nextAmount: number | undefined,
): SubscriptionFacts | null {
  const item = subscription.items.data.find(({ price }) => prices.some(({ id }) => id === price.id))
  const price = prices.find(({ id }) => id === item?.price.id)
  if (!item || !price) return null
  const periodEnd = dateOf(item.current_period_end)
  return {
    id: subscription.id,
    priceId: price.id,
    plan: price.plan,
    period: price.period,
    status: statuses[subscription.status] ?? 'incomplete',
    startedAt: dateOf(subscription.start_date),
    periodEnd,
    nextAmount: nextAmount ?? priceOf(price.plan, price.period) * 100,
    endsAt:
      dateOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    endedAt: dateOrNull(subscription.ended_at),
    invoices: invoices
      .filter((invoice) => subscriptionOf(invoice) === subscription.id)
      .filter(({ status }) => status !== 'draft' && status !== null)
      .map((invoice) => invoiceFactsOf(invoice, charges, prices)),
  }
}

export function invoiceFactsOf(
  invoice: InvoiceObject,
  charges: ChargeObject[],
  prices: readonly PriceRow[],
): InvoiceFacts {
  const lines = invoice.lines.data.map(({ amount, period: { start, end }, pricing }) => {
    const price = prices.find(({ id }) => id === idOf(pricing?.price_details?.price))
    const sold = { plan: price?.plan ?? null, period: price?.period ?? null }
    return { ...sold, amount, from: dateOf(start), until: dateOf(end) }
  })
  const dearest = lines.toSorted(
    (a, b) => Number(b.amount >= 0) - Number(a.amount >= 0) || b.amount - a.amount,
  )
  const main = dearest.find(({ plan }) => plan) ?? dearest[0]
  const credit = creditOf(invoice)
  const intents = new Set(invoice.payments?.data.map(({ payment }) => idOf(payment.payment_intent)))
  const refunded = charges
    .filter((charge) => intents.has(idOf(charge.payment_intent) ?? ''))
    .reduce((sum, charge) => sum + charge.amount_refunded, 0)
  const paid = invoice.status === 'paid'
  return {
    id: invoice.id,
    number: invoice.number,
    plan: main?.plan ?? null,
    from: main?.from ?? dateOf(invoice.created),
    until: main?.until ?? dateOf(invoice.created),
    status: paid ? 'paid' : invoice.status === 'void' ? 'void' : 'open',
    amount: paid ? invoice.amount_paid : invoice.amount_due,
    refunded,
    createdAt: dateOf(invoice.created),
    paidAt: paid ? dateOf(invoice.status_transitions.paid_at ?? invoice.created) : null,
    url: invoice.hosted_invoice_url ?? null,
    lines,
    creditUsed: Math.max(0, credit),
    creditKept: Math.max(0, -credit),
  }
}

/** Above zero credit was used, below zero it was left. */
function creditOf({
  starting_balance: before = 0,
  ending_balance: after,
  ...invoice
}: InvoiceObject) {
  if (after !== undefined && after !== null) return after - before
  return invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0) - invoice.amount_due
}

export function allFacts(
  records: {
    subscriptions: SubscriptionObject[]
    invoices: InvoiceObject[]
    charges: ChargeObject[]
    /** By subscription; the plain price where nothing is known. */
    nextAmounts?: Record<string, number>
  },
  prices: readonly PriceRow[],
): SubscriptionFacts[] {
  return records.subscriptions.flatMap(
    (subscription) =>
      factsOf(
        subscription,
        records.invoices,
        records.charges,
        prices,
        records.nextAmounts?.[subscription.id],
      ) ?? [],
  )
}

/** Finds whom a verified event is about, whatever its type. */
export function eventOf(value: unknown): PaymentEvent | null {
  const event = value as {
    id?: unknown
    type?: unknown
    created?: unknown
    data?: { object?: Record<string, unknown> }
  } | null
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') return null
  const object = event.data?.object ?? {}
  const isCheckout = event.type.startsWith('checkout.session.')
  const reference = object.client_reference_id
  return {
    id: event.id,
    type: event.type,
    createdAt: typeof event.created === 'number' ? dateOf(event.created) : new Date(0),
    customer:
      object.object === 'customer'
        ? idOf(object as { id: string })
        : idOf(object.customer as string),
    checkout: isCheckout && typeof object.id === 'string' ? object.id : null,
    reference: isCheckout && typeof reference === 'string' ? reference : null,
    body: event as Record<string, unknown>,
  }
}
