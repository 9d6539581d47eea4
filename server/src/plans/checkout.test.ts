import { getPaymentLink, getSubscription, listPlans } from 'contract/plans'
import { planCodes, plans } from 'contract/rules/plans'
import { expect, test } from 'vitest'
import { stripeApi } from '../../test/stripe-api.ts'
import { renew } from '../payments/sandbox/ledger.ts'
import { checkouts } from '../tables/payments.ts'

const api = stripeApi()

const pageOf = (reply: unknown) =>
  (reply as { redirect: { checkout_url: string } }).redirect.checkout_url

test('each plan is offered to its kinds with its features', async () => {
  const { reply } = await api.visitor().call(listPlans)
  expect(reply.map(({ code, kinds, features }) => ({ code, kinds, features }))).toEqual(
    planCodes.map((code) => ({ code, kinds: plans[code].kinds, features: plans[code].features })),
  )
})

test('a checkout is good for 23 hours; then the same choice opens another page', async () => {
  const buyer = await api.freelancer()
  const first = pageOf((await buyer.link('MKTPRO')).reply)
  const [open] = await api.db.select().from(checkouts)
  expect((open?.expires_at.getTime() ?? 0) - api.clock.now().getTime()).toBe(23 * 60 * 60 * 1000)
  api.clock.advance(23 * 60 * 60 - 1)
  expect(pageOf((await buyer.link('MKTPRO')).reply)).toBe(first)
  api.clock.advance(1)
  const second = pageOf((await buyer.link('MKTPRO')).reply)
  expect(second).not.toBe(first)
  expect((await buyer.call(getSubscription)).reply.pending?.checkout_url).toBe(second)
  const states = (await api.db.select().from(checkouts)).map(({ status }) => status)
  expect(states.sort()).toEqual(['expired', 'open'])
})

test('who buys again is the same customer', async () => {
  const buyer = await api.freelancer()
  const made = () => api.stripe.requests.filter((line) => line === 'POST /v1/customers').length
  const before = made()
  await buyer.link('MKTPRO')
  await buyer.link('MKTBASIC')
  expect(made() - before).toBe(1)
})

test('while a payment is late nothing else can be bought', async () => {
  const buyer = await api.freelancer()
  const { subscription } = await buyer.buy('MKTBASIC')
  api.passDays(30)
  await api.happens(subscription, (context) => renew(context, subscription, false))
  const { status, problem } = await buyer.link('MKTPRO')
  expect([status, problem.code]).toEqual([409, 'PAYMENT_OVERDUE'])
})

test('what the caller sends beside the price has to agree with the account', async () => {
  const buyer = await api.freelancer()
  const query = {
    price_id: 'price_x',
    email_client: 'other@example.com',
    id_user: buyer.supplierId,
    type_user: 'PJ',
    plan: 'MKTPRO',
  } as const
  const { status, problem } = await buyer.call(getPaymentLink, { query })
  const wrong = ['Valor inválido.']
  expect([status, problem.errors]).toEqual([
    400,
    { email_client: wrong, type_user: wrong, price_id: wrong },
  ])
})
