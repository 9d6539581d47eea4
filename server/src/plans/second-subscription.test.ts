import {
  cancelSubscription,
  createPortalLink,
  getSubscription,
  previewChange,
  withdrawSubscription,
} from 'contract/plans'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeFreelancer } from '../../seed/make.ts'
import { type Buyer, stripeApi } from '../../test/stripe-api.ts'
import { advance } from '../payments/sandbox/ledger.ts'

const api = stripeApi()

const viewOf = async (buyer: Buyer) => (await buyer.call(getSubscription)).reply
const givenBack = async (customer: string) =>
  Object.values((await api.sandbox.find(customer)).ledger.charges).map(
    ({ amount, amount_refunded }) => [amount, amount_refunded],
  )

/** A year that was given back, and a month later a month of another plan. */
async function whoCameBack() {
  const buyer = await api.freelancer()
  const first = await buyer.buy('MKTPRO', 'year')
  await buyer.call(withdrawSubscription)
  api.passDays(30)
  const second = await buyer.buy('MKTBASIC')
  return {
    buyer,
    customer: second.customer,
    first: first.subscription,
    second: second.subscription,
  }
}

describe('who subscribes again', () => {
  test('sees the new subscription, with both invoices, and may withdraw from that one alone', async () => {
    const { buyer } = await whoCameBack()
    expect(await viewOf(buyer)).toMatchObject({
      plan: 'MKTBASIC',
      granted: false,
      state: 'active',
      period: 'month',
      price_id: 'sandbox_MKTBASIC_month',
      price: 50,
      ended: null,
      pending: null,
      canManage: true,
      withdrawableUntil: '2026-12-23T02:59:59.999Z',
      withdrawableAmount: 50,
      invoices: [
        { plan: 'MKTBASIC', status: 'paid' },
        { plan: 'MKTPRO', status: 'refunded' },
      ],
    })
  })

  test('and withdraws is given back the second payment, and told of that one', async () => {
    const { buyer, customer } = await whoCameBack()
    const { reply } = await buyer.call(withdrawSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTFREE',
      state: 'ended',
      period: null,
      price_id: null,
      price: 0,
      withdrawableUntil: null,
      withdrawableAmount: 0,
      ended: { plan: 'MKTBASIC', at: '2026-12-15T12:00:00.000Z', reason: 'refunded', refunded: 50 },
    })
    expect((await givenBack(customer)).sort()).toEqual([
      [120_000, 120_000],
      [5000, 5000],
    ])
    const over = await buyer.call(cancelSubscription)
    expect([over.status, over.problem.code]).toEqual([409, 'NO_SUBSCRIPTION'])
  })

  test('after a first one whose days were over withdraws from the second alone', async () => {
    const buyer = await api.freelancer()
    const first = await buyer.buy('MKTPRO')
    await buyer.call(cancelSubscription)
    api.passDays(31)
    await api.happens(first.subscription, advance)
    const { customer } = await buyer.buy('MKTBASIC')
    expect((await viewOf(buyer)).withdrawableAmount).toBe(50)
    const { reply } = await buyer.call(withdrawSubscription)
    expect(reply.ended).toMatchObject({ plan: 'MKTBASIC', refunded: 50 })
    expect((await givenBack(customer)).sort()).toEqual([
      [10_000, 0],
      [5000, 5000],
    ])
  })

  test('the one that gives the plan counts, though a later one failed; then one that still waits', async () => {
    const { buyer, first } = await whoCameBack()
    const later = (id: string) =>
      api.db.execute(
        sql`UPDATE subscriptions SET started_at = ${api.clock.now().toISOString()}::timestamptz + interval '1 hour'
          WHERE id = ${id}`,
      )
    await later(first)
    expect(await viewOf(buyer)).toMatchObject({ state: 'active', period: 'month', ended: null })
    await api.db.execute(sql`
      UPDATE subscriptions SET plan_in_force = 'MKTFREE', status = 'incomplete', state = 'pending'
      WHERE id <> ${first}`)
    await api.db.execute(sql`UPDATE suppliers SET plan = 'MKTFREE' WHERE id = ${buyer.supplierId}`)
    expect(await viewOf(buyer)).toMatchObject({ state: 'pending', period: null, ended: null })
    const cancelled = await buyer.call(cancelSubscription)
    expect([cancelled.status, cancelled.problem.code]).toEqual([409, 'NO_SUBSCRIPTION'])
  })

  test('at a price that is not sold any more is told what this plan cost by this period', async () => {
    const { buyer, first, second } = await whoCameBack()
    const priceOf = async () => (await viewOf(buyer)).price
    await api.db.execute(sql`
      UPDATE subscriptions SET price_id = 'price_of_yesterday', next_amount = 4200 WHERE id = ${second}`)
    const line = (plan: string, period: string, amount: number) => ({
      plan,
      period,
      amount,
      from: '2026-12-15T12:00:00.000Z',
      until: period === 'year' ? '2027-12-15T12:00:00.000Z' : '2027-01-15T12:00:00.000Z',
    })
    const bill = (lines: object[], subscription = second) =>
      api.db.execute(sql`
        UPDATE invoices SET lines = ${JSON.stringify(lines)}::jsonb WHERE subscription_id = ${subscription}`)
    // None of these is a month of this plan that was paid for.
    await bill([
      line('MKTPRO', 'month', 9900),
      line('MKTBASIC', 'year', 55_000),
      line('MKTBASIC', 'month', 0),
    ])
    await bill([line('MKTBASIC', 'month', 3000)], first)
    expect(await priceOf()).toBe(42)
    await bill([line('MKTBASIC', 'month', 4000)])
    expect(await priceOf()).toBe(40)
  })
})

