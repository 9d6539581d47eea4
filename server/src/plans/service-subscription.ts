import type { ChangePreview, Invoice, Subscription } from 'contract/plans'
import { message } from 'contract/rules/messages'
import { priceOf } from 'contract/rules/plans'
import {
  type InvoiceFacts,
  addPeriods,
  endingOf,
  isFullyRefunded,
  refundable,
  withdrawableUntil,
} from 'contract/rules/subscription'
import { urls } from 'contract/urls'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import type { Payments } from '../payments/payments.ts'
import { type Buyer, selectBuyer, selectCustomer, selectOpenCheckout } from './queries.ts'
import { selectInvoices, type StoredInvoice } from './queries-invoices.ts'
import { selectSubscriptions, type SubscriptionRow } from './queries-subscriptions.ts'
import { syncCustomer } from './service-sync.ts'

/** The one that counts: what gives a plan, else what is still running, else the last one. */
function currentOf(rows: SubscriptionRow[]): SubscriptionRow | undefined {
  return (
    rows.find((row) => row.plan_in_force !== 'MKTFREE') ??
    rows.find((row) => row.status !== 'ended') ??
    rows[0]
  )
}

async function getBuyer({ db, session }: SessionContext): Promise<Buyer> {
  const buyer = await selectBuyer(db, session.accountId)
  if (!buyer) throw new AppError('NO_SUBSCRIPTION')
  return buyer
}

export async function getView(context: SessionContext): Promise<Subscription> {
  const { db, session, clock, payments } = context
  const buyer = await selectBuyer(db, session.accountId)
  if (!buyer) return nothingYet
  const rows = await selectSubscriptions(db, buyer.supplierId)
  const row = currentOf(rows)
  const granted =
    buyer.plan !== 'MKTFREE' && rows.every((given) => given.plan_in_force === 'MKTFREE')
  const invoices = await selectInvoices(db, buyer.supplierId)
  const running = row && row.state !== 'ended' && row.state !== 'pending' ? row : undefined
  return {
    plan: buyer.plan,
    granted,
    state: row?.state ?? 'none',
    period: running?.period ?? null,
    price_id: running?.price_id ?? null,
    price: granted
      ? 0
      : ((running && formerPriceOf(running, invoices, payments)) ??
        priceOf(buyer.plan, running?.period ?? 'month')),
    nextPayment:
      running?.state === 'active'
        ? { date: running.period_end.toISOString(), amount: running.next_amount / 100 }
        : null,
    endsAt: running?.ends_at?.toISOString() ?? null,
    graceUntil: running?.grace_until?.toISOString() ?? null,
    ...withdrawalOf(invoices, running, clock.now()),
    ended: row && buyer.plan === 'MKTFREE' ? endOf(row, invoices) : null,
    pending: await pendingOf(context, buyer.supplierId),
    canManage:
      row !== undefined &&
      (await selectCustomer(db, buyer.supplierId, payments.provider)) === row.customer_id,
    invoices: invoices.map(wireInvoice),
  }
}

/** Of who pays a price that was replaced: what a whole period last cost. Undefined with a price of today. */
function formerPriceOf(
  { id, plan, period, price_id, next_amount }: SubscriptionRow,
  invoices: StoredInvoice[],
  { prices }: Payments,
): number | undefined {
  if (prices.some((price) => price.id === price_id)) return undefined
  const whole = invoices
    .filter(({ subscription }) => subscription === id)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.plan === plan && line.period === period)
    .find(({ amount, from, until }) => amount > 0 && until >= addPeriods(from, period, 1))
  return (whole?.amount ?? next_amount) / 100
}

/** An owner whose company is not registered yet. */
const nothingYet: Subscription = {
  plan: 'MKTFREE',
  granted: false,
  state: 'none',
  period: null,
  price_id: null,
  price: 0,
  nextPayment: null,
  endsAt: null,
  graceUntil: null,
  withdrawableUntil: null,
  withdrawableAmount: 0,
  ended: null,
  pending: null,
  canManage: false,
  invoices: [],
}

function withdrawalOf(invoices: StoredInvoice[], running: SubscriptionRow | undefined, now: Date) {
  const own = invoices.filter(({ subscription }) => subscription === running?.id)
  const until = withdrawableUntil(own)
  return until && until > now
    ? { withdrawableUntil: until.toISOString(), withdrawableAmount: refundable(own) / 100 }
    : { withdrawableUntil: null, withdrawableAmount: 0 }
}

