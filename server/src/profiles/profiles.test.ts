import { confirmEmail, editFreelancer, getFreelancer } from 'contract/profiles'
import { recoverPassword } from 'contract/recovery'
import { me } from 'contract/session'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { ownFreelancer } from '../../test/own-records.ts'
import { proved } from '../../test/identity.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { askCode } from '../../test/signup.ts'
import { suppliers } from '../tables/suppliers.ts'

const api = testApi({}, { oneApp: true })

const freelancer = (fields?: Parameters<typeof ownFreelancer>[1]) => ownFreelancer(api, fields)

describe('editing a freelancer', () => {
  test('every editable field is saved and is the same wherever it is read', async () => {
    const { id, caller } = await freelancer()
    const change = {
      nome: 'Ana Beatriz Lima',
      telefone: '(19) 99876-5432',
      nascimento: '29/02/1988',
      empresa_trabalha: 'Clínica Aurora',
      linkedin: 'linkedin.com/in/ana',
      com_oque_trabalha: 'Validação térmica',
      descricaoServico: 'Qualificação de autoclaves.\nAtendo todo o interior.',
    }
    const { status, reply } = await caller.call(editFreelancer, {
      params: { id },
      body: { ...change, certificados: 'licença sanitária; ISO 13485' },
    })
    expect(status).toBe(200)
    const saved = { ...change, certificados: 'Licença sanitária, ISO 13485' }
    expect(reply).toMatchObject(saved)
    const read = await caller.call(getFreelancer, { params: { id } })
    expect(read.reply).toEqual(reply)
    expect((await caller.call(me)).reply.user).toMatchObject(saved)
    const [row] = await api.db.select().from(suppliers).where(eq(suppliers.id, id))
    expect(row).toMatchObject({
      nome: 'Ana Beatriz Lima',
      slug: `ana-beatriz-lima-${id}`,
      certificados: ['Licença sanitária', 'ISO 13485'],
    })
  })

  test('a LinkedIn handle is enough, as it is at sign-up', async () => {
    const { id, caller } = await freelancer()
    const { reply } = await caller.call(editFreelancer, {
      params: { id },
      body: { linkedin: '@ana-lima' },
    })
    expect(reply.linkedin).toBe('https://www.linkedin.com/in/ana-lima')
  })

  test('an edit is partial: what is absent or null stays', async () => {
    const { id, caller } = await freelancer()
    const before = (await caller.call(getFreelancer, { params: { id } })).reply
    await caller.call(editFreelancer, { params: { id }, body: { nome: null, linkedin: '' } })
    const after = (await caller.call(getFreelancer, { params: { id } })).reply
    expect(after).toEqual({ ...before, linkedin: '', version: before.version + 1 })
  })

  test('read-only and inner fields are ignored', async () => {
    const { id, caller } = await freelancer()
    const before = (await caller.call(getFreelancer, { params: { id } })).reply
    const { status } = await caller.raw({
      method: 'PUT',
      url: `/api/v1/users/edit-user-freelancer/${id}`,
      payload: {
        id: 999,
        cpf: '111.444.777-35',
        cep: '01001-000',
        cidade: 'São Paulo',
        bairro: 'Sé',
        estado: 'AC',
        numero: '1',
        logradouro: 'Praça da Sé',
        complemento: 'x',
        plan: 'MKTPRO',
        permissions: [['marketplace_all']],
        tipo_conta: 'Admin',
        tipo: 'Admin',
        marketplace: false,
        status: false,
        suspended_at: null,
        password_user: 'Nova@Senha1',
        photo: 'x',
        account_id: 1,
      },
    })
    expect(status).toBe(200)
    const after = (await caller.call(getFreelancer, { params: { id } })).reply
    expect(after).toEqual({ ...before, version: before.version + 1 })
    expect((await api.as('ana@example.com')).cookie).not.toBe('')
  })

  test('keys that could reach a prototype are refused', async () => {
    const { id, caller } = await freelancer()
    const { status } = await caller.raw({
      method: 'PUT',
      url: `/api/v1/users/edit-user-freelancer/${id}`,
      payload: '{"nome":"Ana","__proto__":{"plan":"MKTPRO"}}',
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  describe('a new e-mail', () => {
    async function codeSentTo(email: string): Promise<string> {
      const { rows } = await api.db.execute<{ subject: string }>(
        sql`SELECT subject FROM mail_outbox WHERE recipient = ${email} ORDER BY id DESC`,
      )
      return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? ''
    }

    test('replaces the old one only with the code sent to it; the old address is told', async () => {
      const { id, caller } = await freelancer()
      const email = 'nova@example.com'
      const other = await api.as('ana@example.com')
      const body = { email, ...(await proved(caller)) }
      const edited = await caller.call(editFreelancer, { params: { id }, body })
      expect(edited.reply).toMatchObject({ email: 'ana@example.com', email_pendente: email })
      const confirm = (codeVerify: string) =>
        caller.call(confirmEmail, { params: { id }, body: { email, codeVerify } })
      const code = await codeSentTo(email)
      const wrong = await confirm(code === '123456' ? '654321' : '123456')
      expect(wrong.problem.code).toBe('CODE_REFUSED')
      expect((await caller.call(getFreelancer, { params: { id } })).reply.email_pendente).toBe(
        email,
      )
      expect((await confirm(code)).reply.email).toBe(email)
      expect((await confirm(code)).status).toBe(400)
      await api.as(email)
      expect((await other.call(me)).reply.user).toBeNull()
      expect((await caller.call(me)).reply.user?.email).toBe(email)
      const { rows } = await api.db.execute(
        sql`SELECT recipient, subject FROM mail_outbox ORDER BY id`,
      )
      expect(rows).toEqual([
        { recipient: 'ana@example.com', subject: 'Pedido para trocar o e-mail da sua conta' },
        { recipient: email, subject: `${code} é o código do seu novo e-mail` },
        { recipient: 'ana@example.com', subject: 'O e-mail da sua conta foi alterado' },
      ])
    })

    test('is not asked for by a session alone, and nothing else of that edit is saved', async () => {
      const { id, caller } = await freelancer()
      for (const proof of [{}, { identityProof: 'inventada' }]) {
        const body = { email: 'nova@example.com', nome: 'Outro Nome', ...proof }
        const { problem } = await caller.call(editFreelancer, { params: { id }, body })
        expect(problem.code).toBe('IDENTITY_PROOF_REQUIRED')
      }
      const { nome } = (await caller.call(getFreelancer, { params: { id } })).reply
      expect(nome).not.toBe('Outro Nome')
      const { rows } = await api.db.execute(sql`SELECT subject FROM mail_outbox ORDER BY id`)
      expect(rows).toEqual([])
    })

    test('takes another code without another proof; a third address needs one', async () => {
      const { id, caller } = await freelancer()
      const ask = (body: object) => caller.call(editFreelancer, { params: { id }, body })
      await ask({ email: 'nova@example.com', ...(await proved(caller)) })
      const first = await codeSentTo('nova@example.com')
      api.clock.advance(61)
      expect((await ask({ email: 'nova@example.com' })).status).toBe(200)
      expect(await codeSentTo('nova@example.com')).not.toBe(first)
      expect((await ask({ email: 'outra@example.com' })).status).toBe(403)
      const { rows } = await api.db.execute(
        sql`SELECT subject FROM mail_outbox WHERE recipient = 'ana@example.com' ORDER BY id`,
      )
      expect(rows).toHaveLength(1)
      expect((await ask({ nome: 'Ana' })).reply.email_pendente).toBe('nova@example.com')
      api.clock.advance(60 * 60)
      expect((await ask({ nome: 'Ana Lima' })).reply.email_pendente).toBeNull()
      expect((await ask({ email: 'nova@example.com' })).status).toBe(403)
    })

    test('counts only for the account that asked: a code got elsewhere is worth nothing', async () => {
      const { id, caller } = await freelancer()
      const thief = await makeFreelancer(api.db, { account: { email: 'ladra@example.com' } })
      const own = await api.as('ladra@example.com')
      const email = 'da-ladra@example.com'
      const body = { email, ...(await proved(own)) }
      await own.call(editFreelancer, { params: { id: thief.account.id }, body })
      const codeVerify = await codeSentTo(email)
      // The thief holds Ana's session as well, in the browser that asked for the code.
      const stolen = api.visitor()
      const session = /session=[^;]+/.exec(caller.cookie)?.[0] ?? ''
      stolen.cookie = `${own.cookie.replace(/(^|; )session=[^;]+/, '')}; ${session}`
      expect((await stolen.call(me)).reply.user?.email).toBe('ana@example.com')
      const taken = await stolen.call(confirmEmail, { params: { id }, body: { email, codeVerify } })
      expect(taken.problem.code).toBe('CODE_REFUSED')
      await api.as('ana@example.com')
    })

    test('that waits is forgotten with a new password', async () => {
      const { id, caller } = await freelancer()
      const email = 'nova@example.com'
      const body = { email, ...(await proved(caller)) }
      await caller.call(editFreelancer, { params: { id }, body })
      const codeVerify = await codeSentTo(email)
      const recovery = await askCode(api, 'ana@example.com', 'recover')
      const recovered = await api.visitor().call(recoverPassword, {
        body: { email: 'ana@example.com', codeVerify: recovery, password_user: 'Outra$Chave9' },
      })
      expect(recovered.status).toBe(200)
      expect((await caller.call(me)).reply.user).toBeNull()
      const again = await api.as('ana@example.com', 'Outra$Chave9')
      const late = await again.call(confirmEmail, { params: { id }, body: { email, codeVerify } })
      expect(late.problem.code).toBe('CODE_REFUSED')
    })

    test('asked for by an administrator needs their proof and ends every session of the person', async () => {
      const { id, caller } = await freelancer()
      await makeAdmin(api.db, { email: 'admin@example.com' })
      const admin = await api.as('admin@example.com')
      const ask = (body: object) => admin.call(editFreelancer, { params: { id }, body })
      const email = 'nova@example.com'
      expect((await ask({ email })).status).toBe(403)
      expect((await ask({ email, ...(await proved(caller)) })).status).toBe(403)
      expect((await ask({ email, ...(await proved(admin)) })).status).toBe(200)
      const codeVerify = await codeSentTo(email)
      await admin.call(confirmEmail, { params: { id }, body: { email, codeVerify } })
      expect((await caller.call(me)).reply.user).toBeNull()
      expect((await admin.call(me)).reply.user?.email).toBe('admin@example.com')
    })

    test('that belongs to someone else gets the same answer and no code', async () => {
      const { id, caller } = await freelancer()
      await makeFreelancer(api.db, { account: { email: 'outra@example.com' } })
      const body = { email: 'outra@example.com', ...(await proved(caller)) }
      const { status, reply } = await caller.call(editFreelancer, { params: { id }, body })
      expect(status).toBe(200)
      expect(reply.email_pendente).toBe('outra@example.com')
      expect(await codeSentTo('outra@example.com')).toBe('')
    })

    test('can be asked for five times an hour', async () => {
      const { id, caller } = await freelancer()
      const ask = async (n: number) => {
        const body = { email: `nova${n}@example.com`, ...(await proved(caller)) }
        return caller.call(editFreelancer, { params: { id }, body })
      }
      for (let n = 0; n < 5; n++) expect((await ask(n)).status).toBe(200)
      expect((await ask(5)).status).toBe(429)
    })
  })

  test('saving sets the status true, but lifts no suspension', async () => {
    const { id, caller } = await freelancer({ status: false, suspended_at: new Date() })
    await caller.call(editFreelancer, { params: { id }, body: {} })
    const [row] = await api.db.select().from(suppliers).where(eq(suppliers.id, id))
    expect(row?.status).toBe(true)
    expect(row?.suspended_at).not.toBeNull()
    expect((await caller.call(getFreelancer, { params: { id } })).reply.status).toBe(false)
  })

  test('the second of two tabs is told instead of overwriting the first', async () => {
    const { id, caller } = await freelancer()
    const { version } = (await caller.call(getFreelancer, { params: { id } })).reply
    const save = (nome: string) =>
      caller.call(editFreelancer, { params: { id }, body: { nome, version } })
    const answers = await Promise.all([save('Primeira Aba'), save('Segunda Aba')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await save('Terceira Aba')
    expect(late.problem.code).toBe('CHANGED_ELSEWHERE')
    const winner = answers.find(({ status }) => status === 200)
    const { nome } = (await caller.call(getFreelancer, { params: { id } })).reply
    expect(nome).toBe(winner?.reply.nome)
  })

  test.each([
    ['nome', '  ', 'Campo obrigatório.'],
    ['email', 'sem-arroba', 'Por favor, insira um e-mail válido.'],
    ['telefone', '123', 'Por favor, insira um telefone válido com DDD.'],
    ['nome', 'A', 'Por favor, insira um nome com pelo menos duas letras.'],
    ['nascimento', '31/02/1990', 'Por favor, insira uma data válida (dd/mm/aaaa).'],
    ['nascimento', '01/01/2015', 'É preciso ter 18 anos ou mais.'],
    [
      'linkedin',
      'https://facebook.com/ana',
      'Por favor, insira um endereço do LinkedIn (Ex: linkedin.com/in/seu-nome).',
    ],
    ['descricaoServico', 'x'.repeat(10_001), 'Texto longo demais.'],
    ['certificados', 7, 'Valor inválido.'],
  ])('a wrong %s is refused with its reason and changes nothing', async (field, value, text) => {
    const { id, caller } = await freelancer()
    const before = (await caller.call(getFreelancer, { params: { id } })).reply
    const { status, problem } = await caller.raw({
      method: 'PUT',
      url: `/api/v1/users/edit-user-freelancer/${id}`,
      payload: { com_oque_trabalha: 'Outra coisa', [field]: value },
    })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
    expect((await caller.call(getFreelancer, { params: { id } })).reply).toEqual(before)
  })
})
