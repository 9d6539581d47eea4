import { createContact } from 'contract/contacts'
import { sendTeamMessage } from 'contract/chat'
import {
  type CorrectableKind,
  correctMyData,
  eraseMyData,
  exportMyCsv,
  exportMyJson,
  getMyData,
  isMyDataOpen,
  leaveMyData,
  refuseContactForMe,
  revokeMyConsent,
  sendPrivacyCode,
  verifyPrivacyCode,
} from 'contract/privacy'
import { createReferral } from 'contract/referrals'
import { getPaymentLink } from 'contract/plans'
import { me } from 'contract/session'
import { getPresence } from 'contract/account'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import {
  makeAdmin,
  makeConsents,
  makeFreelancer,
  makeReferral,
  makeSubscription,
} from '../../seed/make.ts'
import { proved } from '../../test/identity.ts'
import { codeSentTo } from '../../test/signup.ts'
import { photos } from '../tables/suppliers.ts'
import { forgetWhatIsOld } from './service-retention.ts'

const api = testApi({ rateLimitScale: 100 })
const email = 'paula@example.com'
const byCode = { by: 'code' } as const
const byAccount = { by: 'account' } as const
let supplierId = 0

beforeEach(async () => {
  const { supplier } = await makeFreelancer(api.db, { nome: 'Termovalida' })
  supplierId = supplier.id
})

/** Asked for a contact, left a message in the chat and was recommended. */
async function leaveTraces(visitor: Caller = api.visitor()): Promise<void> {
  const who = { nome: 'Paula <i>Reis</i>', telefone: '(11) 98765-4321' }
  await visitor.call(createContact, {
    body: { ...who, email, termos_aceitos: true, id_busness: supplierId, type_user: 'Freelancer' },
  })
  await visitor.call(sendTeamMessage, {
    body: { nome: 'Paula', email, numbePhone: '(11) 98765-4321', mensagem: 'Olá' },
  })
  await visitor.call(createReferral, {
    body: {
      nome_indicador: 'Ana',
      email_indicado: email,
      telefone_indicado: '(11) 98765-4321',
      empresa_freelancer_indicada: 'Paula Reis',
    },
  })
}

async function proven(address = email, visitor = api.visitor()): Promise<Caller> {
  await visitor.call(sendPrivacyCode, { body: { email: address } })
  const codeVerify = await codeSentTo(api, address)
  const { reply } = await visitor.call(verifyPrivacyCode, { body: { email: address, codeVerify } })
  expect(reply.correct).toBe(true)
  return visitor
}

const rest = async () => {
  const { rows } = await api.db.execute<{ row: string }>(sql`
    SELECT t::text AS row FROM contact_requests t WHERE email = ${email}
    UNION ALL SELECT t::text FROM chat_conversations t
    UNION ALL SELECT t::text FROM inbox_messages t
    UNION ALL SELECT t::text FROM referrals t WHERE email_indicado = ${email}
    UNION ALL SELECT t::text FROM consents t WHERE email = ${email}
    UNION ALL SELECT t::text FROM mail_outbox t
      WHERE t::text ~* 'paula' AND subject NOT LIKE '%retirou%'
    UNION ALL SELECT t::text FROM email_codes t WHERE email = ${email}`)
  return rows.map(({ row }) => row)
}

