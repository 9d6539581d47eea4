import { getKeywords } from 'contract/keywords'
import { editFreelancer, getFreelancer } from 'contract/profiles'
import { withKeyword } from 'contract/rules/keyword-report'
import { searchPage, searchSuppliers } from 'contract/search'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeFreelancer } from '../../seed/make.ts'
import { makeKeywordDays } from '../../seed/make-keywords.ts'
import { keywordDays } from '../tables/search.ts'
import { deleteOldKeywords } from './service-record.ts'

const api = testApi()
const waste = 'residuos-e-meio-ambiente'
const today = '2026-11-15'

const searched = (term: string, searches: number, more = {}) => ({
  category: waste,
  day: today,
  state: '',
  shown: term,
  searches,
  ...more,
})

type Fields = NonNullable<Parameters<typeof makeFreelancer>[1]>

async function makeOwner({ plan = 'MKTBASIC', ...fields }: Fields = {}) {
  const { supplier } = await makeFreelancer(api.db, {
    plan,
    nome: 'Ana Prado',
    descricaoServico: 'Coleta de resíduos de saúde e PGRSS.',
    cidade: 'Recife',
    estado: 'PE',
    categorias: [waste],
    categorias_origem: 'escolha',
    account: { email: 'ana@example.com' },
    ...fields,
  })
  const ana = await api.as('ana@example.com')
  const report = async (days = 30) => (await ana.call(getKeywords, { query: { days } })).reply
  return { supplier, ana, report }
}

describe('the report', () => {
  test('tells what was searched for, its trend, whether it finds me and which word I lack', async () => {
    const { report } = await makeOwner()
    await makeKeywordDays(api.db, [
      searched('coleta de resíduos', 12),
      searched('coleta de resíduos', 8, { day: '2026-10-10' }),
      searched('incineração de resíduos', 7, { day: '2026-11-01' }),
      searched('pgrss', 6),
      searched('pgrss', 4, { day: '2026-10-10' }),
    ])
    expect(await report()).toEqual({
      categorias: [waste],
      estados: ['PE'],
      visible: true,
      searches: 25,
      found: 18,
      lost: 7,
      keywords: [
        { term: 'coleta de resíduos', searches: 12, before: 8, found: true, lacking: [] },
        {
          term: 'incineração de resíduos',
          searches: 7,
          before: null,
          found: false,
          lacking: ['incineração'],
        },
        { term: 'pgrss', searches: 6, before: null, found: true, lacking: [] },
      ],
    })
  })

  test('of the last 30 or 90 days, today and the first of them included', async () => {
    const { report } = await makeOwner()
    await makeKeywordDays(api.db, [
      searched('pgrss', 5, { day: '2026-10-17' }),
      searched('pgrss', 50, { day: '2026-10-16' }),
      searched('pgrss', 500, { day: '2026-08-18' }),
      searched('pgrss', 5000, { day: '2026-08-17' }),
    ])
    const counts = async (days: number) => {
      const [first] = (await report(days)).keywords
      return [first?.searches, first?.before]
    }
    expect(await counts(30)).toEqual([5, 50])
    expect(await counts(90)).toEqual([555, 5000])
  })

  test('what fewer than five searched for is told nobody, summed over days and states', async () => {
    const { report } = await makeOwner()
    await makeKeywordDays(api.db, [
      searched('mtr', 4),
      searched('pgrss', 2),
      searched('pgrss', 2, { day: '2026-11-14' }),
      searched('pgrss', 1, { state: 'PE' }),
    ])
    expect((await report()).keywords.map(({ term, searches }) => [term, searches])).toEqual([
      ['pgrss', 5],
    ])
  })

  test('of the own trades and states alone; without a place it counts for everybody', async () => {
    const { report } = await makeOwner({ atende_em: ['PB', 'Natal/RN'] })
    await makeKeywordDays(api.db, [
      ...['PE', 'PB', 'RN', ''].map((state) => searched('pgrss', 5, { state })),
      searched('pgrss', 100, { state: 'SP' }),
      searched('autoclave', 100, { category: 'esterilizacao-e-cme' }),
    ])
    const { keywords, estados } = await report()
    expect(estados).toEqual(['PB', 'PE', 'RN'])
    expect(keywords.map(({ term, searches }) => [term, searches])).toEqual([['pgrss', 20]])
  })

  test('who serves the whole country sees every state; a search in two trades counts once', async () => {
    const { report } = await makeOwner({
      atende_em: ['Brasil'],
      categorias: [waste, 'higienizacao-e-enxoval'],
    })
    await makeKeywordDays(api.db, [
      searched('pgrss', 9, { state: 'SP' }),
      searched('pgrss', 9, { state: 'SP', category: 'higienizacao-e-enxoval' }),
    ])
    const { keywords, estados } = await report()
    expect(estados).toEqual([])
    expect(keywords.map(({ searches }) => searches)).toEqual([9])
  })

  test.each([
    ['MKTFREE', 403, 'PLAN_REQUIRED'],
    ['MKTBASIC', 200, undefined],
    ['MKTPRO', 200, undefined],
  ] as const)('with %s the answer is %i', async (plan, expected, code) => {
    const { ana } = await makeOwner({ plan })
    const { status, problem } = await ana.call(getKeywords)
    expect([status, problem.code]).toEqual([expected, code])
    expect((await ana.call(getKeywords, { query: { days: 365 } })).status).toBe(400)
    expect((await api.visitor().call(getKeywords)).status).toBe(401)
  })

  test('while the directory does not show the supplier, no search finds it', async () => {
    const { report } = await makeOwner({ marketplace: false })
    await makeKeywordDays(api.db, [searched('pgrss', 5)])
    expect(await report()).toMatchObject({ visible: false, found: 0, lost: 5 })
  })
})

