import type { PlanOffer, Subscription } from 'contract/plans'
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
  state: 'none',
  period: null,
  price_id: null,
  price: 0,
  nextPayment: null,
  endsAt: null,
  graceUntil: null,
  withdrawableUntil: null,
  pending: null,
  canManage: false,
  invoices: [],
}
