import { getSubscription, previewChange, withdrawSubscription } from 'contract/plans'
import { describe, expect, test } from 'vitest'
import { stripeApi } from '../../test/stripe-api.ts'
import { changePrice, refundInvoice } from '../payments/sandbox/ledger.ts'
import { sandboxPrices } from '../payments/sandbox/sandbox.ts'
import { reconcile } from './service-sync.ts'

/** The whole path against the sandbox: nothing of the product is replaced. */
const api = stripeApi()

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

describe('credit, and money that goes back', () => {
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
    const { subscription, customer } = await buyer.buy('MKTPRO')
    const [invoice] = Object.keys((await api.sandbox.find(customer)).ledger.invoices)
    await api.happens(subscription, (context) => refundInvoice(context, invoice ?? ''))
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    const { ledger } = await api.sandbox.find(customer)
    expect(ledger.subscriptions[subscription]?.status).toBe('canceled')
    const { reply } = await buyer.call(getSubscription)
    expect(reply).toMatchObject({
      plan: 'MKTFREE',
      state: 'ended',
      ended: { plan: 'MKTPRO', at: '2026-11-15T12:00:00.000Z', reason: 'refunded', refunded: 100 },
      invoices: [{ status: 'refunded' }],
    })
    expect((await api.mailSubjects(buyer.email)).slice(2)).toEqual([
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
    await late.buy('MKTPRO')
    // Bought at nine in the morning: the whole seventh day after it counts.
    api.clock.advance((7 * 24 + 14) * 60 * 60)
    const { withdrawableUntil } = (await late.call(getSubscription)).reply
    expect(withdrawableUntil).toBe('2026-11-23T02:59:59.999Z')
    api.clock.advance(60 * 60)
    const refused = await late.call(withdrawSubscription)
    expect([refused.status, refused.problem.code]).toEqual([409, 'WITHDRAWAL_OVER'])
    expect(await api.planOf(late.supplierId)).toBe('MKTPRO')
  })

  test('a change paid a moment ago goes back too, though no event has told of it', async () => {
    const buyer = await api.freelancer()
    const { subscription, customer } = await buyer.buy('MKTBASIC')
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
    expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
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
    expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
    api.stripe.refuse = null
    await reconcile(api.syncContext())
    expect(await creditOf(customer)).toBe(0)
  })
})
