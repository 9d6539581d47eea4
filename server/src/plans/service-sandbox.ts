import type { PortalAction, SandboxCheckout, SandboxPortal } from 'contract/sandbox'
import { addPeriods } from 'contract/rules/subscription'
import { priceOf } from 'contract/rules/plans'
import { AppError } from '../http/errors.ts'
import type { PriceRow } from '../payments/payments.ts'
import { declineSession, expireSession, paySession } from '../payments/checkout.ts'
import { dateOf } from '../payments/facts.ts'
import {
  type Desk,
  endSubscription,
  itemOf,
  type Ledger,
  type LedgerEvent,
  payOpenInvoices,
  refundInvoice,
  renew,
} from '../payments/ledger.ts'
import type { Sandbox } from '../payments/sandbox.ts'

const offerOf = ({ plan, period }: PriceRow) => ({
  plan,
  period,
  amount: priceOf(plan, period) * 100,
})

function priceIn({ prices }: Sandbox, id: string): PriceRow {
  const price = prices.find((row) => row.id === id)
  if (!price) throw new AppError('NOT_FOUND')
  return price
}

export async function describeCheckout(sandbox: Sandbox, id: string): Promise<SandboxCheckout> {
  const { ledger, session, now } = await sandbox.find(id)
  if (!session) throw new AppError('NOT_FOUND')
  const price = priceIn(sandbox, session.price)
  const subscription = ledger.subscriptions[session.subscription ?? '']
  const item = session.mode === 'change' && subscription ? itemOf(subscription) : null
  const before = item && session.status === 'open' ? priceIn(sandbox, item.price.id) : null
  const preview = previewOf(sandbox, ledger, id, now)
  return {
    id,
    mode: session.mode,
    status:
      session.expires_at * 1000 <= now.getTime() && session.status === 'open'
        ? 'expired'
        : session.status,
    offer: offerOf(price),
    from: before && offerOf(before),
    active: activeOffer(sandbox, ledger),
    dueNow: preview?.amount ?? offerOf(price).amount,
    renewsAt: (preview?.until ?? addPeriods(now, price.period, 1)).toISOString(),
    email: ledger.customer.email,
    success_url: session.success_url,
    cancel_url: session.cancel_url,
  }
}

function activeOffer(sandbox: Sandbox, { subscriptions }: Ledger) {
  const live = Object.values(subscriptions).find(({ status }) => isLive(status))
  return live ? offerOf(priceIn(sandbox, itemOf(live).price.id)) : null
}

/** What paying would charge now, tried out on a copy of the books. */
function previewOf({ prices }: Sandbox, ledger: Ledger, sessionId: string, now: Date) {
  const copy = structuredClone(ledger)
  const known = new Set(Object.keys(copy.invoices))
  paySession({ ledger: copy, now, prices }, sessionId)
  const invoice = Object.values(copy.invoices).find(({ id }) => !known.has(id))
  const line = invoice?.lines.data.at(-1)
  return invoice && line ? { amount: invoice.amount_due, until: dateOf(line.period.end) } : null
}

const checkoutWork = {
  pay: (desk: Desk, id: string) => paySession(desk, id),
  decline: declineSession,
  abandon: expireSession,
} satisfies Record<string, (desk: Desk, id: string) => LedgerEvent[]>

export const actOnCheckout = (sandbox: Sandbox, id: string, action: keyof typeof checkoutWork) =>
  sandbox.act(id, (desk) => checkoutWork[action](desk, id))

export async function describePortal(sandbox: Sandbox, id: string): Promise<SandboxPortal> {
  const { ledger } = await sandbox.find(id)
  return {
    email: ledger.customer.email,
    failing: ledger.failing,
    subscriptions: Object.values(ledger.subscriptions)
      .toReversed()
      .map((subscription) => {
        const item = itemOf(subscription)
        return {
          id: subscription.id,
          status: subscription.status,
          offer: offerOf(priceIn(sandbox, item.price.id)),
          periodEnd: dateOf(item.current_period_end).toISOString(),
        }
      }),
  }
}

const isLive = (status: string) => status === 'active' || status === 'past_due'

export const actOnPortal = (sandbox: Sandbox, id: string, action: PortalAction) =>
  sandbox.act(id, (desk) => {
    const subscription = Object.values(desk.ledger.subscriptions).find(({ status }) =>
      isLive(status),
    )
    return subscription ? happen(desk, subscription.id, action) : []
  })

function happen(desk: Desk, subscription: string, action: PortalAction): LedgerEvent[] {
  switch (action) {
    case 'renew':
      return renew(desk, subscription, true)
    case 'fail':
      return renew(desk, subscription, false)
    case 'settle':
      return payOpenInvoices(desk, subscription)
    case 'refund':
      return Object.keys(desk.ledger.invoices).flatMap((invoice) => refundInvoice(desk, invoice))
    case 'end':
      return endSubscription(desk, subscription)
  }
}
