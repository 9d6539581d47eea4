import { emptyOr } from 'contract/rules/fields'
import { me } from 'contract/session'
import {
  createCompany,
  createFreelancer,
  createOwner,
  sendEmailCode,
  verifyEmailCode,
} from 'contract/signup'
import { CompanyForm, FreelancerForm } from 'contract/schemas/signup'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cast } from '../../seed/cast.ts'
import { testApi } from '../../test/api.ts'
import { makeCpf } from '../../seed/documents.ts'
import { makeCompany, makeFreelancer, makeOwner } from '../../seed/make.ts'
import {
  askCode,
  codeSentTo,
  companyBody,
  confirmedVisitor,
  freelancerBody,
  ownerBody,
} from '../../test/signup.ts'
import { existingPlace } from '../lookups/service.ts'

const api = testApi({}, { oneApp: true })
const email = 'helena@example.com'

const verify = (codeVerify: string | number, to = email) =>
  api.visitor().call(verifyEmailCode, { body: { email: to, codeVerify } })

/** A code that is not this one. */
const wrong = (code: string) => String(Number(code) === 999_999 ? 100_000 : Number(code) + 1)

const count = async (table: string) => {
  const { rows } = await api.db.execute<{ count: number }>(
    sql.raw(`SELECT count(*)::integer AS count FROM ${table}`),
  )
  return rows[0]?.count
}

test('who confirms the e-mail at home and once more on the way can sign up', async () => {
  const confirmAt = async (from: string, cookie: string) => {
    const visitor = api.visitor(from)
    visitor.cookie = cookie
    await visitor.call(sendEmailCode, { body: { email } })
    const codeVerify = await codeSentTo(api, email)
    const { reply } = await visitor.call(verifyEmailCode, { body: { email, codeVerify } })
    expect(reply.correct).toBe(true)
    return visitor
  }
  const { cookie } = await confirmAt('203.0.113.7', '')
  api.clock.advance(61)
  const away = await confirmAt('198.51.100.7', cookie)
  expect((await away.call(createOwner, { body: ownerBody() })).status).toBe(201)
})

