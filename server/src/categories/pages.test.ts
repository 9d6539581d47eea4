import {
  getCategory,
  getSupplierCategories,
  listCategories,
  setSupplierCategories,
} from 'contract/categories'
import { listChanges } from 'contract/audit'
import { categorySlugs } from 'contract/rules/categories'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'

const api = testApi()

const make = (nome: string, categorias: string[], fields: object = {}) =>
  makeFreelancer(api.db, { nome, categorias, categorias_origem: 'escolha', ...fields })
const dental = (nome: string, fields: object = {}) => make(nome, ['odontologia'], fields)
const page = async (slug: string, query: object = {}) =>
  api.visitor().call(getCategory, { params: { slug }, query: query as never })
const names = (list: { nome: string }[]) => list.map(({ nome }) => nome)

test('every category is listed with its suppliers, those without too', async () => {
  await dental('Ana')
  await make('Bia', ['cirurgia-e-opme', 'odontologia'])
  await dental('Oculta', { marketplace: false })
  const { reply } = await api.visitor().call(listCategories)
  expect(reply.map(({ slug }) => slug)).toEqual([...categorySlugs])
  expect(reply.filter(({ fornecedores }) => fornecedores > 0)).toEqual([
    { slug: 'cirurgia-e-opme', fornecedores: 1 },
    { slug: 'odontologia', fornecedores: 2 },
  ])
})

test('whose main category it is come first, then plan, fuller profile and name', async () => {
  await make('Outro ramo', ['cirurgia-e-opme', 'odontologia'], { plan: 'MKTPRO' })
  await dental('Zoé')
  await dental('Bruno', { site: 'https://bruno.example.com' })
  await dental('Ana')
  await dental('Paga', { plan: 'MKTPRO' })
  const { reply } = await page('odontologia')
  expect(names(reply.data)).toEqual(['Paga', 'Bruno', 'Ana', 'Zoé', 'Outro ramo'])
  expect(reply).toMatchObject({ fornecedores: 5, total: 5, pagina: 1, paginas: 1, lugar: null })
  expect(reply.data[0]).toMatchObject({ email: null, site: null, categorias: ['odontologia'] })
})

test('a city has its own, then those of its state and of elsewhere, and its neighbours', async () => {
  const inCity = (cidade: string, estado: string) => ({ cidade, estado })
  await dental('Cá', inCity('Embu-Guaçu', 'SP'))
  await dental('Longe', { ...inCity('Recife', 'PE'), plan: 'MKTPRO' })
  await dental('Perto', inCity('Campinas', 'SP'))
  const { reply } = await page('odontologia', { lugar: 'embu-guacu-sp' })
  const city = { cidade: 'Embu-Guaçu', estado: 'SP', slug: 'embu-guacu-sp', fornecedores: 1 }
  expect(reply.lugar).toEqual(city)
  expect(reply).toMatchObject({ total: 1, fornecedores: 3 })
  expect(names(reply.data)).toEqual(['Cá'])
  expect(names(reply.perto)).toEqual(['Perto', 'Longe'])
  expect(reply.cidades.map(({ slug }) => slug)).toEqual(['campinas-sp', 'recife-pe'])
})

test('a city that exists but has nobody is an empty page; what does not exist is not found', async () => {
  await dental('Ana')
  const { status, reply } = await page('odontologia', { lugar: 'sao-paulo-sp' })
  expect(status).toBe(200)
  expect(reply.lugar).toMatchObject({ cidade: 'São Paulo', estado: 'SP', fornecedores: 0 })
  expect(names(reply.perto)).toEqual(['Ana'])
  const statuses = await Promise.all([
    page('astrologia'),
    page('odontologia', { lugar: 'atlantida-sp' }),
    page('odontologia', { lugar: 'sp' }),
    page('odontologia', { lugar: 'campinas-xx' }),
    page('odontologia', { pagina: 2 }),
  ])
  expect(statuses.map((one) => one.status)).toEqual([404, 404, 404, 404, 404])
  expect((await page('odontologia', { pagina: 'x' })).status).toBe(400)
})

test('eighteen stand on a page, nobody twice', async () => {
  for (let turn = 0; turn < 20; turn++) await dental(`Dente ${turn}`)
  const [first, second] = [await page('odontologia'), await page('odontologia', { pagina: 2 })]
  expect(first.reply).toMatchObject({ total: 20, paginas: 2, porPagina: 18 })
  expect(first.reply.data).toHaveLength(18)
  const all = names([...first.reply.data, ...second.reply.data])
  expect(new Set(all).size).toBe(20)
})

test('the sitemap has the pages with at least three suppliers, and only those', async () => {
  for (const nome of ['Ana', 'Bia']) await dental(nome)
  const read = async () =>
    String((await api.visitor().raw({ method: 'GET', url: '/sitemap.xml' })).reply)
  const before = await read()
  expect(before).toContain('/categorias</loc>')
  expect(before).not.toContain('/categorias/odontologia')
  await dental('Caio', { cidade: 'Recife', estado: 'PE' })
  const three = await read()
  expect(three).toContain('/categorias/odontologia</loc>')
  expect(three).not.toContain('/categorias/odontologia/')
  await dental('Davi')
  expect(await read()).toContain('/categorias/odontologia/campinas-sp</loc>')
})

test('an administrator chooses for a supplier, who stays switched off; the log has it', async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const admin = await api.as('admin@example.com')
  const { supplier } = await makeFreelancer(api.db, { status: false })
  const params = { id: supplier.id }
  const chosen = await admin.call(setSupplierCategories, {
    params,
    body: { categorias: ['odontologia', 'cirurgia-e-opme'] },
  })
  expect(chosen.reply).toEqual({
    categorias: ['odontologia', 'cirurgia-e-opme'],
    origem: 'escolha',
    propostas: ['engenharia-clinica-e-calibracao'],
  })
  const { reply } = await admin.call(listChanges)
  expect(reply.data[0]).toMatchObject({
    action: 'supplier.edit',
    before: { categorias: ['engenharia-clinica-e-calibracao'] },
    after: { categorias: ['odontologia', 'cirurgia-e-opme'] },
  })
  const { rows } = await api.db.execute('SELECT status, version FROM suppliers')
  expect(rows).toEqual([{ status: false, version: 2 }])
  const emptied = await admin.call(setSupplierCategories, { params, body: { categorias: [] } })
  expect(emptied.reply).toMatchObject({ origem: 'proposta' })
  expect(emptied.reply.categorias).toEqual(emptied.reply.propostas)
  const missing = await admin.call(getSupplierCategories, { params: { id: 999_999 } })
  expect(missing.status).toBe(404)
  expect((await api.visitor().call(getSupplierCategories, { params })).status).toBe(401)
})
