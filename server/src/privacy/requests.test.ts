import { listChanges } from 'contract/audit'
import { getDeskNews, sendChatMessage } from 'contract/chat'
import { answerDataRequest, listDataRequests } from 'contract/data-requests'
import { createDataRequest, getMyData, sendPrivacyCode, verifyPrivacyCode } from 'contract/privacy'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeDataRequests, makeFreelancer } from '../../seed/make.ts'
import { codeSentTo } from '../../test/signup.ts'
import { chatConversations } from '../tables/chat.ts'

const api = testApi({ rateLimitScale: 100 })
const email = 'paula@example.com'
const by = { by: 'code' } as const
let admin: Caller
let paula: Caller

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz' })
  admin = await api.as('admin@example.com')
  paula = api.visitor()
  await paula.call(sendPrivacyCode, { body: { email } })
  const codeVerify = await codeSentTo(api, email)
  await paula.call(verifyPrivacyCode, { body: { email, codeVerify } })
})

const texto = 'Conversei no chat e só deixei o telefone.'
const ask = (more: object = {}) =>
  paula.call(createDataRequest, { query: by, body: { kind: 'outro', texto, ...more } })
const open = async () => (await admin.call(listDataRequests)).reply.data
const answer = (id: number, more: object = {}) =>
  admin.call(answerDataRequest, {
    params: { id },
    body: { status: 'atendido', answer: 'Apagamos as conversas deste número.', ...more },
  })

test('a request waits in the queue with its 15 days, and is told in writing', async () => {
  const { reply } = await ask()
  expect(reply.requests).toMatchObject([
    { kind: 'outro', texto, status: 'aberto', due_at: '2026-11-30T12:00:00.000Z' },
  ])
  expect((await admin.call(getDeskNews)).reply.requests).toBe(1)
  expect(await open()).toMatchObject([{ email, texto, days_left: 15, answered_by: null }])
  const { rows } = await api.db.execute<{ body_text: string }>(
    sql`SELECT body_text FROM mail_outbox ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]?.body_text).toContain('até 30/11/2026')
})

test('the clock counts down and past its end; what is due first comes first', async () => {
  await makeDataRequests(api.db, [
    { texto: 'novo', created_at: api.clock.now() },
    { texto: 'velho', created_at: new Date('2026-10-29T12:00:00Z') },
    { texto: 'quase', created_at: new Date('2026-11-01T11:00:00Z') },
  ])
  const list = await open()
  expect(list.map((one) => [one.texto, one.days_left])).toEqual([
    ['velho', -2],
    ['quase', 1],
    ['novo', 15],
  ])
})

test('an answer closes it, reaches the person and is audited; a second one is refused', async () => {
  await ask()
  const [{ id } = { id: 0 }] = await open()
  api.clock.advance(24 * 60 * 60)
  admin = await api.as('admin@example.com')
  const { reply } = await answer(id, { status: 'negado', answer: 'Não encontramos nada seu aqui.' })
  expect(reply).toMatchObject({
    status: 'negado',
    answer: 'Não encontramos nada seu aqui.',
    answered_by: 'Beatriz',
    days_left: 14,
  })
  const again = await answer(id)
  expect([again.status, again.problem.code]).toEqual([409, 'REQUEST_CLOSED'])
  expect(await open()).toEqual([])
  const { rows } = await api.db.execute<{ recipient: string; body_text: string }>(
    sql`SELECT recipient, body_text FROM mail_outbox ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]?.recipient).toBe(email)
  expect(rows[0]?.body_text).toContain('Não encontramos nada seu aqui.')
  const changes = await admin.call(listChanges, { query: { subject: 'request', id } })
  expect(changes.reply.data).toMatchObject([
    {
      action: 'request.answer',
      before: { status: 'aberto' },
      after: { status: 'negado', answer: 'Não encontramos nada seu aqui.' },
      admin: { nome: 'Beatriz' },
    },
  ])
})

test('chats known by a number alone are settled by hand: found, counted and erased', async () => {
  const phone = '(11) 98765-4321'
  const write = (caller: Caller, numbePhone = phone) =>
    caller.call(sendChatMessage, { body: { numbePhone, mensage: 'Oi' } })
  await write(api.visitor())
  await write(api.visitor(), '(11) 98765-0000')
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  await write(await api.as('ana@example.com'))
  await ask({ kind: 'telefone', telefone: '11987654321' })
  const [request] = await open()
  expect(request).toMatchObject({ kind: 'telefone', telefone: phone, conversations: 1 })
  const { reply } = await answer(request?.id ?? 0, { eraseConversations: true })
  expect(reply.conversations).toBe(0)
  const { rows } = await api.db.execute(
    sql`SELECT telefone, account_id IS NULL AS alone FROM chat_conversations ORDER BY id`,
  )
  expect(rows).toEqual([
    { telefone: '(11) 98765-0000', alone: true },
    { telefone: phone, alone: false },
  ])
})

test('who is refused, or asks for something else, loses no conversation', async () => {
  const numbePhone = '(11) 98765-4321'
  await api.visitor().call(sendChatMessage, { body: { numbePhone, mensage: 'Oi' } })
  await ask({ kind: 'telefone', telefone: numbePhone })
  const [refused] = await open()
  await answer(refused?.id ?? 0, { status: 'negado', eraseConversations: true })
  await ask({ kind: 'outro', telefone: numbePhone })
  const [other] = await open()
  await answer(other?.id ?? 0, { eraseConversations: true })
  expect(await api.db.$count(chatConversations)).toBe(1)
})

test.each([
  [{ kind: 'telefone' }, 'telefone', 'Campo obrigatório.'],
  [
    { kind: 'telefone', telefone: '123' },
    'telefone',
    'Por favor, insira um telefone válido com DDD.',
  ],
  [{ texto: 'curto' }, 'texto', 'Conte em pelo menos 10 caracteres.'],
])('%j is refused with its reason', async (more, field, text) => {
  const { status, problem } = await ask(more)
  expect([status, problem.errors?.[field]]).toEqual([400, [text]])
})

test('without proof nobody asks, and only administrators read and answer', async () => {
  const visitor = api.visitor()
  const body = { kind: 'outro', texto } as const
  expect((await visitor.call(createDataRequest, { query: by, body })).status).toBe(401)
  expect((await visitor.call(listDataRequests)).status).toBe(401)
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  expect((await ana.call(listDataRequests)).status).toBe(403)
  expect((await ana.call(answerDataRequest, { params: { id: 1 } } as never)).status).toBe(403)
  expect((await ana.call(getMyData, { query: { by: 'account' } })).reply.requests).toEqual([])
})
