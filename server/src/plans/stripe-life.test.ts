import {
  cancelSubscription,
  createPortalLink,
  getSubscription,
  resumeSubscription,
} from 'contract/plans'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stripeApi } from '../../test/stripe-api.ts'
import { type PriceRow } from '../payments/payments.ts'
import {
  advance,
  endSubscription,
  payOpenInvoices,
  renew,
  setCancelAt,
} from '../payments/sandbox/ledger.ts'
import { sandboxPrices } from '../payments/sandbox/sandbox.ts'
import { stripePayments } from '../payments/stripe.ts'
import { suppliers } from '../tables/suppliers.ts'
import { endLapsedPlans, reconcile } from './service-sync.ts'

/** The whole path against the sandbox: nothing of the product is replaced. */
const api = stripeApi()

describe('the life of a subscription', () => {
  test('a renewal brings a receipt and the next date', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    api.passDays(30)
    await api.happens(subscription, (context) => renew(context, subscription, true))
    const view = await buyer.call(getSubscription)
    expect(view.reply.nextPayment?.date).toBe('2027-01-15T12:00:00.000Z')
    expect((await api.mailSubjects(buyer.email)).at(-1)).toBe('Recibo do pagamento MES-0002')
  })

  test('a failed renewal leaves seven days, with two mails, then the free plan', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    api.passDays(30)
    await api.happens(subscription, (context) => renew(context, subscription, false))
    const { reply } = await buyer.call(getSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTPRO',
      state: 'past_due',
      graceUntil: '2026-12-23T02:59:59.999Z',
      nextPayment: null,
    })
    await endLapsedPlans(api.syncContext())
    api.passDays(5.7)
    await endLapsedPlans(api.syncContext())
    await endLapsedPlans(api.syncContext())
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
    api.passDays(2.5)
    await endLapsedPlans(api.syncContext())
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    expect((await api.mailSubjects(buyer.email)).slice(2)).toEqual([
      'Não conseguimos renovar sua assinatura',
      'Seu plano Profissional termina em breve',
      'Seu plano Profissional terminou',
    ])
    const { reply: after } = await buyer.call(getSubscription)
    expect(after.state).toBe('ended')
    expect(after.ended).toMatchObject({ plan: 'MKTPRO', reason: 'unpaid', refunded: 0 })
  })

  test('the plan ends after the grace also when Stripe cannot be asked', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    api.passDays(30)
    await api.happens(subscription, (context) => renew(context, subscription, false))
    api.passDays(8)
    api.stripe.failNext = 1
    await endLapsedPlans(api.syncContext())
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    expect((await api.mailSubjects(buyer.email)).at(-1)).toBe('Seu plano Profissional terminou')
  })

  test('a plan that was renewed does not end because nobody told us', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    api.passDays(60)
    await api.sandbox.act(subscription, advance)
    await endLapsedPlans(api.syncContext())
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
    expect(await api.mailSubjects(buyer.email)).not.toContain('Seu plano Profissional terminou')
  })

  test('paying what was open within the grace keeps the plan', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    api.passDays(30)
    await api.happens(subscription, (context) => renew(context, subscription, false))
    api.passDays(6)
    await api.happens(subscription, (context) => payOpenInvoices(context, subscription))
    api.passDays(2)
    await reconcile(api.syncContext())
    const { reply } = await buyer.call(getSubscription)
    expect([reply.plan, reply.state]).toEqual(['MKTPRO', 'active'])
  })

  test("a day set on the provider's own pages ends the plan, and it can be taken back", async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    const end = new Date('2026-12-15T12:00:00.000Z').getTime() / 1000
    await api.happens(subscription, (context) => setCancelAt(context, subscription, end))
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
    const { subscription } = await buyer.buy('MKTPRO')
    const cancelled = await buyer.call(cancelSubscription)
    expect(cancelled.reply).toMatchObject({
      plan: 'MKTPRO',
      state: 'ending',
      endsAt: '2026-12-15T12:00:00.000Z',
      nextPayment: null,
    })
    expect((await api.mailSubjects(buyer.email)).at(-1)).toBe('Cancelamento confirmado')
    const resumed = await buyer.call(resumeSubscription)
    expect(resumed.reply).toMatchObject({ state: 'active', endsAt: null })
    await buyer.call(cancelSubscription)
    const change = await buyer.link('MKTBASIC')
    expect([change.status, change.problem.code]).toEqual([409, 'RESUME_FIRST'])
    api.passDays(31)
    await api.happens(subscription, advance)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    const again = await buyer.call(cancelSubscription)
    expect([again.status, again.problem.code]).toEqual([409, 'NO_SUBSCRIPTION'])
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

  test('who pays a price that is not sold any more is told that one', async () => {
    const buyer = await api.freelancer()
    const { subscription } = await buyer.buy('MKTPRO')
    const price = async () => (await buyer.call(getSubscription)).reply.price
    await api.db.execute(sql`UPDATE invoices SET lines = jsonb_set(lines, '{0,amount}', '8000')`)
    expect(await price()).toBe(100)
    await api.db.execute(sql`UPDATE subscriptions SET price_id = 'price_of_yesterday'`)
    expect(await price()).toBe(80)
    // A change in the middle of a period was paid for in part: the next payment is the first whole one.
    api.passDays(10)
    await api.db.execute(sql`UPDATE subscriptions SET next_amount = 9000`)
    await api.db.execute(
      sql`UPDATE invoices SET lines = jsonb_set(lines, '{0,from}', to_jsonb(${api.clock.now().toISOString()}::text))
        WHERE subscription_id = ${subscription}`,
    )
    expect(await price()).toBe(90)
  })

  test('a plan that was granted stays until another one is paid for', async () => {
    const buyer = await api.freelancer()
    await api.db.update(suppliers).set({ plan: 'MKTPRO' }).where(eq(suppliers.id, buyer.supplierId))
    const { events, subscription } = await buyer.pay('MKTBASIC')
    const setPaid = (paid: boolean) =>
      api.sandbox.act(subscription, ({ ledger: { subscriptions, invoices } }) => {
        Object.assign(subscriptions[subscription] ?? {}, { status: paid ? 'active' : 'incomplete' })
        for (const invoice of Object.values(invoices)) invoice.status = paid ? 'paid' : 'open'
      })
    const view = async () => (await buyer.call(getSubscription)).reply
    expect(await view()).toMatchObject({ plan: 'MKTPRO', granted: true, price: 0 })
    await setPaid(false)
    await api.deliver(events[0] ?? {})
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
    expect(await view()).toMatchObject({ granted: true, price: 0, nextPayment: null })
    await setPaid(true)
    await api.deliver(events[1] ?? {})
    expect(await api.planOf(buyer.supplierId)).toBe('MKTBASIC')
    expect(await view()).toMatchObject({ granted: false, price: 50 })
  })

  test('an end decided at Stripe ends the plan here', async () => {
    const buyer = await api.freelancer()
    const { events, subscription } = await buyer.pay('MKTPRO')
    await api.deliverAll(events)
    await api.happens(subscription, (context) => endSubscription(context, subscription))
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    await api.deliverAll(events)
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
  })

  test('the billing portal is for who has a subscription', async () => {
    const buyer = await api.freelancer()
    expect((await buyer.call(createPortalLink)).status).toBe(409)
    await buyer.buy('MKTPRO')
    const { reply } = await buyer.call(createPortalLink)
    expect(reply.url).toMatch(/\/sandbox\/portal\/cus_sandbox_\w+$/)
  })
})
