import { getDirectoryFacts, getSupplier, listSuppliers } from 'contract/suppliers'
import { sql } from 'drizzle-orm'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeCompany, makeFreelancer, setPlan } from '../../seed/make.ts'

const api = testApi()

const list = async () => (await api.visitor().call(listSuppliers)).reply

const photo = 'a1b2c3d4e5f6'

describe('the whole list', () => {
  test('carries every key of an item; e-mail and site stay behind the contact gate', async () => {
    const { supplier } = await makeCompany(api.db, {
      nome: 'Farmácia São João',
      plan: 'MKTCORP',
      site: 'https://secreto.example',
      account: { email: 'dona@secreto.example' },
      atende_em: ['MG', 'SP', 'Rio de Janeiro/RJ'],
      photo,
    })
    const { status, reply } = await api.visitor().call(listSuppliers)
    expect(status).toBe(200)
    expect(reply).toEqual([
      {
        id: supplier.id,
        slug: `farmacia-sao-joao-${supplier.id}`,
        nome: 'Farmácia São João',
        servico: 'Validação de autoclaves e qualificação térmica para hospitais.',
        especialidade: null,
        site: null,
        email: null,
        cidade_estado: 'Campinas/SP',
        plan: 'MKTCORP',
        Tipo_empresa: 'Empresa',
        certificados: ['Alvará de funcionamento'],
        categorias: ['engenharia-clinica-e-calibracao'],
        atendeEm: {
          brasil: false,
          estados: ['MG', 'SP'],
          municipios: [{ cidade: 'Rio de Janeiro', uf: 'RJ' }],
        },
        photo,
        rating: null,
      },
    ])
  })

  test('is ordered by promotion level, then name without accents', async () => {
    const make = [
      makeFreelancer(api.db, { nome: 'Zélia' }),
      makeFreelancer(api.db, { nome: 'Bruno' }),
      makeFreelancer(api.db, { nome: 'Átila' }),
      makeFreelancer(api.db, { nome: 'Yara', plan: 'MKTPRO' }),
      makeFreelancer(api.db, { nome: 'Xuxa', plan: 'MKTBASIC' }),
      makeCompany(api.db, { nome: 'Wilson', plan: 'MKTCORP' }),
    ]
    await Promise.all(make)
    expect((await list()).map(({ nome }) => nome)).toEqual([
      'Wilson',
      'Yara',
      'Xuxa',
      'Átila',
      'Bruno',
      'Zélia',
    ])
  })

  test.each([
    ['is not in the marketplace', { marketplace: false }],
    ['is inactive', { status: false }],
    ['is suspended', { suspended_at: new Date('2026-01-01') }],
    ['has a disabled account', { account: { disabled_at: new Date('2026-01-01') } }],
  ])('leaves out a supplier who %s', async (_, fields) => {
    const { supplier } = await makeFreelancer(api.db, fields)
    expect(await list()).toEqual([])
    const page = await api.visitor().call(getSupplier, { params: { slug: supplier.slug } })
    expect(page.status).toBe(404)
  })

  test('shows a photo only with a plan that has one', async () => {
    const { supplier } = await makeFreelancer(api.db, { plan: 'MKTBASIC', photo })
    expect((await list())[0]?.photo).toBe(photo)
    await setPlan(api.db, supplier.id, 'MKTFREE')
    expect((await list())[0]?.photo).toBeNull()
  })

  test('follows every change at once', async () => {
    const { supplier, account } = await makeFreelancer(api.db, { nome: 'Ana' })
    expect(await list()).toHaveLength(1)
    await api.db.execute(sql`UPDATE suppliers SET nome = 'Bia' WHERE id = ${supplier.id}`)
    expect((await list())[0]?.nome).toBe('Bia')
    await api.db.execute(sql`UPDATE accounts SET disabled_at = now() WHERE id = ${account.id}`)
    expect(await list()).toEqual([])
    await api.db.execute(sql`UPDATE accounts SET disabled_at = NULL`)
    expect(await list()).toHaveLength(1)
    await api.db.execute(sql`DELETE FROM suppliers`)
    expect(await list()).toEqual([])
  })

  test('comes compressed, and not at all when the caller has it already', async () => {
    for (let turn = 0; turn < 5; turn++) await makeFreelancer(api.db)
    const url = '/api/v1/Fornecedores/suppliers'
    const first = await api.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    const body = JSON.parse(brotliDecompressSync(first.rawPayload).toString()) as unknown[]
    expect(body).toHaveLength(5)
    const etag = String(first.headers.etag)
    const again = await api.app.inject({ url, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    await makeFreelancer(api.db)
    const changed = await api.app.inject({ url, headers: { 'if-none-match': etag } })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('ignores parameters it does not know', async () => {
    await makeFreelancer(api.db)
    const { status, reply } = await api
      .visitor()
      .raw({ method: 'GET', url: '/api/v1/Fornecedores/suppliers/?skip=10%27--' })
    expect(status).toBe(200)
    expect(reply).toHaveLength(1)
  })
})

describe('the page of a supplier', () => {
  test('is found by its slug and by the slug of a former name', async () => {
    const { supplier } = await makeCompany(api.db, {
      nome: 'Nova Calibra',
      company: { outras_infos: 'Atende aos sábados', segmento_empresa: 'Metrologia' },
    })
    for (const slug of [`nova-calibra-${supplier.id}`, `velha-calibra-${supplier.id}`]) {
      const { status, reply } = await api.visitor().call(getSupplier, { params: { slug } })
      expect(status).toBe(200)
      expect(reply.slug).toBe(`nova-calibra-${supplier.id}`)
      expect(reply.outras_infos).toBe('Atende aos sábados')
      expect(reply).toMatchObject({ email: null, site: null })
    }
  })

  test.each(['nada', '0', 'x-99999999999', '../../etc', '%00', "1'--", 'a'.repeat(150)])(
    'an address like %j answers 404',
    async (slug) => {
      const { status } = await api.visitor().call(getSupplier, { params: { slug } })
      expect(status).toBe(404)
    },
  )
})

describe('search engines', () => {
  test('find every visible supplier in the sitemap', async () => {
    const { supplier } = await makeFreelancer(api.db, { nome: 'Ana <Lima> & Filhos' })
    await makeFreelancer(api.db, { nome: 'Oculta', marketplace: false })
    const { status, reply, headers } = await api
      .visitor()
      .raw({ method: 'GET', url: '/sitemap.xml' })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/xml')
    expect(reply).toContain('<loc>http://127.0.0.1:3000/landing</loc>')
    expect(reply).toContain(
      `<loc>http://127.0.0.1:3000/fornecedores/ana-lima-filhos-${supplier.id}</loc>`,
    )
    expect(reply).not.toContain('oculta')
  })

  test('get the sitemap in parts when the directory is large', async () => {
    await api.db.execute(sql`ALTER TABLE suppliers DISABLE TRIGGER USER`)
    await api.db.execute(sql`
      WITH people AS (
        INSERT INTO accounts (tipo, email, password_hash, nome)
        SELECT 'Freelancer', 'p' || n || '@example.com', '', 'P' FROM generate_series(1, 10001) n
        RETURNING id)
      INSERT INTO suppliers (id, account_id, kind, nome, slug, marketplace)
      SELECT id, id, 'Freelancer', 'P', 'p-' || id, true FROM people`)
    await api.db.execute(sql`ALTER TABLE suppliers ENABLE TRIGGER USER`)
    // As the server does by itself after a while: until then it takes both tables for empty.
    await api.db.execute(sql`ANALYZE accounts, suppliers`)
    const read = async (url: string) => (await api.visitor().raw({ method: 'GET', url })).reply
    const index = await read('/sitemap.xml')
    expect(index).toContain('<loc>http://127.0.0.1:3000/sitemap-fornecedores-2.xml</loc>')
    expect(index).toContain('<loc>http://127.0.0.1:3000/sitemap-paginas.xml</loc>')
    const counts = ['1', '2'].map(
      async (part) =>
        ((await read(`/sitemap-fornecedores-${part}.xml`)) as string).match(/<loc>/g)?.length,
    )
    expect(await Promise.all(counts)).toEqual([10_000, 1])
    const missing = await api.visitor().raw({ method: 'GET', url: '/sitemap-fornecedores-3.xml' })
    expect(missing.status).toBe(404)
  })

  test('are told where the sitemap is and what is private', async () => {
    const { reply } = await api.visitor().raw({ method: 'GET', url: '/robots.txt' })
    expect(reply).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml')
    expect(reply).toContain('Disallow: /marketplaceDash')
  })
})

test('facts of the directory: suppliers, cities, declared licences and categories', async () => {
  const facts = async () => (await api.visitor().call(getDirectoryFacts)).reply
  expect(await facts()).toEqual({ fornecedores: 0, cidades: 0, licencas: 0, categorias: [] })
  const recife = { cidade: 'Recife', estado: 'PE', certificados: ['AFE', 'ISO 9001'] }
  await makeCompany(api.db, { ...recife, categorias: ['odontologia', 'residuos-e-meio-ambiente'] })
  await makeCompany(api.db, { ...recife, categorias: ['odontologia'] })
  await makeCompany(api.db, { cidade: 'Olinda', estado: 'PE', certificados: [], categorias: [] })
  await makeCompany(api.db, { ...recife, cidade: 'Natal', marketplace: false })
  expect(await facts()).toEqual({
    fornecedores: 3,
    cidades: 2,
    licencas: 4,
    categorias: [
      { slug: 'odontologia', nome: { pt: 'Odontologia', en: 'Dentistry' }, fornecedores: 2 },
      {
        slug: 'residuos-e-meio-ambiente',
        nome: { pt: expect.any(String), en: expect.any(String) },
        fornecedores: 1,
      },
    ],
  })
})
