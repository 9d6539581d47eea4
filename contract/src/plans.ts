import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, requiredLine } from './rules/fields.ts'
import { message } from './rules/messages.ts'
import { planCodes, planFeatures, supplierKinds } from './rules/plans.ts'

export const PlanCode = z.enum(planCodes)

/** `amount` in reais. */
const Price = z.object({ price_id: z.string(), amount: z.number() })

export const PlanOffer = z.object({
  code: PlanCode,
  name: z.string(),
  kinds: z.array(z.enum(supplierKinds)),
  level: z.number(),
  features: z.array(z.enum(planFeatures)),
  month: Price,
  year: Price,
})
export type PlanOffer = z.infer<typeof PlanOffer>

export const listPlans = endpoint({
  method: 'GET',
  path: '/v1/plans',
  summary: 'The plan catalogue with the price ids of both periods',
  access: 'public',
  reply: z.array(PlanOffer),
  limit: { max: 240, perSeconds: 60 },
})

export const paymentKinds = ['PJ', 'Freelancer'] as const

/** `id_user` is the account's id: the freelancer, or the owner of the company with 'PJ'. */
export const getPaymentLink = endpoint({
  method: 'GET',
  path: '/v1/subscription/subscriptionlink/payamentLink',
  summary: 'Where to pay for a plan; no address for the free plan',
  access: { ownerOf: 'account', idIn: 'query.id_user' },
  query: z.object({
    price_id: requiredLine(120),
    email_client: email(),
    id_user: id(),
    type_user: z.enum(paymentKinds),
    plan: z.enum(planCodes, message('Valor inválido.')),
  }),
  reply: z.object({ redirect: z.object({ checkout_url: z.nullable(z.string()) }) }),
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: [
    'NOT_FOUND',
    'PLAN_NOT_AVAILABLE',
    'PLAN_ALREADY_ACTIVE',
    'PAYMENT_JUST_CONFIRMED',
    'PAYMENTS_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
  ],
})
