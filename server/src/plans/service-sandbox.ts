import type { PortalAction, SandboxCheckout, SandboxPortal } from 'contract/sandbox'
import { addPeriods } from 'contract/rules/subscription'
import { priceOf } from 'contract/rules/plans'
import { AppError } from '../http/errors.ts'
import type { PriceRow } from '../payments/payments.ts'
import { declineSession, expireSession, paySession } from '../payments/sandbox/checkout.ts'
import { dateOf } from '../payments/facts.ts'
import {
  type LedgerContext,
  endSubscription,
  itemOf,
  type Ledger,
  type LedgerEvent,
  payOpenInvoices,
  refundInvoice,
  renew,
} from '../payments/sandbox/ledger.ts'
import type { PaymentSandbox } from '../payments/sandbox/sandbox.ts'

const offerOf = ({ plan, period }: PriceRow) => ({
  plan,
  period,
  amount: priceOf(plan, period) * 100,
})

function priceIn({ account }: PaymentSandbox, id: string): PriceRow {
  const price = account.prices.find((row) => row.id === id)
  if (!price) throw new AppError('NOT_FOUND')
  return price
}

export async function describeCheckout(
  sandbox: PaymentSandbox,
  id: string,
): Promise<SandboxCheckout> {
  const { ledger, now } = await sandbox.find(id)
  const session = ledger.sessions[id]
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

function activeOffer(sandbox: PaymentSandbox, { subscriptions }: Ledger) {
  const live = Object.values(subscriptions).find(({ status }) => isLive(status))
  return live ? offerOf(priceIn(sandbox, itemOf(live).price.id)) : null
}

/** What paying would charge now, tried out on a copy of the ledger. */
function previewOf({ account }: PaymentSandbox, ledger: Ledger, sessionId: string, now: Date) {
  const copy = structuredClone(ledger)
  const known = new Set(Object.keys(copy.invoices))
  paySession({ ledger: copy, now, prices: account.prices }, sessionId)
  const invoice = Object.values(copy.invoices).find(({ id }) => !known.has(id))
  const line = invoice?.lines.data.at(-1)
  return invoice && line ? { amount: invoice.amount_due, until: dateOf(line.period.end) } : null
}

const checkoutWork = {
  pay: (context: LedgerContext, id: string) => paySession(context, id),
  decline: declineSession,
  abandon: expireSession,
} satisfies Record<string, (context: LedgerContext, id: string) => LedgerEvent[]>

export const actOnCheckout = (
  sandbox: PaymentSandbox,
  id: string,
  action: keyof typeof checkoutWork,
) => sandbox.act(id, (context) => checkoutWork[action](context, id))

export async function describePortal(sandbox: PaymentSandbox, id: string): Promise<SandboxPortal> {
  const { ledger } = await sandbox.find(id)
  return {
    email: ledger.customer.email,
    failing: ledger.failing,
    subscriptions: Object.values(ledger.subscriptions)
      .toSorted((one, other) => other.start_date - one.start_date)
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

export const actOnPortal = (sandbox: PaymentSandbox, id: string, action: PortalAction) =>
  sandbox.act(id, (context) => {
    const subscription = Object.values(context.ledger.subscriptions).find(({ status }) =>
      isLive(status),
    )
    return subscription ? happen(context, subscription.id, action) : []
  })

function happen(context: LedgerContext, subscription: string, action: PortalAction): LedgerEvent[] {
  switch (action) {
    case 'renew':
      return renew(context, subscription, true)
    case 'fail':
      return renew(context, subscription, false)
    case 'settle':
      return payOpenInvoices(context, subscription)
    case 'refund':
      return Object.keys(context.ledger.invoices).flatMap((invoice) =>
        refundInvoice(context, invoice),
      )
    case 'end':
      return endSubscription(context, subscription)
  }
}
