import {
  exportCompanies,
  exportFreelancers,
  listCompanies,
  listFreelancers,
} from 'contract/records'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'
import { accounts } from '../tables/accounts.ts'
import { companies, suppliers } from '../tables/suppliers.ts'

const api = testApi({}, { oneApp: true })
let admin: Caller

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  admin = await api.as('admin@example.com')
})

const names = async (query: Record<string, unknown>) => {
  const { reply } = await admin.call(listFreelancers, { query: { limit: 100, ...query } as never })
  return reply.data.map(({ nome }) => nome)
}

describe('lists', () => {
  test('a page of freelancers has the shape of the specification, five by default', async () => {
    for (let turn = 1; turn <= 7; turn++) await makeFreelancer(api.db, { nome: `Pessoa ${turn}` })
    await makeCompany(api.db)
    const { reply } = await admin.call(listFreelancers)
    expect(Object.keys(reply).sort()).toEqual(['data', 'total', 'totalPages'])
    expect(reply).toMatchObject({ total: 7, totalPages: 2 })
    expect(reply.data.map(({ nome }) => nome)).toEqual([
      'Pessoa 7',
      'Pessoa 6',
      'Pessoa 5',
      'Pessoa 4',
      'Pessoa 3',
    ])
    expect(reply.data[0]).toMatchObject({
      tipo_conta: 'Freelancer',
      cidade: 'Campinas',
      estado: 'SP',
      status: true,
      certificados: 'Alvará de funcionamento',
      password_user: null,
    })
    const second = await admin.call(listFreelancers, { query: { skip: 5 } })
    expect(second.reply.data.map(({ nome }) => nome)).toEqual(['Pessoa 2', 'Pessoa 1'])
  })

  test('a page of companies carries person and company, and totalPage without an s', async () => {
    const { supplier, account } = await makeCompany(api.db, {
      nome: 'Calibra',
      account: { nome: 'Helena Prado' },
    })
    await makeFreelancer(api.db)
    const { reply } = await admin.call(listCompanies)
    expect(Object.keys(reply).sort()).toEqual(['data', 'total', 'totalPage'])
    expect(reply).toMatchObject({ total: 1, totalPage: 1 })
    expect(reply.data[0]).toMatchObject({
      pf: { id: account.id, nome: 'Helena Prado', tipo_conta: 'master', password_user: null },
      pj: { id: supplier.id, id_user_pf: account.id, nome_fantasia: 'Calibra', tipo_empresa: 'PJ' },
    })
  })

  test('every order gives each record exactly once over all pages, also read from the end', async () => {
    for (const nome of ['Éder', 'ana', 'Bruno', 'Ana', 'Zilda', 'carla', 'Ana']) {
      await makeFreelancer(api.db, { nome, cidade: nome === 'Zilda' ? 'Águas' : 'Belém' })
    }
    for (const sort of ['id', 'nome', 'cidade'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        for (const busca of ['', 'e']) {
          const whole = await admin.call(listFreelancers, {
            query: { sort, order, busca, limit: 100 },
          })
          const ids = whole.reply.data.map(({ id }) => id)
          const paged: number[] = []
          for (let skip = 0; skip < ids.length; skip += 2) {
            const { reply } = await admin.call(listFreelancers, {
              query: { sort, order, busca, skip, limit: 2 },
            })
            paged.push(...reply.data.map(({ id }) => id))
          }
          expect(paged).toEqual(ids)
          expect(new Set(ids).size).toBe(whole.reply.total)
        }
      }
    }
    expect(await names({ sort: 'nome', order: 'asc' })).toEqual([
      'ana',
      'Ana',
      'Ana',
      'Bruno',
      'carla',
      'Éder',
      'Zilda',
    ])
  })

  test('behind the last page there is nothing, and the total stays', async () => {
    await makeFreelancer(api.db)
    for (const busca of ['', 'pessoa']) {
      const { status, reply } = await admin.call(listFreelancers, { query: { skip: 50, busca } })
      expect(status).toBe(200)
      expect(reply).toMatchObject({ data: [], total: 1 })
    }
  })
})

