import { getSubscription, syncSubscription } from 'contract/plans'
import { me } from 'contract/session'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { stripeApi } from '../../test/stripe-api.ts'
import { advance, endSubscription } from '../payments/sandbox/ledger.ts'
import { checkouts, paymentCustomers, paymentEvents } from '../tables/payments.ts'
import { reconcile } from './service-sync.ts'

/** The whole path against the sandbox: nothing of the product is replaced. */
const api = stripeApi()

describe('buying a plan with Stripe', () => {
  test('nothing is active before the event, everything after it, without a new login', async () => {
    const buyer = await api.freelancer()
    const { events } = await buyer.pay('MKTPRO')
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    await api.deliverAll(events)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
    const { reply } = await buyer.caller.call(me)
    expect(reply.permissions).toEqual([['MKTPRO']])
    const { reply: subscription } = await buyer.caller.call(getSubscription)
    expect(subscription).toMatchObject({
      plan: 'MKTPRO',
      state: 'active',
      period: 'month',
      price: 100,
      nextPayment: { date: '2026-12-15T12:00:00.000Z', amount: 100 },
      pending: null,
      invoices: [{ status: 'paid', amount: 10_000 }],
    })
    expect(await api.mailSubjects(buyer.email)).toEqual([
      'Recibo do pagamento MES-0001',
      'Plano Profissional ativo',
    ])
  })

  test('the first event alone is enough, whichever it is, and the others change nothing', async () => {
    for (const first of [0, 1, 2]) {
      const buyer = await api.freelancer()
      const { events } = await buyer.pay('MKTBASIC', 'year')
      const only = events[first]
      if (only) await api.deliver(only)
      expect(await api.planOf(buyer.supplierId)).toBe('MKTBASIC')
      await api.deliverAll(events)
      await api.deliverAll(events.toReversed())
      expect(await api.mailSubjects(buyer.email)).toHaveLength(2)
    }
    expect(await api.db.$count(paymentEvents)).toBe(9)
  })

  test('who returns from the checkout before the webhook arrives has the plan at once', async () => {
    const buyer = await api.freelancer()
    await buyer.pay('MKTPRO')
    const { reply } = await buyer.caller.call(syncSubscription)
    expect([reply.plan, reply.state]).toEqual(['MKTPRO', 'active'])
  })

  test('one customer and one checkout are made, with idempotency keys', async () => {
    const buyer = await api.freelancer()
    const before = api.stripe.requests.length
    const clicks = Array.from({ length: 4 }, () => buyer.link('MKTPRO'))
    const urls = (await Promise.all(clicks)).map(({ reply }) => JSON.stringify(reply))
    expect(new Set(urls).size).toBe(1)
    const made = api.stripe.requests.slice(before).filter((line) => line.startsWith('POST'))
    expect(new Set(made)).toEqual(new Set(['POST /v1/customers', 'POST /v1/checkout/sessions']))
    expect(await api.db.$count(checkouts)).toBe(1)
  })

  test('a checkout that was paid while another plan was being chosen is not paid twice', async () => {
    const buyer = await api.freelancer()
    await buyer.pay('MKTPRO')
    const { status, problem } = await buyer.link('MKTBASIC')
    expect([status, problem.code]).toEqual([409, 'PAYMENT_JUST_CONFIRMED'])
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
  })

  test('a checkout that was paid in another tab is not handed out again', async () => {
    const buyer = await api.freelancer()
    await buyer.pay('MKTPRO')
    const again = await buyer.link('MKTPRO')
    expect([again.status, again.problem.code]).toEqual([409, 'PAYMENT_JUST_CONFIRMED'])
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
  })

  test('a Stripe that does not answer is said so, and nothing is half done', async () => {
    const buyer = await api.freelancer()
    api.stripe.failNext = 1
    const { status, problem } = await buyer.link('MKTPRO')
    expect([status, problem.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
    expect((await buyer.link('MKTPRO')).status).toBe(200)
  })
})

describe('the webhook', () => {
  test.each([
    ['no signature', { 'stripe-signature': '' }],
    ['an invented signature', { 'stripe-signature': 't=1,v1=00' }],
  ])('%s is refused', async (_what, headers) => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid' })
    const { status, problem } = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect([status, problem.code]).toEqual([400, 'INVALID_SIGNATURE'])
    expect(await api.db.$count(paymentEvents)).toBe(0)
  })

  test('a signature of another secret, an old one and a changed body are refused', async () => {
    const buyer = await api.freelancer()
    const { events } = await buyer.pay('MKTPRO')
    const [event] = events
    const fiveMinutesAgo = new Date(api.clock.now().getTime() - 301_000)
    expect(await api.deliver(event ?? {}, fiveMinutesAgo)).toBe(400)
    const { payload, signature } = await api.sandbox.sign(event ?? {})
    const changed = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload: payload.replace('complete', 'COMPLETE'),
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    expect(changed.status).toBe(400)
    const foreign = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: 'whsec_of_somebody_else',
      timestamp: Math.floor(api.clock.now().getTime() / 1000),
    })
    const stranger = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': foreign },
    })
    expect(stranger.status).toBe(400)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    expect(await api.deliver(event ?? {})).toBe(200)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
  })

  test('events of unknown kind or of strangers are kept and change nothing', async () => {
    const buyer = await api.freelancer()
    const { customer } = await buyer.pay('MKTPRO')
    const event = (id: string, type: string, object: object) => ({
      id,
      type,
      created: 1,
      data: { object },
    })
    expect(await api.deliver(event('evt_a', 'product.created', { customer }))).toBe(200)
    expect(await api.deliver(event('evt_b', 'invoice.paid', { customer: 'cus_stranger' }))).toBe(
      200,
    )
    const contradiction = { id: 'cs_1', customer, client_reference_id: 'Empresa:1' }
    expect(await api.deliver(event('evt_c', 'checkout.session.completed', contradiction))).toBe(200)
    const stored = await api.db.select().from(paymentEvents).orderBy(paymentEvents.id)
    expect(stored.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['evt_a', 'ignored'],
      ['evt_b', 'ignored'],
      ['evt_c', 'ignored'],
    ])
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test("an event that names one buyer's checkout and another buyer changes nothing for either", async () => {
    const one = await api.freelancer()
    const other = await api.freelancer()
    const { session } = await one.pay('MKTPRO')
    const { customer } = await other.pay('MKTPRO')
    const object = { object: 'checkout.session', id: session, customer }
    const event = {
      id: 'evt_mixed',
      type: 'checkout.session.completed',
      created: 1,
      data: { object },
    }
    expect(await api.deliver(event)).toBe(200)
    const [stored] = await api.db.select().from(paymentEvents)
    expect([stored?.id, stored?.outcome]).toEqual(['evt_mixed', 'ignored'])
    expect(await api.planOf(one.supplierId)).toBe('MKTFREE')
    expect(await api.planOf(other.supplierId)).toBe('MKTFREE')
  })

  test('what was read before a newer answer was written changes nothing any more', async () => {
    const buyer = await api.freelancer()
    const { events, customer } = await buyer.pay('MKTPRO')
    const isCustomer = eq(paymentCustomers.customer_id, customer)
    await api.db.update(paymentCustomers).set({ applied_ticket: 50 }).where(isCustomer)
    expect(await api.deliver(events[0] ?? {})).toBe(200)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    await api.db.update(paymentCustomers).set({ applied_ticket: 0 }).where(isCustomer)
    expect(await api.deliver(events[1] ?? {})).toBe(200)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
  })

  test('an event that tells of a payment which nobody made is only a bell', async () => {
    const buyer = await api.freelancer()
    const { reply } = await buyer.link('MKTPRO')
    const id = JSON.stringify(reply).match(/cs_sandbox_\w+/)?.[0] ?? ''
    const object = { id, object: 'checkout.session', status: 'complete', payment_status: 'paid' }
    const event = {
      id: 'evt_told',
      type: 'checkout.session.completed',
      created: 1,
      data: { object },
    }
    expect(await api.deliver(event)).toBe(200)
    expect(await api.db.$count(paymentEvents, eq(paymentEvents.outcome, 'applied'))).toBe(1)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('while Stripe cannot be asked an event is not taken, so that it comes again', async () => {
    const buyer = await api.freelancer()
    const { events } = await buyer.pay('MKTPRO')
    api.stripe.failNext = 1
    expect(await api.deliver(events[0] ?? {})).toBe(503)
    expect(await api.db.$count(paymentEvents)).toBe(0)
    expect(await api.deliver(events[0] ?? {})).toBe(200)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
  })
})

describe('the hourly reconciliation', () => {
  test('heals what a lost webhook would have told: activation, renewal and end', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.pay('MKTPRO')
    await reconcile(api.syncContext())
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
    api.passDays(31)
    await api.sandbox.act(subscription, advance)
    await reconcile(api.syncContext())
    const { reply } = await buyer.call(getSubscription)
    expect(reply.nextPayment?.date).toBe('2027-01-15T12:00:00.000Z')
    await api.sandbox.act(subscription, (context) => endSubscription(context, subscription))
    await reconcile(api.syncContext())
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('one customer that Stripe refuses does not keep the others from being healed', async () => {
    const one = await api.freelancer()
    const other = await api.freelancer()
    await one.pay('MKTPRO')
    await other.pay('MKTPRO')
    api.stripe.failNext = 1
    await reconcile(api.syncContext())
    const plans = [await api.planOf(one.supplierId), await api.planOf(other.supplierId)]
    expect(plans.sort()).toEqual(['MKTFREE', 'MKTPRO'])
    await reconcile(api.syncContext())
    expect(await api.planOf(one.supplierId)).toBe('MKTPRO')
    expect(await api.planOf(other.supplierId)).toBe('MKTPRO')
  })
})
