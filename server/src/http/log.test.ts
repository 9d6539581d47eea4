import { createReferral } from 'contract/referrals'
import { login } from 'contract/session'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { buildApp } from '../app.ts'
import { makeLogger } from './log.ts'

const api = testApi()

/** The product's own logger, writing into a list instead of the terminal. */
function recordingLogger() {
  const lines: string[] = []
  const log = makeLogger('debug', { write: (line) => void lines.push(line) })
  return { lines, log }
}

const secrets = ['ana@example.com', testPassword, '98765-4321', '100.000.', 'segredo', 'session=']

describe('what a log may hold', () => {
  test('requests are logged with their path, but without persons, secrets or query', async () => {
    const { lines, log } = recordingLogger()
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    api.app = await buildApp({ ...api.parts, log }, { pages: 'none' })
    const caller = api.visitor()
    await caller.call(login, { body: { email: 'ana@example.com', password: testPassword } })
    await caller.raw({ method: 'GET', url: '/api/v1/auth/me?email=ana@example.com&code=segredo' })
    await caller.call(createReferral, {
      body: {
        nome_indicador: 'Ana',
        email_indicado: 'ana@example.com',
        telefone_indicado: '(11) 98765-4321',
        empresa_freelancer_indicada: 'segredo',
      },
    })
    const text = lines.join('\n')
    expect(text).toContain('"path":"/api/v1/auth/me"')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('a company number or postcode in an address is logged as its route only', async () => {
    const { lines, log } = recordingLogger()
    api.app = await buildApp({ ...api.parts, log }, { pages: 'none' })
    const caller = api.visitor()
    await caller.raw({ method: 'GET', url: '/api/v1/lookups/cnpj/11222333000181' })
    await caller.raw({ method: 'GET', url: '/api/v1/lookups/cep/13010001?x=1' })
    const text = lines.join('\n')
    expect(text).toContain('"path":"/api/v1/lookups/cnpj/:cnpj"')
    expect(text).not.toMatch(/11222333000181|13010001/)
  })

  test('an unknown address is logged without what it holds', async () => {
    const { lines, log } = recordingLogger()
    api.app = await buildApp({ ...api.parts, log }, { pages: 'none' })
    await api.visitor().raw({ method: 'GET', url: '/api/reset/ana@example.com/segredo' })
    const text = lines.join('\n')
    expect(text).toContain('"path":"(no route)"')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test("a database error is logged by its constraint, without the row's values", async () => {
    const { lines, log } = recordingLogger()
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const error = await makeFreelancer(api.db, { account: { email: 'ana@example.com' } }).catch(
      (caught: unknown) => caught,
    )
    log.error({ err: error }, 'unexpected error')
    expect(lines[0]).toContain('accounts_email_key')
    for (const secret of secrets) expect(lines[0]).not.toContain(secret)
  })
})

describe('metrics', () => {
  const token = 'token-for-the-metrics'

  test('only who holds the token reads them', async () => {
    api.app = await buildApp(api.parts, { pages: 'none', metricsToken: token })
    const get = (authorization: string) =>
      api.visitor().raw({ method: 'GET', url: '/metrics', headers: { authorization } })
    expect((await get('Bearer wrong')).status).toBe(404)
    const { status, reply } = await get(`Bearer ${token}`)
    expect(status).toBe(200)
    expect(String(reply)).toContain('http_request_duration_seconds')
  })
})

test('/api/docs shows the API', async () => {
  const { status } = await api.visitor().raw({ method: 'GET', url: '/api/docs/' })
  expect(status).toBe(200)
  const { reply } = await api.visitor().raw({ method: 'GET', url: '/api/docs/json' })
  expect(Object.keys(reply.paths)).toContain('/api/v1/indicacao/indications/')
})