describe('finding someone', () => {
  test.each([
    ['a part of the name without its accent', 'jose ass'],
    ['the e-mail', 'JOAO.2@example.com'],
    ['a part of the e-mail', 'joao.2@'],
    ['the CPF as written', '111.444.777-35'],
    ['the digits of the CPF', '11144477735'],
    ['the beginning of the CPF', '111.444'],
    ['the city', 'são josé do rio'],
    ['two letters that begin a word', 'as'],
    ['one letter that begins a word', 'j'],
  ])('a freelancer is found by %s', async (_what, busca) => {
    await makeFreelancer(api.db, {
      nome: 'José Assunção',
      cidade: 'São José do Rio Preto',
      account: { email: 'joao.2@example.com', cpf: '111.444.777-35' },
    })
    await makeFreelancer(api.db, { nome: 'Bruna Lima', account: { email: 'bruna@example.com' } })
    expect(await names({ busca })).toEqual(['José Assunção'])
  })

  test.each([
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    '12.abc.345',
    'helena',
    'calibra comercio',
    'Calibra Campinas',
  ])('a company is found by its names, owner, CNPJ and city: %s', async (busca) => {
    await makeCompany(api.db, {
      nome: 'Calibra',
      account: { nome: 'Helena Prado' },
      company: { cnpj: '12.ABC.345/01DE-35', razao_social: 'Calibra Comércio Ltda.' },
    })
    await makeCompany(api.db, { nome: 'Outra', cidade: 'Belém', account: { nome: 'Rui Paz' } })
    const { reply } = await admin.call(listCompanies, { query: { busca } })
    expect(reply.data.map(({ pj }) => pj.nome_fantasia)).toEqual(['Calibra'])
    expect(reply.total).toBe(1)
  })

  test.each(['%', '_', '100%', "'", '\\', '%%%', '(', '& | !'])(
    'signs with a meaning for databases are only signs: %s',
    async (busca) => {
      await makeFreelancer(api.db, { nome: 'Ana' })
      await makeFreelancer(api.db, { nome: `x ${busca} y` })
      expect(await names({ busca })).toEqual([`x ${busca} y`])
    },
  )

  test('plan, state and status filter together', async () => {
    await makeFreelancer(api.db, { nome: 'A', plan: 'MKTPRO', estado: 'SP' })
    await makeFreelancer(api.db, { nome: 'B', plan: 'MKTPRO', estado: 'BA' })
    await makeFreelancer(api.db, { nome: 'C', plan: 'MKTFREE', estado: 'BA', status: false })
    await makeFreelancer(api.db, { nome: 'D', estado: 'BA', suspended_at: new Date() })
    await makeFreelancer(api.db, { nome: 'E', account: { disabled_at: new Date() } })
    expect(await names({ plan: 'MKTPRO', order: 'asc' })).toEqual(['A', 'B'])
    expect(await names({ estado: 'ba', order: 'asc' })).toEqual(['B', 'C', 'D'])
    expect(await names({ status: 'inativo', order: 'asc' })).toEqual(['C', 'D', 'E'])
    expect(await names({ status: 'ativo', estado: 'BA', plan: 'MKTPRO' })).toEqual(['B'])
  })

  test('the lists follow every change of a supplier, its person and its company', async () => {
    const { account, supplier } = await makeCompany(api.db, { nome: 'Antiga' })
    const found = async (busca: string) => {
      const { reply } = await admin.call(listCompanies, { query: { busca } })
      return reply.total
    }
    await api.db
      .update(suppliers)
      .set({ nome: 'Nova', plan: 'MKTCORP' })
      .where(eq(suppliers.id, supplier.id))
    await api.db
      .update(accounts)
      .set({ email: 'nova@example.com' })
      .where(eq(accounts.id, account.id))
    await api.db
      .update(companies)
      .set({ razao_social: 'Recente' })
      .where(eq(companies.id, supplier.id))
    expect([await found('antiga'), await found('nova@'), await found('recente')]).toEqual([0, 1, 1])
    const { reply } = await admin.call(listCompanies, { query: { plan: 'MKTCORP' } })
    expect(reply.total).toBe(1)
    await api.db.delete(accounts).where(eq(accounts.id, account.id))
    expect(await found('')).toBe(0)
  })
})

describe('bad input and strangers', () => {
  test.each([
    'limit=100000',
    'limit=0',
    'limit=-1',
    'limit=abc',
    'skip=-1',
    'skip=1e99',
    'plan=MKTGOLD',
    'estado=S1',
    'status=talvez',
    'sort=password_hash',
    'order=up',
    `busca=${'x'.repeat(101)}`,
    'busca=a&busca=b',
  ])('%s is refused', async (query) => {
    for (const path of ['frelancers', 'pj']) {
      const answer = await admin.raw({ method: 'GET', url: `/api/v1/users/${path}?${query}` })
      expect(answer.status).toBe(400)
      expect(answer.problem.detail).toBe('Confira os dados enviados.')
    }
  })

  const urls = [
    '/api/v1/users/frelancers',
    '/api/v1/users/pj',
    '/api/v1/exports/freelancers.csv',
    '/api/v1/exports/companies.csv',
  ]
  test.each(urls)('%s is only for administrators', async (url) => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const supplier = await api.as('ana@example.com')
    const asSupplier = await supplier.raw({ method: 'GET', url })
    expect(asSupplier.status).toBe(403)
    expect(JSON.stringify(asSupplier.reply)).not.toContain('example.com')
    expect((await api.visitor().raw({ method: 'GET', url })).status).toBe(401)
  })

  test('an administrator who was switched off sees nothing with the old session', async () => {
    await api.db.update(accounts).set({ disabled_at: new Date() })
    for (const url of urls) {
      expect((await admin.raw({ method: 'GET', url })).status).toBe(401)
    }
  })
})

