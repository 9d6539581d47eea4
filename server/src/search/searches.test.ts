import { searchSuppliers } from 'contract/search'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeFreelancer } from '../../seed/make.ts'
import { testApi } from '../../test/api.ts'
import { deleteOldSearches, recordSearches, type VisitorSearch } from './service-searches.ts'

const api = testApi({}, { oneApp: true })

const recordSearch = (search: VisitorSearch) => recordSearches(api.db, [search])
const logged = async () => (await api.db.execute(sql`SELECT * FROM search_log ORDER BY term`)).rows

test('searches are counted by day and folded term, and how many found nothing', async () => {
  const now = new Date('2026-11-16T02:30:00Z')
  await recordSearches(api.db, [
    { term: ' Autoclave  São ', found: 3, now },
    { term: 'autoclave sao', found: 0, now },
  ])
  expect(await logged()).toMatchObject([
    { day: '2026-11-15', term: 'autoclave sao', searches: 2, found_nothing: 1 },
  ])
})

test('a long search is kept up to a whole word', async () => {
  const told =
    'laboratorio de apoio para um posto de coleta que abre em ribeirao preto em janeiro deste ano'
  await recordSearch({ term: told, found: 0, now: api.clock.now() })
  await recordSearch({ term: 'x'.repeat(90), found: 0, now: api.clock.now() })
  expect((await logged()).map(({ term }) => term)).toEqual([
    'laboratorio de apoio para um posto de coleta que abre em ribeirao preto em',
    'x'.repeat(80),
  ])
})

test.each(['ana@example.com', '111.444.777-35', '(11) 98765-4321', 'x', '  '])(
  'what is no search term or looks like personal data is not kept: %s',
  async (term) => {
    await recordSearch({ term, found: 0, now: api.clock.now() })
    expect(await logged()).toEqual([])
  },
)

test('a resolution number is a search term', async () => {
  await recordSearch({ term: 'RDC 222/2018', found: 0, now: api.clock.now() })
  expect(await logged()).toMatchObject([{ term: 'rdc 222/2018' }])
})

test('counts of searches are forgotten after 400 days', async () => {
  await recordSearch({ term: 'autoclave', found: 1, now: api.clock.now() })
  api.clock.advance(401 * 24 * 60 * 60)
  await deleteOldSearches(api.db, api.clock.now())
  expect(await logged()).toEqual([])
})

test("a visitor's search is counted once, not again with its next pages", async () => {
  for (let turn = 0; turn < 3; turn++) await makeFreelancer(api.db)
  const visitor = api.visitor()
  const query = { categoria: 'autoclaves', limit: 2 }
  const { reply } = await visitor.call(searchSuppliers, { query })
  expect(reply.total).toBe(3)
  await visitor.call(searchSuppliers, { query: { ...query, cursor: reply.nextCursor ?? '' } })
  await visitor.call(searchSuppliers, { query: { categoria: 'Ressonância' } })
  await visitor.call(searchSuppliers, { query: { estado: 'SP' } })
  await expect.poll(logged).toMatchObject([
    { term: 'autoclaves', searches: 1, found_nothing: 0 },
    { term: 'ressonancia', searches: 1, found_nothing: 1 },
  ])
})

test('a page that asks for its plans in several calls counts once, over all plans', async () => {
  await makeFreelancer(api.db, { plan: 'MKTPRO' })
  const visitor = api.visitor()
  const search = (query: object) => visitor.call(searchSuppliers, { query })
  for (const categoria of ['autoclaves', 'ressonância']) {
    await search({ categoria, plan: ['MKTBASIC', 'MKTFREE'], limit: 12, record: 'search' })
    await search({ categoria, plan: ['MKTCORP', 'MKTPRO'], limit: 1 })
  }
  await expect.poll(logged).toMatchObject([
    { term: 'autoclaves', searches: 1, found_nothing: 0 },
    { term: 'ressonancia', searches: 1, found_nothing: 1 },
  ])
})
