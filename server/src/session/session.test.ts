import { getFreelancer } from 'contract/profiles'
import { login, loginSecondStep, logout, me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer, makeOwner, testPassword } from '../../seed/make.ts'
import { codeSentTo } from '../../test/signup.ts'

const api = testApi()
const hour = 3600

describe('logging in', () => {
  test('a freelancer receives the plan as permission and no secret', async () => {
    await makeFreelancer(api.db, { plan: 'MKTPRO', account: { email: 'ana@example.com' } })
    const { status, reply, headers } = await api
      .visitor()
      .call(login, { body: { email: 'Ana@Example.com ', password: testPassword } })
    expect(status).toBe(200)
    expect(reply.tipo).toBe('Freelancer')
    expect(reply.permissions).toEqual([['MKTPRO']])
    expect(reply.user).toMatchObject({ email: 'ana@example.com', tipo_conta: 'Freelancer' })
    expect(reply.user?.password_user).toBeNull()
    expect(JSON.stringify(reply)).not.toContain('argon2')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('an owner carries the company and its plan', async () => {
    await makeCompany(api.db, { plan: 'MKTCORP', account: { email: 'dona@example.com' } })
    const caller = await api.as('dona@example.com')
    const { reply } = await caller.call(me)
    expect(reply).toMatchObject({ tipo: 'PF', permissions: [['MKTCORP']] })
    expect(reply.empresa).toMatchObject({ tipo_empresa: 'PJ', nome_fantasia: expect.any(String) })
  })

  test('an owner without a company yet is on the free plan', async () => {
    await makeOwner(api.db, { email: 'nova@example.com' })
    const { reply } = await (await api.as('nova@example.com')).call(me)
    expect(reply).toMatchObject({ permissions: [['MKTFREE']], empresa: null })
  })

  test('a suspended supplier logs in, and is told to be inactive', async () => {
    const suspended_at = new Date('2026-11-01')
    await makeCompany(api.db, { suspended_at, account: { email: 'dona@example.com' } })
    await makeFreelancer(api.db, { suspended_at, account: { email: 'ana@example.com' } })
    const owner = await (await api.as('dona@example.com')).call(me)
    expect(owner.reply).toMatchObject({ tipo: 'PF', empresa: { status: false } })
    const ana = await api.as('ana@example.com')
    const { reply } = await ana.call(me)
    expect(reply).toMatchObject({ tipo: 'Freelancer', permissions: [['MKTFREE']] })
    const id = reply.user?.id ?? 0
    const record = await ana.call(getFreelancer, { params: { id } })
    expect(record.reply).toMatchObject({ status: false, suspended: true })
  })

  test('wrong, unknown, inactive and empty all read the same', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    await makeAdmin(api.db, { email: 'ex@example.com', disabled_at: new Date() })
    const tries = [
      { email: 'ana@example.com', password: 'errada' },
      { email: 'ninguem@example.com', password: testPassword },
      { email: 'ex@example.com', password: testPassword },
      { email: '', password: '' },
    ]
    const bodies = []
    for (const body of tries) {
      const { status, problem } = await api.visitor().call(login, { body })
      expect(status).toBe(401)
      expect(problem.detail).toBe('Email ou senha inválidos.')
      bodies.push({ ...problem, requestId: '' })
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  test('after five failures an e-mail waits, known or not, and a success forgets them', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    for (const email of ['ana@example.com', 'ninguem@example.com']) {
      for (let turn = 0; turn < 5; turn++) {
        const { status } = await api.visitor().call(login, { body: { email, password: 'errada' } })
        expect(status).toBe(401)
      }
      const { status, headers } = await api
        .visitor()
        .call(login, { body: { email, password: testPassword } })
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    api.clock.advance(16 * 60)
    const { status } = await api
      .visitor()
      .call(login, { body: { email: 'ana@example.com', password: testPassword } })
    expect(status).toBe(200)
  })

  const guess = (from: string) =>
    api.visitor(from).call(login, { body: { email: 'ana@example.com', password: 'errada' } })
  const right = { body: { email: 'ana@example.com', password: testPassword } }

  test('a stranger’s guesses make the stranger wait, not the owner', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    for (let turn = 0; turn < 5; turn++) expect((await guess('203.0.113.7')).status).toBe(401)
    expect((await guess('203.0.113.7')).status).toBe(429)
    expect((await api.visitor('198.51.100.4').call(login, right)).status).toBe(200)
  })

  test('all addresses of one IPv6 line are one stranger', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    for (let turn = 0; turn < 5; turn++) await guess(`2001:db8:1:2::${turn}`)
    expect((await guess('2001:db8:1:2::a')).status).toBe(429)
    expect((await guess('2001:db8:1:3::a')).status).toBe(401)
  })

  test('guesses from everywhere: a browser that was in before still is, another one needs a code by e-mail', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const known = await api.as('ana@example.com')
    await known.call(logout)
    for (let network = 0; network < 31; network++) await guess(`203.0.113.${network}`)

    const stranger = api.visitor('198.51.100.4')
    const asked = await stranger.call(login, right)
    expect([asked.status, asked.problem.code]).toEqual([401, 'LOGIN_CODE_REQUIRED'])
    expect((await stranger.call(me)).reply.user).toBeNull()
    const wrong = await stranger.call(loginSecondStep, { body: { code: '000000' } })
    expect(wrong.problem.code).toBe('SECOND_FACTOR_WRONG')
    const code = await codeSentTo(api, 'ana@example.com')
    const entered = await stranger.call(loginSecondStep, { body: { code } })
    expect(entered.reply.user?.email).toBe('ana@example.com')

    for (let network = 0; network < 31; network++) await guess(`203.0.113.${network + 40}`)
    expect((await known.call(login, right)).status).toBe(200)
  })

  test('slow guesses count for a month: a hundred and one, then a code by e-mail', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const slowly = async (from: number, to: number) => {
      for (let turn = from; turn < to; turn++) {
        if (turn % 25 === 0) api.clock.advance(16 * 60)
        await guess(`203.0.${turn}.7`)
      }
      api.clock.advance(16 * 60)
    }
    await slowly(0, 99)
    const stranger = api.visitor('198.51.100.4')
    expect((await stranger.call(login, right)).status).toBe(200)
    await slowly(100, 200)
    const asked = await api.visitor('198.51.100.5').call(login, right)
    expect(asked.problem.code).toBe('LOGIN_CODE_REQUIRED')
  })

  test('a known browser is known for its own accounts only, and has five guesses like everybody', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    await makeFreelancer(api.db, { account: { email: 'rui@example.com' } })
    const caller = await api.as('rui@example.com')
    for (let network = 0; network < 31; network++) await guess(`203.0.113.${network}`)
    expect((await caller.call(login, right)).problem.code).toBe('LOGIN_CODE_REQUIRED')
    const body = { email: 'rui@example.com', password: 'errada' }
    for (let turn = 0; turn < 5; turn++) await caller.call(login, { body })
    expect((await caller.call(login, { body })).status).toBe(429)
  })

  test('a right password forgets the wrong ones before it, also in a known browser', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const caller = await api.as('ana@example.com')
    const body = { email: 'ana@example.com', password: 'errada' }
    for (let turn = 0; turn < 4; turn++) await caller.call(login, { body })
    expect((await caller.call(login, right)).status).toBe(200)
    const statuses = []
    for (let turn = 0; turn < 6; turn++) statuses.push((await caller.call(login, { body })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('fifty guesses at once count as fifty', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const guesses = Array.from({ length: 50 }, () =>
      api.visitor().call(login, { body: { email: 'ana@example.com', password: 'errada' } }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
  })

  test('neither e-mails nor addresses can be read from the stored counters', async () => {
    await api.visitor().call(login, { body: { email: 'ana@example.com', password: 'errada' } })
    const { rows } = await api.db.execute<{ key: string }>(sql`SELECT key FROM throttles`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{32}$/)
  })
})

describe('sessions', () => {
  async function anaLogsIn() {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    return api.as('ana@example.com')
  }

  test('only a hash of the token is stored, and each login has its own', async () => {
    const first = await anaLogsIn()
    const second = await api.as('ana@example.com')
    expect(first.cookie).not.toBe(second.cookie)
    const { rows } = await api.db.execute<{ token_hash: string }>(
      sql`SELECT token_hash FROM sessions`,
    )
    expect(rows).toHaveLength(2)
    for (const { token_hash } of rows) expect(first.cookie).not.toContain(token_hash)
  })

  test('the cookie is httpOnly and SameSite=Lax', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const { headers } = await api
      .visitor()
      .call(login, { body: { email: 'ana@example.com', password: testPassword } })
    const [session, device] = headers['set-cookie'] as unknown as string[]
    expect(session).toMatch(/^session=.+; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^device=.+; HttpOnly; SameSite=Lax$/)
  })

  test('a visitor is anonymous', async () => {
    const { status, reply } = await api.visitor().call(me)
    expect(status).toBe(200)
    expect(reply).toEqual({ tipo: null, permissions: [[]], user: null, empresa: null })
  })

  test('logging out ends the session on the server', async () => {
    const caller = await anaLogsIn()
    const stolen = caller.cookie
    await caller.call(logout)
    const { reply } = await api.visitor().raw({
      method: 'GET',
      url: '/api/v1/auth/me',
      headers: { cookie: stolen },
    })
    expect(reply.user).toBeNull()
  })

  test('a session ends after 24 hours without use and after 14 days in any case', async () => {
    const caller = await anaLogsIn()
    const isIn = async () => (await caller.call(me)).reply.user !== null
    api.clock.advance(23 * hour)
    expect(await isIn()).toBe(true)
    api.clock.advance(25 * hour)
    expect(await isIn()).toBe(false)

    const other = await api.as('ana@example.com')
    for (let day = 0; day < 15; day++) {
      api.clock.advance(22 * hour)
      await other.call(me)
    }
    api.clock.advance(10 * hour)
    expect((await other.call(me)).reply.user).toBeNull()
  })

  test("an administrator's session ends after an hour without use", async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    api.clock.advance(59 * 60)
    const { reply } = await admin.call(me)
    expect([reply.tipo, reply.permissions]).toEqual(['Admin', [['marketplace_all']]])
    api.clock.advance(61 * 60)
    expect((await admin.call(me)).reply.tipo).toBeNull()
  })

  test('a deactivated account is out at once, with its old session', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    await api.db.execute(sql`UPDATE accounts SET disabled_at = now()`)
    expect((await admin.call(me)).reply.user).toBeNull()
  })

  test('a made-up token opens nothing', async () => {
    const { reply } = await api.visitor().raw({
      method: 'GET',
      url: '/api/v1/auth/me',
      headers: { cookie: `session=${'a'.repeat(43)}` },
    })
    expect(reply.user).toBeNull()
  })
})
