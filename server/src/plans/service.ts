import type { PlanOffer } from 'contract/plans'
import {
  type BillingPeriod,
  type PlanCode,
  freePriceId,
  planCodes,
  plans,
  priceOf,
} from 'contract/rules/plans'
import { message } from 'contract/rules/messages'
import { urls } from 'contract/urls'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import type { Payments, PriceRow } from '../payments/payments.ts'
import {
  type Buyer,
  insertCheckout,
  insertCustomer,
  type OpenCheckout,
  selectBuyer,
  selectCustomer,
  selectOpenCheckout,
  selectPlan,
  updateCheckoutSession,
  updateCheckoutStatus,
  updateUnreached,
} from './queries.ts'
import { selectSubscriptions, type SubscriptionRow } from './queries-subscriptions.ts'
import { type SyncContext, syncCustomer } from './service-sync.ts'

const checkoutHours = 23

/** The catalogue of the contract with the price ids of this installation. */
export function listOffers({ prices }: Payments): PlanOffer[] {
  const priceIdOf = (plan: PlanCode, period: BillingPeriod) =>
    prices.find((price) => price.plan === plan && price.period === period)?.id ?? freePriceId
  return planCodes.map((code) => {
    const { monthly: _, yearly: __, ...plan } = plans[code]
    const price = (period: BillingPeriod) => ({
      price_id: priceIdOf(code, period),
      amount: priceOf(code, period),
    })
    return {
      ...plan,
      kinds: [...plan.kinds],
      features: [...plan.features],
      month: price('month'),
      year: price('year'),
    }
  })
}

/** The plan of a supplier, as the other slices ask for it. */
export const planOf = selectPlan

type LinkQuery = {
  price_id: string
  email_client: string
  id_user: number
  type_user: 'PJ' | 'Freelancer'
  plan: PlanCode
}

/** Price and kind come from our own table: what the caller sends must only agree with it. */
export async function getCheckoutUrl(
  context: SessionContext,
  query: LinkQuery,
): Promise<string | null> {
  const { db, session, payments } = context
  if (query.id_user !== session.accountId) throw new AppError('NOT_FOUND')
  const buyer = await selectBuyer(db, session.accountId)
  if (!buyer) throw new AppError('NOT_FOUND')
  const fields: Record<string, string[]> = {}
  const wrong = (field: keyof LinkQuery) => {
    fields[field] = [message('Valor inválido.')]
  }
  const price = payments.prices.find(({ id }) => id === query.price_id)
  const free = query.price_id === freePriceId
  if (query.email_client !== buyer.email) wrong('email_client')
  if ((query.type_user === 'PJ') !== (buyer.kind === 'Empresa')) wrong('type_user')
  if (!price && !free) wrong('price_id')
  else if (query.plan !== (price?.plan ?? 'MKTFREE')) wrong('plan')
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
  if (!price) return null
  if (!plans[price.plan].kinds.includes(buyer.kind)) throw new AppError('PLAN_NOT_AVAILABLE')
  return openPaymentPage(context, buyer, price)
}

/** Someone with a running subscription changes that one; everybody else opens a checkout. */
async function openPaymentPage(
  context: SessionContext,
  buyer: Buyer,
  price: PriceRow,
): Promise<string> {
  const { db, payments } = context
  const customer = await getCustomer(context, buyer)
  // Who bought before: what the provider knows by now decides what can be bought, and at which price.
  const before = await selectSubscriptions(db, buyer.supplierId)
  if (before.length > 0) await syncCustomer(context, customer)
  const rows = await selectSubscriptions(db, buyer.supplierId)
  const running = rows.find((row) => row.customer_id === customer && isRunning(row))
  if (!running) return openCheckout(context, buyer, customer, price)
  if (running.state === 'past_due') throw new AppError('PAYMENT_OVERDUE')
  if (running.state === 'ending') throw new AppError('RESUME_FIRST')
  if (running.price_id === price.id) throw new AppError('PLAN_ALREADY_ACTIVE')
  return payments.createChange({
    customer,
    subscription: running.id,
    price,
    ...returnUrls(context, price),
  })
}

const isRunning = ({ state }: SubscriptionRow) => state !== 'ended' && state !== 'pending'

