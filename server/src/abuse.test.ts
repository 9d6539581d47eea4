import { expect, test, vi } from 'vitest'
import { runAbuse } from '../../scripts/abuse/run.ts'
import { testApi } from '../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../seed/make.ts'

const api = testApi({ rateLimitScale: 1000 })
vi.setConfig({ testTimeout: 120_000 })

/** The short run; `npm run test:abuse` sends ten thousand and more, to the pages too. */
test('hostile requests of every role are refused or answered, never with a 5xx', async () => {
  await makeFreelancer(api.db, { plan: 'MKTPRO', account: { email: 'ana@example.com' } })
  await makeCompany(api.db, { plan: 'MKTCORP', account: { email: 'dona@example.com' } })
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const people = ['ana@example.com', 'dona@example.com', 'admin@example.com']
  // Some request may well change a password: then that role is a visitor from there on.
  const cookieOf = (email: string) =>
    api.as(email).then(
      ({ cookie }) => cookie,
      () => '',
    )
  const cookies = async () => ['', ...(await Promise.all(people.map(cookieOf)))]
  const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }))
  const mostMs = Number.POSITIVE_INFINITY
  const report = await runAbuse({ port: Number(port), requests: 600, seed: 1, cookies, mostMs })
  expect(report.failures).toEqual([])
  expect(report.sent).toBe(600)
  // Some get through: a run that only meets the first check would prove little.
  expect(report.byClass['2xx']).toBeGreaterThan(20)
})
