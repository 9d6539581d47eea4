import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'
import { keepAnswers, keepWhileUnchanged } from './service-kept.ts'

const api = testApi()

function keeper({ renewsAfterMs = 60_000 } = {}) {
  const keep = keepAnswers<number>({ answers: 10, renewsAfterMs })
  const makes: string[] = []
  const ask = (asked: string) => keep(api.db, asked, async () => makes.push(asked))
  return { ask, makes }
}

test('an answer is made once for what was asked, however many ask at once', async () => {
  const { ask, makes } = keeper()
  const [first, second] = await Promise.all([ask('luvas'), ask('luvas'), ask('gazes')])
  expect([second, await ask('luvas')]).toEqual([first, first])
  expect(makes.toSorted()).toEqual(['gazes', 'luvas'])
})

test.each([
  ['a supplier', () => api.db.execute(sql`UPDATE suppliers SET cidade = 'Olinda'`)],
  ['a company', () => api.db.execute(sql`UPDATE companies SET segmento_empresa = 'Lavanderia'`)],
  ['a published page', () => api.db.execute(sql`UPDATE supplier_pages SET published = '{}'`)],
  [
    'a word of the trade',
    () => api.db.execute(sql`INSERT INTO search_synonyms (words) VALUES ('{bata,jaleco}')`),
  ],
  [
    'a promoted answer',
    () =>
      api.db.execute(sql`
        INSERT INTO search_answers (term, term_key, supplier_id)
        SELECT 'x', 'x', min(id) FROM suppliers`),
  ],
])('a change of %s makes every answer anew', async (_what, change) => {
  await makeCompany(api.db, { nome: 'Alfa' })
  const { ask, makes } = keeper()
  await ask('luvas')
  await change()
  await ask('luvas')
  await ask('luvas')
  expect(makes).toEqual(['luvas', 'luvas'])
})

test('until a change has settled an answer lives for moments: it may have been made before the commit', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    await makeFreelancer(api.db)
    const { ask, makes } = keeper({ renewsAfterMs: 500 })
    await ask('luvas')
    vi.advanceTimersByTime(400)
    await ask('luvas')
    expect(makes).toHaveLength(1)
    vi.advanceTimersByTime(200)
    await ask('luvas')
    expect(makes).toHaveLength(2)
    vi.advanceTimersByTime(30_000)
    await ask('luvas')
    expect(makes).toHaveLength(3)
    vi.advanceTimersByTime(30_000)
    await ask('luvas')
    expect(makes).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('an answer that failed is not kept, and the least used goes first', async () => {
  const keep = keepAnswers<string>({ answers: 2, renewsAfterMs: 60_000 })
  const broken = keep(api.db, 'a', () => Promise.reject(new Error('away')))
  await expect(broken).rejects.toThrow('away')
  expect(await keep(api.db, 'a', async () => 'first')).toBe('first')
  await keep(api.db, 'b', async () => 'b')
  await keep(api.db, 'c', async () => 'c')
  expect(await keep(api.db, 'a', async () => 'second')).toBe('second')
  expect(await keep(api.db, 'c', async () => 'again')).toBe('c')
})

test('together they are no longer than that: the least used go first, and one that is too long is not kept', async () => {
  const bytes = { most: 10, of: (made: string) => made.length }
  const keep = keepAnswers<string>({ answers: 100, bytes, renewsAfterMs: 60_000 })
  const makes: string[] = []
  const ask = (asked: string, length: number) =>
    keep(api.db, asked, async () => {
      makes.push(asked)
      return 'x'.repeat(length)
    })
  await ask('a', 4)
  await ask('b', 4)
  await ask('c', 4)
  await ask('c', 4)
  await ask('b', 4)
  expect(makes).toEqual(['a', 'b', 'c'])
  await ask('a', 4)
  expect(makes).toEqual(['a', 'b', 'c', 'a'])
  await ask('long', 11)
  await ask('long', 11)
  expect(makes).toEqual(['a', 'b', 'c', 'a', 'long', 'long'])
})

test('whether the directory has changed is asked where it is written, and the answer read from the copy', async () => {
  await makeFreelancer(api.db)
  const asked: unknown[] = []
  // A copy that is away: it is never asked for the version.
  const copy = { execute: () => Promise.reject(new Error('away')) } as unknown as typeof api.db
  const keep = keepWhileUnchanged(async (db) => asked.push(db))
  expect(await keep({ db: api.db, readDb: copy })).toBe(1)
  expect(await keep({ db: api.db, readDb: copy })).toBe(1)
  await api.db.execute(sql`UPDATE suppliers SET cidade = 'Olinda'`)
  expect(await keep({ db: api.db, readDb: copy })).toBe(2)
  expect(asked).toEqual([copy, copy])
})