test("the provider's own pages lead back to the subscription", async () => {
  const buyer = await api.freelancer()
  await buyer.buy('MKTPRO')
  await buyer.call(createPortalLink)
  expect(api.stripe.portals.at(-1)).toMatchObject({
    return_url: `${api.parts.settings.publicUrl}/marketplaceDash/assinatura?checkout=portal`,
  })
})

test('a price that is not sold is no change', async () => {
  const buyer = await api.freelancer()
  await buyer.buy('MKTPRO')
  const { status, problem } = await buyer.call(previewChange, { query: { price_id: 'price_x' } })
  expect([status, problem.errors]).toEqual([400, { price_id: ['Valor inválido.'] }])
})

test('who never paid has nothing to manage, whatever plan was granted', async () => {
  const { account } = await makeFreelancer(api.db, { plan: 'MKTPRO' })
  const { reply } = await (await api.as(account.email)).call(getSubscription)
  expect(reply).toMatchObject({
    plan: 'MKTPRO',
    granted: true,
    state: 'none',
    price: 0,
    canManage: false,
    pending: null,
    ended: null,
    invoices: [],
  })
})

test('a subscription at a provider that is not used any more is shown and not managed', async () => {
  const buyer = await api.freelancer()
  await buyer.buy('MKTPRO')
  await api.db.execute(
    sql`UPDATE payment_customers SET provider = CASE provider WHEN 'stripe' THEN 'sandbox' ELSE 'stripe' END`,
  )
  expect(await viewOf(buyer)).toMatchObject({ plan: 'MKTPRO', canManage: false })
  const { status, problem } = await buyer.call(cancelSubscription)
  expect([status, problem.code]).toEqual([409, 'NO_SUBSCRIPTION'])
})

test('an unfinished checkout waits as pending until it expires, to the second', async () => {
  const buyer = await api.freelancer()
  await buyer.link('MKTPRO', 'year')
  expect((await viewOf(buyer)).pending).toMatchObject({ plan: 'MKTPRO', period: 'year' })
  await api.db.execute(
    sql`UPDATE checkouts SET expires_at = ${api.clock.now().toISOString()}::timestamptz`,
  )
  expect((await viewOf(buyer)).pending).toBeNull()
})
