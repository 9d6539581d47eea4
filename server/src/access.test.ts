import { endpoints } from 'contract/api'
import type { Endpoint } from 'contract/endpoint'
import { urlOf } from 'contract/endpoint'
import { expect, test } from 'vitest'
import { type Caller, testApi } from '../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../seed/make.ts'

/**
 * Walks every endpoint of the contract as visitor, owner, another supplier and administrator, with
 * no body: what matters is who is let in, so any answer but 401, 403 or 404 means "let in".
 */
const api = testApi({ rateLimitScale: 1000 }, { oneApp: true })

type Role = 'visitor' | 'owner' | 'other' | 'admin'

function urlFor(endpoint: Endpoint, ids: { account: number; supplier: number }): string {
  const id = typeof endpoint.access === 'object' ? ids[endpoint.access.ownerOf] : 999_999
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'UF' ? 'SP' : name === 'tipo' ? 'Freelancer' : id,
    ]),
  )
  const query =
    typeof endpoint.access === 'object' && endpoint.access.idIn.startsWith('query.')
      ? { [endpoint.access.idIn.slice(6)]: id, type_user: 'Freelancer' }
      : endpoint.address.endsWith('/pictures')
        ? { use: 'cover' }
        : {}
  return `/api${urlOf(endpoint.address, { params, query })}`
}

function refusals(endpoint: Endpoint): Partial<Record<Role, number>> {
  switch (endpoint.access) {
    case 'public':
      return {}
    case 'session':
      return { visitor: 401 }
    case 'supplier':
      return { visitor: 401, admin: 403 }
    case 'admin':
      return { visitor: 401, owner: 403, other: 403 }
    default:
      return { visitor: 401, other: 404 }
  }
}

// It calls every endpoint four times: as long as that takes on a busy machine.
test('every endpoint lets in exactly those whom its access names', async () => {
  const { account, supplier } = await makeFreelancer(api.db, {
    plan: 'MKTPRO',
    account: { email: 'dona@example.com' },
  })
  await makeCompany(api.db, { account: { email: 'outra@example.com' } })
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const ids = { account: account.id, supplier: supplier.id }
  const wrong: string[] = []

  const callers: Record<Role, Caller> = {
    visitor: api.visitor(),
    owner: await api.as('dona@example.com'),
    other: await api.as('outra@example.com'),
    admin: await api.as('admin@example.com'),
  }

  for (const { name, endpoint } of endpoints) {
    // It would end the sessions that the walk needs.
    if (name === 'logout') continue
    const expected = refusals(endpoint)
    for (const role of Object.keys(callers) as Role[]) {
      // A stream of events stays open for whoever is let in.
      if (endpoint.events && !expected[role]) continue
      const { status, problem } = await callers[role].raw({
        method: endpoint.method,
        url: urlFor(endpoint, ids),
        ...(endpoint.body ? { payload: {} } : {}),
      })
      const refused = expected[role]
      const byAccess =
        (status === 401 && problem.code === 'NOT_LOGGED_IN') ||
        (status === 403 && problem.code === 'FORBIDDEN')
      if (refused ? status !== refused : byAccess) wrong.push(`${name} as ${role}: ${status}`)
      if (status >= 500) wrong.push(`${name} as ${role}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
}, 180_000)

test('what belongs to somebody is there for them, whichever kind they are, and for no other', async () => {
  const freelancer = await makeFreelancer(api.db, {
    plan: 'MKTPRO',
    account: { email: 'ana@example.com' },
  })
  const company = await makeCompany(api.db, {
    plan: 'MKTCORP',
    account: { email: 'dona@example.com' },
  })
  const pairs = [
    { owns: freelancer, owner: 'ana@example.com', other: 'dona@example.com' },
    { owns: company, owner: 'dona@example.com', other: 'ana@example.com' },
  ]
  const owned = endpoints.filter(({ endpoint }) => typeof endpoint.access === 'object')
  const opened = new Set<string>()
  for (const { owns, owner, other } of pairs) {
    const ids = { account: owns.account.id, supplier: owns.supplier.id }
    const [mine, theirs] = [await api.as(owner), await api.as(other)]
    for (const { name, endpoint } of owned) {
      const call = {
        method: endpoint.method,
        url: urlFor(endpoint, ids),
        ...(endpoint.body ? { payload: {} } : {}),
      }
      expect([name, (await theirs.raw(call)).status]).toEqual([name, 404])
      if ((await mine.raw(call)).status !== 404) opened.add(name)
    }
  }
  expect(owned.map(({ name }) => name).filter((name) => !opened.has(name))).toEqual([])
}, 180_000)
