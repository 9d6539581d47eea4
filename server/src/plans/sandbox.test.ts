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
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { stripeApi } from '../../test/stripe-api.ts'
import { makeFreelancer, makeSubscription } from '../../seed/make.ts'
import { buildApp } from '../app.ts'
import { makeSandbox, type PaymentSandbox } from '../payments/sandbox/sandbox.ts'
import { paymentEvents } from '../tables/payments.ts'
import { reconcile } from './service-sync.ts'

const api = stripeApi()

async function buyer() {
  const { account } = await makeFreelancer(api.db, {
    account: { email: 'ana@example.com' },
  })
  const ana = await api.as('ana@example.com')
  const ask = (plan: 'MKTBASIC' | 'MKTPRO', period: 'month' | 'year' = 'month') =>
    ana.call(getPaymentLink, {
      query: {
        price_id: `sandbox_${plan}_${period}`,
        email_client: 'ana@example.com',
        id_user: account.id,
        type_user: 'Freelancer',
        plan,
      },
    })
  const link = async (...order: Parameters<typeof ask>) =>
    (await ask(...order)).reply.redirect.checkout_url?.split('/').at(-1) ?? ''
  const refusal = async (...order: Parameters<typeof ask>) => (await ask(...order)).problem.code
  const act = (id: string, action: 'pay' | 'decline' | 'abandon') =>
    api.visitor().call(actOnSandboxCheckout, { params: { id, action } })
  const plan = async () => (await ana.call(me)).reply.permissions[0][0]
  return { ana, link, refusal, act, plan }
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
    const { link, refusal, act, plan, ana } = await buyer()
    await act(await link('MKTBASIC'), 'pay')
    api.clock.advance(15 * 24 * 60 * 60)
    const again = await api.as('ana@example.com')
    ana.cookie = again.cookie
    expect(await refusal('MKTBASIC')).toBe('PLAN_ALREADY_ACTIVE')
    const up = await link('MKTPRO')
    const back = (outcome: string) =>
      `${api.parts.settings.publicUrl}/marketplaceDash/assinatura?checkout=${outcome}&plano=MKTPRO&ciclo=month`
    const { reply } = await api.visitor().call(getSandboxCheckout, { params: { id: up } })
    expect(reply).toMatchObject({
      mode: 'change',
      from: { plan: 'MKTBASIC' },
      dueNow: 2500,
      success_url: back('ok'),
      cancel_url: back('cancelado'),
    })
    // Stripe shows its own page to confirm a change; the item that changes is named.
    expect(api.stripe.portals.at(-1)).toMatchObject({
      return_url: back('cancelado'),
      flow_data: {
        type: 'subscription_update_confirm',
        after_completion: { redirect: { return_url: back('ok') } },
        subscription_update_confirm: {
          subscription: expect.stringMatching(/^sub_/),
          items: { 0: { id: expect.stringMatching(/^si_/), price: 'sandbox_MKTPRO_month' } },
        },
      },
    })
    expect(await plan()).toBe('MKTBASIC')
    await act(up, 'pay')
    expect(await plan()).toBe('MKTPRO')
    await act(await link('MKTBASIC'), 'pay')
    expect(await plan()).toBe('MKTBASIC')
    const { reply: view } = await ana.call(getSubscription)
    expect(view.nextPayment).toEqual({ date: '2026-12-15T12:00:00.000Z', amount: 25 })
    const { rows } = await api.db.execute<{ subject: string }>(
      sql`SELECT subject FROM mail_outbox WHERE recipient = 'ana@example.com' ORDER BY id`,
    )
    expect(rows.map(({ subject }) => subject).slice(2)).toEqual([
      'Recibo do pagamento MES-0002',
      'Plano Profissional ativo',
      'Seu plano agora é Básico',
    ])
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

  test('a page that was paid stays so; renewal and end through the pages, the newest subscription first', async () => {
    const { link, act, plan, ana } = await buyer()
    const id = await link('MKTPRO')
    await act(id, 'pay')
    api.clock.advance(25 * 60 * 60)
    const { reply: paid } = await api.visitor().call(getSandboxCheckout, { params: { id } })
    expect(paid).toMatchObject({ status: 'complete', from: null, active: { plan: 'MKTPRO' } })
    ana.cookie = (await api.as('ana@example.com')).cookie
    const portal = (await ana.call(createPortalLink)).reply.url.split('/').at(-1) ?? ''
    const happens = (action: 'renew' | 'end') =>
      api.visitor().call(actOnSandboxPortal, { params: { id: portal, action } })
    await happens('renew')
    expect((await ana.call(getSubscription)).reply.invoices).toHaveLength(2)
    await happens('end')
    expect(await plan()).toBe('MKTFREE')
    await act(await link('MKTBASIC'), 'pay')
    const { reply } = await api.visitor().call(getSandboxPortal, { params: { id: portal } })
    const shown = reply.subscriptions.map(({ status, offer }) => [status, offer.plan])
    expect(shown).toEqual([
      ['active', 'MKTBASIC'],
      ['canceled', 'MKTPRO'],
    ])
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

test('a made subscription agrees with its ledger, and time renews it', async () => {
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

describe('the sandbox is a Stripe', () => {
  const clientOf = (sandbox: PaymentSandbox, key = sandbox.account.secretKey) => {
    const { hostname, port } = new URL(sandbox.account.apiBase ?? '')
    return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
  }
  const create = (client: Stripe, name: string) =>
    client.customers.create({ email: 'a@example.com', name }, { idempotencyKey: 'key-1' })

  test('a repeated request is answered as the first time, by any process; another one with its key is refused', async () => {
    const other = makeSandbox({
      ...api.parts,
      publicUrl: 'http://127.0.0.1:1',
      webhookSecret: api.sandbox.account.webhookSecret,
    })
    await other.listen()
    const first = await create(clientOf(api.sandbox), 'Ana')
    expect(await create(clientOf(other), 'Ana')).toMatchObject({ id: first.id, name: 'Ana' })
    await expect(create(clientOf(other), 'Bia')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
    await other.close()
  })

  test('who has no key, asks for what is not there or for what it does not know is refused', async () => {
    const client = clientOf(api.sandbox)
    await expect(create(clientOf(api.sandbox, 'sk_of_others'), 'Ana')).rejects.toMatchObject({
      statusCode: 401,
    })
    await expect(client.customers.retrieve('cus_x')).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await expect(client.products.list()).rejects.toMatchObject({ statusCode: 404 })
  })

  test('what was bought before it was one goes on, and credit is not taken back twice', async () => {
    const { supplier } = await makeFreelancer(api.db, {
      plan: 'MKTPRO',
      account: { email: 'pro@example.com' },
    })
    const since = new Date('2026-11-10T09:00:00Z')
    const { customer } = await makeSubscription(api.db, supplier, {
      period: 'month',
      since,
      now: api.clock.now(),
    })
    await api.db.execute(sql`
      UPDATE sandbox_ledgers SET ledger = ledger - 'answers' - 'balanceTransactions'
        || '{"events": {"evt_1": true, "credit-in_1": true}, "times": {"sub_1": 1}}'`)
    await api.sandbox.act(customer, ({ ledger }) => {
      ledger.customer.balance = 500
      return []
    })
    const file = new URL('../../migrations/0128_sandbox_is_a_stripe.sql', import.meta.url)
    await api.db.execute(sql.raw(await readFile(file, 'utf8')))

    const { ledger } = await api.sandbox.find(customer)
    expect(Object.keys(ledger)).not.toContain('times')
    await api.parts.payments.takeBackCredit({ customer, invoice: 'in_1', amount: 500 })
    expect((await api.sandbox.find(customer)).ledger.customer.balance).toBe(500)
    await api.parts.payments.takeBackCredit({ customer, invoice: 'in_2', amount: 300 })
    await api.parts.payments.takeBackCredit({ customer, invoice: 'in_2', amount: 300 })
    expect((await api.sandbox.find(customer)).ledger.customer.balance).toBe(200)
    const pro = await api.as('pro@example.com')
    expect((await pro.call(cancelSubscription)).reply).toMatchObject({
      plan: 'MKTPRO',
      state: 'ending',
    })
  })
})
