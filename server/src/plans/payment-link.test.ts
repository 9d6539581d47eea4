import { getPaymentLink, listPlans } from 'contract/plans'
import { describe, expect, test, vi } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer, makeOwner } from '../../seed/make.ts'
import { checkouts } from '../tables/payments.ts'

const api = testApi({}, { oneApp: true })

async function freelancer() {
  const { account } = await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  const query = {
    price_id: 'sandbox_MKTPRO_month',
    email_client: 'ana@example.com',
    id_user: account.id,
    type_user: 'Freelancer',
    plan: 'MKTPRO',
  } as const
  return { ana, query }
}

describe('the plan catalogue', () => {
  test('has the prices of the specification and a price id for each period', async () => {
    const { reply } = await api.visitor().call(listPlans)
    expect(reply.map(({ code, month, year, level }) => [code, month, year, level])).toEqual([
      ['MKTFREE', { price_id: 'free', amount: 0 }, { price_id: 'free', amount: 0 }, 4],
      [
        'MKTBASIC',
        { price_id: 'sandbox_MKTBASIC_month', amount: 50 },
        { price_id: 'sandbox_MKTBASIC_year', amount: 600 },
        3,
      ],
      [
        'MKTPRO',
        { price_id: 'sandbox_MKTPRO_month', amount: 100 },
        { price_id: 'sandbox_MKTPRO_year', amount: 1200 },
        2,
      ],
      [
        'MKTCORP',
        { price_id: 'sandbox_MKTCORP_month', amount: 200 },
        { price_id: 'sandbox_MKTCORP_year', amount: 2400 },
        1,
      ],
    ])
  })
})

describe('the payment link', () => {
  test('a freelancer gets the address of a checkout, and the plan stays free until it is paid', async () => {
    const { ana, query } = await freelancer()
    const { status, reply } = await ana.call(getPaymentLink, { query })
    expect(status).toBe(200)
    expect(reply.redirect.checkout_url).toMatch(/\/sandbox\/checkout\/cs_sandbox_\w+$/)
    const rows = await api.db.select().from(checkouts)
    expect(rows).toMatchObject([{ plan: 'MKTPRO', period: 'month', status: 'open' }])
  })

  test('the owner of a company pays for the company with its own account id', async () => {
    const { account } = await makeCompany(api.db, { account: { email: 'dona@example.com' } })
    const owner = await api.as('dona@example.com')
    const { reply } = await owner.call(getPaymentLink, {
      query: {
        price_id: 'sandbox_MKTCORP_year',
        email_client: 'Dona@Example.com',
        id_user: account.id,
        type_user: 'PJ',
        plan: 'MKTCORP',
      },
    })
    expect(reply.redirect.checkout_url).toContain('/sandbox/checkout/')
  })

  test('the free plan needs no payment', async () => {
    const { ana, query } = await freelancer()
    const free = { ...query, price_id: 'free', plan: 'MKTFREE' } as const
    const { status, reply } = await ana.call(getPaymentLink, { query: free })
    expect([status, reply]).toEqual([200, { redirect: { checkout_url: null } }])
  })

  test('a double click opens one checkout', async () => {
    const { ana, query } = await freelancer()
    const clicks = Array.from({ length: 5 }, () => ana.call(getPaymentLink, { query }))
    const addresses = (await Promise.all(clicks)).map(({ reply }) => reply.redirect.checkout_url)
    expect(new Set(addresses).size).toBe(1)
    expect(await api.db.$count(checkouts)).toBe(1)
  })

  test('choosing another plan closes the checkout of the first', async () => {
    const { ana, query } = await freelancer()
    await ana.call(getPaymentLink, { query })
    const other = { ...query, price_id: 'sandbox_MKTBASIC_year', plan: 'MKTBASIC' } as const
    expect((await ana.call(getPaymentLink, { query: other })).status).toBe(200)
    const rows = await api.db.select().from(checkouts).orderBy(checkouts.id)
    expect(rows.map(({ plan, status }) => [plan, status])).toEqual([
      ['MKTPRO', 'expired'],
      ['MKTBASIC', 'open'],
    ])
  })

  test('another plan in another tab, while the page of the first is made, leaves one that can be paid', async () => {
    const { ana, query } = await freelancer()
    const other = { ...query, price_id: 'sandbox_MKTBASIC_year', plan: 'MKTBASIC' } as const
    const { payments } = api.parts
    const { createCheckout } = payments
    const made: string[] = []
    const slow = vi.spyOn(payments, 'createCheckout').mockImplementationOnce(async (input) => {
      const session = await createCheckout(input)
      made.push(session.id)
      expect((await ana.call(getPaymentLink, { query: other })).status).toBe(200)
      return session
    })
    const { status, problem } = await ana.call(getPaymentLink, { query })
    slow.mockRestore()
    expect([status, problem.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
    expect(await payments.readCheckout(made[0] ?? '')).toBe('expired')
    const rows = await api.db.select().from(checkouts).orderBy(checkouts.id)
    expect(rows.map(({ plan, status: now }) => [plan, now])).toEqual([
      ['MKTPRO', 'expired'],
      ['MKTBASIC', 'open'],
    ])
  })

  test.each([
    ['another e-mail', { email_client: 'outra@example.com' }, 'email_client'],
    ['the other kind', { type_user: 'PJ' }, 'type_user'],
    ['an invented price', { price_id: 'price_0' }, 'price_id'],
    ['a plan that the price does not buy', { plan: 'MKTBASIC' }, 'plan'],
    ['the free price for a paid plan', { price_id: 'free' }, 'plan'],
  ] as const)('%s is refused', async (_what, change, field) => {
    const { ana, query } = await freelancer()
    const { status, problem } = await ana.call(getPaymentLink, { query: { ...query, ...change } })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
    expect(await api.db.$count(checkouts)).toBe(0)
  })

  test('a price of the other kind is refused', async () => {
    const { ana, query } = await freelancer()
    const corporate = { ...query, price_id: 'sandbox_MKTCORP_month', plan: 'MKTCORP' } as const
    const { status, problem } = await ana.call(getPaymentLink, { query: corporate })
    expect([status, problem.code]).toEqual([400, 'PLAN_NOT_AVAILABLE'])
  })

  test("another account's id answers like a missing one, and administrators buy nothing", async () => {
    const { ana, query } = await freelancer()
    const { account } = await makeFreelancer(api.db)
    const foreign = { ...query, id_user: account.id }
    expect((await ana.call(getPaymentLink, { query: foreign })).status).toBe(404)
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    expect((await admin.call(getPaymentLink, { query })).status).toBe(403)
    expect((await api.visitor().call(getPaymentLink, { query })).status).toBe(401)
  })

  test('an owner without a company has nothing to pay for', async () => {
    const { id } = await makeOwner(api.db, { email: 'so@example.com' })
    const owner = await api.as('so@example.com')
    const { status } = await owner.call(getPaymentLink, {
      query: {
        price_id: 'sandbox_MKTCORP_month',
        email_client: 'so@example.com',
        id_user: id,
        type_user: 'PJ',
        plan: 'MKTCORP',
      },
    })
    expect(status).toBe(404)
  })

  test('one address may ask ten times an hour', async () => {
    const { ana, query } = await freelancer()
    for (let turn = 0; turn < 10; turn++) await ana.call(getPaymentLink, { query })
    expect((await ana.call(getPaymentLink, { query })).status).toBe(429)
  })
})