test('a word that is added to the text is found from then on, by the report and by the search', async () => {
  const { supplier, ana, report } = await makeOwner()
  const term = 'incineração de resíduos'
  await makeKeywordDays(api.db, [searched(term, 7)])
  const params = { id: supplier.id }
  const { reply: before } = await ana.call(getFreelancer, { params })
  await ana.call(editFreelancer, {
    params,
    body: {
      descricaoServico: withKeyword(before.descricaoServico, term),
      version: before.version,
    },
  })
  expect(await report()).toMatchObject({ found: 7, lost: 0 })
  const { reply } = await api.visitor().call(searchSuppliers, { query: { categoria: term } })
  expect(reply.data.map(({ nome }) => nome)).toEqual(['Ana Prado'])
})

describe('what is counted', () => {
  const counted = async () => {
    await api.app.close()
    return api.db.select().from(keywordDays).orderBy(sql`term, category, state`)
  }
  const search = (query: Record<string, string>) => api.visitor().call(searchPage, { query })

  test('the words without the place, in the trades they name, under the state', async () => {
    await makeOwner()
    await search({ q: 'Coleta de Resíduos em Recife' })
    await search({ q: 'coleta de residuos', estado: 'PE' })
    await search({ q: 'coleta de resíduos' })
    const row = { category: waste, day: today, term: 'coleta de residuos' }
    expect(await counted()).toEqual([
      { ...row, state: '', shown: 'coleta de resíduos', searches: 1 },
      { ...row, state: 'PE', shown: 'coleta de resíduos', searches: 2 },
    ])
  })

  test('what names no trade belongs to the one of who is found; a name to none', async () => {
    await makeOwner({ com_oque_trabalha: 'Bombonas azuis' })
    await search({ q: 'bombonas' })
    await search({ q: 'ana prado' })
    await search({ q: 'ana@example.com' })
    await search({ q: 'algo desconhecido' })
    expect((await counted()).map(({ term, category }) => [term, category])).toEqual([
      ['bombonas', waste],
    ])
  })

  test('is forgotten after 400 days', async () => {
    await makeKeywordDays(api.db, [
      searched('velho', 5, { day: '2025-10-10' }),
      searched('novo', 5, { day: '2025-10-12' }),
    ])
    await deleteOldKeywords(api.db, api.clock.now())
    expect((await counted()).map(({ term }) => term)).toEqual(['novo'])
  })
})
