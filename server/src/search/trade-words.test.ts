import { listChanges } from 'contract/audit'
import { searchPage, searchSuppliers } from 'contract/search'
import {
  createSynonyms,
  deleteAnswer,
  deleteSynonyms,
  dismissSearch,
  editSynonyms,
  listPoorSearches,
  listTradeWords,
  previewTradeWords,
  saveAnswer,
} from 'contract/search-words'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAccesses, makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { recordSearches } from './service-searches.ts'
import { searchAnswers } from '../tables/search.ts'

const api = testApi({ rateLimitScale: 10_000 })
let admin: Caller

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  admin = await api.as('admin@example.com')
})

const find = async (categoria: string) =>
  (await api.visitor().call(searchSuppliers, { query: { categoria } })).reply.data.map(
    ({ nome }) => nome,
  )
const names = (list: { nome: string; similar: boolean }[]) =>
  list.map(({ nome, similar }) => (similar ? `(${nome})` : nome))

describe("administrators' words of the trade", () => {
  test('show their effect before they are saved, count from the next search on, and can be taken back', async () => {
    await makeFreelancer(api.db, { nome: 'Bia', descricaoServico: 'Conserto de frigobar' })
    const words = ['geladeirinha', 'frigobar']
    const { reply: seen } = await admin.call(previewTradeWords, {
      body: { term: 'geladeirinha', words },
    })
    expect([names(seen.before), names(seen.after)]).toEqual([[], ['Bia']])
    expect(await find('geladeirinha')).toEqual([])
    const { id } = (await admin.call(createSynonyms, { body: { words } })).reply
    expect(await find('geladeirinha')).toEqual(['Bia'])
    const params = { id }
    const other = ['minibar', 'frigobar']
    const edited = { term: 'geladeirinha', words: other, instead_of: id }
    const { reply: without } = await admin.call(previewTradeWords, { body: edited })
    expect([names(without.before), names(without.after)]).toEqual([['Bia'], []])
    await admin.call(editSynonyms, { params, body: { words: other } })
    expect([await find('geladeirinha'), await find('minibar')]).toEqual([[], ['Bia']])
    expect((await admin.call(listTradeWords)).reply.synonyms).toEqual([{ id, words: other }])
    await admin.call(deleteSynonyms, { params })
    expect(await find('minibar')).toEqual([])
    const log = (await admin.call(listChanges, { query: { subject: 'search' } })).reply.data
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['search.synonyms', { palavras: other }, {}],
      ['search.synonyms', { palavras: words }, { palavras: other }],
      ['search.synonyms', {}, { palavras: words }],
    ])
  })

  test('a promoted answer stands first, once, on every page and only where the filter lets it through', async () => {
    for (const nome of ['A', 'B', 'C']) {
      await makeFreelancer(api.db, { nome, descricaoServico: 'Calibração de balanças' })
    }
    const { supplier } = await makeFreelancer(api.db, {
      nome: 'Zé',
      descricaoServico: 'Metrologia',
    })
    const answer = { term: 'Calibração de balança', supplier_id: supplier.id }
    const { reply: seen } = await admin.call(previewTradeWords, { body: answer })
    expect([names(seen.before)[0], names(seen.after)[0]]).toEqual(['A', 'Zé'])
    const { id } = (await admin.call(saveAnswer, { body: answer })).reply
    expect(await find('calibracao de balancas')).toEqual(['Zé', 'A', 'B', 'C'])
    const page = await api
      .visitor()
      .call(searchPage, { query: { q: 'calibração de balanças', limit: 12 } })
    const shown = [...page.reply.featured.data, ...page.reply.list.data]
    expect(shown.filter(({ promoted }) => promoted).map(({ nome }) => nome)).toEqual(['Zé'])
    expect(shown).toHaveLength(4)
    const query = { categoria: 'calibração de balanças', limit: 2 }
    const { reply: first } = await api.visitor().call(searchSuppliers, { query })
    const next = { ...query, cursor: first.nextCursor ?? '' }
    const { reply: second } = await api.visitor().call(searchSuppliers, { query: next })
    expect([...first.data, ...second.data].map(({ nome }) => nome)).toEqual(['Zé', 'A', 'B', 'C'])
    expect(first.total).toBe(4)
    const companies = { ...query, tipo: 'Empresa' as const }
    expect((await api.visitor().call(searchSuppliers, { query: companies })).reply.total).toBe(0)
    await admin.call(deleteAnswer, { params: { id } })
    expect(await find('calibração de balanças')).toEqual(['A', 'B', 'C'])
  })

  test('an answer whose term is edited leaves its former term', async () => {
    const { supplier } = await makeFreelancer(api.db, { nome: 'Ana' })
    const body = { term: 'gerador', supplier_id: supplier.id }
    const { id } = (await admin.call(saveAnswer, { body })).reply
    await admin.call(saveAnswer, { body: { ...body, term: 'Geradores', instead_of: id } })
    const other = { ...body, term: 'aluguel de gerador', instead_of: id }
    await admin.call(saveAnswer, { body: other })
    const { answers } = (await admin.call(listTradeWords)).reply
    expect(answers.map(({ term }) => term)).toEqual(['aluguel de gerador'])
    expect([await find('gerador'), await find('aluguel de gerador')]).toEqual([[], ['Ana']])
    const log = (await admin.call(listChanges, { query: { subject: 'search' } })).reply.data
    expect(log.slice(0, 2).map(({ before, after }) => [before.termo, after.termo])).toEqual([
      [undefined, 'aluguel de gerador'],
      ['Geradores', undefined],
    ])
  })

  test('no answer is for words that do not count, and none stands first without words', async () => {
    const { supplier } = await makeFreelancer(api.db, { nome: 'Ana', estado: 'SP' })
    const refused = await admin.call(saveAnswer, {
      body: { term: 'para', supplier_id: supplier.id },
    })
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['term']])
    // One of before.
    await api.db
      .insert(searchAnswers)
      .values({ term: 'para', term_key: '', supplier_id: supplier.id })
    const { list } = (await api.visitor().call(searchPage, { query: { estado: 'SP' } })).reply
    expect(list.data.map(({ nome, promoted }) => [nome, promoted])).toEqual([['Ana', false]])
  })

  test('a term has one answer; nobody who is hidden, and no single word, can be saved', async () => {
    const { supplier } = await makeFreelancer(api.db, { nome: 'Ana' })
    const hidden = await makeFreelancer(api.db, { marketplace: false })
    const body = { term: 'autoclave', supplier_id: supplier.id }
    await admin.call(saveAnswer, { body })
    await admin.call(saveAnswer, { body: { ...body, term: 'Autoclaves' } })
    const { answers } = (await admin.call(listTradeWords)).reply
    expect(answers).toMatchObject([{ term: 'Autoclaves', supplier: { nome: 'Ana' } }])
    const refused = await admin.call(saveAnswer, {
      body: { ...body, supplier_id: hidden.supplier.id },
    })
    expect(refused.status).toBe(404)
    const single = await admin.call(createSynonyms, { body: { words: ['Só', ' só ', '!'] } })
    expect([single.status, single.problem.errors?.words]).toEqual([
      400,
      ['Escreva pelo menos duas palavras que querem dizer o mesmo.'],
    ])
  })
})

