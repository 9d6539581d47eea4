import { getSubscription } from 'contract/plans'
import { eraseMyData } from 'contract/privacy'
import { beforeEach, describe, expect, test } from 'vitest'
import { proved } from '../../test/identity.ts'
import { type Buyer, stripeApi } from '../../test/stripe-api.ts'
import { checkouts, paymentCustomers } from '../tables/payments.ts'
import { endLapsedPlans } from './service-sync.ts'

/** A database that went from one provider to the other: here the sandbox is the one that is used now. */
const api = stripeApi()
beforeEach(() => void api.stripe.requests.splice(0))

const foreign = { customer_id: 'cus_elsewhere', session_id: 'cs_elsewhere' }

async function withCheckoutElsewhere(): Promise<Buyer> {
  const buyer = await api.freelancer()
  const { customer_id, session_id } = foreign
  const supplier_id = buyer.supplierId
  await api.db.insert(paymentCustomers).values({ customer_id, supplier_id, provider: 'stripe' })
  await api.db.insert(checkouts).values({
    supplier_id,
    customer_id,
    session_id,
    url: 'https://checkout.stripe.com/c/pay/cs_elsewhere',
    plan: 'MKTPRO',
    period: 'month',
    price_id: 'price_elsewhere',
    expires_at: new Date(api.clock.now().getTime() + 60 * 60 * 1000),
  })
  return buyer
}

const askedElsewhere = () => api.stripe.requests.filter((line) => line.includes('elsewhere'))

describe('a checkout that was left open at another provider', () => {
  test('keeps nobody from buying, and is asked about nowhere', async () => {
    const buyer = await withCheckoutElsewhere()
    expect((await buyer.link('MKTBASIC')).status).toBe(200)
    const rows = await api.db.select().from(checkouts).orderBy(checkouts.id)
    expect(rows.map(({ plan, status }) => [plan, status])).toEqual([
      ['MKTPRO', 'expired'],
      ['MKTBASIC', 'open'],
    ])
    expect(askedElsewhere()).toEqual([])
  })

  test('is not offered to be paid', async () => {
    const buyer = await withCheckoutElsewhere()
    expect((await buyer.call(getSubscription)).reply.pending).toBeNull()
    await buyer.link('MKTBASIC')
    expect((await buyer.call(getSubscription)).reply.pending).toMatchObject({ plan: 'MKTBASIC' })
  })

  test('keeps nobody from erasing the account', async () => {
    const { caller } = await withCheckoutElsewhere()
    const body = await proved(caller)
    const { status } = await caller.call(eraseMyData, { query: { by: 'account' }, body })
    expect(status).toBe(200)
    expect(askedElsewhere()).toEqual([])
  })
})

test('a plan that was paid to another provider ends with its time, and nobody is asked about it', async () => {
  const buyer = await api.freelancer()
  await buyer.buy('MKTPRO')
  await api.db.update(paymentCustomers).set({ provider: 'stripe' })
  api.stripe.requests.splice(0)
  await endLapsedPlans(api.syncContext())
  expect(await api.planOf(buyer.supplierId)).toBe('MKTPRO')
  api.passDays(60)
  await endLapsedPlans(api.syncContext())
  expect(await api.planOf(buyer.supplierId)).toBe('MKTFREE')
  expect(api.stripe.requests).toEqual([])
})
