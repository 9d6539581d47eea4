import { listChanges } from 'contract/audit'
import { getDeskNews } from 'contract/chat'
import {
  closeReport,
  createReport,
  getStanding,
  listReports,
  setStanding,
} from 'contract/moderation'
import { listFreelancers } from 'contract/records'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi({}, { oneApp: true })
let admin: Caller
let adminId: number

beforeEach(async () => {
  adminId = (await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz' })).id
  admin = await api.as('admin@example.com')
})

const mails = async () =>
  (
    await api.db.execute<{
      recipient: string
      subject: string
      body_text: string
      body_html: string
    }>(sql`SELECT * FROM mail_outbox ORDER BY id`)
  ).rows

describe('deactivating and activating a supplier', () => {
  test('takes a reason, which the supplier gets by e-mail, and is recorded', async () => {
    const { supplier } = await makeFreelancer(api.db, {
      nome: 'Ana',
      account: { email: 'ana@example.com' },
    })
    const params = { id: supplier.id }
    const off = await admin.call(setStanding, {
      params,
      body: { active: false, reason: 'Licença <vencida>' },
    })
    expect(off.reply).toMatchObject({ active: false, suspended_reason: 'Licença <vencida>' })
    const inactive = await admin.call(listFreelancers, { query: { status: 'inativo' } })
    expect(inactive.reply.data.map(({ id }) => id)).toEqual([supplier.id])

    const on = await admin.call(setStanding, { params, body: { active: true, reason: 'Renovada' } })
    expect(on.reply).toMatchObject({ active: true, suspended_at: null, suspended_reason: null })

    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ana@example.com', 'ana@example.com'])
    expect(sent[0]?.body_text).toContain('Motivo: Licença <vencida>')
    expect(sent[0]?.body_html).toContain('Licença &lt;vencida&gt;')
    expect(sent[0]?.body_text).toContain('a revisão por outra pessoa da equipe')
    expect(sent[1]?.body_text).toContain('Motivo: Renovada')

    const { reply } = await admin.call(listChanges, { query: { subject: 'supplier', ...params } })
    expect(reply.data).toMatchObject([
      {
        action: 'supplier.activate',
        before: { status: false, suspended_reason: 'Licença <vencida>' },
        after: { status: true, suspended_reason: null, motivo: 'Renovada' },
      },
      {
        action: 'supplier.suspend',
        admin: { id: adminId, nome: 'Beatriz' },
        before: { status: true, suspended_reason: null },
        after: { status: false, suspended_reason: 'Licença <vencida>' },
      },
    ])
  })

  test('activating also undoes the own switch of a supplier', async () => {
    const { supplier } = await makeCompany(api.db, { status: false })
    const { reply } = await admin.call(setStanding, {
      params: { id: supplier.id },
      body: { active: true, reason: 'A pedido' },
    })
    expect(reply.active).toBe(true)
  })

  test('a supplier that hid its page is active, and has no page to see', async () => {
    const { supplier } = await makeCompany(api.db, { marketplace: false })
    const { reply } = await admin.call(getStanding, { params: { id: supplier.id } })
    expect(reply).toMatchObject({ active: true, visible: false })
  })

  test('of two administrators at once exactly one deactivates, and one mail leaves', async () => {
    const { supplier } = await makeFreelancer(api.db)
    const input = { params: { id: supplier.id }, body: { active: false, reason: 'x' } }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.call(setStanding, input)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    [{ active: false }, 'reason'],
    [{ active: false, reason: '  ' }, 'reason'],
    [{ active: 'não', reason: 'x' }, 'active'],
    [{ active: false, reason: 'x'.repeat(501) }, 'reason'],
  ])('%j is refused, and nothing changes', async (body, field) => {
    const { supplier } = await makeFreelancer(api.db)
    const { status, problem } = await admin.call(setStanding, {
      params: { id: supplier.id },
      body: body as never,
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
    const { reply } = await admin.call(getStanding, { params: { id: supplier.id } })
    expect(reply.active).toBe(true)
  })

  test('an unknown id is not found; suppliers and visitors may do nothing of it', async () => {
    const { supplier } = await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const body = { active: false, reason: 'x' }
    expect((await admin.call(setStanding, { params: { id: 999 }, body })).status).toBe(404)
    const params = { id: supplier.id }
    const ana = await api.as('ana@example.com')
    expect((await ana.call(setStanding, { params, body })).status).toBe(403)
    expect((await ana.call(getStanding, { params })).status).toBe(403)
    expect((await ana.call(listReports)).status).toBe(403)
    expect((await api.visitor().call(setStanding, { params, body })).status).toBe(401)
  })
})

describe('reports', () => {
  const report = { motivo: 'nao-existe' as const, texto: 'O telefone é de outra empresa.' }

  test('a visitor reports a page, and it waits in the queue until it is closed', async () => {
    const { supplier } = await makeFreelancer(api.db, { nome: 'Ana' })
    const sent = await api
      .visitor()
      .call(createReport, { body: { ...report, email: '', id_busness: supplier.id } })
    expect(sent.reply).toEqual({ received: true })
    expect((await admin.call(getDeskNews)).reply.reports).toBe(1)
    const open = await admin.call(listReports)
    expect(open.reply).toMatchObject({
      total: 1,
      data: [{ motivo: 'nao-existe', email: null, supplier: { nome: 'Ana', active: true } }],
    })
    const standing = await admin.call(getStanding, { params: { id: supplier.id } })
    expect(standing.reply.openReports).toBe(1)

    const id = open.reply.data[0]?.id ?? 0
    const decision = { status: 'procedente' as const, note: 'Confirmado por telefone' }
    const closed = await admin.call(closeReport, { params: { id }, body: decision })
    expect(closed.reply).toMatchObject(decision)
    expect((await admin.call(getDeskNews)).reply.reports).toBe(0)
    expect((await admin.call(listReports)).reply.total).toBe(0)
    expect((await admin.call(listReports, { query: { status: 'fechada' } })).reply.total).toBe(1)
    expect((await admin.call(closeReport, { params: { id }, body: decision })).problem.code).toBe(
      'REPORT_CLOSED',
    )
    const { reply } = await admin.call(listChanges, { query: { subject: 'report', id } })
    expect(reply.data).toMatchObject([{ after: { ...decision, supplier_id: supplier.id } }])
  })

  test('a hidden or missing supplier cannot be reported', async () => {
    const hidden = await makeFreelancer(api.db, { marketplace: false })
    const suspended = await makeFreelancer(api.db, { suspended_at: new Date() })
    for (const id_busness of [hidden.supplier.id, suspended.supplier.id, 999]) {
      const { status } = await api.visitor().call(createReport, { body: { ...report, id_busness } })
      expect(status).toBe(404)
    }
  })

  test.each([
    ['motivo', 'porque sim', 'Escolha um motivo.'],
    ['texto', 'curto', 'Conte em pelo menos 10 caracteres.'],
    ['texto', 'x'.repeat(2001), 'Texto longo demais.'],
    ['email', 'sem-arroba', 'Por favor, insira um e-mail válido.'],
    ['website', 'http://spam.example', 'Valor inválido.'],
  ])('a wrong %s is refused with its reason', async (field, value, text) => {
    const { supplier } = await makeFreelancer(api.db)
    const body = { ...report, id_busness: supplier.id, [field]: value } as never
    const { status, problem } = await api.visitor().call(createReport, { body })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
  })

  test('an unknown report is not found', async () => {
    const body = { status: 'descartada' as const, note: 'x' }
    expect((await admin.call(closeReport, { params: { id: 9 }, body })).status).toBe(404)
  })
})
