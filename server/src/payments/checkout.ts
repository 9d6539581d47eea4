import { addPeriods } from 'contract/rules/subscription'
import {
  bill,
  centavos,
  changePrice,
  type Desk,
  emit,
  type Ledger,
  type LedgerEvent,
  newId,
  priceRow,
  seconds,
} from './ledger.ts'

/** The checkout is paid: a subscription with its first paid invoice. A second time nothing happens. */
export function paySession(desk: Desk, id: string, subscriptionId = newId('sub')): LedgerEvent[] {
  const session = desk.ledger.sessions[id]
  if (session?.status !== 'open' || session.expires_at <= seconds(desk.now)) return []
  session.status = 'complete'
  session.payment_status = 'paid'
  if (session.mode === 'change') {
    return changePrice(desk, session.subscription ?? '', session.price)
  }
  const row = priceRow(desk, session.price)
  const start = seconds(desk.now)
  const end = seconds(addPeriods(desk.now, row.period, 1))
  const subscription: Ledger['subscriptions'][string] = {
    id: subscriptionId,
    object: 'subscription',
    status: 'active',
    customer: desk.ledger.customer.id,
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
  desk.ledger.subscriptions[subscription.id] = subscription
  session.subscription = subscription.id
  const invoice = bill(
    desk,
    subscription.id,
    [{ price: row.id, amount: centavos(row), start, end }],
    true,
  )
  return [
    emit(desk, 'checkout.session.completed', session),
    emit(desk, 'customer.subscription.created', subscription),
    emit(desk, 'invoice.paid', invoice),
  ]
}

/** The invoice that another price would bring, tried out on a copy of the books. */
export function changeInvoice(desk: Desk, subscription: string, price: string) {
  const ledger = structuredClone(desk.ledger)
  const known = new Set(Object.keys(ledger.invoices))
  changePrice({ ...desk, ledger }, subscription, price)
  return Object.values(ledger.invoices).find(({ id }) => !known.has(id))
}

/** The card was refused: the checkout stays open for another try. */
export function declineSession(desk: Desk, id: string): LedgerEvent[] {
  const session = desk.ledger.sessions[id]
  if (session?.status !== 'open') return []
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    customer: desk.ledger.customer.id,
    last_payment_error: { code: 'card_declined' },
  }
  return [emit(desk, 'payment_intent.payment_failed', intent)]
}

export function expireSession(desk: Desk, id: string): LedgerEvent[] {
  const session = desk.ledger.sessions[id]
  if (session?.status !== 'open') return []
  session.status = 'expired'
  return session.mode === 'change' ? [] : [emit(desk, 'checkout.session.expired', session)]
}
