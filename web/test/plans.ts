import type { Invoice, PlanOffer, Subscription } from 'contract/plans'
import { type BillingPeriod, freePriceId, planCodes, plans, priceOf } from 'contract/rules/plans'

const price = (code: PlanOffer['code'], period: BillingPeriod) => ({
  price_id: code === 'MKTFREE' ? freePriceId : `sandbox_${code}_${period}`,
  amount: priceOf(code, period),
})

/** The catalogue as the sandbox has it. */
export const offers: PlanOffer[] = planCodes.map((code) => {
  const { name, kinds, level, features } = plans[code]
  return {
    code,
    name,
    level,
    kinds: [...kinds],
    features: [...features],
    month: price(code, 'month'),
    year: price(code, 'year'),
  }
})

export const freeSubscription: Subscription = {
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

/** Profissional, given by an administrator. */
export const grantedSubscription: Subscription = {
  ...freeSubscription,
  plan: 'MKTPRO',
  granted: true,
}

/** The first month of Profissional. */
export const paidInvoice: Invoice = {
  id: 'in_1',
  number: 'MES-0001',
  plan: 'MKTPRO',
  status: 'paid',
  amount: 10_000,
  refunded: 0,
  from: '2026-11-01T12:00:00.000Z',
  until: '2026-12-01T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  paidAt: '2026-11-01T12:00:00.000Z',
  url: null,
  lines: [],
  creditUsed: 0,
  creditKept: 0,
}

/** Profissional by the month, paid on 1 November 2026. */
export const subscribed: Subscription = {
  ...freeSubscription,
  plan: 'MKTPRO',
  state: 'active',
  period: 'month',
  price_id: 'sandbox_MKTPRO_month',
  price: 100,
  nextPayment: { date: '2026-12-01T12:00:00.000Z', amount: 100 },
  canManage: true,
}