function endOf(row: SubscriptionRow, invoices: StoredInvoice[]): Subscription['ended'] {
  if (row.state !== 'ended') return null
  const own = invoices.filter(({ subscription }) => subscription === row.id)
  return {
    plan: row.plan,
    at: (row.ended_at ?? row.updated_at).toISOString(),
    reason: endingOf(own),
    refunded: own.reduce((sum, { refunded }) => sum + refunded, 0) / 100,
  }
}

async function pendingOf({ db, clock, payments }: SessionContext, supplierId: number) {
  const open = await selectOpenCheckout(db, supplierId)
  if (!open?.url || open.expires_at <= clock.now()) return null
  if (open.provider !== payments.provider) return null
  return { plan: open.plan, period: open.period, checkout_url: open.url }
}

const wireInvoice = (invoice: StoredInvoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  plan: invoice.plan,
  status: isFullyRefunded(invoice) ? 'refunded' : invoice.status,
  amount: invoice.amount,
  refunded: invoice.refunded,
  from: invoice.from.toISOString(),
  until: invoice.until.toISOString(),
  createdAt: invoice.createdAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
  url: invoice.url,
  ...wireItems(invoice),
})

const wireItems = ({ lines, creditUsed, creditKept }: InvoiceFacts) => ({
  lines: lines.map(({ from, until, ...line }) => ({
    ...line,
    from: from.toISOString(),
    until: until.toISOString(),
  })),
  creditUsed,
  creditKept,
})

/** After a return from the provider's pages: its truth now, though the webhook may still be on its way. */
export async function syncView(context: SessionContext): Promise<Subscription> {
  const { db, payments } = context
  const buyer = await selectBuyer(db, context.session.accountId)
  const customer = buyer && (await selectCustomer(db, buyer.supplierId, payments.provider))
  if (customer) await syncCustomer(context, customer)
  return getView(context)
}

/** The running subscription of the caller, at the provider that this installation uses. */
async function getRunning(context: SessionContext): Promise<SubscriptionRow> {
  const { db, payments } = context
  const buyer = await getBuyer(context)
  const customer = await selectCustomer(db, buyer.supplierId, payments.provider)
  const rows = await selectSubscriptions(db, buyer.supplierId)
  const row = rows.find(
    ({ customer_id: id, status }) =>
      id === customer && status !== 'ended' && status !== 'incomplete',
  )
  if (!row) throw new AppError('NO_SUBSCRIPTION')
  return row
}

export async function setCancelled(
  context: SessionContext,
  cancel: boolean,
): Promise<Subscription> {
  const row = await getRunning(context)
  await context.payments.setCancelAtPeriodEnd(row.id, cancel)
  await syncCustomer(context, row.customer_id)
  return getView(context)
}

/** The 7 days of the law: everything paid goes back, and the plan ends now. */
export async function withdraw(context: SessionContext): Promise<Subscription> {
  const { db, payments, clock } = context
  const buyer = await getBuyer(context)
  // A change that was paid a moment ago goes back too, though nobody has told us of it yet.
  await syncCustomer(context, (await getRunning(context)).customer_id)
  const row = await getRunning(context)
  const invoices = (await selectInvoices(db, buyer.supplierId)).filter(
    ({ subscription }) => subscription === row.id,
  )
  if (!withdrawalOf(invoices, row, clock.now()).withdrawableUntil) {
    throw new AppError('WITHDRAWAL_OVER')
  }
  for (const invoice of invoices) {
    const paid = invoice.status === 'paid' && invoice.amount > 0 && !isFullyRefunded(invoice)
    if (paid) await payments.refundInvoice(invoice.id)
  }
  await payments.endSubscription(row.id)
  await syncCustomer(context, row.customer_id)
  return getView(context)
}

/** What the payment page will ask for, and why, before anybody goes there. */
export async function getChangePreview(
  context: SessionContext,
  priceId: string,
): Promise<ChangePreview> {
  const { payments } = context
  const price = payments.prices.find(({ id }) => id === priceId)
  if (!price) {
    throw new AppError('INVALID_INPUT', { fields: { price_id: [message('Valor inválido.')] } })
  }
  const { customer_id: customer, id: subscription } = await getRunning(context)
  const invoice = await payments.previewChange({ customer, subscription, price })
  return { amount: invoice.amount, ...wireItems(invoice) }
}

export async function getPortalUrl(context: SessionContext): Promise<string> {
  const { customer_id: customer } = await getRunning(context)
  const returnUrl = `${context.settings.publicUrl}${urls.dashboardSection('assinatura')}?checkout=portal`
  return context.payments.createPortal({ customer, returnUrl })
}
