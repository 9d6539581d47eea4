import { addDays, dayOf, startOfDay } from './calendar.ts'
import { type BillingPeriod, type PaidPlanCode, type PlanCode, betterPlan, plans } from './plans.ts'

/** Days in which a failed renewal can be paid while the plan stays. */
export const graceDays = 7
/** Days after the first payment in which a consumer may withdraw and be refunded. */
export const withdrawalDays = 7

const dayMs = 24 * 60 * 60 * 1000
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)

/** People read these as days: the last moment of the day counts. */
const throughDay = (date: Date, days: number): Date =>
  new Date(startOfDay(addDays(dayOf(date), days + 1)).getTime() - 1)

/** Below zero it is what is left of a period that was paid for and is not used. */
export type InvoiceLine = {
  plan: PaidPlanCode | null
  period: BillingPeriod | null
  amount: number
  from: Date
  until: Date
}

/** An invoice as the payment provider has it; amounts in centavos. */
export type InvoiceFacts = {
  id: string
  number: string | null
  plan: PaidPlanCode | null
  from: Date
  until: Date
  status: 'open' | 'paid' | 'void'
  amount: number
  refunded: number
  createdAt: Date
  paidAt: Date | null
  url: string | null
  lines: readonly InvoiceLine[]
  /** Credit of earlier changes that paid for a part of it. */
  creditUsed: number
  /** Credit that it leaves for later invoices. */
  creditKept: number
}

/** A subscription as the payment provider has it, with all its invoices. */
export type SubscriptionFacts = {
  id: string
  priceId: string
  plan: PaidPlanCode
  period: BillingPeriod
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  startedAt: Date
  periodEnd: Date
  /** What the next renewal will charge, credits considered. */
  nextAmount: number
  /** A cancellation that was asked for: the plan stays until then and is not renewed. */
  endsAt: Date | null
  endedAt: Date | null
  invoices: readonly InvoiceFacts[]
}

export const subscriptionStates = ['pending', 'active', 'past_due', 'ending', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** What a subscription gives at a moment. */
export type Entitlement = {
  plan: PlanCode
  state: SubscriptionState
  /** Without further news from the provider the plan lapses then. */
  validUntil: Date | null
  /** While a payment is missing: the last moment to make it. */
  graceUntil: Date | null
}

export const isFullyRefunded = (invoice: Pick<InvoiceFacts, 'amount' | 'refunded'>): boolean =>
  invoice.amount > 0 && invoice.refunded >= invoice.amount

/** A provider's times are whole seconds; within one, the numbers of the invoices count on. */
function newestFirst(a: InvoiceFacts, b: InvoiceFacts): number {
  return (
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (b.number ?? '').localeCompare(a.number ?? '', 'en', { numeric: true })
  )
}

/**
 * The newest invoice whose money is still with us: it alone says what has been paid for. An invoice
 * that cost nothing was paid with the credit of an earlier payment, maybe for another subscription
 * of the same customer, and goes with it.
 */
function lastPaidInvoice({ invoices }: SubscriptionFacts, ofCustomer: readonly InvoiceFacts[]) {
  const payments = ofCustomer
    .filter(({ status, amount }) => status === 'paid' && amount > 0)
    .toSorted(newestFirst)
  const isGivenBack = (invoice: InvoiceFacts) => {
    const source =
      invoice.amount > 0 ? invoice : payments.find((payment) => newestFirst(payment, invoice) > 0)
    return source !== undefined && isFullyRefunded(source)
  }
  return invoices
    .filter((invoice) => invoice.status === 'paid' && invoice.plan)
    .toSorted(newestFirst)
    .find((invoice) => !isGivenBack(invoice))
}

const nothing = (state: SubscriptionState): Entitlement => ({
  plan: 'MKTFREE',
  state,
  validUntil: null,
  graceUntil: null,
})

/**
 * What the supplier has now. Only a paid period gives a plan; a missing renewal leaves it for the
 * days of grace; a change to a better plan counts once its own invoice is paid.
 */
export function entitlementOf(
  facts: SubscriptionFacts,
  now: Date,
  ofCustomer: readonly InvoiceFacts[] = facts.invoices,
): Entitlement {
  if (facts.status === 'ended' || facts.endedAt) return nothing('ended')
  const paid = lastPaidInvoice(facts, ofCustomer)
  if (!paid?.plan) {
    const givenBack = facts.invoices.some(({ status, plan }) => status === 'paid' && plan)
    return nothing(givenBack ? 'ended' : 'pending')
  }
  const late = facts.status === 'past_due'
  const graceUntil = throughDay(paid.until, graceDays)
  const validUntil = facts.endsAt && facts.endsAt < graceUntil ? facts.endsAt : graceUntil
  if (now >= validUntil) return nothing(facts.endsAt && now >= facts.endsAt ? 'ended' : 'past_due')
  return {
    plan: betterPlan(facts.plan, paid.plan) === facts.plan ? paid.plan : facts.plan,
    state: late ? 'past_due' : facts.endsAt ? 'ending' : 'active',
    validUntil,
    graceUntil: late ? graceUntil : null,
  }
}

/** The provider would go on charging for something that was given back or has lapsed. */
export function mustBeEnded(
  facts: SubscriptionFacts,
  now: Date,
  ofCustomer: readonly InvoiceFacts[] = facts.invoices,
): boolean {
  if (facts.status === 'ended' || facts.status === 'incomplete') return false
  const entitlement = entitlementOf(facts, now, ofCustomer)
  return entitlement.plan === 'MKTFREE' && entitlement.state !== 'pending'
}

/** The days of withdrawal count from the first payment. */
export function withdrawableUntil(invoices: readonly InvoiceFacts[]): Date | null {
  const payments = invoices.flatMap(({ paidAt, amount, status }) =>
    paidAt && amount > 0 && status === 'paid' ? [paidAt.getTime()] : [],
  )
  return payments.length > 0 ? throughDay(new Date(Math.min(...payments)), withdrawalDays) : null
}

export const endingReasons = ['refunded', 'unpaid', 'over'] as const
export type EndingReason = (typeof endingReasons)[number]

/** Why a subscription that has ended did so: its last invoice tells. */
export function endingOf(invoices: readonly InvoiceFacts[]): EndingReason {
  const [last] = invoices.filter(({ amount }) => amount > 0).toSorted(newestFirst)
  if (!last) return 'over'
  if (isFullyRefunded(last)) return 'refunded'
  return last.status === 'paid' ? 'over' : 'unpaid'
}

/** What would go back to somebody who withdraws, in centavos. */
export const refundable = (invoices: readonly InvoiceFacts[]): number =>
  invoices
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount, refunded }) => sum + Math.max(0, amount - refunded), 0)

/** The same day of a later month or year; the last day where a month is too short. */
export function addPeriods(start: Date, period: BillingPeriod, count: number): Date {
  const months = period === 'month' ? count : count * 12
  const date = new Date(start)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date
}

export type PlanComparison = {
  gained: (typeof plans)[PlanCode]['features']
  lost: (typeof plans)[PlanCode]['features']
}

/** What changes with a plan, feature by feature. */
export function comparePlans(from: PlanCode, to: PlanCode): PlanComparison {
  const had = plans[from].features
  const has = plans[to].features
  return {
    gained: has.filter((feature) => !had.includes(feature)),
    lost: had.filter((feature) => !has.includes(feature)),
  }
}
