import { useQuery } from '@tanstack/react-query'
import type { PlanOffer } from 'contract/plans'
import {
  type BillingPeriod,
  billingPeriods,
  peerPlan,
  type PlanCode,
  plans,
  type SupplierKind,
} from 'contract/rules/plans'
import { useEffect, useState } from 'react'
import { m } from '#texts/messages.js'
import {
  type ChosenPlan,
  choiceOf,
  freeChoice,
  keepChosenPlan,
  readChosenPlan,
} from '../../model/chosen-plan.ts'
import { useFormat } from '../../lib/format.ts'
import { plansQuery } from './api.ts'

type Price = { amount: number; period: BillingPeriod }

export type PlanChoice = ChosenPlan & {
  /** False until the browser's storage was read: the server knows nothing of it. */
  ready: boolean
  /** Undefined for the free plan, and until the catalogue is there. */
  price: Price | undefined
  /** Why it cannot be bought: not by this kind of supplier, or no longer for this price. */
  problem: 'kind' | 'price' | undefined
  /** What can be bought in its place. */
  instead: { choice: ChosenPlan; price: Price } | undefined
  choose(choice: ChosenPlan): void
}

/** The plan with which somebody signs up. */
export function usePlanChoice(kind: SupplierKind | undefined): PlanChoice {
  const { data: offers } = useQuery(plansQuery)
  const [chosen, setChosen] = useState<ChosenPlan>()
  useEffect(() => setChosen(readChosenPlan()), [])
  const choice = chosen ?? freeChoice
  const price = priceOf(offers, choice)
  const problem = problemOf(choice.plan, kind, offers !== undefined && price === undefined)
  return {
    ...choice,
    ready: chosen !== undefined,
    price,
    problem,
    instead: problem && kind && insteadOf(offers, peerPlan(choice.plan, kind), price?.period),
    choose(next) {
      keepChosenPlan(next)
      setChosen(next)
    },
  }
}

function priceOf(offers: PlanOffer[] | undefined, { plan, price_id }: ChosenPlan) {
  const offer = offers?.find(({ code }) => code === plan)
  const period = billingPeriods.find((known) => offer?.[known].price_id === price_id)
  if (plan === 'MKTFREE' || !offer || !period) return undefined
  return { amount: offer[period].amount, period }
}

function problemOf(plan: PlanCode, kind: SupplierKind | undefined, priceGone: boolean) {
  if (plan === 'MKTFREE') return undefined
  if (kind && !plans[plan].kinds.includes(kind)) return 'kind'
  return kind && priceGone ? 'price' : undefined
}

function insteadOf(
  offers: PlanOffer[] | undefined,
  plan: PlanCode,
  period: BillingPeriod = 'month',
): PlanChoice['instead'] {
  const offer = offers?.find(({ code }) => code === plan)
  return (
    offer && { choice: choiceOf(offer, period), price: { amount: offer[period].amount, period } }
  )
}

/** 'R$ 100 por mês'. */
export function usePriceText(): (price: Price) => string {
  const { money } = useFormat()
  return ({ amount, period }) => `${money(amount)} ${m.plans_per({ period })}`
}
