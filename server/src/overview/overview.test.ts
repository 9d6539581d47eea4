import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { deleteOldSearches, recordSearch } from './service.ts'

const api = testApi()

const logged = async () => (await api.db.execute(sql`SELECT * FROM search_log ORDER BY term`)).rows

test('searches are counted by day and folded term, and how many found nothing', async () => {
  const now = new Date('2026-11-16T02:30:00Z')
  await recordSearch(api.db, { term: ' Autoclave  São ', found: 3, now })
  await recordSearch(api.db, { term: 'autoclave sao', found: 0, now })
  expect(await logged()).toMatchObject([
    { day: '2026-11-15', term: 'autoclave sao', searches: 2, found_nothing: 1 },
  ])
})

test.each(['ana@example.com', '111.444.777-35', '(11) 98765-4321', 'x', '  '])(
  'what is no search term or looks like personal data is not kept: %s',
  async (term) => {
    await recordSearch(api.db, { term, found: 0, now: api.clock.now() })
    expect(await logged()).toEqual([])
  },
)

test('a resolution number is a search term', async () => {
  await recordSearch(api.db, { term: 'RDC 222/2018', found: 0, now: api.clock.now() })
  expect(await logged()).toMatchObject([{ term: 'rdc 222/2018' }])
})

test('counts of searches are forgotten after 400 days', async () => {
  await recordSearch(api.db, { term: 'autoclave', found: 1, now: api.clock.now() })
  api.clock.advance(401 * 24 * 60 * 60)
  await deleteOldSearches(api.db, api.clock.now())
  expect(await logged()).toEqual([])
})
