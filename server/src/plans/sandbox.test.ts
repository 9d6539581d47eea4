import {
  cancelSubscription,
  createPortalLink,
  getPaymentLink,
  getSubscription,
  resumeSubscription,
} from 'contract/plans'
import {
  actOnSandboxCheckout,
  actOnSandboxPortal,
  getSandboxCheckout,
  getSandboxPortal,
} from 'contract/sandbox'
import { me } from 'contract/session'
import { pino } from 'pino'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { sandboxTestSecret, testApi } from '../../test/api.ts'
import { makeFreelancer, makeSubscription } from '../../seed/make.ts'
import { buildApp } from '../app.ts'
import { paymentEvents } from '../schema.ts'
import { reconcile } from './service-sync.ts'

const api = testApi({ rateLimitScale: 100 }, undefined, { oneApp: true })

async function buyer() {
  const { account, supplier } = await makeFreelancer(api.db, {
    account: { email: 'ana@example.com' },
  })
  const ana = await api.as('ana@example.com')
  const link = async (plan: 'MKTBASIC' | 'MKTPRO', period: 'month' | 'year' = 'month') => {
    const { reply } = await ana.call(getPaymentLink, {
      query: {
        price_id: `sandbox_${plan}_${period}`,
        email_client: 'ana@example.com',
        id_user: account.id,
        type_user: 'Freelancer',
        plan,
      },
    })
    return reply.redirect.checkout_url?.split('/').at(-1) ?? ''
  }
  const act = (id: string, action: 'pay' | 'decline' | 'abandon') =>
    api.visitor().call(actOnSandboxCheckout, { params: { id, action } })
  const plan = async () => (await ana.call(me)).reply.permissions[0][0]
  return { ana, supplier, link, act, plan }
}

describe('the sandbox checkout', () => {
  test('shows plan and price; a declined card can be tried again; paying activates', async () => {
    const { link, act, plan, ana } = await buyer()
    const id = await link('MKTPRO')
    const { reply } = await api.visitor().call(getSandboxCheckout, { params: { id } })
    expect(reply).toMatchObject({
      mode: 'subscription',
      status: 'open',
      offer: { plan: 'MKTPRO', period: 'month', amount: 10_000 },
      dueNow: 10_000,
    })
    expect((await act(id, 'decline')).reply.status).toBe('open')
    expect(await plan()).toBe('MKTFREE')
    expect((await act(id, 'pay')).reply.status).toBe('complete')
    expect(await plan()).toBe('MKTPRO')
    const pages = await api.db.$count(paymentEvents)
    await act(id, 'pay')
    expect(await api.db.$count(paymentEvents)).toBe(pages)
    expect((await ana.call(getSubscription)).reply.invoices).toHaveLength(1)
  })

  test('an abandoned checkout buys nothing and leaves the way free for another', async () => {
    const { link, act, plan, ana } = await buyer()
    const id = await link('MKTPRO')
    expect((await act(id, 'abandon')).reply.status).toBe('expired')
    expect((await act(id, 'pay')).reply.status).toBe('expired')
    expect(await plan()).toBe('MKTFREE')
    expect((await ana.call(getSubscription)).reply.pending).toBeNull()
    expect(await link('MKTPRO')).not.toBe(id)
  })

  test('a tab left open tells what became of the checkout in another one', async () => {
    const { link, act, plan } = await buyer()
    const id = await link('MKTPRO')
    await act(id, 'pay')
    for (const action of ['abandon', 'decline', 'pay'] as const) {
      const { reply } = await act(id, action)
      expect(reply).toMatchObject({ status: 'complete', active: { plan: 'MKTPRO' } })
    }
    const change = await link('MKTBASIC')
    const { reply } = await act(change, 'abandon')
    expect(reply).toMatchObject({ status: 'expired', active: { plan: 'MKTPRO' } })
    expect(new URL(reply.cancel_url).search).toBe('?checkout=cancelado&plano=MKTBASIC&ciclo=month')
    expect(await plan()).toBe('MKTPRO')
  })

  test('an unfinished checkout waits as pending, and expires after a day', async () => {
    const { link, act, ana } = await buyer()
    const id = await link('MKTPRO', 'year')
    const { reply } = await ana.call(getSubscription)
    expect(reply.pending).toMatchObject({ plan: 'MKTPRO', period: 'year' })
    api.clock.advance(24 * 60 * 60)
    expect((await act(id, 'pay')).reply.status).toBe('expired')
  })

  test('upgrade and downgrade charge or credit the rest of the period', async () => {
    const { link, act, plan, ana } = await buyer()
    await act(await link('MKTBASIC'), 'pay')
    api.clock.advance(15 * 24 * 60 * 60)
    const again = await api.as('ana@example.com')
    ana.cookie = again.cookie
    const up = await link('MKTPRO')
    const { reply } = await api.visitor().call(getSandboxCheckout, { params: { id: up } })
    expect(reply).toMatchObject({ mode: 'change', from: { plan: 'MKTBASIC' }, dueNow: 2500 })
    expect(await plan()).toBe('MKTBASIC')
    await act(up, 'pay')
    expect(await plan()).toBe('MKTPRO')
    await act(await link('MKTBASIC'), 'pay')
    expect(await plan()).toBe('MKTBASIC')
    const { reply: view } = await ana.call(getSubscription)
    expect(view.nextPayment).toEqual({ date: '2026-12-15T12:00:00.000Z', amount: 25 })
  })

  test('cancel, resume, failed renewal, settling and refund through the pages', async () => {
    const { link, act, plan, ana } = await buyer()
    await act(await link('MKTPRO'), 'pay')
    expect((await ana.call(cancelSubscription)).reply.state).toBe('ending')
    expect((await ana.call(resumeSubscription)).reply.state).toBe('active')
    const { reply } = await ana.call(createPortalLink)
    const id = reply.url.split('/').at(-1) ?? ''
    const portal = (action: 'renew' | 'fail' | 'settle' | 'refund' | 'end') =>
      api.visitor().call(actOnSandboxPortal, { params: { id, action } })
    await portal('fail')
    expect((await ana.call(getSubscription)).reply.state).toBe('past_due')
    await portal('settle')
    expect((await ana.call(getSubscription)).reply.state).toBe('active')
    await portal('refund')
    expect(await plan()).toBe('MKTFREE')
    const { reply: shown } = await api.visitor().call(getSandboxPortal, { params: { id } })
    expect(shown.subscriptions.map(({ status }) => status)).toEqual(['canceled'])
  })

  test('an unknown checkout is not found', async () => {
    const { status } = await api.visitor().call(getSandboxCheckout, { params: { id: 'cs_x' } })
    expect(status).toBe(404)
  })

  test('does not exist in production', async () => {
    const log = pino({ level: 'silent' })
    const settings = { ...api.parts.settings, production: true }
    const app = await buildApp({ ...api.parts, log, settings }, { pages: 'none' })
    const answer = await app.inject({ url: '/api/dev/sandbox/portal/cus_x' })
    expect(answer.statusCode).toBe(404)
    await app.close()
  })
})