/** They name what was to be bought: it may have been paid meanwhile, in another tab. */
function returnUrls({ settings }: SessionContext, { plan, period }: PriceRow) {
  const url = (checkout: 'ok' | 'cancelado') =>
    `${settings.publicUrl}${urls.dashboardSection('assinatura')}?${new URLSearchParams({ checkout, plano: plan, ciclo: period })}`
  return { returnUrl: url('ok'), cancelUrl: url('cancelado') }
}

async function openCheckout(
  context: SessionContext,
  buyer: Buyer,
  customer: string,
  price: PriceRow,
): Promise<string> {
  const { db, clock, payments } = context
  const open = await selectOpenCheckout(db, buyer.supplierId)
  if (open) {
    const fresh = open.expires_at > clock.now() && open.customer_id === customer
    const same = fresh && open.price_id === price.id
    // Paid a moment ago in another tab, before anybody told us: its page is of no more use.
    const state = same && open.session_id ? await payments.readCheckout(open.session_id) : 'open'
    if (same && state === 'open') return reachCheckout(context, buyer, open, price)
    await closeCheckout(context, open)
  }
  const inserted = await insertCheckout(db, {
    supplier_id: buyer.supplierId,
    customer_id: customer,
    plan: price.plan,
    period: price.period,
    price_id: price.id,
    expires_at: new Date(clock.now().getTime() + checkoutHours * 60 * 60 * 1000),
    created_at: clock.now(),
  })
  // A second click at the same moment: both get the one that was opened first.
  const checkout = inserted ?? (await selectOpenCheckout(db, buyer.supplierId))
  if (checkout?.price_id !== price.id) throw new AppError('PAYMENTS_UNAVAILABLE', { retryAfter: 2 })
  return reachCheckout(context, buyer, checkout, price)
}

/** The key makes a repeated call, e.g. after a crash, reach the same page at the provider. */
async function reachCheckout(
  context: SessionContext,
  { kind, supplierId }: Buyer,
  checkout: Omit<OpenCheckout, 'provider'>,
  price: PriceRow,
): Promise<string> {
  if (checkout.url) return checkout.url
  const session = await context.payments.createCheckout({
    key: `checkout-${checkout.customer_id}-${checkout.id}`,
    customer: checkout.customer_id,
    price,
    reference: `${kind}:${supplierId}`,
    ...returnUrls(context, price),
    expiresAt: checkout.expires_at,
  })
  if (await updateCheckoutSession(context.db, checkout.id, session)) return session.url
  // Nobody knows this page: left open, it could be paid beside the one that took its place.
  await context.payments.expireCheckout(session.id)
  throw new AppError('PAYMENTS_UNAVAILABLE', { retryAfter: 2 })
}

/** For who leaves for good. */
export async function abandonCheckout(context: SyncContext, supplierId: number): Promise<void> {
  const open = await selectOpenCheckout(context.db, supplierId)
  if (open) await closeCheckout(context, open)
}

/** It must not be paid any more, e.g. because another plan was chosen; maybe it just was. */
async function closeCheckout(context: SyncContext, open: OpenCheckout): Promise<void> {
  const { db, payments } = context
  // The one that is used now knows nothing of it and would be asked in vain, again and again.
  if (open.provider !== payments.provider) return updateCheckoutStatus(db, open.id, 'expired')
  if (!open.session_id) {
    if (await updateUnreached(db, open.id)) return
    throw new AppError('PAYMENTS_UNAVAILABLE', { retryAfter: 2 })
  }
  const ended = await payments.expireCheckout(open.session_id)
  if (ended === 'complete') {
    await syncCustomer(context, open.customer_id)
    throw new AppError('PAYMENT_JUST_CONFIRMED')
  }
  await updateCheckoutStatus(db, open.id, ended)
}

async function getCustomer({ db, payments }: SessionContext, buyer: Buyer): Promise<string> {
  const known = await selectCustomer(db, buyer.supplierId, payments.provider)
  if (known) return known
  const customer = await payments.createCustomer({
    key: `customer-${buyer.supplierId}-${buyer.email}`,
    supplierId: buyer.supplierId,
    email: buyer.email,
    name: buyer.nome,
  })
  await insertCustomer(db, {
    customer_id: customer,
    supplier_id: buyer.supplierId,
    provider: payments.provider,
    told_email: buyer.email,
  })
  return (await selectCustomer(db, buyer.supplierId, payments.provider)) ?? customer
}
