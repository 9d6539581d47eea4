import {
  cancelSubscription,
  createPortalLink,
  getSubscription,
  previewChange,
  resumeSubscription,
  syncSubscription,
  withdrawSubscription,
} from 'contract/plans'
import { me } from 'contract/session'
import { eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { stripeApi } from '../../test/stripe-api.ts'
import {
  advance,
  changePrice,
  endSubscription,
  payOpenInvoices,
  refundInvoice,
  renew,
  setCancelAt,
} from '../payments/sandbox/ledger.ts'
import type { PriceRow } from '../payments/payments.ts'
import { sandboxPrices } from '../payments/sandbox/sandbox.ts'
import { stripePayments } from '../payments/stripe.ts'
import { checkouts, paymentEvents, suppliers } from '../schema.ts'
import { endLapsedPlans, reconcile } from './service-sync.ts'

/** The whole path against the sandbox: nothing of the product is replaced. */
const api = stripeApi()

const planOf = async (supplierId: number) => {
  const [row] = await api.db.select().from(suppliers).where(eq(suppliers.id, supplierId))
  return row?.plan
}
const mailSubjects = async (to: string) => {
  const { rows } = await api.db.execute<{ subject: string }>(
    sql`SELECT subject FROM mail_outbox WHERE recipient = ${to} ORDER BY id`,
  )
  return rows.map(({ subject }) => subject)
}
const syncContext = () => ({ ...api.parts, ...api.database })
const days = (count: number) => api.clock.advance(count * 24 * 60 * 60)

describe('buying a plan with Stripe', () => {
  test('nothing is active before the event, everything after it, without a new login', async () => {
    const buyer = await api.freelancer()
    const { events } = await buyer.pay('MKTPRO')
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    await api.deliverAll(events)
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
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
    expect(await mailSubjects(buyer.email)).toEqual([
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
      expect(await planOf(buyer.supplierId)).toBe('MKTBASIC')
      await api.deliverAll(events)
      await api.deliverAll(events.toReversed())
      expect(await mailSubjects(buyer.email)).toHaveLength(2)
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
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
  })

  test('a checkout that was paid in another tab is not handed out again', async () => {
    const buyer = await api.freelancer()
    await buyer.pay('MKTPRO')
    const again = await buyer.link('MKTPRO')
    expect([again.status, again.problem.code]).toEqual([409, 'PAYMENT_JUST_CONFIRMED'])
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
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
    const { payload, signature } = api.sandbox.sign(event ?? {})
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
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    expect(await api.deliver(event ?? {})).toBe(200)
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
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
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
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
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('while Stripe cannot be asked an event is not taken, so that it comes again', async () => {
    const buyer = await api.freelancer()
    const { events } = await buyer.pay('MKTPRO')
    api.stripe.failNext = 1
    expect(await api.deliver(events[0] ?? {})).toBe(503)
    expect(await api.db.$count(paymentEvents)).toBe(0)
    expect(await api.deliver(events[0] ?? {})).toBe(200)
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
  })
})

/** Paid a year, then changed to a month of less: the rest is credit. */
async function buyerWithCredit() {
  const buyer = await api.freelancer()
  const { events, customer, subscription } = await buyer.pay('MKTPRO', 'year')
  await api.deliverAll(events)
  await api.deliverAll(
    await api.sandbox.act(subscription, (context) =>
      changePrice(context, subscription, 'sandbox_MKTBASIC_month'),
    ),
  )
  return { buyer, subscription, customer }
}

const creditOf = async (customer: string) =>
  (await api.sandbox.find(customer)).ledger.customer.balance

describe('the life of a subscription', () => {
  test('a renewal brings a receipt and the next date', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    days(30)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => renew(context, subscription, true)),
    )
    const view = await buyer.call(getSubscription)
    expect(view.reply.nextPayment?.date).toBe('2027-01-15T12:00:00.000Z')
    expect((await mailSubjects(buyer.email)).at(-1)).toBe('Recibo do pagamento MES-0002')
  })

  test('a failed renewal leaves seven days, with two mails, then the free plan', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    days(30)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => renew(context, subscription, false)),
    )
    const { reply } = await buyer.call(getSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTPRO',
      state: 'past_due',
      graceUntil: '2026-12-23T02:59:59.999Z',
      nextPayment: null,
    })
    await endLapsedPlans(syncContext())
    days(5.7)
    await endLapsedPlans(syncContext())
    await endLapsedPlans(syncContext())
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
    days(2.5)
    await endLapsedPlans(syncContext())
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    expect((await mailSubjects(buyer.email)).slice(2)).toEqual([
      'Não conseguimos renovar sua assinatura',
      'Seu plano Profissional termina em breve',
      'Seu plano Profissional terminou',
    ])
    expect(api.stripe.requests.at(-1)).not.toBe('')
    const { reply: after } = await buyer.call(getSubscription)
    expect(after.state).toBe('ended')
    expect(after.ended).toMatchObject({ plan: 'MKTPRO', reason: 'unpaid', refunded: 0 })
  })

  test('the plan ends after the grace also when Stripe cannot be asked', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    days(30)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => renew(context, subscription, false)),
    )
    days(8)
    api.stripe.failNext = 1
    await endLapsedPlans(syncContext())
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('a plan that was renewed does not end because nobody told us', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    days(60)
    await api.sandbox.act(subscription, advance)
    await endLapsedPlans(syncContext())
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
    expect(await mailSubjects(buyer.email)).not.toContain('Seu plano Profissional terminou')
  })

  test('paying what was open within the grace keeps the plan', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    days(30)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => renew(context, subscription, false)),
    )
    days(6)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => payOpenInvoices(context, subscription)),
    )
    days(2)
    await reconcile(syncContext())
    const { reply } = await buyer.call(getSubscription)
    expect([reply.plan, reply.state]).toEqual(['MKTPRO', 'active'])
  })

  test("a day set on the provider's own pages ends the plan, and it can be taken back", async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    const end = new Date('2026-12-15T12:00:00.000Z').getTime() / 1000
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => setCancelAt(context, subscription, end)),
    )
    const { reply } = await buyer.call(getSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTPRO',
      state: 'ending',
      endsAt: '2026-12-15T12:00:00.000Z',
      nextPayment: null,
    })
    const resumed = await buyer.call(resumeSubscription)
    expect(resumed.reply).toMatchObject({ state: 'active', endsAt: null })
  })

  test('a cancelled plan stays until the end of its period and can be resumed before', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    const cancelled = await buyer.call(cancelSubscription)
    expect(cancelled.reply).toMatchObject({
      plan: 'MKTPRO',
      state: 'ending',
      endsAt: '2026-12-15T12:00:00.000Z',
      nextPayment: null,
    })
    expect((await mailSubjects(buyer.email)).at(-1)).toBe('Cancelamento confirmado')
    const resumed = await buyer.call(resumeSubscription)
    expect(resumed.reply).toMatchObject({ state: 'active', endsAt: null })
    await buyer.call(cancelSubscription)
    const change = await buyer.link('MKTBASIC')
    expect([change.status, change.problem.code]).toEqual([409, 'RESUME_FIRST'])
    days(31)
    await api.deliverAll(await api.sandbox.act(subscription, advance))
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    const again = await buyer.call(cancelSubscription)
    expect([again.status, again.problem.code]).toEqual([409, 'NO_SUBSCRIPTION'])
  })

  test('a change is previewed by Stripe, with the rest of the period and the credit', async () => {
    const { buyer } = await buyerWithCredit()
    const { reply } = await buyer.call(previewChange, {
      query: { price_id: 'sandbox_MKTPRO_year' },
    })
    const items = reply.lines.map(({ plan, period, amount }) => [plan, period, amount])
    expect(items).toEqual([
      ['MKTBASIC', 'month', -5000],
      ['MKTPRO', 'year', 120_000],
    ])
    expect(reply).toMatchObject({ amount: 0, creditUsed: 115_000, creditKept: 0 })
    const { reply: view } = await buyer.call(getSubscription)
    expect(view.invoices[0]).toMatchObject({ amount: 0, creditUsed: 0, creditKept: 115_000 })
  })

  test('a refund ends the plan at once and nothing is charged again', async () => {
    const buyer = await api.freelancer()
    const { events, subscription, customer } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    const [invoice] = Object.keys((await api.sandbox.find(customer)).ledger.invoices)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => refundInvoice(context, invoice ?? '')),
    )
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    const { ledger } = await api.sandbox.find(customer)
    expect(ledger.subscriptions[subscription]?.status).toBe('canceled')
    const { reply } = await buyer.call(getSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTFREE',
      state: 'ended',
      ended: { plan: 'MKTPRO', at: '2026-11-15T12:00:00.000Z', reason: 'refunded', refunded: 100 },
      invoices: [{ status: 'refunded' }],
    })
    expect((await mailSubjects(buyer.email)).slice(2)).toEqual([
      'Reembolso confirmado',
      'Seu plano Profissional terminou',
    ])
  })

  test('within seven days a buyer withdraws alone and is refunded; later not', async () => {
    const buyer = await api.freelancer()
    const { events, customer } = await buyer.pay('MKTPRO', 'year')
    await api.deliverAll(events)
    const { reply: before } = await buyer.call(getSubscription)
    expect([before.withdrawableAmount, before.ended]).toEqual([1200, null])
    const { reply } = await buyer.call(withdrawSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTFREE',
      withdrawableAmount: 0,
      ended: { reason: 'refunded', refunded: 1200 },
      invoices: [{ status: 'refunded', refunded: 120_000 }],
    })
    const charges = Object.values((await api.sandbox.find(customer)).ledger.charges)
    expect(charges.map(({ amount_refunded: back }) => back)).toEqual([120_000])

    const late = await api.freelancer()
    await api.deliverAll((await late.pay('MKTPRO')).events)
    // Bought at nine in the morning: the whole seventh day after it counts.
    api.clock.advance((7 * 24 + 14) * 60 * 60)
    const { withdrawableUntil } = (await late.call(getSubscription)).reply
    expect(withdrawableUntil).toBe('2026-11-23T02:59:59.999Z')
    api.clock.advance(60 * 60)
    const refused = await late.call(withdrawSubscription)
    expect([refused.status, refused.problem.code]).toEqual([409, 'WITHDRAWAL_OVER'])
    expect(await planOf(late.supplierId)).toBe('MKTPRO')
  })

  test('a change paid a moment ago goes back too, though no event has told of it', async () => {
    const buyer = await api.freelancer()
    const { events, subscription, customer } = await buyer.pay('MKTBASIC')
    await api.deliverAll(events)
    const [price] = sandboxPrices.filter(
      ({ plan, period }) => plan === 'MKTPRO' && period === 'month',
    )
    await api.sandbox.act(subscription, (context) =>
      changePrice(context, subscription, price?.id ?? ''),
    )
    await buyer.call(withdrawSubscription)
    const { ledger } = await api.sandbox.find(customer)
    const charges = Object.values(ledger.charges)
    expect(charges).toHaveLength(2)
    for (const { amount, amount_refunded } of charges) expect(amount_refunded).toBe(amount)
  })

  test('with a refund the credit of an earlier change goes too: the next purchase is paid with money', async () => {
    const { buyer, customer } = await buyerWithCredit()
    expect(await creditOf(customer)).toBe(115_000)
    await buyer.call(withdrawSubscription)
    expect(await creditOf(customer)).toBe(0)

    const again = await buyer.pay('MKTPRO')
    await api.deliverAll(again.events)
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
    const { ledger } = await api.sandbox.find(customer)
    const charges = Object.values(ledger.charges).map(({ amount }) => amount)
    expect(charges.sort()).toEqual([10_000, 120_000])
  })

  test('a refund whose credit Stripe could not take back at once is settled by the next hour', async () => {
    const { buyer, subscription, customer } = await buyerWithCredit()
    const [refund] = await api.sandbox.act(subscription, (context) =>
      Object.keys(context.ledger.invoices).flatMap((invoice) => refundInvoice(context, invoice)),
    )
    api.stripe.refuse = /balance_transactions/
    expect(await api.deliver(refund ?? {})).toBe(503)
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    api.stripe.refuse = null
    await reconcile(syncContext())
    expect(await creditOf(customer)).toBe(0)
  })

  test('who pays a price that is not sold any more keeps the plan', async () => {
    const buyer = await api.freelancer()
    const { customer } = await buyer.pay('MKTPRO', 'year')
    const isOld = ({ plan, period }: PriceRow) => plan === 'MKTPRO' && period === 'year'
    const account = {
      ...api.sandbox.account,
      prices: sandboxPrices.map((row) => (isOld(row) ? { ...row, id: 'price_of_today' } : row)),
    }
    const read = (formerPrices: PriceRow[]) =>
      stripePayments({ ...account, formerPrices }, api.parts.log).readSubscriptions(customer)
    const [kept] = await read(sandboxPrices.filter(isOld))
    expect(kept).toMatchObject({ plan: 'MKTPRO', period: 'year', invoices: [{ plan: 'MKTPRO' }] })
    expect(await read([])).toEqual([])
  })

  test('an end decided at Stripe ends the plan here', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    await api.deliverAll(
      await api.sandbox.act(subscription, (context) => endSubscription(context, subscription)),
    )
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
    await api.deliverAll(events)
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('the billing portal is for who has a subscription', async () => {
    const buyer = await api.freelancer()
    expect((await buyer.call(createPortalLink)).status).toBe(409)
    await api.deliverAll((await buyer.pay('MKTPRO')).events)
    const { reply } = await buyer.call(createPortalLink)
    expect(reply.url).toMatch(/\/sandbox\/portal\/cus_sandbox_\w+$/)
  })
})

describe('the hourly reconciliation', () => {
  test('heals what a lost webhook would have told: activation, renewal and end', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.pay('MKTPRO')
    await reconcile(syncContext())
    expect(await planOf(buyer.supplierId)).toBe('MKTPRO')
    days(31)
    await api.sandbox.act(subscription, advance)
    await reconcile(syncContext())
    const { reply } = await buyer.call(getSubscription)
    expect(reply.nextPayment?.date).toBe('2027-01-15T12:00:00.000Z')
    await api.sandbox.act(subscription, (context) => endSubscription(context, subscription))
    await reconcile(syncContext())
    expect(await planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('one customer that Stripe refuses does not keep the others from being healed', async () => {
    const one = await api.freelancer()
    const other = await api.freelancer()
    await one.pay('MKTPRO')
    await other.pay('MKTPRO')
    api.stripe.failNext = 1
    await reconcile(syncContext())
    const plans = [await planOf(one.supplierId), await planOf(other.supplierId)]
    expect(plans.sort()).toEqual(['MKTFREE', 'MKTPRO'])
    await reconcile(syncContext())
    expect(await planOf(one.supplierId)).toBe('MKTPRO')
    expect(await planOf(other.supplierId)).toBe('MKTPRO')
  })
})
