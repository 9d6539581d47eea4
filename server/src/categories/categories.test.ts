import { searchPage } from 'contract/search'
import { getSupplier } from 'contract/suppliers'
import { createFreelancer, createCompany, createOwner } from 'contract/signup'
import { editFreelancer, getFreelancer } from 'contract/profiles'
import { listChanges } from 'contract/audit'
import { type CategorySlug, categorySlugs } from 'contract/rules/categories'
import { proposeCategories } from 'contract/rules/category-words'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cast } from '../../seed/cast/cast.ts'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { companyBody, confirmedVisitor, freelancerBody, ownerBody } from '../../test/signup.ts'
import { proposeForAll } from './service.ts'

const api = testApi()

/** The main category of some of the cast, by the names that people know them by. */
const mainOf: Record<string, CategorySlug> = {
  'Ana Clara Moura Batista': 'medicamentos-e-farmacia',
  'Rodrigo Alencar Tavares': 'engenharia-clinica-e-calibracao',
  'Helena Prado Siqueira': 'regulatorio-e-licencas',
  'Termovalida Engenharia': 'engenharia-clinica-e-calibracao',
  'Rota Sul Fria': 'logistica-e-cadeia-fria',
  'Resíduo Um Ambiental': 'residuos-e-meio-ambiente',
  'Esteriliza Planalto': 'esterilizacao-e-cme',
  'Oxivale Gases Medicinais': 'infraestrutura-hospitalar',
  'Prontuara Sistemas': 'gestao-e-tecnologia',
  'Ortolinha OPME': 'cirurgia-e-opme',
  'Leito Certo Locações': 'equipamentos-e-mobiliario',
  'Roupário Clínico': 'higienizacao-e-enxoval',
  'Insumos do Cerrado': 'descartaveis-e-epi',
  'Pantanal Diagnóstica': 'laboratorio-e-diagnostico',
  'Júlia Camargo Reis': 'gestao-e-tecnologia',
  'Wellington Cruz Amorim': 'qualidade-e-treinamento',
  'Marcos Vinícius Teles': 'engenharia-clinica-e-calibracao',
  'Leandro Pacheco Vidal': 'regulatorio-e-licencas',
  'Gustavo Henrique Paranhos': 'qualidade-e-treinamento',
}

test('texts as real suppliers write them propose their trade first, and everybody gets one', () => {
  const proposed = new Map(
    cast.map((member) => [
      member.nome_fantasia ?? member.pessoa.nome,
      proposeCategories({
        nome: member.nome_fantasia,
        speciality: member.com_oque_trabalha ?? member.segmento_empresa,
        text: member.descricaoServico,
      }),
    ]),
  )
  const mains = Object.keys(mainOf).map((name) => [name, proposed.get(name)?.[0]])
  expect(Object.fromEntries(mains)).toEqual(mainOf)
  expect([...proposed].filter(([, found]) => found.length === 0)).toEqual([])
})

const shown = async (id: number) =>
  (await api.visitor().call(getSupplier, { params: { slug: `x-${id}` } })).reply.categorias

const originOf = async (id: number) =>
  (await api.db.execute(sql`SELECT categorias_origem AS o FROM suppliers WHERE id = ${id}`)).rows[0]
    ?.o

describe('sign-up', () => {
  test('proposes categories from the texts when none are chosen', async () => {
    const caller = await confirmedVisitor(api, 'rui@example.com')
    const { reply } = await caller.call(createFreelancer, { body: freelancerBody() })
    expect(await shown(reply.id_user)).toEqual(['engenharia-clinica-e-calibracao'])
    expect(await originOf(reply.id_user)).toBe('proposta')
  })

  test('keeps those that were chosen, in their order', async () => {
    const caller = await confirmedVisitor(api, 'helena@example.com')
    const { user_id } = (await caller.call(createOwner, { body: ownerBody() })).reply
    const body = companyBody(user_id, { categorias: 'odontologia, cirurgia-e-opme' })
    const { reply } = await caller.call(createCompany, { body })
    expect(await shown(reply.id)).toEqual(['odontologia', 'cirurgia-e-opme'])
    expect(await originOf(reply.id)).toBe('escolha')
  })

  test('refuses a category that there is not, and a sixth', async () => {
    const caller = await confirmedVisitor(api, 'rui@example.com')
    for (const categorias of ['astrologia', categorySlugs.slice(0, 6)]) {
      const refused = await caller.call(createFreelancer, { body: freelancerBody({ categorias }) })
      expect(refused.status).toBe(400)
      expect(Object.keys((refused.reply as never as { errors: object }).errors)).toEqual([
        'categorias',
      ])
    }
  })
})