test('poor searches: nothing, only similar, nobody clicked; dismissed until they happen again', async () => {
  const { supplier } = await makeFreelancer(api.db)
  const now = api.clock.now()
  const times = (term: string, count: number, more: { found: number; similar?: number }) =>
    recordSearches(
      api.db,
      Array.from({ length: count }, () => ({ term, now, ...more })),
    )
  await times('gerador', 4, { found: 0 })
  await times('gelo seco', 2, { found: 0, similar: 3 })
  await times('autoclave', 3, { found: 5 })
  await times('calibração', 3, { found: 5 })
  await times('raro', 2, { found: 5 })
  const clicked = { supplier_id: supplier.id, day: '2026-11-15', city: '', state: '', accesses: 1 }
  await makeAccesses(api.db, [{ ...clicked, term: 'Calibração' }])
  const poor = async () =>
    (await admin.call(listPoorSearches)).reply.map(({ lastDay: _day, ...search }) => search)
  expect(await poor()).toEqual([
    { term: 'gerador', searches: 4, foundNothing: 4, onlySimilar: 0, clicks: 0 },
    { term: 'autoclave', searches: 3, foundNothing: 0, onlySimilar: 0, clicks: 0 },
    { term: 'gelo seco', searches: 2, foundNothing: 0, onlySimilar: 2, clicks: 0 },
  ])
  await admin.call(dismissSearch, { body: { term: 'Gerador' } })
  expect((await poor()).map(({ term }) => term)).toEqual(['autoclave', 'gelo seco'])
  api.clock.advance(24 * 60 * 60)
  admin = await api.as('admin@example.com')
  await recordSearches(api.db, [{ term: 'gerador', found: 0, now: api.clock.now() }])
  expect((await poor()).find(({ term }) => term === 'gerador')).toMatchObject({ searches: 1 })
})

test('only administrators see and change them', async () => {
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  expect((await ana.call(listPoorSearches)).status).toBe(403)
  expect((await ana.call(createSynonyms, { body: { words: ['a1', 'b1'] } })).status).toBe(403)
  expect((await api.visitor().call(listTradeWords)).status).toBe(401)
})
