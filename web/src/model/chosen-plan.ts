import type { PlanOffer } from 'contract/plans'
import {
  type BillingPeriod,
  freePriceId,
  type PlanCode,
  planCodes,
  type SupplierKind,
  supplierKinds,
} from 'contract/rules/plans'
import { readText, writeText } from '../lib/storage.ts'

/** What was chosen before the sign-up, under the specification's keys. */
export type ChosenPlan = { plan: PlanCode; price_id: string }

export const freeChoice: ChosenPlan = { plan: 'MKTFREE', price_id: freePriceId }

/** Nothing, or anything that is no paid plan, means the free one. */
export function readChosenPlan(): ChosenPlan {
  const price_id = readText('priceID')
  const kept = readText('planSelectec')
  const plan = planCodes.find((code) => code === kept)
  const paid = price_id && price_id !== freePriceId && plan && plan !== 'MKTFREE'
  return paid ? { plan, price_id } : freeChoice
}

export function keepChosenPlan({ plan, price_id }: ChosenPlan): void {
  writeText('planSelectec', plan)
  writeText('priceID', price_id)
}

export const choiceOf = (offer: PlanOffer, period: BillingPeriod): ChosenPlan => ({
  plan: offer.code,
  price_id: offer[period].price_id,
})

/** The kind of supplier for which the plan was chosen. */
export function readChosenKind(): SupplierKind | undefined {
  const kept = readText('planKind')
  return supplierKinds.find((kind) => kind === kept)
}

export const keepChosenKind = (kind: SupplierKind): void => writeText('planKind', kind)