describe('without an account', () => {
  test('a code sent to the e-mail opens everything that is kept, in that browser', async () => {
    await leaveTraces()
    const paula = await proven()
    const { reply } = await paula.call(getMyData, { query: byCode })
    expect(reply).toMatchObject({
      email,
      account: null,
      contacts: { total: 1, data: [{ nome: 'Paula <i>Reis</i>', supplier: 'Termovalida' }] },
      referrals: { total: 1, data: [{ nome: 'Paula Reis', nome_indicador: 'Ana' }] },
      conversations: { total: 1, data: [{ nome: 'Paula', messages: 2 }] },
      consents: [{ purpose: 'contato', supplier: 'Termovalida', revoked_at: null }],
      noContact: false,
      blocked: null,
    })
    const elsewhere = await api.visitor().call(getMyData, { query: byCode })
    expect([elsewhere.status, elsewhere.problem.code]).toEqual([401, 'EMAIL_PROOF_REQUIRED'])
  })

  test('known and unknown addresses get the same answer and the same mail', async () => {
    await leaveTraces()
    const ask = (address: string) =>
      api.visitor().call(sendPrivacyCode, { body: { email: address } })
    const known = await ask(email)
    const unknown = await ask('nobody@example.com')
    expect([unknown.status, unknown.reply]).toEqual([known.status, known.reply])
    const { rows } = await api.db.execute<{ text: string }>(sql`
      SELECT subject || regexp_replace(body_text, '[0-9]{6}', '') AS text FROM mail_outbox
      WHERE subject LIKE 'Seu código%' ORDER BY id`)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(rows[0])
    expect(rows[0]?.text).toContain('vale por 10 minutos')
    const nobody = await proven('quem@example.com')
    const { reply } = await nobody.call(getMyData, { query: byCode })
    expect([reply.contacts.total, reply.consents]).toEqual([0, []])
  })

  test('a wrong code opens nothing, an old one neither, and the hour ends', async () => {
    await leaveTraces()
    const visitor = api.visitor()
    await visitor.call(sendPrivacyCode, { body: { email } })
    const right = await codeSentTo(api, email)
    const type = (codeVerify: string) =>
      visitor.call(verifyPrivacyCode, { body: { email, codeVerify } })
    expect((await type('000000')).reply.correct).toBe(false)
    expect((await visitor.call(getMyData, { query: byCode })).status).toBe(401)
    expect((await visitor.call(isMyDataOpen)).reply).toEqual({ open: false })
    api.clock.advance(10 * 60 + 1)
    expect((await type(right)).reply).toEqual({
      correct: false,
      message: 'Este código expirou ou já foi usado. Peça um novo código.',
    })
    const paula = await proven()
    expect((await paula.call(getMyData, { query: byCode })).status).toBe(200)
    expect((await paula.call(isMyDataOpen)).reply).toEqual({ open: true })
    api.clock.advance(60 * 60 + 1)
    expect((await paula.call(isMyDataOpen)).reply).toEqual({ open: false })
    expect((await paula.call(getMyData, { query: byCode })).status).toBe(401)
  })

  test('closing ends it at once', async () => {
    const paula = await proven()
    expect((await paula.call(leaveMyData, {})).status).toBe(200)
    expect((await paula.call(getMyData, { query: byCode })).status).toBe(401)
  })

  test('on a shared computer nobody gets to see who was there before', async () => {
    const desk = await proven('antes@example.com')
    api.clock.advance(10 * 60)
    await proven(email, desk)
    const elsewhere = await proven('antes@example.com', api.visitor('198.51.100.7'))
    expect((await desk.call(getMyData, { query: byCode })).reply.email).toBe(email)
    await desk.call(eraseMyData, { query: byCode, body: {} })
    expect((await desk.call(getMyData, { query: byCode })).status).toBe(401)
    expect((await elsewhere.call(getMyData, { query: byCode })).status).toBe(200)
  })

  test('closing forgets every address of the browser', async () => {
    const desk = await proven('antes@example.com')
    await proven(email, desk)
    await api.db.execute(sql`UPDATE email_codes SET verified_at = ${api.clock.now()}`)
    await desk.call(leaveMyData, {})
    expect((await desk.call(getMyData, { query: byCode })).status).toBe(401)
  })

  test('a code of a sign-up or an account’s e-mail opens nothing here', async () => {
    await makeFreelancer(api.db, { account: { email } })
    const paula = await proven()
    for (const endpoint of [getMyData, exportMyJson, exportMyCsv]) {
      const { status, problem } = await paula.call(endpoint, { query: byCode })
      expect([status, problem.code]).toEqual([409, 'DATA_IN_ACCOUNT'])
    }
    const erased = await paula.call(eraseMyData, { query: byCode, body: {} })
    expect(erased.problem.code).toBe('DATA_IN_ACCOUNT')
  })

  test('everything can be taken along, as JSON and as a table', async () => {
    await leaveTraces()
    const paula = await proven()
    const json = await paula.call(exportMyJson, { query: byCode })
    expect(json.headers['content-disposition']).toBe(
      'attachment; filename="meus-dados-2026-11-15.json"',
    )
    expect(json.reply).toMatchObject({
      email,
      contact_requests_sent: [{ telefone: '(11) 98765-4321' }],
      consents: [{ purpose: 'contato' }],
    })
    const csv = await paula.call(exportMyCsv, { query: byCode })
    const lines = String(csv.reply).split('\r\n')
    expect(lines[0]).toBe('\u{feff}Grupo;Registro;Campo;Valor')
    expect(lines).toContain('contact_requests_sent;1;telefone;(11) 98765-4321')
    expect(lines).toContain('conversations;1;messages.1.texto;Olá')
    expect(JSON.stringify(json.reply)).not.toMatch(/_hash/)
  })

  test.each(['contacts', 'referrals', 'conversations'] as const)(
    'name and phone of %s can be put right; another person’s not',
    async (kind) => {
      await leaveTraces()
      const other = await makeReferral(api.db, { email_indicado: 'rui@example.com' })
      const paula = await proven()
      const id = (await paula.call(getMyData, { query: byCode })).reply[kind].data[0]?.id ?? 0
      const correct = (params: { kind: CorrectableKind; id: number }, nome = 'Paula Reis Lima') =>
        paula.call(correctMyData, {
          params,
          query: byCode,
          body: { nome, telefone: '11 3333-4444' },
        })
      const { reply } = await correct({ kind, id })
      expect(reply[kind].data[0]).toMatchObject({
        nome: 'Paula Reis Lima',
        telefone: '(11) 3333-4444',
      })
      expect((await correct({ kind, id }, '')).status).toBe(400)
      expect((await correct({ kind, id: other.id + 1000 })).status).toBe(404)
      expect((await correct({ kind: 'referrals', id: other.id })).status).toBe(404)
    },
  )

  test('a contact’s consent taken back erases the request, tells the supplier and stays on record', async () => {
    await leaveTraces()
    const paula = await proven()
    const [consent] = (await paula.call(getMyData, { query: byCode })).reply.consents
    api.clock.advance(60)
    const revoke = (id: number) => paula.call(revokeMyConsent, { params: { id }, query: byCode })
    for (let clicked = 0; clicked < 2; clicked++) {
      const { reply } = await revoke(consent?.id ?? 0)
      expect(reply.contacts.total).toBe(0)
      expect(reply.consents).toMatchObject([{ revoked_at: '2026-11-15T12:01:00.000Z' }])
      api.clock.advance(60)
    }
    const { rows: told } = await api.db.execute(
      sql`SELECT subject FROM mail_outbox WHERE subject LIKE '%retirou%' ORDER BY id`,
    )
    expect(told).toEqual([{ subject: 'Paula <i>Reis</i> retirou o pedido de contato' }])
    await makeConsents(api.db, [
      { purpose: 'contato', version: '1', email: 'rui@example.com', given_at: api.clock.now() },
    ])
    expect((await revoke((consent?.id ?? 0) + 1)).status).toBe(404)
  })

  test('erasing leaves nothing, and twice at once is once', async () => {
    await leaveTraces()
    const paula = await proven()
    expect((await rest()).length).toBeGreaterThan(5)
    const erase = () => paula.call(eraseMyData, { query: byCode, body: {} })
    const answers = await Promise.all([erase(), erase()])
    expect(answers.some(({ status, reply }) => status === 200 && reply.erased > 0)).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
    expect(await rest()).toEqual([])
    expect((await erase()).status).toBe(401)
  })

  test('who was asked for a contact is told, once, to erase it too', async () => {
    await leaveTraces()
    api.clock.advance(24 * 60 * 60)
    await leaveTraces()
    const paula = await proven()
    const erase = () => paula.call(eraseMyData, { query: byCode, body: {} })
    await Promise.all([erase(), erase()])
    const { rows } = await api.db.execute(sql`
      SELECT subject FROM mail_outbox m JOIN accounts a ON a.email = m.recipient
      JOIN suppliers s ON s.account_id = a.id AND s.id = ${supplierId}`)
    expect(rows).toEqual([{ subject: 'Paula <i>Reis</i> retirou o pedido de contato' }])
  })

  test('who erases may also refuse every later recommendation', async () => {
    await leaveTraces()
    const paula = await proven()
    await paula.call(eraseMyData, { query: byCode, body: { noContact: true } })
    expect(await rest()).toEqual([])
    await leaveTraces()
    const { rows } = await api.db.execute(
      sql`SELECT recipient FROM mail_outbox WHERE subject LIKE 'Alguém indicou você%' ORDER BY id`,
    )
    expect(rows).toEqual([])
  })

  test('recommendations can be refused without erasing the rest', async () => {
    await leaveTraces()
    const paula = await proven()
    const { reply } = await paula.call(refuseContactForMe, { query: byCode })
    expect([reply.noContact, reply.referrals.total, reply.contacts.total]).toEqual([true, 0, 1])
  })

  test('ten thousand requests are counted, shown in part and taken along whole', async () => {
    await api.db.execute(sql`
      INSERT INTO contact_requests (supplier_id, nome, email, telefone, day, created_at)
      SELECT ${supplierId}, 'Paula', ${email}, '1', date '1990-01-01' + n, ${api.clock.now()}
      FROM generate_series(1, 10000) n`)
    const paula = await proven()
    const { reply } = await paula.call(getMyData, { query: byCode })
    expect([reply.contacts.total, reply.contacts.data.length]).toEqual([10_000, 50])
    const json = await paula.call(exportMyJson, { query: byCode })
    const whole = json.reply as { contact_requests_sent: unknown[] }
    expect(whole.contact_requests_sent).toHaveLength(10_000)
  })
})

