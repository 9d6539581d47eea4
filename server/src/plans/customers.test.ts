import { confirmEmail, editFreelancer } from 'contract/profiles'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { proved } from '../../test/identity.ts'
import { type Buyer, stripeApi } from '../../test/stripe-api.ts'
import { paymentCustomers } from '../tables/payments.ts'
import { tellNewEmails } from './service-customers.ts'

const api = stripeApi()
const email = 'nova@example.com'
beforeEach(() => void api.stripe.requests.splice(0))

async function changeEmail({ caller, supplierId: id }: Buyer): Promise<number> {
  await caller.call(editFreelancer, {
    params: { id },
    body: { email, ...(await proved(caller)) },
  })
  const { rows } = await api.db.execute<{ subject: string }>(
    sql`SELECT subject FROM mail_outbox WHERE recipient = ${email} ORDER BY id`,
  )
  const codeVerify = /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? ''
  const { status } = await caller.call(confirmEmail, {
    params: { id },
    body: { email, codeVerify },
  })
  return status
}

const emailAtStripe = async (customer: string) =>
  (await api.sandbox.find(customer)).ledger.customer.email

const updates = (customer: string) =>
  api.stripe.requests.filter((line) => line === `POST /v1/customers/${customer}`)

test('the payment provider is told of a changed e-mail, once', async () => {
  const buyer = await api.freelancer()
  const { customer } = await buyer.buy('MKTPRO')
  await tellNewEmails(api.syncContext())
  expect(updates(customer)).toEqual([])
  expect(await changeEmail(buyer)).toBe(200)
  await tellNewEmails(api.syncContext())
  await tellNewEmails(api.syncContext())
  expect(await emailAtStripe(customer)).toBe(email)
  expect(updates(customer)).toHaveLength(1)
})

test('a provider that is down holds no change up, and is told later', async () => {
  const buyer = await api.freelancer()
  const other = await api.freelancer()
  const { customer } = await buyer.buy('MKTPRO')
  const second = await other.buy('MKTBASIC')
  // As one from before anybody noted what was told.
  await api.db.update(paymentCustomers).set({ told_email: null })
  api.stripe.refuse = new RegExp(`customers/${customer}`)
  expect(await changeEmail(buyer)).toBe(200)
  await tellNewEmails(api.syncContext())
  expect(await emailAtStripe(customer)).toBe(buyer.email)
  expect(updates(second.customer)).toHaveLength(1)
  api.stripe.refuse = null
  await tellNewEmails(api.syncContext())
  expect(await emailAtStripe(customer)).toBe(email)
  expect(updates(second.customer)).toHaveLength(1)
})

test('a customer that is gone at the provider is asked for once', async () => {
  const buyer = await api.freelancer()
  const { customer } = await buyer.buy('MKTPRO')
  await api.db.execute(sql`DELETE FROM sandbox_ledgers`)
  expect(await changeEmail(buyer)).toBe(200)
  await tellNewEmails(api.syncContext())
  await tellNewEmails(api.syncContext())
  expect(updates(customer)).toHaveLength(1)
})
