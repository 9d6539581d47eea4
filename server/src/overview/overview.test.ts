import { getOverview, listEmptySearches } from 'contract/overview'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import {
  makeAdmin,
  makeCompany,
  makeDataRequests,
  makeFreelancer,
  makeReferral,
  makeSubscription,
} from '../../seed/make.ts'
import { makeReviews } from '../../seed/make-reviews.ts'
import { recordSearches, type VisitorSearch } from '../search/service-searches.ts'

const api = testApi({}, { oneApp: true })

const stars = { contato: 5, qualidade: 5, prazo: 5 }

const recordSearch = (search: VisitorSearch) => recordSearches(api.db, [search])

test('administrators see what was not found in the last 30 days, most often first', async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const search = (term: string, day: string, found = 0) =>
    recordSearch({ term, found, now: new Date(`${day}T12:00:00Z`) })
  await search('ressonancia', '2026-11-15')
  await search('gerador', '2026-11-14')
  await search('gerador', '2026-10-17')
  await search('velho', '2026-10-16')
  await search('autoclave', '2026-11-15', 4)
  const admin = await api.as('admin@example.com')
  expect((await admin.call(listEmptySearches)).reply).toEqual([
    { term: 'gerador', times: 2, lastDay: '2026-11-14' },
    { term: 'ressonancia', times: 1, lastDay: '2026-11-15' },
  ])
})

test('the overview counts suppliers by plan and state, what waits, and each day', async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  // Half past eleven at night in São Paulo.
  const created_at = new Date('2026-11-15T02:30:00Z')
  const late = await makeFreelancer(api.db, { plan: 'MKTPRO', estado: 'BA', created_at })
  const now = api.clock.now()
  await makeSubscription(api.db, late.supplier, { period: 'month', since: created_at, now })
  await api.db.execute(sql`UPDATE subscriptions SET state = 'past_due'`)
  await makeCompany(api.db, { estado: 'SP', created_at: new Date('2026-11-15T11:00:00Z') })
  await makeCompany(api.db, { estado: 'SP', status: false, created_at: new Date('2025-12-20') })
  await makeReviews(api.db, late.supplier.id, [
    { ...stars },
    { ...stars, status: 'espera' },
    { ...stars, reported: { motivo: 'ofensa', texto: '' } },
    { ...stars, status: 'removida', reported: { motivo: 'ofensa', texto: '' } },
  ])
  await makeReferral(api.db)
  await makeReferral(api.db, { status: 'contactado' })
  await makeDataRequests(api.db, [
    { created_at: api.clock.now() },
    { created_at: new Date('2026-10-30T12:00:00Z') },
    { created_at: new Date('2026-10-01T12:00:00Z'), status: 'atendido' },
  ])
  await recordSearch({ term: 'autoclave', found: 1, now })
  await recordSearch({ term: 'gerador', found: 0, now: new Date('2026-10-17T12:00:00Z') })
  await recordSearch({ term: 'velho', found: 0, now: new Date('2026-10-16T12:00:00Z') })
  const admin = await api.as('admin@example.com')
  const { reply } = await admin.call(getOverview)
  expect(reply.suppliers).toEqual({
    total: 3,
    active: 2,
    byPlan: [
      { plan: 'MKTFREE', total: 2 },
      { plan: 'MKTBASIC', total: 0 },
      { plan: 'MKTPRO', total: 1 },
      { plan: 'MKTCORP', total: 0 },
    ],
    byState: [
      { estado: 'SP', total: 2 },
      { estado: 'BA', total: 1 },
    ],
  })
  expect(reply.waiting).toEqual({
    reports: 0,
    reviews: 2,
    referrals: 1,
    dataRequests: 2,
    overdueRequests: 1,
    failedPayments: 1,
    unpaid: [{ id: late.supplier.id, nome: late.supplier.nome, kind: 'Freelancer' }],
    poorSearches: 1,
  })
  expect(reply.series).toHaveLength(30)
  expect(reply.series.slice(-2)).toEqual([
    { period: '2026-11-14', signups: 1, contacts: 0, searches: 0 },
    { period: '2026-11-15', signups: 1, contacts: 0, searches: 1 },
  ])
  const year = await admin.call(getOverview, { query: { days: '365' } })
  expect(year.reply.series.at(-1)).toEqual({
    period: '2026-11',
    signups: 2,
    contacts: 0,
    searches: 1,
  })
  expect(year.reply.series[0]?.period).toBe('2025-11')
  const wrong = await admin.raw({ method: 'GET', url: '/api/v1/overview?days=7' })
  expect(wrong.status).toBe(400)
})

test('only administrators see the overview', async () => {
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  for (const endpoint of [getOverview, listEmptySearches]) {
    expect((await ana.call(endpoint)).status).toBe(403)
    expect((await api.visitor().call(endpoint)).status).toBe(401)
  }
})