describe('with an account', () => {
  const ana = 'ana@example.com'
  const make = () =>
    makeFreelancer(api.db, { plan: 'MKTPRO', account: { email: ana, nome: 'Ana' } })

  test('whoever is logged in sees their own, and a visitor nothing', async () => {
    await make()
    const caller = await api.as(ana)
    const { reply } = await caller.call(getMyData, { query: byAccount })
    expect(reply).toMatchObject({ email: ana, account: { nome: 'Ana', page: 'Ana' }, sessions: 1 })
    const visitor = await api.visitor().call(getMyData, { query: byAccount })
    expect(visitor.problem.code).toBe('EMAIL_PROOF_REQUIRED')
  })

  test('the directory’s consent taken back takes the page out; the terms end with the account', async () => {
    const { account } = await make()
    await makeConsents(api.db, [
      { purpose: 'termos', version: '1', email: ana, account_id: account.id, given_at: new Date() },
      {
        purpose: 'diretorio',
        version: '1',
        email: ana,
        account_id: account.id,
        given_at: new Date(),
      },
    ])
    const caller = await api.as(ana)
    const { consents } = (await caller.call(getMyData, { query: byAccount })).reply
    const idOf = (purpose: string) => consents.find((one) => one.purpose === purpose)?.id ?? 0
    const revoke = (id: number) =>
      caller.call(revokeMyConsent, { params: { id }, query: byAccount })
    expect((await revoke(idOf('diretorio'))).status).toBe(200)
    expect((await caller.call(getPresence)).reply.marketplace).toBe(false)
    expect((await revoke(idOf('termos'))).problem.code).toBe('CONSENT_NEEDED')
  })

  test('erasing asks for a proof, ends every session and leaves invoices without a name', async () => {
    const { supplier } = await make()
    const since = new Date('2026-08-20T09:00:00Z')
    await makeSubscription(api.db, supplier, { period: 'month', since, now: api.clock.now() })
    const caller = await api.as(ana)
    const erase = (body: object) =>
      caller.call(eraseMyData, { query: byAccount, body: body as { identityProof: string } })
    for (const body of [{}, { identityProof: 'inventada' }]) {
      expect((await erase(body)).problem.code).toBe('IDENTITY_PROOF_REQUIRED')
    }
    const proof = await proved(caller)
    expect((await erase(proof)).problem.code).toBe('ERASE_SUBSCRIPTION_RUNNING')
    const { blocked } = (await caller.call(getMyData, { query: byAccount })).reply
    expect(blocked).toBe('subscription')
    await api.db.execute(sql`
      UPDATE subscriptions SET status = 'ended', state = 'ended', plan_in_force = 'MKTFREE'`)
    const other = await api.as(ana)
    expect((await erase(proof)).status).toBe(200)
    for (const one of [caller, other]) expect((await one.call(me)).reply.user).toBeNull()
    const { rows } = await api.db.execute(sql`
      SELECT (SELECT count(*) FROM accounts WHERE email = ${ana})::integer AS accounts,
        (SELECT count(*) FROM invoices)::integer > 0 AS invoices,
        (SELECT after FROM audit_log WHERE action = 'account.erase') AS audit`)
    expect(rows).toEqual([
      { accounts: 0, invoices: true, audit: { erased: true, self_service: true } },
    ])
  })

  test('a checkout that was left open is closed, not waited for, once the person is proved', async () => {
    await makeFreelancer(api.db, { account: { email: ana } })
    const caller = await api.as(ana)
    const user = (await caller.call(me)).reply.user
    await caller.call(getPaymentLink, {
      query: {
        price_id: 'sandbox_MKTPRO_month',
        email_client: ana,
        id_user: user?.id ?? 0,
        type_user: 'Freelancer',
        plan: 'MKTPRO',
      },
    })
    const close = vi.spyOn(api.parts.payments, 'expireCheckout')
    const unproved = { identityProof: 'vencida' }
    await caller.call(eraseMyData, { query: byAccount, body: unproved })
    expect(close).not.toHaveBeenCalled()
    const body = await proved(caller)
    expect((await caller.call(eraseMyData, { query: byAccount, body })).status).toBe(200)
    expect(await close.mock.results[0]?.value).toBe('expired')
  })

  describe('an erasure is told as one', () => {
    async function eraseWithPhoto() {
      const { supplier } = await make()
      await api.db.insert(photos).values({ hash: 'ana', created_at: api.clock.now() })
      await api.db.execute(sql`UPDATE suppliers SET photo = 'ana' WHERE id = ${supplier.id}`)
      const caller = await api.as(ana)
      const body = await proved(caller)
      expect((await caller.call(eraseMyData, { query: byAccount, body })).status).toBe(200)
      expect((await caller.call(me)).reply.user).toBeNull()
    }

    test('also when the store of photos fails; the hourly tidying takes that up', async () => {
      const remove = vi.spyOn(api.parts.files, 'delete')
      remove.mockRejectedValueOnce(new Error('the store is down'))
      await eraseWithPhoto()
      api.expectLogged('files of an erased person remain')
      await forgetWhatIsOld(api.parts)
      expect(await api.db.$count(photos)).toBe(0)
      remove.mockRestore()
    })

    test('also when that store does not answer', async () => {
      const remove = vi.spyOn(api.parts.files, 'delete')
      remove.mockReturnValueOnce(new Promise(() => {}))
      await eraseWithPhoto()
      remove.mockRestore()
    })
  })

  test('what only a person can erase at Stripe waits in the queue, under its number there', async () => {
    const { supplier } = await make()
    await api.db.execute(sql`
      INSERT INTO payment_customers (customer_id, supplier_id, provider)
      VALUES ('cus_ana', ${supplier.id}, 'stripe'), ('cus_teste', ${supplier.id}, 'sandbox')`)
    const caller = await api.as(ana)
    const body = await proved(caller)
    expect((await caller.call(eraseMyData, { query: byAccount, body })).status).toBe(200)
    const { rows } = await api.db.execute(sql`SELECT kind, nome, email, texto FROM data_requests`)
    const texto = 'Apague na Stripe o cliente cus_ana: a conta foi apagada pela própria pessoa.'
    expect(rows).toEqual([{ kind: 'pagamento', nome: '', email: '', texto }])
  })

  test('an administrator sees their own and cannot erase the account here', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    expect((await admin.call(getMyData, { query: byAccount })).reply.blocked).toBe('administrator')
    const { problem } = await admin.call(eraseMyData, {
      query: byAccount,
      body: await proved(admin),
    })
    expect(problem.code).toBe('ERASE_ADMINISTRATOR')
  })
})
