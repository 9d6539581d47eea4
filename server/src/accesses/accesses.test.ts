import { getAccessSummary, listAccesses, recordClick } from 'contract/accesses'
import type { InputOf } from 'contract/endpoint'
import { anonymous } from 'contract/session'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAccesses, makeAdmin, makeCompany, makeFreelancer, setPlan } from '../../seed/make.ts'
import { accessDays } from '../tables/accesses.ts'
import { forgetVisits } from './service.ts'

const api = testApi({}, { oneApp: true })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Safari/605.1.15'

type ClickBody = InputOf<typeof recordClick>['body']

function click(
  supplier: { id: number },
  more: Partial<ClickBody> = {},
  agent = firefox,
  from?: string,
) {
  return api.visitor(from).raw({
    method: 'POST',
    url: '/api/v1/metrics/click',
    payload: { id_busness: supplier.id, typeUser: 'Freelancer', ...more },
    headers: { 'user-agent': agent },
  })
}

const countedRows = () => api.db.select().from(accessDays)

async function countedClicks(): Promise<number> {
  return (await countedRows()).reduce((sum, row) => sum + row.accesses, 0)
}

describe('counting a visit', () => {
  test('a visitor is counted with day, term and place, and gets their own login info', async () => {
    const { supplier } = await makeFreelancer(api.db)
    const { status, reply } = await click(supplier, {
      search_term: '  Validação  de Autoclaves ',
      city: 'Campinas',
      state: 'sp',
      ip: '203.0.113.9',
    })
    expect(status).toBe(200)
    expect(reply).toEqual(anonymous)
    expect(await countedRows()).toEqual([
      {
        supplier_id: supplier.id,
        day: '2026-11-15',
        term: 'validação de autoclaves',
        city: 'Campinas',
        state: 'SP',
        accesses: 1,
      },
    ])
  })

  test('a supplier who looks at another is counted and gets their own login info', async () => {
    const { supplier } = await makeFreelancer(api.db)
    const { account } = await makeFreelancer(api.db, { account: { email: 'vizinho@example.com' } })
    const caller = await api.as('vizinho@example.com')
    const { reply } = await caller.call(recordClick, {
      body: { id_busness: supplier.id, typeUser: 'Autônomo' },
    })
    expect(reply.user?.id).toBe(account.id)
    expect(await countedClicks()).toBe(1)
  })

  test('two suppliers who look at a third are two visitors', async () => {
    const { supplier } = await makeFreelancer(api.db)
    for (const email of ['um@example.com', 'outro@example.com']) {
      await makeFreelancer(api.db, { account: { email } })
      const body = { id_busness: supplier.id, typeUser: 'Autônomo' } as const
      await (await api.as(email)).call(recordClick, { body })
    }
    expect(await countedClicks()).toBe(2)
  })

  test('where the address is comes before what the browser says', async () => {
    const { supplier } = await makeFreelancer(api.db)
    await click(supplier, { city: 'Recife', state: 'PE' }, firefox, '1.178.32.0')
    expect(await countedRows()).toMatchObject([{ city: 'São Paulo', state: 'SP' }])
  })

  test.each([
    ['  Feira de\n Santana ', 'ba', 'Feira de Santana', 'BA'],
    ['x'.repeat(119), 'BAHIA', 'x'.repeat(119), ''],
    ['Salvador', '1BA', 'Salvador', ''],
  ])(
    'a place that the browser says is a line and a state, or none (%s, %s)',
    async (city, state, told, inState) => {
      const { supplier } = await makeFreelancer(api.db)
      await click(supplier, { city, state })
      expect(await countedRows()).toMatchObject([{ city: told, state: inState }])
    },
  )

  test('no address is stored anywhere', async () => {
    const { supplier } = await makeFreelancer(api.db)
    await click(supplier, { ip: '203.0.113.9' })
    const { rows } = await api.db.execute(sql`
      SELECT row_to_json(v)::text AS text FROM access_visits v
      UNION ALL SELECT row_to_json(d)::text FROM access_days d`)
    const text = JSON.stringify(rows)
    expect(rows).toHaveLength(2)
    expect(text).not.toContain('203.0.113.9')
    expect(text).not.toContain('127.0.0.1')
  })

  test('repeated clicks of one visitor within 30 minutes count once', async () => {
    const { supplier } = await makeFreelancer(api.db)
    await click(supplier)
    api.clock.advance(29 * 60)
    await click(supplier, { search_term: 'outro termo' })
    expect(await countedClicks()).toBe(1)
    api.clock.advance(60)
    await click(supplier)
    expect(await countedClicks()).toBe(2)
  })

  test('changing the name of the browser makes no crowd out of one address', async () => {
    const { supplier } = await makeFreelancer(api.db)
    for (let browser = 0; browser < 40; browser++)
      await click(supplier, {}, `${firefox} ${browser}`)
    expect(await countedClicks()).toBe(8)
  })

  test('nor do the addresses of one IPv6 line', async () => {
    const { supplier } = await makeFreelancer(api.db)
    for (let n = 1; n <= 9; n++) await click(supplier, {}, firefox, `2001:db8:1:2::${n}`)
    expect(await countedClicks()).toBe(1)
  })

  test('the visits are forgotten after half an hour, the counts stay', async () => {
    const { supplier } = await makeFreelancer(api.db)
    await click(supplier)
    api.clock.advance(31 * 60)
    await forgetVisits(api.db, api.clock.now())
    const { rows } = await api.db.execute(sql`SELECT * FROM access_visits`)
    expect(rows).toEqual([])
    expect(await countedClicks()).toBe(1)
  })

  test('other visitors and other suppliers count for themselves', async () => {
    const [first, second] = [await makeFreelancer(api.db), await makeFreelancer(api.db)]
    await click(first.supplier)
    await click(first.supplier, {}, safari)
    await click(second.supplier)
    expect(await countedClicks()).toBe(3)
  })

  test('of twenty clicks of one visitor at the same moment exactly one counts', async () => {
    const { supplier } = await makeFreelancer(api.db)
    const answers = await Promise.all(Array.from({ length: 20 }, () => click(supplier)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await countedClicks()).toBe(1)
  })

  test('every acknowledged click of a rush is counted', async () => {
    const { supplier } = await makeFreelancer(api.db)
    const clicks = Array.from({ length: 60 }, (_, n) =>
      click(supplier, { search_term: `termo ${n % 7}` }, firefox, `198.51.100.${n}`),
    )
    const answers = await Promise.all(clicks)
    const acknowledged = answers.filter(({ status }) => status === 200).length
    expect(acknowledged).toBe(60)
    expect(await countedClicks()).toBe(acknowledged)
  })

  test('the 61st click of one address within a minute is refused', async () => {
    const { supplier } = await makeFreelancer(api.db)
    for (let n = 0; n < 60; n++) await click(supplier)
    const { status, headers } = await click(supplier)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test("owners' own clicks are answered but not counted", async () => {
    const { supplier } = await makeFreelancer(api.db, { account: { email: 'dona@example.com' } })
    const caller = await api.as('dona@example.com')
    const { status } = await caller.call(recordClick, {
      body: { id_busness: supplier.id, typeUser: 'Freelancer' },
    })
    expect(status).toBe(200)
    expect(await countedClicks()).toBe(0)
  })

  test('robots are answered but not counted', async () => {
    const { supplier } = await makeFreelancer(api.db)
    const { status } = await click(supplier, {}, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    expect(status).toBe(200)
    expect(await countedClicks()).toBe(0)
  })

  test('a hidden, inactive, suspended or missing supplier answers 404 and counts nothing', async () => {
    const hidden = await makeFreelancer(api.db, { marketplace: false })
    const inactive = await makeFreelancer(api.db, { status: false })
    const suspended = await makeFreelancer(api.db, { suspended_at: new Date() })
    for (const { supplier } of [hidden, inactive, suspended, { supplier: { id: 99_999 } }]) {
      const { status, problem } = await click(supplier)
      expect(status).toBe(404)
      expect(problem.code).toBe('NOT_FOUND')
    }
    expect(await countedClicks()).toBe(0)
  })

  test('the kind must be the supplier’s own, in either of its words', async () => {
    const { supplier } = await makeCompany(api.db)
    expect((await click(supplier, { typeUser: 'Freelancer' })).status).toBe(404)
    expect((await click(supplier, { typeUser: 'PJ' })).status).toBe(200)
    expect((await click(supplier, { typeUser: 'Empresa' }, safari)).status).toBe(200)
  })

  test.each([
    ['id_busness', 'um'],
    ['id_busness', -1],
    ['typeUser', 'Visitante'],
    ['search_term', 'x'.repeat(201)],
    ['city', { nome: 'Campinas' }],
  ])('a wrong %s is refused', async (field, value) => {
    const { supplier } = await makeFreelancer(api.db)
    const { status, problem } = await click(supplier, { [field]: value })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
    expect(await countedClicks()).toBe(0)
  })

  test('a zero byte in a term is refused and harms nobody', async () => {
    const { supplier } = await makeFreelancer(api.db)
    expect((await click(supplier, { search_term: 'auto\u0000clave' })).status).toBe(400)
    expect(await countedRows()).toEqual([])
  })
})

describe('the summary', () => {
  test('counts today, week, month and year in São Paulo, beside the period before', async () => {
    api.clock.set('2026-11-19T02:30:00Z') // Still Wednesday the 18th in São Paulo.
    const { supplier } = await makeFreelancer(api.db, { account: { email: 'dona@example.com' } })
    const on = (day: string, accesses: number) => ({ supplier_id: supplier.id, day, accesses })
    await makeAccesses(api.db, [
      on('2026-11-18', 1),
      on('2026-11-17', 2),
      on('2026-11-15', 4),
      on('2026-11-14', 8),
      on('2026-11-11', 16),
      on('2026-11-12', 32),
      on('2026-10-18', 64),
      on('2026-10-19', 128),
      on('2025-11-18', 256),
      on('2025-11-19', 512),
      on('2024-12-31', 1024),
    ])
    const caller = await api.as('dona@example.com')
    const { status, reply } = await caller.call(getAccessSummary, {
      params: { userId: supplier.id, tipo: 'Freelancer' },
    })
    expect(status).toBe(200)
    expect(reply).toEqual({
      hoje: 1,
      semana: 7,
      mes: 63,
      ano: 255,
      anterior: { hoje: 2, semana: 16, mes: 64, ano: 256 },
    })
  })

  test('a supplier nobody visited yet has zeros, on every plan', async () => {
    const { supplier } = await makeFreelancer(api.db, { account: { email: 'nova@example.com' } })
    const caller = await api.as('nova@example.com')
    const { reply } = await caller.call(getAccessSummary, {
      params: { userId: supplier.id, tipo: 'Freelancer' },
    })
    const none = { hoje: 0, semana: 0, mes: 0, ano: 0 }
    expect(reply).toEqual({ ...none, anterior: none })
  })
})

describe('the report', () => {
  test('lists day, term, city and accesses, newest first; what is missing is null', async () => {
    const { supplier } = await makeCompany(api.db, {
      plan: 'MKTCORP',
      account: { email: 'corp@example.com' },
    })
    await makeAccesses(api.db, [
      { supplier_id: supplier.id, day: '2026-11-14', accesses: 1 },
      {
        supplier_id: supplier.id,
        day: '2026-11-15',
        term: 'autoclave',
        city: 'Campinas',
        state: 'SP',
        accesses: 3,
      },
    ])
    const caller = await api.as('corp@example.com')
    const { status, reply } = await caller.call(listAccesses, {
      params: { userId: supplier.id, tipo: 'Empresa' },
    })
    expect(status).toBe(200)
    expect(reply).toEqual([
      { date: '2026-11-15', term: 'autoclave', city: 'Campinas', state: 'SP', accesses: 3 },
      { date: '2026-11-14', term: null, city: null, state: null, accesses: 1 },
    ])
  })

  test('two years are one list, newest first, the busiest of a day first, of this supplier alone', async () => {
    const { supplier } = await makeCompany(api.db, {
      plan: 'MKTCORP',
      account: { email: 'corp@example.com' },
    })
    const { supplier: quiet } = await makeCompany(api.db, {
      plan: 'MKTCORP',
      account: { email: 'quieta@example.com' },
    })
    const row = (day: string, accesses: number, term = '"aspas" e [colchetes]') => ({
      supplier_id: supplier.id,
      day,
      term,
      city: 'Campinas',
      state: 'SP',
      accesses,
    })
    await makeAccesses(api.db, [
      row('2025-12-31', 4),
      row('2026-02-01', 2),
      row('2026-10-31', 1),
      row('2026-10-31', 7, 'autoclave'),
      row('2026-11-01', 3),
    ])
    const report = async (email: string, userId: number) =>
      (await (await api.as(email)).call(listAccesses, { params: { userId, tipo: 'Empresa' } }))
        .reply
    const shown = await report('corp@example.com', supplier.id)
    expect(shown.map(({ date, accesses }) => [date, accesses])).toEqual([
      ['2026-11-01', 3],
      ['2026-10-31', 7],
      ['2026-10-31', 1],
      ['2026-02-01', 2],
      ['2025-12-31', 4],
    ])
    expect(shown[0]?.term).toBe('"aspas" e [colchetes]')
    expect(await report('quieta@example.com', quiet.id)).toEqual([])
  })

  test('the free plan is told that a paid one is needed; an administrator sees it', async () => {
    const { supplier } = await makeFreelancer(api.db, { account: { email: 'free@example.com' } })
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const params = { userId: supplier.id, tipo: 'Freelancer' }
    const { status, problem } = await (await api.as('free@example.com')).call(listAccesses, {
      params,
    })
    expect(status).toBe(403)
    expect(problem.code).toBe('PLAN_REQUIRED')
    const admin = await (await api.as('admin@example.com')).call(listAccesses, { params })
    expect(admin.status).toBe(200)
    await setPlan(api.db, supplier.id, 'MKTBASIC')
    const paid = await (await api.as('free@example.com')).call(listAccesses, { params })
    expect(paid.status).toBe(200)
  })
})

describe('whose numbers they are', () => {
  test.each([getAccessSummary, listAccesses])('$path is only for its owner', async (endpoint) => {
    const own = await makeFreelancer(api.db, {
      plan: 'MKTPRO',
      account: { email: 'dona@example.com' },
    })
    const other = await makeCompany(api.db, { plan: 'MKTCORP' })
    const caller = await api.as('dona@example.com')
    const ask = async (userId: number, tipo: string) =>
      (await caller.call(endpoint, { params: { userId, tipo } })).status
    expect(await ask(own.supplier.id, 'Freelancer')).toBe(200)
    expect(await ask(own.supplier.id, 'Autônomo')).toBe(200)
    expect(await ask(own.supplier.id, 'Empresa')).toBe(404)
    expect(await ask(own.supplier.id, 'Qualquer')).toBe(404)
    expect(await ask(other.supplier.id, 'Empresa')).toBe(404)
    expect(await ask(99_999, 'Empresa')).toBe(404)
    const visitor = await api
      .visitor()
      .call(endpoint, { params: { userId: own.supplier.id, tipo: 'Freelancer' } })
    expect(visitor.status).toBe(401)
  })
})
