import { addPeriods } from 'contract/rules/subscription'
import {
  advance,
  bill,
  centavos,
  changePrice,
  type LedgerContext,
  emit,
  type Ledger,
  type LedgerEvent,
  newId,
  priceRow,
  seconds,
} from './ledger.ts'

/** The checkout is paid: a subscription with its first paid invoice. A second time nothing happens. */
export function paySession(context: LedgerContext, id: string): LedgerEvent[] {
  const session = context.ledger.sessions[id]
  if (session?.status !== 'open' || session.expires_at <= seconds(context.now)) return []
  session.status = 'complete'
  session.payment_status = 'paid'
  if (session.mode === 'change') {
    return changePrice(context, session.subscription ?? '', session.price)
  }
  const row = priceRow(context, session.price)
  const start = seconds(context.now)
  const end = seconds(addPeriods(context.now, row.period, 1))
  const subscription: Ledger['subscriptions'][string] = {
    id: newId('sub'),
    object: 'subscription',
    status: 'active',
    customer: context.ledger.customer.id,
    start_date: start,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    items: {
      data: [
        {
          id: newId('si'),
          price: { id: row.id },
          current_period_start: start,
          current_period_end: end,
        },
      ],
    },
  }
  context.ledger.subscriptions[subscription.id] = subscription
  session.subscription = subscription.id
  const invoice = bill(
    context,
    subscription.id,
    [{ price: row.id, amount: centavos(row), start, end }],
    true,
  )
  return [
    emit(context, 'checkout.session.completed', session),
    emit(context, 'customer.subscription.created', subscription),
    emit(context, 'invoice.paid', invoice),
  ]
}

/** The invoice that another price would bring, tried out on a copy of the ledger. */
export function changeInvoice(context: LedgerContext, subscription: string, price: string) {
  const ledger = structuredClone(context.ledger)
  const known = new Set(Object.keys(ledger.invoices))
  changePrice({ ...context, ledger }, subscription, price)
  return Object.values(ledger.invoices).find(({ id }) => !known.has(id))
}

/** The card was refused: the checkout stays open for another try. */
export function declineSession(context: LedgerContext, id: string): LedgerEvent[] {
  const session = context.ledger.sessions[id]
  if (session?.status !== 'open') return []
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    customer: context.ledger.customer.id,
    last_payment_error: { code: 'card_declined' },
  }
  return [emit(context, 'payment_intent.payment_failed', intent)]
}

/** Whenever somebody asks, time has passed: periods renew or end, checkouts expire. */
export function passTime(context: LedgerContext): boolean {
  const late = Object.values(context.ledger.sessions).filter(
    ({ status, expires_at: end }) => status === 'open' && end <= seconds(context.now),
  )
  for (const session of late) session.status = 'expired'
  return advance(context).length + late.length > 0
}

export function expireSession(context: LedgerContext, id: string): LedgerEvent[] {
  const session = context.ledger.sessions[id]
  if (session?.status !== 'open') return []
  session.status = 'expired'
  return session.mode === 'change' ? [] : [emit(context, 'checkout.session.expired', session)]
}
