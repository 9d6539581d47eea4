import { getPaymentLink } from 'contract/plans'
import type { BillingPeriod, PaidPlanCode } from 'contract/rules/plans'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { paySession } from '../src/payments/checkout.ts'
import type { LedgerEvent } from '../src/payments/ledger.ts'
import { stripePayments } from '../src/payments/stripe.ts'
import { type Caller, type TestApi, testApi } from './api.ts'
import { makeFreelancer } from '../seed/make.ts'
import { type StripeServer, startStripeServer } from './stripe-server.ts'

export type StripeApi = TestApi & {
  stripe: StripeServer
  /** Stripe tells the product; answers with the status. */
  deliver(event: object, at?: Date): Promise<number>
  deliverAll(events: LedgerEvent[]): Promise<void>
  /** A new freelancer, logged in. */
  freelancer(): Promise<Buyer>
}

export type Buyer = {
  caller: Caller
  /** With a new login: a session does not outlive the days that tests let pass. */
  call: Caller['call']
  supplierId: number
  email: string
  link(plan: PaidPlanCode, period?: BillingPeriod): ReturnType<Caller['raw']>
  /** Opens a checkout and pays it on Stripe's side, without the product hearing of it. */
  pay(
    plan: PaidPlanCode,
    period?: BillingPeriod,
  ): Promise<{ events: LedgerEvent[]; customer: string; subscription: string; session: string }>
}

/** The product with a Stripe on this machine. */
export function stripeApi(): StripeApi {
  // Before testApi's own: it asks for the server's address.
  beforeAll(async () => {
    api.stripe = await startStripeServer(() => api.clock.now())
  })
  const api = testApi({ rateLimitScale: 1000 }, ({ log }) =>
    stripePayments({
      secretKey: api.stripe.secretKey,
      webhookSecret: api.stripe.webhookSecret,
      prices: api.stripe.prices,
      apiBase: api.stripe.url,
      log,
    }),
  ) as StripeApi
  beforeEach(() => api.stripe.reset())
  afterAll(() => api.stripe.close())

  api.deliver = async (event, at) => {
    const { payload, signature } = api.stripe.sign(event, at)
    const { status } = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    return status
  }
  api.deliverAll = async (events) => {
    for (const event of events) await api.deliver(event)
  }
  api.freelancer = async () => {
    const { account } = await makeFreelancer(api.db)
    return makeBuyer(api, account, await api.as(account.email))
  }
  return api
}

function makeBuyer(api: StripeApi, account: { id: number; email: string }, caller: Caller): Buyer {
  const call: Buyer['call'] = async (endpoint, input) =>
    (await api.as(account.email)).call(endpoint, input)
  const link: Buyer['link'] = (plan, period = 'month') =>
    call(getPaymentLink, {
      query: {
        price_id: `price_${plan}_${period}`,
        email_client: account.email,
        id_user: account.id,
        type_user: 'Freelancer',
        plan,
      },
    })
  return {
    caller,
    call,
    supplierId: account.id,
    email: account.email,
    link,
    async pay(plan, period) {
      const { reply } = await link(plan, period)
      const url = (reply as { redirect: { checkout_url: string } }).redirect.checkout_url
      const session = url.split('/').at(-1) ?? ''
      const events = api.stripe.act(session, (desk) => paySession(desk, session))
      const { customer, subscription } = (events[0]?.data.object ?? {}) as Record<string, string>
      return { events, customer: customer ?? '', subscription: subscription ?? '', session }
    },
  }
}
