import { getLeadNews } from 'contract/leads'
import { login, logout, me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAdmin, makeFreelancer, testPassword } from '../../seed/make.ts'
import { type Caller, testApi } from '../../test/api.ts'

const api = testApi()
const hour = 3600
const right = { body: { email: 'ana@example.com', password: testPassword } }

const isIn = async (caller: Caller) => (await caller.call(me)).reply.user !== null

async function make(tipo: 'Freelancer' | 'Admin'): Promise<void> {
  if (tipo === 'Admin') await makeAdmin(api.db, { email: 'ana@example.com' })
  else await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
}

test.each([
  ['Freelancer', 24],
  ['Admin', 1],
] as const)('a %s who does nothing for %d h is out a second later', async (tipo, hours) => {
  await make(tipo)
  const caller = await api.as('ana@example.com')
  api.clock.advance(hours * hour)
  expect(await isIn(caller)).toBe(true)
  api.clock.advance(hours * hour + 1)
  expect(await isIn(caller)).toBe(false)
  const { rows } = await api.db.execute(sql`SELECT id FROM sessions`)
  expect(rows).toEqual([])
})

test.each([
  ['Freelancer', 14 * 24, 24],
  ['Admin', 12, 1],
] as const)('a %s who never stops is out after %d h', async (tipo, hours, every) => {
  await make(tipo)
  const caller = await api.as('ana@example.com')
  for (let passed = 0; passed < hours; passed += every) {
    api.clock.advance(every * hour)
    expect(await isIn(caller)).toBe(true)
  }
  api.clock.advance(1)
  expect(await isIn(caller)).toBe(false)
})

test('news that a page asks for by itself keep nobody in', async () => {
  await make('Freelancer')
  const caller = await api.as('ana@example.com')
  api.clock.advance(23 * hour)
  expect((await caller.call(getLeadNews)).status).toBe(200)
  api.clock.advance(hour + 1)
  expect(await isIn(caller)).toBe(false)
})

test('a browser keeps its session for 14 days and is known for 180', async () => {
  await make('Freelancer')
  const { headers } = await api.visitor().call(login, right)
  const [session, device] = headers['set-cookie'] as unknown as string[]
  expect(session).toContain('; Max-Age=1209600;')
  expect(device).toContain('; Max-Age=15552000;')
})

test('who logs in anew in the same browser leaves no earlier session behind', async () => {
  await make('Freelancer')
  const caller = await api.as('ana@example.com')
  const elsewhere = await api.as('ana@example.com')
  const earlier = caller.cookie
  await caller.call(login, right)
  const stolen = await api
    .visitor()
    .raw({ method: 'GET', url: '/api/v1/auth/me', headers: { cookie: earlier } })
  expect(stolen.reply).toMatchObject({ user: null })
  expect([await isIn(caller), await isIn(elsewhere)]).toEqual([true, true])
})

test('the ten browsers that were in last are known; the eleventh makes the first a stranger', async () => {
  await make('Freelancer')
  const browsers: Caller[] = []
  for (let index = 0; index < 11; index++) {
    const browser = await api.as('ana@example.com')
    await browser.call(logout)
    browsers.push(browser)
    api.clock.advance(1)
  }
  const body = { email: 'ana@example.com', password: 'errada' }
  for (let network = 0; network < 31; network++) {
    await api.visitor(`203.0.113.${network}`).call(login, { body })
  }
  const [first, second] = browsers
  expect((await first?.call(login, right))?.problem.code).toBe('LOGIN_CODE_REQUIRED')
  expect((await second?.call(login, right))?.status).toBe(200)
})
