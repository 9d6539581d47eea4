import { searchPage } from 'contract/search'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi({ rateLimitScale: 10_000 })

async function page(query: Record<string, unknown>, from?: string) {
  return (await api.visitor(from).call(searchPage, { query: query as never })).reply
}
const names = (list: { nome: string }[]) => list.map(({ nome }) => nome)
const descricaoServico = 'Coleta de resíduos'

describe('one call for a page of results', () => {
  test('says what was understood', async () => {
    await makeFreelancer(api.db, { descricaoServico, cidade: 'Recife', estado: 'PE' })
    const { understood } = await page({ q: 'autônomo para coleta de resídos em recife' })
    expect(understood).toEqual({
      what: 'coleta de resíduos',
      place: { cidade: 'Recife', estado: 'PE', area: null },
      except: [],
      tipo: 'Autônomo',
      without: {
        what: 'autônomo em recife',
        place: 'autônomo para coleta de resíduos',
        except: 'autônomo para coleta de resíduos em recife',
        tipo: 'coleta de resíduos em recife',
      },
      corrected: 'autônomo para coleta de resíduos em recife',
    })
  })

  test.each([
    ['exceto sp', ['Natal', 'Olinda', 'Recife'], ''],
    ['exceto SP, menos Recife', ['Natal', 'Olinda'], ''],
    ['exceto no nordeste', ['Campinas'], ''],
    ['autônomo exceto recife', ['Campinas', 'Natal', 'Olinda'], 'autônomo'],
    ['coleta em pernambuco exceto recife', ['Olinda'], 'coleta em pernambuco'],
  ])('%s leaves out who is there, and says so', async (q, left, without) => {
    const places = { Campinas: 'SP', Natal: 'RN', Olinda: 'PE', Recife: 'PE' }
    for (const [nome, estado] of Object.entries(places)) {
      await makeFreelancer(api.db, { nome, descricaoServico, cidade: nome, estado })
    }
    const { list, understood, counts } = await page({ q })
    expect(names(list.data).sort()).toEqual(left)
    expect(understood.except.length).toBeGreaterThan(0)
    expect(understood.without.except).toBe(without)
    expect(counts.cidades.length).toBe(left.length)
    const chosen = await page({ q, estado: 'PE' })
    expect(names(chosen.list.data).sort()).toEqual(
      left.filter((nome) => /Olinda|Recife/.test(nome)),
    )
  })

  test('a word that only looks like a name is no typing error', async () => {
    await makeFreelancer(api.db, { nome: 'Rodrigo Alencar', descricaoServico })
    const { understood, list } = await page({ q: 'sistema para agendar consultas em recife' })
    expect(list.data).toEqual([])
    expect(understood).toMatchObject({
      what: 'sistema para agendar consultas',
      corrected: null,
      without: { place: 'sistema para agendar consultas' },
    })
  })

  test('PRO and CORP stand apart, four at most, and the list has the others', async () => {
    for (const nome of ['A', 'B', 'C', 'D', 'E']) {
      await makeCompany(api.db, { nome, plan: 'MKTCORP', descricaoServico })
    }
    await makeFreelancer(api.db, { nome: 'Grátis', descricaoServico })
    await makeFreelancer(api.db, { nome: 'Básica', plan: 'MKTBASIC', descricaoServico })
    for (const query of [{}, { q: 'resíduos' }]) {
      const { featured, list } = await page(query)
      expect(featured).toMatchObject({ total: 5, hasMore: false })
      expect(featured.data).toHaveLength(4)
      expect(names(list.data)).toEqual(['Básica', 'Grátis'])
      expect(list).toMatchObject({ total: 2, hasMore: false, nextCursor: null })
    }
  })

  test('who fits much less than the best stands among the similar, not above the list', async () => {
    const well = 'aluguel de ventilador pulmonar'
    await makeFreelancer(api.db, { nome: 'Aluga', descricaoServico: well })
    const weak = 'calibração de ventilador pulmonar'
    await makeCompany(api.db, { nome: 'Calibra', plan: 'MKTCORP', descricaoServico: weak })
    const one = await page({ q: well })
    expect(one.featured).toMatchObject({ data: [], total: 0 })
    expect([names(one.list.data), names(one.similar)]).toEqual([['Aluga'], ['Calibra']])
    await makeCompany(api.db, { nome: 'Também', plan: 'MKTCORP', descricaoServico: well })
    const { featured, similar } = await page({ q: well })
    expect([names(featured.data), names(similar)]).toEqual([['Também'], ['Calibra']])
    const calibrated = await page({ q: weak })
    expect(names(calibrated.featured.data)[0]).toBe('Calibra')
  })

  test('where each supplier is, seen from the place that was named', async () => {
    await makeFreelancer(api.db, {
      nome: 'Longe',
      descricaoServico,
      cidade: 'Manaus',
      estado: 'AM',
    })
    await makeFreelancer(api.db, { nome: 'Aqui', descricaoServico, cidade: 'Recife', estado: 'PE' })
    const served = { descricaoServico: `${descricaoServico} em Pernambuco` }
    await makeFreelancer(api.db, { nome: 'Atende', ...served, cidade: 'Natal', estado: 'RN' })
    const { list, similar } = await page({ q: 'coleta de resíduos em recife' })
    expect(list.data.map(({ nome, where }) => [nome, where])).toEqual([
      ['Aqui', 'here'],
      ['Atende', 'serves'],
    ])
    expect(names(similar)).toEqual(['Longe'])
  })

  const inNatal = { descricaoServico, cidade: 'Natal', estado: 'RN' }
  const makeAreas = async () => {
    await makeFreelancer(api.db, { ...inNatal, nome: 'Brasil', atende_em: ['Brasil'] })
    await makeFreelancer(api.db, { ...inNatal, nome: 'Estado', atende_em: ['CE', 'PE'] })
    await makeFreelancer(api.db, { ...inNatal, nome: 'Cidade', atende_em: ['Recife/PE'] })
    await makeFreelancer(api.db, { ...inNatal, nome: 'Outra', atende_em: ['Olinda/PE', 'CE'] })
    await makeFreelancer(api.db, { ...inNatal, nome: 'Calada' })
    await makeFreelancer(api.db, { ...inNatal, nome: 'Aqui', cidade: 'Recife', estado: 'PE' })
  }

  test.each([
    ['named', { q: 'coleta de resíduos em recife' }],
    ['chosen', { q: 'coleta de resíduos', estado: 'pe', cidade: 'Recife' }],
    ['chosen without words', { estado: 'PE', cidade: 'recife' }],
  ])('a place that is %s brings who is there, then who says to serve it', async (_how, query) => {
    await makeAreas()
    const { list, understood } = await page(query)
    expect(list.data.map(({ nome, where }) => [nome, where])).toEqual([
      ['Aqui', 'here'],
      ['Cidade', 'serves'],
      ['Estado', 'serves'],
      ['Brasil', 'serves'],
    ])
    expect(list.total).toBe(4)
    expect(understood.place === null).toBe('estado' in query)
  })

  test('a state is served by whoever serves a part of it', async () => {
    await makeAreas()
    const { list, similar } = await page({ q: 'coleta de resíduos em pernambuco' })
    expect(names(list.data)).toEqual(['Aqui', 'Cidade', 'Estado', 'Outra', 'Brasil'])
    expect(names(similar)).toEqual(['Calada'])
  })

  test('who says where it works is taken at its word, whatever the text names', async () => {
    const text = { descricaoServico: `${descricaoServico} em Pernambuco` }
    await makeFreelancer(api.db, { ...inNatal, ...text, nome: 'Calada' })
    await makeFreelancer(api.db, { ...inNatal, ...text, nome: 'Outra', atende_em: ['RN'] })
    const { list } = await page({ q: 'coleta de resíduos em recife' })
    expect(names(list.data)).toEqual(['Calada'])
  })

  test('of a named city, the rest of its state counts for who has not said where it works', async () => {
    const inPetrolina = { descricaoServico, cidade: 'Petrolina', estado: 'PE' }
    await makeFreelancer(api.db, { ...inPetrolina, nome: 'Calada' })
    await makeFreelancer(api.db, { ...inPetrolina, nome: 'Local', atende_em: ['Petrolina/PE'] })
    const { list, similar } = await page({ q: 'coleta de resíduos em recife' })
    expect(names(list.data)).toEqual(['Calada'])
    expect(names(similar)).toEqual(['Local'])
  })

  test('among more candidates than one look holds, who serves the place is not lost', async () => {
    await api.db.execute(sql`
      WITH people AS (
        INSERT INTO accounts (tipo, email, password_hash, nome)
        SELECT 'Freelancer', 'many' || n || '@example.com', 'x', 'Longe ' || n
        FROM generate_series(1, 450) AS n RETURNING id, nome
      )
      INSERT INTO suppliers (id, account_id, kind, nome, slug, "descricaoServico", cidade, estado, marketplace, plan)
      SELECT id, id, 'Freelancer', nome, 'longe-' || id, ${descricaoServico}, 'Manaus', 'AM', true, 'MKTBASIC'
      FROM people`)
    await makeAreas()
    const { list } = await page({ q: 'coleta de resíduos em recife' })
    expect(names(list.data)).toEqual(['Aqui', 'Cidade', 'Estado', 'Brasil'])
    expect(list).toMatchObject({ hasMore: false, nextCursor: null })
  })

  test('a changed area counts at once', async () => {
    const { supplier } = await makeFreelancer(api.db, { ...inNatal, nome: 'Nova' })
    const found = async () => names((await page({ q: 'coleta de resíduos em recife' })).list.data)
    expect(await found()).toEqual([])
    await api.db.execute(
      sql`UPDATE suppliers SET atende_em = ARRAY['PE'] WHERE id = ${supplier.id}`,
    )
    expect(await found()).toEqual(['Nova'])
  })

  test('what shares too little comes as similar, never as a result', async () => {
    await makeFreelancer(api.db, { nome: 'Outra', descricaoServico: 'Manutenção de autoclaves' })
    const reply = await page({ q: 'manutenção de elevadores' })
    expect(reply.list).toMatchObject({ data: [], total: 0 })
    expect(names(reply.similar)).toEqual(['Outra'])
    expect((await page({ q: 'pizza' })).similar).toEqual([])
  })

  test('counts how many each filter would leave', async () => {
    const certificados = ['Licença ambiental']
    const categorias = ['residuos-e-meio-ambiente']
    const declared = { descricaoServico, certificados, categorias }
    const campinas = { cidade: 'Campinas', estado: 'SP' }
    await makeFreelancer(api.db, { ...declared, ...campinas })
    await makeFreelancer(api.db, {
      descricaoServico,
      ...campinas,
      certificados: [],
      categorias: [],
    })
    await makeCompany(api.db, { ...declared, cidade: 'Recife', estado: 'PE' })
    for (const query of [{}, { q: 'resíduos' }]) {
      expect((await page(query)).counts).toEqual({
        tipo: [
          { value: 'Ambos', fornecedores: 3 },
          { value: 'Empresa', fornecedores: 1 },
          { value: 'Autônomo', fornecedores: 2 },
        ],
        estados: [
          { value: 'SP', fornecedores: 2 },
          { value: 'PE', fornecedores: 1 },
        ],
        cidades: [
          { value: 'Campinas/SP', fornecedores: 2 },
          { value: 'Recife/PE', fornecedores: 1 },
        ],
        certificados: [{ value: 'Licença ambiental', fornecedores: 2 }],
        categorias: [{ value: 'residuos-e-meio-ambiente', fornecedores: 2 }],
        partial: false,
      })
    }
  })

  test('what one of kind and place is chosen of is counted as if none were chosen', async () => {
    await makeFreelancer(api.db, { descricaoServico, cidade: 'Campinas', estado: 'SP' })
    await makeFreelancer(api.db, { descricaoServico, cidade: 'Recife', estado: 'PE' })
    await makeCompany(api.db, { descricaoServico, cidade: 'Olinda', estado: 'PE' })
    for (const query of [{}, { q: 'resíduos' }]) {
      const chosen = { ...query, tipo: 'Autônomo', estado: 'pe' }
      const { counts, list, featured } = await page(chosen)
      expect(list.total + featured.total).toBe(1)
      expect(counts.tipo).toEqual([
        { value: 'Ambos', fornecedores: 2 },
        { value: 'Empresa', fornecedores: 1 },
        { value: 'Autônomo', fornecedores: 1 },
      ])
      expect(counts.estados).toEqual([
        { value: 'PE', fornecedores: 1 },
        { value: 'SP', fornecedores: 1 },
      ])
      expect(counts.cidades).toEqual([{ value: 'Recife/PE', fornecedores: 1 }])
    }
  })

  test('the chosen kind and both count those who are shown as results', async () => {
    const q = 'aluguel de ventilador pulmonar'
    const weak = 'calibração de ventilador pulmonar'
    await makeCompany(api.db, { nome: 'Aluga', descricaoServico: q })
    await makeCompany(api.db, { nome: 'Também', descricaoServico: q })
    await makeFreelancer(api.db, { nome: 'Calibra', plan: 'MKTPRO', descricaoServico: weak })
    await makeFreelancer(api.db, { nome: 'Calibra um', descricaoServico: weak })
    expect(names((await page({ q })).similar)).toContain('Calibra')
    for (const query of [{ q }, { q: 'autônomo' }, {}]) {
      const shownOf = async (tipo: string) => {
        const { counts, list, featured } = await page({ ...query, tipo })
        return { counts: counts.tipo, shown: list.total + featured.total }
      }
      const both = (await shownOf('Ambos')).shown
      for (const tipo of ['Ambos', 'Empresa', 'Autônomo']) {
        const { counts, shown } = await shownOf(tipo)
        expect(counts).toContainEqual({ value: tipo, fornecedores: shown })
        expect(counts).toContainEqual({ value: 'Ambos', fornecedores: both })
      }
    }
  })

  test('nobody there: where somebody fits, the same state first, then the region', async () => {
    for (const [cidade, estado] of [
      ['Campinas', 'SP'],
      ['Santos', 'SP'],
      ['Natal', 'RN'],
      ['Recife', 'PE'],
    ] as const) {
      await makeFreelancer(api.db, { descricaoServico, cidade, estado })
    }
    await makeFreelancer(api.db, { descricaoServico, cidade: 'Santos', estado: 'SP' })
    for (const query of [{}, { q: 'resíduos' }]) {
      const near = async (place: object) =>
        (await page({ ...query, ...place })).nearby.map(({ cidade }) => cidade)
      expect(await near({ cidade: 'Olinda' })).toEqual(['Recife', 'Natal', 'Santos', 'Campinas'])
      expect(await near({ estado: 'RJ' })).toEqual(['Santos', 'Campinas', 'Natal', 'Recife'])
      expect(await near({ cidade: 'Recife' })).toEqual([])
    }
    expect((await page({ q: 'pizza', cidade: 'Olinda' })).nearby).toEqual([])
  })

  test('another order is one of everybody who fits, not of those who fit best', async () => {
    const best = { descricaoServico: 'Coleta de resíduos hospitalares' }
    await makeFreelancer(api.db, { nome: 'Zeca', ...best, com_oque_trabalha: 'Coleta de resíduos' })
    await makeFreelancer(api.db, { nome: 'Bia', ...best })
    await makeFreelancer(api.db, { nome: 'Ana', ...best })
    const q = 'coleta de resíduos'
    expect(names((await page({ q, limit: 1 })).list.data)).toEqual(['Zeca'])
    expect(names((await page({ q, limit: 1, sort: 'name' })).list.data)).toEqual(['Ana'])
    expect(names((await page({ q, limit: 1, sort: 'newest' })).list.data)).toEqual(['Ana'])
  })

  test('pages of the list follow each other, in each order', async () => {
    for (const nome of ['Bia', 'Ana', 'Caio']) {
      await makeFreelancer(api.db, { nome, descricaoServico })
    }
    for (const [query, wanted] of [
      [{ q: 'resíduos' }, ['Ana', 'Bia', 'Caio']],
      [{ sort: 'name' }, ['Ana', 'Bia', 'Caio']],
      [{ sort: 'newest' }, ['Caio', 'Ana', 'Bia']],
      [{ q: 'resíduos', sort: 'name' }, ['Ana', 'Bia', 'Caio']],
      [{ q: 'resíduos', sort: 'newest' }, ['Caio', 'Ana', 'Bia']],
    ] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { list } = await page({ ...query, limit: 1, ...(cursor ? { cursor } : {}) })
        seen.push(...names(list.data))
        expect(list.total).toBe(3)
        cursor = list.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(wanted)
    }
  })

  test('a search that finds only similar ones counts as one that found nothing', async () => {
    await makeFreelancer(api.db, { descricaoServico: 'Manutenção de autoclaves' })
    await page({ q: 'manutenção de elevadores' })
    const logged = async () =>
      (await api.db.execute(sql`SELECT term, searches, found_nothing FROM search_log`)).rows
    await expect
      .poll(logged)
      .toEqual([{ term: 'manutencao de elevadores', searches: 1, found_nothing: 1 }])
  })

  test('searched again and again by one line it counts once in half an hour', async () => {
    await makeFreelancer(api.db, { descricaoServico: 'Manutenção de autoclaves' })
    for (let n = 1; n <= 9; n++) await page({ q: 'Autoclaves' }, `2001:db8:1:2::${n}`)
    api.clock.advance(31 * 60)
    await page({ q: 'autoclaves' }, '2001:db8:1:2::1')
    await api.app.close()
    const { rows } = await api.db.execute(sql`SELECT term, searches FROM search_log`)
    expect(rows).toEqual([{ term: 'autoclaves', searches: 2 }])
  })

  test('one line makes up no demand: 120 searches of it count in half an hour', async () => {
    for (let n = 0; n < 125; n++) await page({ q: `palavra${n}` }, '203.0.113.7')
    await page({ q: 'autoclaves' }, '198.51.100.4')
    await api.app.close()
    const { rows } = await api.db.execute(sql`SELECT count(*)::integer AS terms FROM search_log`)
    expect(rows).toEqual([{ terms: 121 }])
  })

  test('what was searched just before the server stops is counted too', async () => {
    await makeFreelancer(api.db, { descricaoServico: 'Manutenção de autoclaves' })
    await page({ q: 'autoclaves' }, '203.0.113.7')
    await page({ q: 'autoclaves' }, '198.51.100.4')
    await api.app.close()
    const { rows } = await api.db.execute(sql`SELECT term, searches, found_nothing FROM search_log`)
    expect(rows).toEqual([{ term: 'autoclaves', searches: 2, found_nothing: 0 }])
  })

  test.each([
    ['10,000 characters', 'a'.repeat(10_000), 400],
    ['signs', '!?%&', 200],
    ['emoji', '🏥', 200],
    ['SQL', "'; DROP TABLE suppliers; --", 200],
    ['40 words', Array.from({ length: 40 }, (_, n) => `x${n}`).join(' '), 200],
    ['a place that does not exist', 'resíduos em Xyzópolis', 200],
  ])('%s get a clear answer', async (_, q, expected) => {
    await makeFreelancer(api.db, { nome: 'Zelo', descricaoServico: 'lavanderia' })
    const { status, reply, problem } = await api.visitor().call(searchPage, { query: { q } })
    expect(status).toBe(expected)
    const answer = status === 400 ? problem.errors?.q : reply.list.data
    expect(answer).toEqual(status === 400 ? ['Texto longo demais.'] : [])
  })
})
