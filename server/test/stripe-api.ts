import { getPaymentLink } from 'contract/plans'
import type { BillingPeriod, PaidPlanCode, PlanCode } from 'contract/rules/plans'
import { eq, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { StripeFailure } from '../src/payments/sandbox/api.ts'
import { paySession } from '../src/payments/sandbox/checkout.ts'
import type { LedgerContext, LedgerEvent } from '../src/payments/sandbox/ledger.ts'
import type { PaymentSandbox } from '../src/payments/sandbox/sandbox.ts'
import type { SyncContext } from '../src/plans/service-sync.ts'
import { suppliers } from '../src/tables/suppliers.ts'
import { type Caller, type TestApi, testApi } from './api.ts'
import { makeFreelancer } from '../seed/make.ts'

/** What the product asked of the sandbox, and how the sandbox is made to fail. */
type Watch = {
  /** 'METHOD /path' of every request, oldest first. */
  requests: string[]
  /** What billing portals were asked for with. */
  portals: unknown[]
  /** How many of the next requests are answered with an error of Stripe's. */
  failNext: number
  /** Requests that are answered with an error for as long as this is set. */
  refuse: RegExp | null
}

export type StripeApi = TestApi & {
  stripe: Watch
  /** The sandbox tells the product; answers with the status. */
  deliver(event: object, at?: Date): Promise<number>
  deliverAll(events: LedgerEvent[]): Promise<void>
  /** Something is done at the sandbox to what has this id, and the product is told. */
  happens(id: string, work: (context: LedgerContext) => LedgerEvent[]): Promise<void>
  /** A new freelancer, logged in. */
  freelancer(): Promise<Buyer>
  planOf(supplierId: number): Promise<PlanCode | undefined>
  /** Of all mails to them, oldest first. */
  mailSubjects(to: string): Promise<string[]>
  syncContext(): SyncContext
  passDays(count: number): void
}

export type Buyer = {
  caller: Caller
  /** With a new login: a session does not outlive the days that tests let pass. */
  call: Caller['call']
  supplierId: number
  email: string
  link(plan: PaidPlanCode, period?: BillingPeriod): ReturnType<Caller['raw']>
  /** Opens a checkout and pays it at the sandbox, without the product hearing of it. */
  pay(plan: PaidPlanCode, period?: BillingPeriod): Promise<Payment>
  /** The same, and the product hears of it. */
  buy(plan: PaidPlanCode, period?: BillingPeriod): Promise<Payment>
}

type Payment = { events: LedgerEvent[]; customer: string; subscription: string; session: string }

/** The product with a watched sandbox. */
export function stripeApi(): StripeApi {
  const watch: Watch = { requests: [], portals: [], failNext: 0, refuse: null }
  const api = testApi(
    { rateLimitScale: 1000 },
    { watchSandbox: (sandbox) => watchSandbox(sandbox, watch) },
  ) as StripeApi
  api.stripe = watch
  beforeEach(() => void Object.assign(watch, { failNext: 0, refuse: null }))

  api.deliver = async (event, at) => {
    const { payload, signature } = await api.sandbox.sign(event, at)
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
  api.happens = async (id, work) => api.deliverAll(await api.sandbox.act(id, work))
  api.freelancer = async () => {
    const { account } = await makeFreelancer(api.db)
    return makeBuyer(api, account, await api.as(account.email))
  }
  api.planOf = async (supplierId) => {
    const [row] = await api.db.select().from(suppliers).where(eq(suppliers.id, supplierId))
    return row?.plan
  }
  api.mailSubjects = async (to) => {
    const { rows } = await api.db.execute<{ subject: string }>(
      sql`SELECT subject FROM mail_outbox WHERE recipient = ${to} ORDER BY id`,
    )
    return rows.map(({ subject }) => subject)
  }
  api.syncContext = () => ({ ...api.parts, ...api.database })
  api.passDays = (count) => api.clock.advance(count * 24 * 60 * 60)
  return api
}

function watchSandbox({ server }: PaymentSandbox, watch: Watch): void {
  server.addHook('preHandler', async ({ method, url, body }) => {
    const path = url.replace(/\?.*/, '')
    watch.requests.push(`${method} ${path}`)
    if (path.includes('billing_portal')) watch.portals.push(body)
    if (watch.failNext === 0 && !watch.refuse?.test(path)) return
    if (watch.failNext > 0) watch.failNext--
    throw new StripeFailure(402, 'api_error', 'made_to_fail')
  })
}

function makeBuyer(api: StripeApi, account: { id: number; email: string }, caller: Caller): Buyer {
  const call: Buyer['call'] = async (endpoint, input) =>
    (await api.as(account.email)).call(endpoint, input)
  const link: Buyer['link'] = (plan, period = 'month') =>
    call(getPaymentLink, {
      query: {
        price_id: `sandbox_${plan}_${period}`,
        email_client: account.email,
        id_user: account.id,
        type_user: 'Freelancer',
        plan,
      },
    })
  const pay: Buyer['pay'] = async (plan, period) => {
    const { reply } = await link(plan, period)
    const url = (reply as { redirect: { checkout_url: string } }).redirect.checkout_url
    const session = url.split('/').at(-1) ?? ''
    const events = await api.sandbox.act(session, (context) => paySession(context, session))
    const { customer, subscription } = (events[0]?.data.object ?? {}) as Record<string, string>
    return { events, customer: customer ?? '', subscription: subscription ?? '', session }
  }
  return {
    caller,
    call,
    supplierId: account.id,
    email: account.email,
    link,
    pay,
    async buy(plan, period) {
      const payment = await pay(plan, period)
      await api.deliverAll(payment.events)
      return payment
    },
  }
}
