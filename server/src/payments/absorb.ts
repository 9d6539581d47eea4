import { paySession } from './checkout.ts'
import { idOf, subscriptionOf } from './facts.ts'
import { type Desk, type Ledger, itemOf, refundInvoice } from './ledger.ts'

type Incoming = {
  id: string
  type: string
  created: number
  object: Record<string, unknown>
}

const over = new Set(['canceled', 'incomplete_expired'])

/**
 * A signed event that was made outside the sandbox becomes part of its books: once, and only when
 * it is not older than what the books already know of the same thing.
 */
export function absorbEvent(desk: Desk, event: Incoming): void {
  const { ledger } = desk
  if (ledger.events[event.id]) return
  ledger.events[event.id] = true
  const { object } = event
  const id = typeof object.id === 'string' ? object.id : ''
  if (!id || event.created < (ledger.times[id] ?? 0)) return
  ledger.times[id] = event.created
  if (event.type === 'checkout.session.completed') absorbCompletion(desk, id, object)
  else if (event.type === 'checkout.session.expired') absorbExpiry(ledger, id)
  else if (event.type.startsWith('customer.subscription.')) {
    absorbSubscription(ledger, id, event)
  } else if (event.type.startsWith('invoice.')) absorbInvoice(desk, id, event)
  else if (event.type === 'charge.refunded') absorbRefund(desk, id, object)
}

function absorbCompletion(desk: Desk, id: string, object: Record<string, unknown>): void {
  if (object.payment_status === 'unpaid') return
  paySession(desk, id, idOf(object.subscription as string) ?? undefined)
}

function absorbExpiry(ledger: Ledger, id: string): void {
  const session = ledger.sessions[id]
  if (session?.status === 'open') session.status = 'expired'
}

function absorbSubscription(ledger: Ledger, id: string, { type, created, object }: Incoming): void {
  const known = ledger.subscriptions[id]
  if (!known || over.has(known.status)) return
  if (type === 'customer.subscription.deleted') {
    Object.assign(known, { status: 'canceled', ended_at: created })
    return
  }
  const { status, cancel_at_period_end: cancel, cancel_at: cancelAt, items } = object
  if (typeof status === 'string') known.status = status
  if (typeof cancel === 'boolean') known.cancel_at_period_end = cancel
  if (typeof cancelAt === 'number' || cancelAt === null) known.cancel_at = cancelAt
  const item = (items as { data?: Partial<ReturnType<typeof itemOf>>[] } | undefined)?.data?.[0]
  if (item) Object.assign(itemOf(known), item)
  if (over.has(known.status)) known.ended_at ??= created
}

function absorbInvoice(desk: Desk, id: string, { type, created, object }: Incoming): void {
  const { ledger } = desk
  const given = object as Partial<Ledger['invoices'][string]> & { subscription?: string }
  const stored = ledger.invoices[id]
  const about = stored ? subscriptionOf(stored) : subscriptionOf({ parent: given.parent ?? null })
  const subscription = ledger.subscriptions[about ?? idOf(given.subscription) ?? '']
  if (!subscription) return
  const paid = type === 'invoice.paid' || type === 'invoice.payment_succeeded'
  if (!paid && type !== 'invoice.payment_failed') return
  const item = itemOf(subscription)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const amount = given.amount_due ?? given.amount_paid ?? stored?.amount_due ?? 0
  const invoice = (ledger.invoices[id] ??= {
    id,
    object: 'invoice',
    number: given.number ?? null,
    customer: ledger.customer.id,
    status: 'open',
    amount_due: amount,
    amount_paid: 0,
    created: given.created ?? created,
    status_transitions: { paid_at: null },
    parent: { subscription_details: { subscription: subscription.id } },
    lines: given.lines ?? {
      data: [{ amount, period, pricing: { price_details: { price: item.price.id } } }],
    },
    payments: given.payments ?? { data: [] },
  })
  if (paid) {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: given.amount_paid ?? amount,
      status_transitions: { paid_at: created },
    })
  }
  // What the subscription itself said later wins over what an invoice implies.
  if (over.has(subscription.status) || created < (ledger.times[subscription.id] ?? 0)) return
  if (invoice.status === 'paid' && subscription.status !== 'active') subscription.status = 'active'
  if (invoice.status === 'open') subscription.status = 'past_due'
}

/** The invoice of that payment; when the event does not say, the newest paid one. */
function absorbRefund(desk: Desk, id: string, object: Record<string, unknown>): void {
  const { ledger } = desk
  const intent = idOf(object.payment_intent as string)
  const charge =
    ledger.charges[id] ??
    Object.values(ledger.charges).find((known) => intent && known.payment_intent === intent)
  const partly =
    typeof object.amount_refunded === 'number' &&
    typeof object.amount === 'number' &&
    object.amount_refunded < object.amount
  if (partly) {
    if (charge) charge.amount_refunded = object.amount_refunded as number
    return
  }
  const invoices = Object.values(ledger.invoices).filter(({ status }) => status === 'paid')
  const invoice = charge
    ? invoices.find(({ payments }) =>
        payments?.data.some(({ payment }) => payment.payment_intent === charge.payment_intent),
      )
    : invoices.toSorted((a, b) => b.created - a.created)[0]
  if (invoice) refundInvoice(desk, invoice.id)
}
