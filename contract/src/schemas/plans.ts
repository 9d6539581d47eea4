import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../plans.ts'
import { invoiceStatuses, paymentKinds } from '../plans.ts'
import { email, id, requiredLine } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { billingPeriods, planCodes, planFeatures, supplierKinds } from '../rules/plans.ts'
import { endingReasons, subscriptionStates } from '../rules/subscription.ts'

export const PlanCode = z.enum(planCodes)

const BillingPeriod = z.enum(billingPeriods)

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

export const listPlans = endpoint(at.listPlans, {
  summary: 'The plan catalogue with the price ids of both periods',
  access: 'public',
  reply: z.array(PlanOffer),
  limit: { max: 240, perSeconds: 60 },
})

/** `id_user` is the account's id: the freelancer, or the owner of the company with 'PJ'. */
export const getPaymentLink = endpoint(at.getPaymentLink, {
  summary: 'Where to pay for a plan; no address for the free plan',
  changes: true,
  // The handler compares `id_user` with the session: an administrator buys for nobody.
  access: 'supplier',
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
    'RESUME_FIRST',
    'PAYMENT_OVERDUE',
    'PAYMENTS_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
  ],
})

const date = z.nullable(z.string())

/** What an invoice is made of, in centavos; below zero the unused rest of a period. */
const InvoiceItems = {
  lines: z.array(
    z.object({
      plan: z.nullable(PlanCode),
      period: z.nullable(BillingPeriod),
      amount: z.number(),
      from: z.string(),
      until: z.string(),
    }),
  ),
  /** Credit of earlier changes that was used, and credit that is left for later. */
  creditUsed: z.number(),
  creditKept: z.number(),
}

/** Amounts in centavos, as the provider has them. */
export const Invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  plan: z.nullable(PlanCode),
  status: z.enum(invoiceStatuses),
  amount: z.number(),
  refunded: z.number(),
  from: z.string(),
  until: z.string(),
  createdAt: z.string(),
  paidAt: date,
  url: z.nullable(z.string()),
  ...InvoiceItems,
})

export type Invoice = z.infer<typeof Invoice>

/** `amount` is what would be charged now. */
export const ChangePreview = z.object({ amount: z.number(), ...InvoiceItems })

export type ChangePreview = z.infer<typeof ChangePreview>

/** The truth about a supplier's plan: what it has, what was paid, what comes next. */
export const Subscription = z.object({
  plan: PlanCode,
  /** By an administrator, for as long as no other one is paid for: nothing gives it but that. */
  granted: z.boolean(),
  /** 'none' without a subscription: the free plan, or one that was granted. */
  state: z.enum([...subscriptionStates, 'none']),
  period: z.nullable(BillingPeriod),
  price_id: z.nullable(z.string()),
  /** In reais, for the period; nothing for a plan that was granted. */
  price: z.number(),
  nextPayment: z.nullable(z.object({ date: z.string(), amount: z.number() })),
  endsAt: date,
  graceUntil: date,
  withdrawableUntil: date,
  /** In reais: what withdrawing gives back. */
  withdrawableAmount: z.number(),
  /** A paid plan that the supplier no longer has, and why; `refunded` in reais. */
  ended: z.nullable(
    z.object({
      plan: PlanCode,
      at: z.string(),
      reason: z.enum(endingReasons),
      refunded: z.number(),
    }),
  ),
  /** A checkout that was opened and not finished. */
  pending: z.nullable(
    z.object({ plan: PlanCode, period: BillingPeriod, checkout_url: z.string() }),
  ),
  canManage: z.boolean(),
  invoices: z.array(Invoice),
})

export type Subscription = z.infer<typeof Subscription>

export const getSubscription = endpoint(at.getSubscription, {
  summary: "The caller's subscription",
  access: 'supplier',
  reply: Subscription,
})

export const syncSubscription = endpoint(at.syncSubscription, {
  summary: 'Reads the subscription from the payment provider now, after a return from its pages',
  access: 'supplier',
  reply: Subscription,
  limit: { max: 60, perSeconds: 60 * 60 },
  errors: ['PAYMENTS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})

const change = {
  access: 'supplier',
  reply: Subscription,
  limit: { max: 20, perSeconds: 60 * 60 },
} as const

export const cancelSubscription = endpoint(at.cancelSubscription, {
  ...change,
  summary: 'The plan stays until the end of the paid period and is not renewed',
  errors: ['NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE'],
})

export const resumeSubscription = endpoint(at.resumeSubscription, {
  ...change,
  summary: 'Takes a cancellation back before the period ends',
  errors: ['NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE'],
})

export const withdrawSubscription = endpoint(at.withdrawSubscription, {
  ...change,
  summary: 'Ends the plan at once and refunds it, within 7 days of the first payment',
  errors: ['NO_SUBSCRIPTION', 'WITHDRAWAL_OVER', 'PAYMENTS_UNAVAILABLE'],
})

export const createPortalLink = endpoint(at.createPortalLink, {
  summary: "The provider's page for payment methods and past invoices",
  access: 'supplier',
  reply: z.object({ url: z.string() }),
  limit: { max: 20, perSeconds: 60 * 60 },
  errors: ['NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE'],
})

export const previewChange = endpoint(at.previewChange, {
  summary: 'What changing the running subscription to a price would charge and credit now',
  access: 'supplier',
  query: z.object({ price_id: requiredLine(120) }),
  reply: ChangePreview,
  limit: { max: 60, perSeconds: 60 * 60 },
  errors: ['NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})

export const getInvoicePdf = endpoint(at.getInvoicePdf, {
  summary: 'Invoice or receipt as PDF, for the supplier it is about and for administrators',
  // Another supplier's answers 404, like a missing one.
  access: 'session',
  params: z.object({ id: requiredLine(120) }),
  reply: z.unknown(),
  limit: { max: 120, perSeconds: 60 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** The body is the provider's, read raw because the signature covers its bytes. */
export const receivePaymentEvent = endpoint(at.receivePaymentEvent, {
  summary: "The payment provider's signed events (Stripe's shapes and signature header)",
  access: 'public',
  reply: z.object({ received: z.literal(true) }),
  errors: ['INVALID_SIGNATURE', 'PAYMENTS_UNAVAILABLE'],
})
