import {
  createReferral,
  exportReferrals,
  listReferrals,
  readReferralNotice,
  type ReferralInput,
  refuseReferral,
  setReferralStatus,
} from 'contract/referrals'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin } from '../../seed/make.ts'

const api = testApi({ rateLimitScale: 100 })
const rui: ReferralInput = {
  nome_indicador: 'Ana <b>Luz</b>',
  email_indicado: 'rui@example.com',
  telefone_indicado: '(11) 98765-4321',
  empresa_freelancer_indicada: 'Rui Calibrações',
}

const recommend = (more: Partial<ReferralInput> = {}) =>
  api.visitor().call(createReferral, { body: { ...rui, ...more } })

async function mails() {
  const { rows } = await api.db.execute<{
    recipient: string
    subject: string
    body_text: string
    body_html: string
  }>(sql`SELECT recipient, subject, body_text, body_html FROM mail_outbox ORDER BY id`)
  return rows
}

async function tokenSent(): Promise<string> {
  const text = (await mails()).at(-1)?.body_text ?? ''
  return /nao-quero-contato#([\w-]{43})/.exec(text)?.[1] ?? ''
}

/** Every row of the database that speaks of the person; letters alone could stand in a random token, too. */
async function traces(): Promise<string[]> {
  const found: string[] = []
  for (const table of ['referrals', 'contact_refusals', 'consents', 'audit_log']) {
    const { rows } = await api.db.execute<{ row: string }>(
      sql`SELECT t::text AS row FROM ${sql.identifier(table)} t WHERE t::text ~* 'rui[@ ]|98765-4321|<b>Luz'`,
    )
    found.push(...rows.map(({ row }) => row))
  }
  return found
}

test('a recommended person gets one notice: who, why, and how to refuse', async () => {
  expect((await recommend()).status).toBe(200)
  expect((await recommend({ nome_indicador: 'Bia' })).status).toBe(409)
  const [notice, ...others] = await mails()
  expect(others).toEqual([])
  expect(notice?.recipient).toBe('rui@example.com')
  expect(notice?.subject).toBe('Alguém indicou você ao Marketplace em Saúde')
  expect(notice?.body_text).toContain('Ana <b>Luz</b> indicou você (Rui Calibrações)')
  expect(notice?.body_text).toContain('convidar ao cadastro')
  expect(notice?.body_text).toContain('http://127.0.0.1:3000/nao-quero-contato#')
  expect(notice?.body_text).toContain('http://127.0.0.1:3000/meus-dados')
  expect(notice?.body_html).toContain('Ana &lt;b&gt;Luz&lt;/b&gt;')
})

test('a web address as a name does not reach a stranger', async () => {
  await recommend({ empresa_freelancer_indicada: 'ganhe.example.com/premio' })
  expect((await mails())[0]?.body_text).not.toContain('premio')
})

test('opening the link only shows who recommended; refusing erases, once and for all', async () => {
  await recommend()
  const token = await tokenSent()
  const person = api.visitor()
  for (let opened = 0; opened < 2; opened++) {
    const { reply } = await person.call(readReferralNotice, { body: { token } })
    expect(reply).toEqual({
      refused: false,
      nome_indicador: rui.nome_indicador,
      empresa_freelancer_indicada: 'Rui Calibrações',
    })
  }
  expect((await traces()).length).toBe(1)
  for (let clicked = 0; clicked < 2; clicked++) {
    const { status, reply } = await person.call(refuseReferral, { body: { token } })
    expect([status, reply]).toEqual([200, { refused: true }])
  }
  expect(await traces()).toEqual([])
  expect((await person.call(readReferralNotice, { body: { token } })).reply.refused).toBe(true)
  const kept = await api.db.execute<{ email_hash: string }>(sql`SELECT * FROM contact_refusals`)
  expect(kept.rows).toHaveLength(1)
  expect(kept.rows[0]?.email_hash).toMatch(/^[\w-]{32}$/)
})

test('later recommendations are thanked for, but neither stored nor mailed', async () => {
  await recommend()
  await api.visitor().call(refuseReferral, { body: { token: await tokenSent() } })
  const before = (await mails()).length
  for (const nome_indicador of ['Bia', 'Caio']) {
    const { status, reply } = await recommend({ nome_indicador, email_indicado: 'RUI@example.com' })
    expect(status).toBe(200)
    expect(reply).toMatchObject({
      nome_indicador,
      email_indicado: 'rui@example.com',
      status: 'aguardando',
    })
  }
  expect(await mails()).toHaveLength(before)
  expect(await traces()).toEqual([])
  const { rows } = await api.db.execute(sql`SELECT nome_indicador, email_indicado FROM referrals`)
  expect(rows).toEqual([{ nome_indicador: '', email_indicado: null }])
})

test('a refusal while somebody recommends leaves nothing of the person', async () => {
  await recommend()
  const token = await tokenSent()
  await Promise.all([
    api.visitor().call(refuseReferral, { body: { token } }),
    ...Array.from({ length: 4 }, () => recommend({ nome_indicador: 'Bia' })),
  ])
  expect(await traces()).toEqual([])
})

test('administrators see that somebody wants no contact, and cannot change it', async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const admin = await api.as('admin@example.com')
  await recommend()
  await api.visitor().call(refuseReferral, { body: { token: await tokenSent() } })
  const nothing = { nome_indicador: '', email_indicado: '', telefone_indicado: '' }
  const { reply } = await admin.call(listReferrals, { query: { status: 'recusado' } })
  expect(reply).toEqual([
    { id: 1, ...nothing, empresa_freelancer_indicada: '', status: 'recusado' },
  ])
  const input = { params: { id: 1 }, query: { status: 'contactado' } } as const
  const changed = await admin.call(setReferralStatus, input)
  expect([changed.status, changed.problem.code]).toEqual([409, 'REFERRAL_REFUSED'])
  const csv = await admin.call(exportReferrals, { query: { status: 'recusado' } })
  expect(csv.reply).toContain('1;;;;;recusado')
  for (const statement of [
    'DELETE FROM contact_refusals',
    "UPDATE contact_refusals SET email_hash = ''",
  ]) {
    const error = await api.db.execute(sql.raw(statement)).catch((thrown: Error) => thrown)
    expect(String((error as Error).cause)).toContain('a refusal is final')
  }
})
