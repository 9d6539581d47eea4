import { emptyOr } from 'contract/rules/fields'
import { me } from 'contract/session'
import { createFreelancer, createOwner, sendEmailCode, verifyEmailCode } from 'contract/signup'
import { CompanyForm, FreelancerForm } from 'contract/schemas/signup'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cast } from '../../seed/cast/cast.ts'
import { testApi } from '../../test/api.ts'
import { rowsIn } from '../../test/database.ts'
import { makeCpf } from '../../seed/documents.ts'
import { makeOwner } from '../../seed/make.ts'
import { askCode, confirmedVisitor, freelancerBody, ownerBody } from '../../test/signup.ts'
import { existingPlace } from '../lookups/service.ts'

const api = testApi({}, { oneApp: true })
const email = 'helena@example.com'

const count = (table: string) => rowsIn(api.db, table)

describe('an owner signs up', () => {
  test('with a confirmed e-mail: account, session and user_id', async () => {
    const visitor = await confirmedVisitor(api, email)
    const { status, reply } = await visitor.call(createOwner, { body: ownerBody() })
    expect(status).toBe(201)
    const info = (await visitor.call(me)).reply
    expect(info).toMatchObject({
      tipo: 'PF',
      permissions: [['MKTFREE']],
      user: { id: reply.user_id, cpf: '111.444.777-35', cidade: 'Campinas', estado: 'SP' },
    })
    expect(info.user?.tipo_conta).toBe('master')
    expect(info.user?.password_user).toBeNull()
    await api.as(email, 'Segura#4821')
  })

  test('not with an e-mail that nobody confirmed, or confirmed over an hour ago', async () => {
    const unverified = await api.visitor().call(createOwner, { body: ownerBody() })
    expect([unverified.status, unverified.problem.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    const visitor = await confirmedVisitor(api, email)
    api.clock.advance(60 * 60 + 1)
    expect((await visitor.call(createOwner, { body: ownerBody() })).status).toBe(403)
    expect(await count('accounts')).toBe(0)
  })

  test('a second code makes the browser known for as long again', async () => {
    const visitor = api.visitor()
    await visitor.call(sendEmailCode, { body: { email } })
    api.clock.advance(55 * 60)
    const { headers } = await visitor.call(sendEmailCode, { body: { email } })
    expect(String(headers['set-cookie'])).toMatch(/code=[\w-]+; Max-Age=4200;/)
  })

  test('once: the confirmation is used up with the account', async () => {
    const visitor = await confirmedVisitor(api, email)
    await visitor.call(createOwner, { body: ownerBody() })
    await api.db.execute(sql`DELETE FROM accounts`)
    const again = await visitor.call(createOwner, { body: ownerBody() })
    expect([again.status, again.problem.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })

  test('not in another browser than the one that confirmed the e-mail', async () => {
    await confirmedVisitor(api, email)
    const { status, problem } = await api.visitor().call(createOwner, { body: ownerBody() })
    expect([status, problem.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect(await count('accounts')).toBe(0)
  })

  test('without telling strangers which e-mails have an account', async () => {
    await makeOwner(api.db, { email })
    const { problem } = await api.visitor().call(createOwner, { body: ownerBody() })
    expect(problem.code).toBe('EMAIL_NOT_VERIFIED')
  })

  test('not twice with one e-mail', async () => {
    await makeOwner(api.db, { email })
    const visitor = await confirmedVisitor(api, email)
    const { status, problem } = await visitor.call(createOwner, { body: ownerBody() })
    expect([status, problem.detail]).toEqual([409, 'Este e-mail já está cadastrado.'])
  })

  test('not twice with one CPF; with another one the same confirmation still counts', async () => {
    await makeOwner(api.db, { cpf: '111.444.777-35' })
    const visitor = await confirmedVisitor(api, email)
    const { status, problem } = await visitor.call(createOwner, {
      body: ownerBody({ cpf: '11144477735' }),
    })
    expect([status, problem.detail]).toEqual([409, 'Este CPF já está cadastrado.'])
    const cpf = makeCpf(987_654_321)
    expect((await visitor.call(createOwner, { body: ownerBody({ cpf }) })).status).toBe(201)
  })

  test('of six sign-ups with one e-mail at the same moment exactly one wins', async () => {
    const visitor = await confirmedVisitor(api, email)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        visitor.call(createOwner, { body: ownerBody({ cpf: makeCpf(200_000_000 + index) }) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.every(({ status }) => [201, 403, 409].includes(status))).toBe(true)
    expect(await count('accounts')).toBe(1)
    expect(await count('sessions')).toBe(1)
  })

  test.each([
    ['cpf', '111.444.777-36', 'Por favor, insira um CPF válido no formato 000.000.000-00.'],
    ['estado', 'XX', 'Por favor, insira um estado válido (Ex: SP).'],
    ['cidade', '', 'Por favor, selecione uma cidade.'],
    ['nascimento', '31/02/1985', 'Por favor, insira uma data válida (dd/mm/aaaa).'],
    ['nascimento', '01/01/2015', 'É preciso ter 18 anos ou mais.'],
    ['nome', 'A', 'Por favor, insira um nome com pelo menos duas letras.'],
    ['nome', '123 456', 'Por favor, insira um nome com pelo menos duas letras.'],
    ['email', 'helena', 'Por favor, insira um e-mail válido.'],
    ['telefone', '123', 'Por favor, insira um telefone válido com DDD.'],
    ['nome', '  ', 'Campo obrigatório.'],
    ['nome', 'x'.repeat(121), 'Texto longo demais.'],
    ['password_user', 'Curta#1', 'A senha deve ter no mínimo 8 caracteres'],
    ['password_user', 'SEGURA#4821', 'A senha deve conter pelo menos uma letra minúscula'],
    ['password_user', 'segura#4821', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['password_user', 'Segura#Senha', 'A senha deve conter pelo menos um número'],
    ['password_user', 'Segura4821', 'A senha deve conter pelo menos um caractere especial'],
    ['password_user', 'Senha@123', 'Esta senha é muito comum. Escolha outra.'],
    ['password_user', 'Helena#4821', 'A senha não pode conter o seu e-mail.'],
    ['permissions', [['marketplace_all']], 'Campo desconhecido.'],
    ['plan', 'MKTCORP', 'Campo desconhecido.'],
    ['id', 1, 'Campo desconhecido.'],
    ['status', false, 'Valor inválido.'],
    ['tipo_conta', 'Admin', 'Valor inválido.'],
  ])('%s = %j is refused with its reason, and nothing is created', async (field, value, text) => {
    const visitor = await confirmedVisitor(api, email)
    const body = ownerBody({ [field]: value }) as ReturnType<typeof ownerBody>
    const { status, problem } = await visitor.call(createOwner, { body })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
    expect(await count('accounts')).toBe(0)
  })

  test('a megabyte in a text field is refused', async () => {
    const visitor = await confirmedVisitor(api, email)
    const body = ownerBody({ nome: 'x'.repeat(1_000_000) })
    expect((await visitor.call(createOwner, { body })).status).toBe(413)
  })

  test('an address signs up at most ten times in half an hour', async () => {
    for (let i = 0; i < 10; i++) await api.visitor().call(createOwner, { body: ownerBody() })
    const { status } = await api.visitor().call(createOwner, { body: ownerBody() })
    expect(status).toBe(429)
  })
})

describe('a freelancer signs up', () => {
  const rui = 'rui@example.com'

  test('and the swapped fields of the wire are stored right', async () => {
    const visitor = await confirmedVisitor(api, rui)
    const { status, reply } = await visitor.call(createFreelancer, { body: freelancerBody() })
    expect(status).toBe(201)
    const info = (await visitor.call(me)).reply
    expect(info).toMatchObject({
      tipo: 'Freelancer',
      permissions: [['MKTFREE']],
      user: {
        id: reply.id_user,
        cidade: 'Rio de Janeiro',
        estado: 'RJ',
        certificados: 'ISO 13485, Licença sanitária',
        empresa_trabalha: '',
        site_portifolio: 'rui.example.com',
        tipo_conta: 'Freelancer',
      },
    })
    const { rows } = await api.db.execute(
      sql`SELECT id, kind, slug, plan, marketplace, status FROM suppliers`,
    )
    expect(rows).toEqual([
      {
        id: reply.id_user,
        kind: 'Freelancer',
        slug: `rui-barros-${reply.id_user}`,
        plan: 'MKTFREE',
        marketplace: true,
        status: true,
      },
    ])
  })

  test.each([
    ['nascimento', '01/01/2015', 'É preciso ter 18 anos ou mais.'],
    ['nome', 'A', 'Por favor, insira um nome com pelo menos duas letras.'],
    ['cidade', 'Rio de Janeiro', 'Por favor, insira um estado válido (Ex: SP).'],
    ['estado', ' ', 'Por favor, selecione uma cidade.'],
    ['estado', 'Campinas', 'Não encontramos esta cidade no estado escolhido.'],
    ['atendeEm', 'Atlântida/PE', 'Não encontramos esta cidade no estado escolhido.'],
    ['cep', '123', 'Por favor, insira um CEP válido no formato 00000-000.'],
    [
      'linkedin',
      'https://facebook.com/rui',
      'Por favor, insira um endereço do LinkedIn (Ex: linkedin.com/in/seu-nome).',
    ],
    [
      'site_portifolio',
      'data:text/html,x',
      'Por favor, insira um endereço válido (Ex: www.empresa.com.br).',
    ],
    ['descricaoServico', '', 'Campo obrigatório.'],
    [
      'termos_aceitos',
      false,
      'Você precisa aceitar os Termos de Uso e a Política de Privacidade para continuar.',
    ],
    [
      'politicas_aceitas',
      'true',
      'Você precisa aceitar os Termos de Uso e a Política de Privacidade para continuar.',
    ],
    ['plan', 'MKTPRO', 'Campo desconhecido.'],
  ])('%s = %j is refused with its reason', async (field, value, text) => {
    const visitor = await confirmedVisitor(api, rui)
    const body = freelancerBody({ [field]: value }) as ReturnType<typeof freelancerBody>
    const { status, problem } = await visitor.call(createFreelancer, { body })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
    expect(await count('accounts')).toBe(0)
  })

  test('keys that reach a prototype are refused', async () => {
    const visitor = await confirmedVisitor(api, rui)
    const payload = JSON.stringify(freelancerBody()).replace('{', '{"__proto__":{"plan":"x"},')
    const { status } = await visitor.raw({
      method: 'POST',
      url: '/api/v1/users/create-users-freelancer/',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  test('a sign-up leaves the account that was logged in before', async () => {
    await makeOwner(api.db, { email: 'antes@example.com' })
    const caller = await api.as('antes@example.com')
    const codeVerify = await askCode(api, rui)
    await caller.call(verifyEmailCode, { body: { email: rui, codeVerify } })
    await caller.call(createFreelancer, { body: freelancerBody() })
    expect((await caller.call(me)).reply.user?.email).toBe(rui)
    expect(await count('sessions')).toBe(1)
  })
})

describe('the demo people', () => {
  const Company = z.pick(CompanyForm, {
    telefone_empresa: true,
    whatsapp_empresa: true,
    cnae_primario: true,
    cnae_secundario: true,
  })

  test.each(cast.map((member) => [member.email, member] as const))(
    '%s has data that the sign-up would take as it is',
    (_, { linkedin, cidade, estado }) => {
      expect(emptyOr(FreelancerForm.shape.linkedin).parse(linkedin)).toBe(linkedin)
      expect(existingPlace({ cidade, estado })).toEqual({ cidade, estado })
    },
  )

  test.each(
    cast.filter(({ kind }) => kind === 'Empresa').map((firm) => [firm.email, firm] as const),
  )('so has the company of %s', (_, member) => {
    const { cnae_primario, cnae_secundario = '' } = member
    const { telefone_empresa = '', whatsapp_empresa = '' } = member
    const facts = { cnae_primario, cnae_secundario, telefone_empresa, whatsapp_empresa }
    expect(Company.parse(facts)).toEqual(facts)
  })
})
