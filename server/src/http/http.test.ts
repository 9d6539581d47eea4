import { listAccesses } from 'contract/accesses'
import { urlOf } from 'contract/endpoint'
import { acceptInvite } from 'contract/invites'
import { getPaymentLink } from 'contract/plans'
import { login } from 'contract/session'
import { listSuppliers } from 'contract/suppliers'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'

const api = testApi()
const url = '/api/v1/indicacao/indications/'
const json = { 'content-type': 'application/json' }

describe('what comes in', () => {
  test('an unknown call is a JSON 404', async () => {
    const { status, problem, headers } = await api
      .visitor()
      .raw({ method: 'GET', url: '/api/nada' })
    expect(status).toBe(404)
    expect(problem.code).toBe('NOT_FOUND')
    expect(headers['content-type']).toContain('application/problem+json')
  })

  test.each([
    ['a broken body', '{"nome":', json, 400],
    ['a body of a wrong type', '[1, 2]', json, 400],
    [
      'text instead of JSON',
      'nome=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ],
    ['plain text', 'olá', { 'content-type': 'text/plain' }, 415],
    ['an oversized body', JSON.stringify({ a: 'x'.repeat(300_000) }), json, 413],
    ['a body nested too deep', '{"a":'.repeat(20) + '1' + '}'.repeat(20), json, 400],
    ['a __proto__ key', '{"__proto__": {"status": "x"}}', json, 400],
    ['a constructor key', '{"a": {"constructor": {"prototype": 1}}}', json, 400],
    ['nothing at all', '', json, 400],
    ['a NUL in a key', '{"a\\u0000": 1}', json, 400],
  ])('%s is refused with a text', async (_name, payload, headers, expected) => {
    const { status, problem } = await api.visitor().raw({ method: 'POST', url, payload, headers })
    expect(status).toBe(expected)
    expect(problem.detail.length).toBeGreaterThan(10)
  })

  test('a wrong query is refused, a wrong id in the path is not found', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const put = (path: string) => admin.raw({ method: 'PUT', url: `/api/v1/indicacao/${path}` })
    expect((await put('update/abc?status=contactado')).status).toBe(404)
    expect((await put('update/1?status=')).status).toBe(400)
  })

  test('a NUL is refused wherever a text may stand, and named', async () => {
    const post = (path: string, payload: object) =>
      api.visitor().raw({ method: 'POST', url: `/api/v1/${path}`, payload })
    const bodies: [string, object][] = [
      ['auth/login', { email: 'a\0b@example.com', password: 'x' }],
      ['auth/recover/code', { email: 'a\0b@example.com' }],
      ['Emails/get_code', { email: 'a\0b@example.com' }],
      ['contactsSolicitations/', { email: 'a\0b@example.com' }],
      ['chatBot/conversation', { email: 'a\0b@example.com' }],
    ]
    for (const [path, body] of bodies) {
      const { status, problem } = await post(path, body)
      expect([path, status, problem.errors]).toEqual([path, 400, { email: ['Valor inválido.'] }])
    }
    const nested = await post('auth/login', { a: { b: ['c\0'] } })
    expect(nested.problem.errors).toEqual({ 'a.b.0': ['Valor inválido.'] })
    const get = (url: string) => api.visitor().raw({ method: 'GET', url: `/api/v1/${url}` })
    expect((await get('Fornecedores/search?categoria=a%00b')).status).toBe(400)
    expect((await get('Fornecedores/suppliers/a%00b')).status).toBe(404)
  })

  test('a number beyond what a column holds is refused', async () => {
    const { account } = await makeFreelancer(api.db)
    const { status, problem } = await (await api.as(account.email)).raw({
      method: 'PUT',
      url: `/api/v1/users/edit-user-freelancer/${account.id}`,
      payload: { nome: 'Ana Prado', version: 2 ** 31 },
    })
    expect([status, problem.errors]).toEqual([400, { version: ['Valor inválido.'] }])
  })

  test('a trailing slash is optional', async () => {
    const visitor = api.visitor()
    const post = (path: string) =>
      visitor.raw({ method: 'POST', url: path, payload: {}, headers: json })
    expect((await post('/api/v1/indicacao/indications')).status).toBe(400)
    expect((await post('/api/v1/indicacao/indications/')).status).toBe(400)
  })
})