describe('export', () => {
  const csv = async (query: Record<string, string> = {}) => {
    const answer = await admin.call(exportFreelancers, { query })
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain('freelancers-2026-11-15.csv')
    return answer.reply as string
  }

  test('is named by the day in São Paulo, also late in the evening', async () => {
    api.clock.set('2026-11-16T02:30:00Z')
    admin = await api.as('admin@example.com')
    expect(await csv()).toContain('Nome completo')
  })

  test('holds what the filter finds, as a spreadsheet in Brazil reads it', async () => {
    await makeFreelancer(api.db, {
      nome: 'João "Zé"; Assunção',
      estado: 'BA',
      cidade: 'Irecê',
      atende_em: ['BA', 'Natal/RN'],
    })
    await makeFreelancer(api.db, { nome: 'Fora', estado: 'SP' })
    const text = await csv({ estado: 'BA' })
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffID;Nome completo;E-mail;Telefone;Data de nascimento;CPF;Empresa em que trabalha;' +
        'Área de atuação;LinkedIn;Portfólio ou site;Licenças e certificados;Autorizações;' +
        'Descrição do serviço;Categorias;CEP;Rua;Número;Bairro;Complemento;Cidade;Estado;Atende em;No marketplace;' +
        'Termos aceitos;Políticas aceitas;Ativo;Tipo de conta;Plano;Desativado pela administração',
    )
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('"João ""Zé""; Assunção"')
    expect(lines[1]).toContain(';Irecê;BA;BA, Natal/RN;')
    expect(lines[1]).toContain(';Engenharia clínica e calibração;')
    expect(lines[1]?.endsWith(';sim;Freelancer;Grátis;não')).toBe(true)
    expect(text).not.toContain('password')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|" /C calc"!A0'])(
    'a cell that a spreadsheet would run is made harmless: %s',
    async (nome) => {
      await makeFreelancer(api.db, { nome })
      const cell = (await csv()).split('\r\n')[1]?.replace(/^\d+;"?/, '') ?? ''
      expect(cell.startsWith("'")).toBe(true)
    },
  )

  test('is complete over many batches, and empty when nothing is found', async () => {
    for (let turn = 0; turn < 3; turn++) await makeFreelancer(api.db)
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      tipo: 'Freelancer' as const,
      email: `lote${index}@example.com`,
      password_hash: 'x',
      nome: `Lote ${index}`,
    }))
    const people = await api.db.insert(accounts).values(rows).returning({ id: accounts.id })
    await api.db.insert(suppliers).values(
      people.map(({ id }) => ({
        id,
        account_id: id,
        kind: 'Freelancer' as const,
        nome: `Lote ${id}`,
        slug: `lote-${id}`,
      })),
    )
    expect((await csv()).trimEnd().split('\r\n')).toHaveLength(1204)
    expect((await csv({ busca: 'lote' })).trimEnd().split('\r\n')).toHaveLength(1201)
    expect((await csv({ busca: 'ninguém' })).split('\r\n')).toHaveLength(2)
  })

  test('companies have one row with their owner beside them', async () => {
    await makeCompany(api.db, {
      nome: 'Calibra',
      account: { nome: 'Helena', email: 'h@example.com' },
    })
    const answer = await admin.call(exportCompanies)
    const [header = '', row = ''] = String(answer.reply).split('\r\n')
    const cells = Object.fromEntries(
      header.split(';').map((name, at) => [name, row.split(';')[at]]),
    )
    expect(cells).toMatchObject({
      'Nome Fantasia': 'Calibra',
      Plano: 'Grátis',
      'No marketplace': 'sim',
      'Dono: Nome completo': 'Helena',
      'Dono: E-mail': 'h@example.com',
    })
    expect(header.split(';').filter((name) => /_|^[a-z]/.test(name))).toEqual([])
    expect(new Set(header.split(';')).size).toBe(header.split(';').length)
  })
})