describe('an edit', () => {
  const owned = async (fields: object = {}) => {
    const { supplier } = await makeFreelancer(api.db, {
      account: { email: 'ana@example.com' },
      ...fields,
    })
    return { id: supplier.id, caller: await api.as('ana@example.com') }
  }

  test('follows the texts until somebody chooses, and again when the choice is emptied', async () => {
    const { id, caller } = await owned()
    const save = (body: object) => caller.call(editFreelancer, { params: { id }, body })
    expect(await shown(id)).toEqual(['engenharia-clinica-e-calibracao'])
    const texts = { com_oque_trabalha: 'Odontologia', descricaoServico: 'Ortodontia.' }
    // The form sends what it got: that is nobody's choice.
    await save({ ...texts, categorias: 'engenharia-clinica-e-calibracao' })
    expect(await shown(id)).toEqual(['odontologia'])
    await save({ categorias: ['gestao-e-tecnologia'] })
    await save({ descricaoServico: 'Lavanderia e enxoval.' })
    expect(await shown(id)).toEqual(['gestao-e-tecnologia'])
    await save({ categorias: [] })
    expect(await shown(id)).toEqual(['odontologia', 'higienizacao-e-enxoval'])
  })

  test('of an administrator is in the audit log', async () => {
    const { id } = await owned()
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const body = { categorias: ['odontologia'] }
    const { reply } = await admin.call(editFreelancer, { params: { id }, body })
    expect(reply.categorias).toBe('odontologia')
    const log = await admin.call(listChanges)
    const change = log.reply.data.find(({ action }) => action === 'supplier.edit')
    expect(change?.before).toMatchObject({ categorias: 'engenharia-clinica-e-calibracao' })
    expect(change?.after).toMatchObject({ categorias: 'odontologia' })
  })
})

test('suppliers from before get theirs from the job, without a new version; a choice stays', async () => {
  const { supplier } = await makeFreelancer(api.db, {
    account: { email: 'ana@example.com' },
    categorias: [],
    categorias_origem: null,
  })
  const chosen = await makeFreelancer(api.db, {
    categorias: ['odontologia'],
    categorias_origem: 'escolha',
  })
  expect(await shown(supplier.id)).toEqual([])
  await proposeForAll(api.db)
  expect(await shown(supplier.id)).toEqual(['engenharia-clinica-e-calibracao'])
  expect(await shown(chosen.supplier.id)).toEqual(['odontologia'])
  const caller = await api.as('ana@example.com')
  const { reply } = await caller.call(getFreelancer, { params: { id: supplier.id } })
  expect(reply.version).toBe(1)
})

describe('the search', () => {
  const names = (page: {
    featured: { data: { nome: string }[] }
    list: { data: { nome: string }[] }
  }) => [...page.featured.data, ...page.list.data].map(({ nome }) => nome)
  const asked = async (query: object) =>
    (await api.visitor().call(searchPage, { query: query as never })).reply

  test('filters by category with and without words, counts them, and follows a change', async () => {
    const make = (nome: string, categorias: string[], fields: object = {}) =>
      makeFreelancer(api.db, { nome, categorias, categorias_origem: 'escolha', ...fields })
    const { supplier } = await make('Ana', ['odontologia', 'cirurgia-e-opme'])
    await make('Bia', ['cirurgia-e-opme'])
    await make('Caio', ['odontologia'], { plan: 'MKTPRO', descricaoServico: 'Resinas.' })
    expect(names(await asked({ ramo: 'odontologia' }))).toEqual(['Caio', 'Ana'])
    expect(names(await asked({ ramo: 'odontologia', q: 'autoclaves' }))).toEqual(['Ana'])
    expect((await asked({})).counts.categorias).toEqual([
      { value: 'cirurgia-e-opme', fornecedores: 2 },
      { value: 'odontologia', fornecedores: 2 },
    ])
    // Only one can be chosen: the others are counted as if none were.
    expect((await asked({ ramo: 'odontologia' })).counts.categorias).toEqual([
      { value: 'cirurgia-e-opme', fornecedores: 2 },
      { value: 'odontologia', fornecedores: 2 },
    ])
    await api.db.execute(sql`
      UPDATE suppliers SET categorias = '{gestao-e-tecnologia}' WHERE id = ${supplier.id}`)
    expect(names(await asked({ ramo: 'odontologia' }))).toEqual(['Caio'])
    expect(names(await asked({ ramo: 'gestao-e-tecnologia' }))).toEqual(['Ana'])
    // A new text writes the search's document anew: the category stays.
    await api.db.execute(sql`UPDATE suppliers SET nome = 'Anita' WHERE id = ${supplier.id}`)
    expect(names(await asked({ ramo: 'gestao-e-tecnologia' }))).toEqual(['Anita'])
    expect(names(await asked({ ramo: 'odontologia' }))).toEqual(['Caio'])
  })

  test('refuses a category that there is not; an empty one is no condition', async () => {
    await makeFreelancer(api.db, { nome: 'Ana' })
    const refused = await api.visitor().call(searchPage, { query: { ramo: 'x' } as never })
    expect(refused.status).toBe(400)
    expect(names(await asked({ ramo: '' }))).toEqual(['Ana'])
  })
})
