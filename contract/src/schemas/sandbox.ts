import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../sandbox.ts'
import { checkoutActions, portalActions } from '../sandbox.ts'
import { email, requiredLine } from '../rules/fields.ts'
import { personName } from '../rules/person-fields.ts'
import { billingPeriods } from '../rules/plans.ts'
import { PlanCode } from './plans.ts'
import { IdentityProvider } from './sign-in.ts'

/**
 * The sandboxes' own pages, of payments and of signing in: they exist outside production only, so they are no part of the
 * product's API document. The ids are random, like those in a payment provider's addresses.
 */
const params = z.object({ id: requiredLine(80) })

const Offer = z.object({ plan: PlanCode, period: z.enum(billingPeriods), amount: z.number() })

/** Amounts in centavos. */
export const SandboxCheckout = z.object({
  id: z.string(),
  mode: z.enum(['subscription', 'change']),
  status: z.enum(['open', 'complete', 'expired']),
  offer: Offer,
  from: z.nullable(Offer),
  /** What the customer has by now. */
  active: z.nullable(Offer),
  dueNow: z.number(),
  renewsAt: z.string(),
  email: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
})

export type SandboxCheckout = z.infer<typeof SandboxCheckout>

export const getSandboxCheckout = endpoint(at.getSandboxCheckout, {
  summary: 'What the sandbox checkout page shows',
  access: 'public',
  params,
  reply: SandboxCheckout,
  errors: ['NOT_FOUND'],
})

export const actOnSandboxCheckout = endpoint(at.actOnSandboxCheckout, {
  summary: 'Pays, declines or abandons; the webhook hears of it',
  access: 'public',
  params: z.extend(params, { action: z.enum(checkoutActions) }),
  reply: SandboxCheckout,
  errors: ['NOT_FOUND'],
})

export const SandboxPortal = z.object({
  email: z.string(),
  failing: z.boolean(),
  subscriptions: z.array(
    z.object({ id: z.string(), status: z.string(), offer: Offer, periodEnd: z.string() }),
  ),
})

export type SandboxPortal = z.infer<typeof SandboxPortal>

export const getSandboxPortal = endpoint(at.getSandboxPortal, {
  summary: 'What the sandbox billing portal shows',
  access: 'public',
  params,
  reply: SandboxPortal,
  errors: ['NOT_FOUND'],
})

export const actOnSandboxPortal = endpoint(at.actOnSandboxPortal, {
  summary: 'Makes the next thing of a subscription happen now',
  access: 'public',
  params: z.extend(params, { action: z.enum(portalActions) }),
  reply: SandboxPortal,
  errors: ['NOT_FOUND'],
})

/** Who the sandbox's sign-in page lets one be: somebody of the demo, or whoever is typed. */
export const SandboxPerson = z.object({
  nome: personName(),
  email: email(),
  verified: z._default(z.boolean(), true),
})

export type SandboxPerson = z.infer<typeof SandboxPerson>

export const getSandboxSignIn = endpoint(at.getSandboxSignIn, {
  summary: "What the sandbox's sign-in page shows",
  access: 'public',
  params,
  reply: z.object({ provider: IdentityProvider, people: z.array(SandboxPerson) }),
  errors: ['NOT_FOUND'],
})

const WhereTo = z.object({ url: z.string() })

export const answerSandboxSignIn = endpoint(at.answerSandboxSignIn, {
  summary: 'Goes on as this person; tells where the browser goes',
  access: 'public',
  params,
  body: SandboxPerson,
  reply: WhereTo,
  errors: ['NOT_FOUND'],
})

export const cancelSandboxSignIn = endpoint(at.cancelSandboxSignIn, {
  summary: 'Goes back as somebody who would not say who they are',
  access: 'public',
  params,
  reply: WhereTo,
  errors: ['NOT_FOUND'],
})