describe('codes sent by e-mail', () => {
  test('a code arrives by mail in Portuguese, as text and HTML, and is right once', async () => {
    const { status, reply } = await api
      .visitor()
      .call(sendEmailCode, { body: { email: ' Helena@Example.com', codeVerify: 'string' } })
    expect([status, reply.message]).toEqual([200, 'Verifique sua caixa de email'])
    const code = await codeSentTo(api, email)
    const { rows } = await api.db.execute<{ subject: string; body_html: string }>(
      sql`SELECT subject, body_html FROM mail_outbox`,
    )
    expect(rows[0]?.subject).toBe(`${code} é o seu código de confirmação`)
    expect(rows[0]?.body_html).toContain(code)
    expect((await verify(code)).reply).toEqual({ correct: true, message: 'E-mail confirmado.' })
    expect((await verify(code)).reply).toEqual({
      correct: false,
      message: 'Este código expirou ou já foi usado. Peça um novo código.',
    })
  })

  test('a robot that fills in the hidden field is refused and gets no code', async () => {
    const body = { email, codeVerify: 'string', website: 'http://spam.example' }
    expect((await api.visitor().call(sendEmailCode, { body })).status).toBe(400)
    expect(await count('mail_outbox')).toBe(0)
  })

  test('a wrong code is answered 200 with correct false and a message', async () => {
    const code = await askCode(api, email)
    const { status, reply } = await verify(wrong(code))
    expect(status).toBe(200)
    expect(reply).toEqual({
      correct: false,
      message: 'Código incorreto. Confira o e-mail e tente novamente.',
    })
    expect((await verify(code)).reply.correct).toBe(true)
  })

  test('the code is understood as a number and with spaces', async () => {
    expect((await verify(Number(await askCode(api, email)))).reply.correct).toBe(true)
    const other = await askCode(api, 'ana@example.com')
    const spaced = ` ${other.slice(0, 3)} ${other.slice(3)} `
    expect((await verify(spaced, 'ana@example.com')).reply.correct).toBe(true)
  })

  test('after five wrong tries even the right code is refused', async () => {
    const code = await askCode(api, email)
    for (let i = 0; i < 4; i++) await verify(wrong(code))
    const fifth = await verify(wrong(code))
    expect(fifth.reply.message).toBe('Muitas tentativas com este código. Peça um novo código.')
    expect((await verify(code)).reply).toEqual({
      correct: false,
      message: 'Muitas tentativas com este código. Peça um novo código.',
    })
  })

  test('twenty guesses at once count as twenty', async () => {
    const code = await askCode(api, email)
    await Promise.all(Array.from({ length: 20 }, () => verify(wrong(code))))
    expect((await verify(code)).reply.correct).toBe(false)
  })

  test('a code works for its own e-mail only, and for ten minutes', async () => {
    const code = await askCode(api, email)
    await askCode(api, 'ana@example.com')
    expect((await verify(code, 'ana@example.com')).reply.correct).toBe(false)
    api.clock.advance(10 * 60 + 1)
    expect((await verify(code)).reply.message).toBe(
      'Este código expirou ou já foi usado. Peça um novo código.',
    )
  })

  test('a new code can be asked for after a minute, and kills the old one', async () => {
    const first = await askCode(api, email)
    const soon = await api.visitor().call(sendEmailCode, { body: { email } })
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60'])
    api.clock.advance(61)
    const second = await askCode(api, email)
    expect((await verify(first)).reply.correct).toBe(first === second)
    expect((await verify(second)).reply.correct).toBe(true)
  })

  test('of many requests in the same moment one code is sent', async () => {
    const asked = Array.from({ length: 5 }, () =>
      api.visitor().call(sendEmailCode, { body: { email } }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 429, 429, 429, 429])
    expect(await count('mail_outbox')).toBe(1)
  })

  test('a stranger elsewhere who asks and guesses spoils nobody’s code', async () => {
    const owner = api.visitor('198.51.100.4')
    await owner.call(sendEmailCode, { body: { email } })
    const code = await codeSentTo(api, email)
    const stranger = api.visitor('203.0.113.7')
    expect((await stranger.call(sendEmailCode, { body: { email } })).status).toBe(200)
    for (let turn = 0; turn < 6; turn++) {
      await stranger.call(verifyEmailCode, { body: { email, codeVerify: '000000' } })
    }
    const { reply } = await owner.call(verifyEmailCode, { body: { email, codeVerify: code } })
    expect(reply.correct).toBe(true)
  })

  test('all addresses of one IPv6 line are one who asks', async () => {
    const ask = async (from: string) =>
      (await api.visitor(from).call(sendEmailCode, { body: { email } })).status
    expect(await ask('2001:db8:1:2::1')).toBe(200)
    expect(await ask('2001:db8:1:2::2')).toBe(429)
    expect(await ask('2001:db8:1:3::1')).toBe(200)
  })

  test('whether a code can be asked for does not tell that the account was just made', async () => {
    const visitor = await confirmedVisitor(api, email)
    await visitor.call(createOwner, { body: ownerBody() })
    expect((await api.visitor().call(sendEmailCode, { body: { email } })).status).toBe(429)
  })

  test('an e-mail receives at most five codes an hour', async () => {
    for (let i = 0; i < 5; i++) {
      await askCode(api, email)
      api.clock.advance(61)
    }
    const { status } = await api.visitor().call(sendEmailCode, { body: { email } })
    expect(status).toBe(429)
  })

  test('the answer is the same whether or not the account exists; the mail tells its owner', async () => {
    await makeOwner(api.db, { email })
    const known = await api.visitor().call(sendEmailCode, { body: { email } })
    const unknown = await api.visitor().call(sendEmailCode, { body: { email: 'x@example.com' } })
    expect(known.reply).toEqual(unknown.reply)
    const { rows } = await api.db.execute<{ recipient: string; body_text: string }>(
      sql`SELECT recipient, body_text FROM mail_outbox WHERE body_text LIKE '%já tem uma conta%'`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual([email])
    expect(rows[0]?.body_text).toMatch(/Entrar na minha conta: https?:\/\/\S+\/login\n/)
  })

  test('the stored code cannot be read', async () => {
    const code = await askCode(api, email)
    const { rows } = await api.db.execute(sql`SELECT * FROM email_codes`)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

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