/** Events made by somebody who holds PAYMENTS_WEBHOOK_SECRET, in Stripe's shapes. */
describe("events from outside with the sandbox's secret", () => {
  let number = 0
  async function post(type: string, object: object, created?: number) {
    const seconds = Math.floor(api.clock.now().getTime() / 1000)
    const event = { id: `evt_${number++}`, type, created: created ?? seconds, data: { object } }
    const payload = JSON.stringify(event)
    const secret = sandboxTestSecret
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: seconds,
    })
    const { status } = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    return status
  }

  test('a completed checkout activates; older news never undoes newer news', async () => {
    const { link, plan, ana } = await buyer()
    const id = await link('MKTPRO')
    const now = Math.floor(api.clock.now().getTime() / 1000)
    const session = {
      id,
      object: 'checkout.session',
      subscription: 'sub_1',
      payment_status: 'paid',
    }
    expect(await post('checkout.session.completed', session)).toBe(200)
    expect(await plan()).toBe('MKTPRO')
    const customer = (await api.db.select().from(paymentEvents))[0]?.customer_id ?? null
    expect(customer).toBeNull()
    const { reply } = await ana.call(createPortalLink)
    const about = { id: 'sub_1', customer: reply.url.split('/').at(-1) }
    await post('customer.subscription.updated', { ...about, status: 'past_due' }, now + 60)
    expect((await ana.call(getSubscription)).reply.state).toBe('past_due')
    await post('customer.subscription.deleted', { ...about, status: 'canceled' }, now + 120)
    expect(await plan()).toBe('MKTFREE')
    await post('customer.subscription.updated', { ...about, status: 'active' }, now + 30)
    await post('customer.subscription.updated', { ...about, status: 'active' }, now + 300)
    expect(await plan()).toBe('MKTFREE')
  })

  test('an unpaid completion and an invented customer activate nothing', async () => {
    const { link, plan } = await buyer()
    const id = await link('MKTPRO')
    await post('checkout.session.completed', { id, payment_status: 'unpaid' })
    await post('customer.subscription.created', {
      id: 'sub_2',
      customer: 'cus_x',
      status: 'active',
    })
    await post('invoice.paid', { id: 'in_1', customer: 'cus_x', subscription: 'sub_2' })
    expect(await plan()).toBe('MKTFREE')
  })

  test('a refund ends the plan', async () => {
    const { link, plan, ana } = await buyer()
    const id = await link('MKTPRO')
    await post('checkout.session.completed', { id, subscription: 'sub_3', payment_status: 'paid' })
    const { reply } = await ana.call(createPortalLink)
    const customer = reply.url.split('/').at(-1)
    await post('charge.refunded', { id: 'ch_1', object: 'charge', customer, refunded: true })
    expect(await plan()).toBe('MKTFREE')
  })
})

test('a made subscription agrees with its books, and time renews it', async () => {
  const { supplier } = await makeFreelancer(api.db, {
    plan: 'MKTPRO',
    account: { email: 'pro@example.com' },
  })
  const now = api.clock.now()
  const since = new Date('2026-08-20T09:00:00Z')
  await makeSubscription(api.db, supplier, { period: 'month', since, now })
  const view = async () => (await (await api.as('pro@example.com')).call(getSubscription)).reply
  expect(await view()).toMatchObject({
    plan: 'MKTPRO',
    state: 'active',
    nextPayment: { date: '2026-11-20T09:00:00.000Z', amount: 100 },
  })
  expect((await view()).invoices).toHaveLength(3)
  api.clock.set('2026-11-21T09:00:00Z')
  await reconcile({ ...api.parts, ...api.database })
  expect((await view()).nextPayment?.date).toBe('2026-12-20T09:00:00.000Z')
})
