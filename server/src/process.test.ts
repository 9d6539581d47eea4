import { type ReplyOf, urlOf } from 'contract/endpoint'
import { listReferrals } from 'contract/referrals'
import { expect, test, vi } from 'vitest'
import type { ServerProcess } from '../test/process.ts'
import { useServers } from '../test/servers.ts'

// Whole processes start and stop here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const admin = { ADMIN_EMAIL: 'chefe@example.com', ADMIN_PASSWORD: 'Chefe@2026' }
const { newStore, launch, start } = useServers({ ...admin, LOG_LEVEL: 'info' })

const post = (server: ServerProcess, path: string, body: object) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function referredEmails(server: ServerProcess): Promise<Set<string>> {
  const login = await post(server, '/v1/auth/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const answer = await fetch(`${server.url}/api${urlOf(listReferrals)}`, { headers: { cookie } })
  const list = (await answer.json()) as ReplyOf<typeof listReferrals>
  return new Set(list.map(({ email_indicado }) => email_indicado))
}

test('a process reads the words of the search before anybody asks; a second one on the same data folder ends with a clear message; the first goes on, and on SIGTERM answers all of 50 requests in flight, then ends', async () => {
  const store = await newStore()
  const server = await start(store)
  await expect.poll(() => server.output()).toContain('words of the search are read')
  const second = await launch(store)
  expect(await second.exited).not.toBe(0)
  expect(second.output()).toContain(String(server.child.pid))
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)

  const requests = Array.from({ length: 50 }, (_, index) =>
    post(server, '/v1/auth/login', { email: `p${index}@example.com`, password: 'x' }),
  )
  // Passwords are hashed four at a time: when the first is answered, most are still in flight.
  await Promise.race(requests)
  server.child.kill('SIGTERM')
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 401))
  expect(await server.exited).toBe(0)
})

test('kill -9 during writes loses no acknowledged one', async () => {
  const store = await newStore()
  const server = await start(store)
  const acknowledged: string[] = []
  let alive = true
  const writer = async (lane: number) => {
    for (let turn = 0; alive; turn++) {
      const email_indicado = `w${lane}-${turn}@example.com`
      const answer = await post(server, '/v1/indicacao/indications/', {
        nome_indicador: 'Helena',
        email_indicado,
        telefone_indicado: '11912345678',
        empresa_freelancer_indicada: 'Calibra',
      }).catch(() => undefined)
      if (!answer) return
      if (answer.status === 200) acknowledged.push(email_indicado)
      if (acknowledged.length >= 150 && alive) {
        alive = false
        server.child.kill('SIGKILL')
      }
    }
  }
  await Promise.all([0, 1, 2, 3].map(writer))
  await server.exited
  const kept = await referredEmails(await start(store))
  expect(acknowledged.length).toBeGreaterThanOrEqual(150)
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
})

test('a configuration with several problems names them all and does not start', async () => {
  const server = await launch({ APP_ENV: 'production', PORT: 'abc', RATE_LIMIT_SCALE: '-1' })
  expect(await server.exited).toBe(1)
  for (const key of ['PORT', 'RATE_LIMIT_SCALE']) expect(server.output()).toContain(key)
})
