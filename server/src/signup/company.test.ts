import { me } from 'contract/session'
import { createCompany } from 'contract/signup'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { rowsIn } from '../../test/database.ts'
import { makeCompany, makeFreelancer, makeOwner } from '../../seed/make.ts'
import { companyBody } from '../../test/signup.ts'

const api = testApi({}, { oneApp: true })
const email = 'helena@example.com'

const count = (table: string) => rowsIn(api.db, table)

describe('a company is registered', () => {
  test('by its owner, with everything that the wizard sends', async () => {
    const owner = await makeOwner(api.db, { email })
    const caller = await api.as(email)
    const body = companyBody(owner.id, {
      tipo_negocio: 'Ltda.',
      inscricao_municipal: '123',
      telefone_empresa: '1932654321',
      whatsapp_empresa: '19 98765-4321',
      cnae_primario: '46.45-1-01',
      cidade: 'CAMPINAS',
    })
    const { status, reply } = await caller.call(createCompany, { body })
    expect(status).toBe(201)
    const info = (await caller.call(me)).reply
    expect(info.empresa).toMatchObject({
      id: reply.id,
      cnpj: '12.ABC.345/01DE-35',
      nome_fantasia: 'Prado Saúde',
      telefone_empresa: '(19) 3265-4321',
      whatsapp_empresa: '(19) 98765-4321',
      cnae_primario: '4645-1/01',
      cidade: 'Campinas',
      certificados: 'Alvará de funcionamento, Licença sanitária',
      marketplace: true,
      status: true,
    })
    expect(info.permissions).toEqual([['MKTFREE']])
    const { rows } = await api.db.execute(
      sql`SELECT tipo_negocio, inscricao_municipal, segmento_empresa FROM companies`,
    )
    expect(rows).toEqual([
      { tipo_negocio: 'Ltda.', inscricao_municipal: '123', segmento_empresa: 'Distribuição' },
    ])
  })

  test.each([
    [
      'what it says to be authorised for',
      { atorizacoes: 'AFE, ISO 9001' },
      'AFE, ISO 9001',
      'AFE, ISO 9001',
    ],
    [
      'its certificates before it',
      { certificados: 'AFE', atorizacoes: 'ISO 9001' },
      'AFE',
      'ISO 9001',
    ],
    ['nothing', {}, '', ''],
  ])('certificates are %s', async (_, given, certificates, authorised) => {
    const owner = await makeOwner(api.db, { email })
    const { certificados: _c, atorizacoes: _a, ...body } = companyBody(owner.id)
    const caller = await api.as(email)
    await caller.call(createCompany, { body: { ...body, ...given } as typeof body })
    expect((await caller.call(me)).reply.empresa?.certificados).toBe(certificates)
    const { rows } = await api.db.execute(sql`SELECT atorizacoes FROM suppliers`)
    expect(rows).toEqual([{ atorizacoes: authorised }])
  })

  test('a number out of local storage may come as text', async () => {
    const owner = await makeOwner(api.db, { email })
    const body = companyBody(owner.id, { id_user_pf: String(owner.id) })
    expect((await (await api.as(email)).call(createCompany, { body })).status).toBe(201)
  })

  test("not without a session, not for someone else's account, not by a freelancer", async () => {
    const owner = await makeOwner(api.db, { email })
    const other = await makeOwner(api.db, { email: 'outra@example.com' })
    await makeFreelancer(api.db, { account: { email: 'rui@example.com' } })
    const visitor = await api.visitor().call(createCompany, { body: companyBody(owner.id) })
    expect(visitor.status).toBe(401)
    const caller = await api.as(email)
    expect((await caller.call(createCompany, { body: companyBody(other.id) })).status).toBe(404)
    expect((await caller.call(createCompany, { body: companyBody(999_999) })).status).toBe(404)
    const freelancer = await api.as('rui@example.com')
    expect((await freelancer.call(createCompany, { body: companyBody(owner.id) })).status).toBe(403)
    expect(await count('companies')).toBe(0)
  })

  test('not twice with one CNPJ, however it is written, and nothing is left half-created', async () => {
    await makeCompany(api.db, { company: { cnpj: '12.ABC.345/01DE-35' } })
    const owner = await makeOwner(api.db, { email })
    const caller = await api.as(email)
    const body = companyBody(owner.id, { cnpj: '12abc34501de35' })
    const { status, problem } = await caller.call(createCompany, { body })
    expect([status, problem.detail]).toEqual([409, 'Este CNPJ já está cadastrado.'])
    expect(await count('suppliers')).toBe(1)
  })

  test('one per owner, also when sent twice at once', async () => {
    const owner = await makeOwner(api.db, { email })
    const caller = await api.as(email)
    const answers = await Promise.all(
      ['12.ABC.345/01DE-35', '00.000.000/0001-91'].map((cnpj) =>
        caller.call(createCompany, { body: companyBody(owner.id, { cnpj }) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.problem.code).toBe('COMPANY_ALREADY_REGISTERED')
    expect(await count('companies')).toBe(1)
  })

  test.each([
    ['cnpj', '12.ABC.345/01DE-36', 'Por favor, insira um CNPJ válido.'],
    ['cep', '', 'Campo obrigatório.'],
    ['cidade', 'Campina das Artes', 'Não encontramos esta cidade no estado escolhido.'],
    ['telefone_empresa', '3265', 'Por favor, insira um telefone válido com DDD.'],
    ['whatsapp_empresa', '3265', 'Por favor, insira um telefone válido com DDD.'],
    ['cnae_primario', 'abc', 'Por favor, insira um CNAE válido (Ex: 4645-1/01).'],
    ['cnae_secundario', '4645-1/01; abc', 'Por favor, insira um CNAE válido (Ex: 4645-1/01).'],
    ['plan', 'MKTCORP', 'Campo desconhecido.'],
    ['tipo_empresa', 'MEI', 'Valor inválido.'],
  ])('%s = %j is refused with its reason', async (field, value, text) => {
    const owner = await makeOwner(api.db, { email })
    const body = companyBody(owner.id, { [field]: value })
    const { status, problem } = await (await api.as(email)).call(createCompany, { body })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
  })
})
