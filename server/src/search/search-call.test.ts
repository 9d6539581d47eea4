import { searchSuppliers, suggestSuppliers } from 'contract/search'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi({}, { oneApp: true })

type SearchQuery = NonNullable<Parameters<typeof search>[0]>

async function search(query: Record<string, unknown>) {
  return api.visitor().call(searchSuppliers, { query: query as never })
}

const names = async (query: SearchQuery) => (await search(query)).reply.data.map(({ nome }) => nome)

describe('searching suppliers', () => {
  test('a typo without accents finds, and the right spelling is offered', async () => {
    await makeFreelancer(api.db, { nome: 'Ana', descricaoServico: 'Calibração de autoclaves' })
    await makeFreelancer(api.db, { nome: 'Bia', descricaoServico: 'Lavanderia hospitalar' })
    const { reply } = await search({ categoria: 'calibracoa' })
    expect(reply.data.map(({ nome }) => nome)).toEqual(['Ana'])
    expect(reply).toMatchObject({ total: 1, suggestion: 'calibração', nextCursor: null })
    expect((await search({ categoria: 'calibracao' })).reply.suggestion).toBeNull()
  })

  test('matches are counted up to a thousand, whether typed or only similar', async () => {
    // In parts: the embedded database is taken for stuck when one statement lasts ten seconds.
    for (const [first, last] of [
      [1, 250],
      [251, 500],
      [501, 750],
      [751, 1001],
    ]) {
      await api.db.execute(sql`
        WITH people AS (
          INSERT INTO accounts (tipo, email, password_hash, nome)
          SELECT 'Freelancer', 'p' || n || '@example.com', '', 'P' FROM generate_series(${first}::integer, ${last}::integer) n
          RETURNING id
        )
        INSERT INTO suppliers
          (id, account_id, kind, nome, slug, marketplace, cidade, estado, "descricaoServico", plan)
        SELECT id, id, 'Freelancer', 'Pessoa ' || id, 'p-' || id, true, 'Santos', 'SP',
          'Calibração de autoclaves', CASE WHEN id % 2 = 0 THEN 'MKTFREE' ELSE 'MKTBASIC' END
        FROM people`)
    }
    const many = { total: 1000, hasMore: true }
    for (const query of [{}, { categoria: 'calibracao' }, { categoria: 'calibrasao' }]) {
      expect((await search(query)).reply).toMatchObject(many)
      expect((await search({ ...query, plan: ['MKTFREE', 'MKTBASIC'] })).reply).toMatchObject(many)
      const { reply } = await search({ ...query, plan: ['MKTFREE'] })
      expect([500, 501]).toContain(reply.total)
      expect(reply.hasMore).toBe(false)
    }
  })

  test('a synonym of the keyword topics finds', async () => {
    await makeFreelancer(api.db, {
      nome: 'Ana',
      descricaoServico: 'Petição de autorização de funcionamento na ANVISA',
    })
    expect(await names({ categoria: 'AFE' })).toEqual(['Ana'])
  })

  test('every condition must hold', async () => {
    const certificados = ['Licença sanitária', 'Licença ambiental']
    await makeCompany(api.db, { nome: 'Certa', cidade: 'Santos', certificados })
    await makeCompany(api.db, { nome: 'Sem licença', cidade: 'Santos', certificados: [] })
    await makeCompany(api.db, { nome: 'Longe', cidade: 'Recife', estado: 'PE', certificados })
    await makeFreelancer(api.db, { nome: 'Autônoma', cidade: 'Santos', certificados })
    const query = { tipo: 'Empresa', estado: 'sp', cidade: 'SANTOS', certificados }
    expect(await names(query)).toEqual(['Certa'])
    expect(await names({ nomeFantasia: 'sem lice' })).toEqual(['Sem licença'])
  })

  test('a licence is found on every plan, and shown on those that have it', async () => {
    const certificados = ['Licença sanitária']
    await makeFreelancer(api.db, { nome: 'Grátis', plan: 'MKTFREE', certificados })
    await makeFreelancer(api.db, { nome: 'Básica', plan: 'MKTBASIC', certificados })
    await makeFreelancer(api.db, { nome: 'Sem', plan: 'MKTFREE', certificados: [] })
    for (const words of [{}, { categoria: 'validação' }]) {
      const { reply } = await search({ ...words, certificados })
      expect(reply.data.map((found) => [found.nome, found.certificados])).toEqual([
        ['Básica', certificados],
        ['Grátis', []],
      ])
    }
  })

  test('a state finds the state, not letters of a city', async () => {
    await makeFreelancer(api.db, { nome: 'Mineira', cidade: 'Espera Feliz', estado: 'MG' })
    await makeFreelancer(api.db, { nome: 'Capixaba', cidade: 'Vitória', estado: 'ES' })
    expect(await names({ estado: 'ES' })).toEqual(['Capixaba'])
  })

  test('plans narrow the result; empty fields ask for nothing', async () => {
    await makeFreelancer(api.db, { nome: 'Grátis' })
    await makeFreelancer(api.db, { nome: 'Pro', plan: 'MKTPRO' })
    await makeFreelancer(api.db, { nome: 'Básica', plan: 'MKTBASIC' })
    expect(await names({ plan: ['MKTBASIC', 'MKTFREE'] })).toEqual(['Básica', 'Grátis'])
    const url = '/api/v1/Fornecedores/search?tipo=&categoria=&estado=&certificados=&plan='
    const { status, reply } = await api.visitor().raw({ method: 'GET', url })
    expect(status).toBe(200)
    expect(reply.total).toBe(3)
  })

  test('e-mail and site stay behind the contact gate', async () => {
    await makeCompany(api.db, { site: 'https://secreto.example' })
    const { reply } = await search({})
    expect(reply.data[0]).toMatchObject({ email: null, site: null })
    expect(JSON.stringify(reply)).not.toContain('secreto')
  })

  test('pages follow each other by cursor, each supplier once', async () => {
    for (const nome of ['Ana', 'Bia', 'Caio', 'Davi', 'Eva']) {
      await makeFreelancer(api.db, { nome, descricaoServico: 'lavanderia' })
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { reply } = await search({ categoria: 'lavanderia', limit: 2, cursor })
      seen.push(...reply.data.map(({ nome }) => nome))
      expect(reply.total).toBe(5)
      cursor = reply.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])
  })

  test('the cursor of another search is refused', async () => {
    for (let turn = 0; turn < 3; turn++) await makeFreelancer(api.db)
    const { reply } = await search({ limit: 1 })
    const { status, problem } = await search({ cidade: 'Santos', cursor: reply.nextCursor })
    expect(status).toBe(400)
    expect(problem.code).toBe('CURSOR_MISMATCH')
    const forged = await search({ cursor: 'W10' })
    expect(forged.status).toBe(400)
    expect(forged.problem.errors?.cursor).toEqual(['Valor inválido.'])
  })

  test.each([
    ['plan', 'MKTGOLD', 'Valor inválido.'],
    ['estado', 'SPX', 'Por favor, insira um estado válido (Ex: SP).'],
    ['estado', '%', 'Por favor, insira um estado válido (Ex: SP).'],
    ['tipo', 'Robô', 'Valor inválido.'],
    ['categoria', 'a'.repeat(10_000), 'Texto longo demais.'],
    ['categoria', ['a', 'b'], 'Valor inválido.'],
    ['limit', '0', 'Valor inválido.'],
    ['limit', '101', 'Valor inválido.'],
    ['certificados', Array.from({ length: 21 }, (_, n) => `c${n}`), 'Valor inválido.'],
  ])('a wrong %s is refused with its reason', async (field, value, text) => {
    const { status, problem } = await search({ [field]: value })
    expect(status).toBe(400)
    const errors = Object.entries(problem.errors ?? {}).filter(([key]) => key.startsWith(field))
    expect(errors.flatMap(([, texts]) => texts)).toContain(text)
  })

  test.each([
    "'; DROP TABLE suppliers; --",
    '<script>alert(1)</script>',
    "' | 'x':* & !(",
    '\\',
    '%00',
    '(((((',
  ])('%j in any field finds nothing and breaks nothing', async (text) => {
    await makeFreelancer(api.db, { nome: 'Zelo' })
    for (const field of ['categoria', 'nomeFantasia', 'cidade', 'certificados']) {
      const { status, reply } = await search({ [field]: text })
      expect(status).toBe(200)
      expect(reply.data).toEqual([])
    }
    expect(await names({})).toEqual(['Zelo'])
  })
})

describe('suggestions while typing', () => {
  test('offer categories, names and cities', async () => {
    await makeFreelancer(api.db, {
      nome: 'Câmara Fria Sul',
      descricaoServico: 'câmaras de vacina',
      cidade: 'Campinas',
    })
    const { status, reply } = await api.visitor().call(suggestSuppliers, { query: { q: 'cam' } })
    expect(status).toBe(200)
    expect(reply).toEqual({
      categorias: ['câmaras', 'câmara fria'],
      nomes: ['Câmara Fria Sul'],
      estados: [],
      cidades: ['Campinas/SP'],
      licencas: [],
    })
  })

  test('a missing or endless text is refused', async () => {
    const url = '/api/v1/Fornecedores/suggestions'
    expect((await api.visitor().raw({ method: 'GET', url })).status).toBe(400)
    const long = await api.visitor().raw({ method: 'GET', url: `${url}?q=${'a'.repeat(201)}` })
    expect(long.status).toBe(400)
  })
})