describe('cross-site requests', () => {
  const post = (headers: Record<string, string>) =>
    api.visitor().raw({ method: 'POST', url: '/api/v1/auth/logout', headers })

  test('a write from another site is refused', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const { status, problem } = await post(headers)
      expect(status).toBe(403)
      expect(problem.code).toBe('CROSS_SITE')
    }
  })

  test('a write from our own pages or from no browser passes', async () => {
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await post({ origin: 'http://127.0.0.1:3000' })).status).toBe(200)
    expect((await post({})).status).toBe(200)
  })

  test('a name that somebody points at this server is not ours, an address is', async () => {
    const from = async (host: string) => (await post({ host, origin: `http://${host}` })).status
    expect(await from('evil.example')).toBe(403)
    expect(await from('evil.example:3000')).toBe(403)
    expect(await from('localhost:4000')).toBe(200)
    expect(await from('192.168.0.7:3000')).toBe(200)
    expect(await from('[::1]:3000')).toBe(200)
  })

  test('a link on another site opens no checkout', async () => {
    const { account } = await makeFreelancer(api.db)
    const caller = await api.as(account.email)
    const query = {
      price_id: 'sandbox_MKTPRO_month',
      email_client: account.email,
      id_user: account.id,
      type_user: 'Freelancer',
      plan: 'MKTPRO',
    } as const
    const url = `/api${urlOf(getPaymentLink, { query })}`
    const get = (site: string) =>
      caller.raw({ method: 'GET', url, headers: { 'sec-fetch-site': site } })
    const foreign = await get('cross-site')
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'CROSS_SITE'])
    expect((await get('same-origin')).status).toBe(200)
  })

  test('no other origin is ever allowed to read', async () => {
    const { headers } = await api.visitor().raw({
      method: 'GET',
      url: '/api/v1/auth/me',
      headers: { origin: 'https://evil.example' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('limits', () => {
  const tries = (from: (attempt: number) => string) =>
    Promise.all(
      Array.from({ length: 60 }, async (_, attempt) => {
        const body = { email: `pessoa${attempt}@example.com`, password: 'x' }
        return (await api.visitor(from(attempt)).call(login, { body })).status
      }),
    )
  const answered = (statuses: number[]) => statuses.filter((status) => status !== 429).length

  test('all addresses of one line count together', async () => {
    expect(answered(await tries((attempt) => `2001:db8:1:2::${attempt.toString(16)}`))).toBe(20)
    expect(answered(await tries((attempt) => `2001:db8:1:${attempt + 3}::1`))).toBe(60)
  })

  test('also where they are counted in memory', async () => {
    const accept = async (attempt: number) =>
      (
        await api
          .visitor(`2001:db8:1:2::${attempt.toString(16)}`)
          .call(acceptInvite, { body: { token: 'x'.repeat(43), password_user: 'Segura#4821' } })
      ).status
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push(await accept(attempt))
    expect(answered(statuses)).toBe(10)
  })

  test('however an address is spelt, it is one', async () => {
    const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107']
    expect(answered(await tries((attempt) => spellings[attempt % 3] ?? ''))).toBe(20)
  })
})

test('who sends headers or a body slowly is cut off', () => {
  const { headersTimeout, requestTimeout } = api.app.server
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000])
  // How often they are looked for; Node's own types do not name it.
  expect(api.app.server).toMatchObject({ connectionsCheckingInterval: 2_000 })
})

describe('what goes out', () => {
  test('every answer carries the security headers and a request id', async () => {
    const { headers } = await api.visitor().raw({ method: 'GET', url: '/api/health' })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a private answer is kept nowhere on its way, also one that is sent in one piece', async () => {
    const { account } = await makeFreelancer(api.db, { plan: 'MKTPRO' })
    const caller = await api.as(account.email)
    const tipo = 'Freelancer'
    const { status, headers } = await caller.call(listAccesses, {
      params: { userId: account.id, tipo },
    })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const directory = await caller.call(listSuppliers)
    expect(directory.headers['cache-control']).toBe('no-cache')
  })

  test('/api/ready makes a round trip to the database', async () => {
    expect((await api.visitor().raw({ method: 'GET', url: '/api/ready' })).status).toBe(200)
  })

  test('an unexpected error says nothing of its insides, but carries the id of the log line', async () => {
    api.parts.throttle.hit = () => Promise.reject(new Error('secret detail'))
    const { status, problem } = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email: 'a@example.com', password: 'b' },
    })
    expect(status).toBe(500)
    expect(problem.code).toBe('UNEXPECTED')
    expect(JSON.stringify(problem)).not.toContain('secret')
    api.expectLogged(problem.requestId ?? 'no id')
  })

  test('a nearly full disk stops writes with 503, not reads', async () => {
    api.database.canWrite = () => false
    const logout = await api.visitor().raw({ method: 'POST', url: '/api/v1/auth/logout' })
    expect(logout.status).toBe(503)
    const get = async (url: string) => (await api.visitor().raw({ method: 'GET', url })).status
    expect([await get('/api/v1/auth/me'), await get('/api/ready')]).toEqual([200, 503])
    api.database.canWrite = () => true
  })

  test('/metrics does not exist without a configured token', async () => {
    expect((await api.visitor().raw({ method: 'GET', url: '/metrics' })).status).toBe(404)
  })
})
