import { login, loginSecondStep, logout } from 'contract/session'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { testApi } from '../../test/api.ts'
import { codeSentTo } from '../../test/signup.ts'

const api = testApi({ secureCookies: true })
const email = 'ana@example.com'
const right = { body: { email, password: testPassword } }

const setBy = (headers: Record<string, string>, name: string) =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`)) ?? ''

// A browser leaves a __Host- cookie as it is, unless what clears it is Secure and for every path.
test('who logs out keeps no cookie of the session', async () => {
  await makeFreelancer(api.db, { account: { email } })
  const caller = await api.as(email)
  const cleared = setBy((await caller.call(logout)).headers, '__Host-session')
  expect(cleared).toMatch(/^__Host-session=; /)
  expect(cleared.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
})

test('nor of the second step, once it is taken', async () => {
  await makeFreelancer(api.db, { account: { email } })
  for (let network = 0; network < 31; network++) {
    const body = { email, password: 'errada' }
    await api.visitor(`203.0.113.${network}`).call(login, { body })
  }
  const ana = api.visitor('198.51.100.4')
  await ana.call(login, right)
  const body = { code: await codeSentTo(api, email) }
  const cleared = setBy((await ana.call(loginSecondStep, { body })).headers, '__Host-second-step')
  expect(cleared).toMatch(/^__Host-second-step=; /)
  expect(cleared.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
})

test('a device cookie longer than ours is replaced by one of ours', async () => {
  await makeFreelancer(api.db, { account: { email } })
  const caller = api.visitor()
  caller.cookie = `__Host-device=${'x'.repeat(101)}`
  const { headers } = await caller.call(login, right)
  expect(setBy(headers, '__Host-device')).toMatch(/^__Host-device=[\w-]{43}; /)
})

test('of the browser that a session belongs to, two hundred letters are kept', async () => {
  await makeFreelancer(api.db, { account: { email } })
  const payload = right.body
  const headers = { 'user-agent': `Firefox ${'x'.repeat(300)}` }
  await api.visitor().raw({ method: 'POST', url: '/api/v1/auth/login', payload, headers })
  const { rows } = await api.db.execute(sql`SELECT user_agent FROM sessions`)
  expect(rows).toEqual([{ user_agent: `Firefox ${'x'.repeat(192)}` }])
})
