import { listChanges } from 'contract/audit'
import { deleteConversation, sendTeamMessage } from 'contract/chat'
import { type InboxStatus, listInboxMessages, setInboxStatus } from 'contract/inbox'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { deleteOldConversations } from '../chat/service.ts'

const api = testApi({ rateLimitScale: 100 }, { oneApp: true })
let admin: Caller

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz Camargo' })
  admin = await api.as('admin@example.com')
})

async function leave(nome: string, mensagem: string, caller: Caller = api.visitor()) {
  const email = `${nome.toLowerCase()}@example.com`
  const body = { nome, email, numbePhone: '(11) 98765-4321', mensagem }
  expect((await caller.call(sendTeamMessage, { body })).status).toBe(200)
  api.clock.advance(60)
  return caller
}

const inbox = async (query: { status?: InboxStatus; busca?: string; skip?: number } = {}) =>
  (await admin.call(listInboxMessages, { query })).reply

test('a message left outside the hours waits in the inbox with how to answer it', async () => {
  await leave('Helena', 'Preciso de ajuda\ncom a assinatura')
  expect(await inbox()).toEqual({
    total: 1,
    data: [
      {
        id: expect.any(Number),
        nome: 'Helena',
        email: 'helena@example.com',
        telefone: '(11) 98765-4321',
        texto: 'Preciso de ajuda\ncom a assinatura',
        status: 'nova',
        created_at: '2026-11-15T12:00:00.000Z',
        handled_at: null,
        handled_by: null,
        priority: false,
        supplier: null,
      },
    ],
  })
})

test('it is answered, archived or new again: by whom and when is kept and audited', async () => {
  await leave('Helena', 'Olá')
  const id = (await inbox()).data[0]?.id ?? 0
  const set = async (status: InboxStatus) =>
    (await admin.call(setInboxStatus, { params: { id }, body: { status } })).reply
  expect(await set('respondida')).toMatchObject({
    status: 'respondida',
    handled_at: '2026-11-15T12:01:00.000Z',
    handled_by: 'Beatriz Camargo',
  })
  expect((await inbox()).total).toBe(0)
  expect((await inbox({ status: 'respondida' })).data.map(({ nome }) => nome)).toEqual(['Helena'])
  api.clock.advance(60)
  expect((await set('respondida')).handled_at).toBe('2026-11-15T12:01:00.000Z')
  await set('arquivada')
  await set('nova')
  expect((await inbox()).total).toBe(1)
  const { reply } = await admin.call(listChanges, { query: { subject: 'message', id } })
  expect(reply.data.map(({ before, after }) => [before, after])).toEqual([
    [{ status: 'arquivada' }, { status: 'nova' }],
    [{ status: 'respondida' }, { status: 'arquivada' }],
    [{ status: 'nova' }, { status: 'respondida' }],
  ])
  expect(reply.data[0]?.action).toBe('message.status')
})

test('new ones come oldest first and are found by name, address, number and words', async () => {
  await leave('Helena', 'Dúvida sobre a assinatura')
  await leave('Paulo', 'Não recebi o código')
  const names = async (busca: string) => (await inbox({ busca })).data.map(({ nome }) => nome)
  expect(await names('')).toEqual(['Helena', 'Paulo'])
  expect(await names('duvida')).toEqual(['Helena'])
  expect(await names('paulo@example')).toEqual(['Paulo'])
  expect(await names('98765')).toEqual(['Helena', 'Paulo'])
  expect(await names('100%')).toEqual([])
  expect((await inbox({ skip: 1 })).data.map(({ nome }) => nome)).toEqual(['Paulo'])
})

test('of a supplier who was logged in, plan and record are known', async () => {
  const { supplier } = await makeFreelancer(api.db, {
    nome: 'Ana Prado',
    plan: 'MKTPRO',
    account: { email: 'ana@example.com' },
  })
  await leave('Ana', 'Olá', await api.as('ana@example.com'))
  expect((await inbox()).data[0]?.supplier).toEqual({
    id: supplier.id,
    nome: 'Ana Prado',
    kind: 'Freelancer',
    plan: 'MKTPRO',
  })
})

test('it goes with the conversation: erased by the visitor, or forgotten after 180 days', async () => {
  const visitor = await leave('Helena', 'Olá')
  await leave('Paulo', 'Olá')
  await visitor.call(deleteConversation)
  expect((await inbox()).data.map(({ nome }) => nome)).toEqual(['Paulo'])
  api.clock.advance(181 * 24 * 60 * 60)
  await deleteOldConversations(api.db, api.clock.now())
  admin = await api.as('admin@example.com')
  expect((await inbox()).total).toBe(0)
})

test('nobody but administrators reads or changes it; what is not there is not found', async () => {
  await leave('Helena', 'Olá')
  const id = (await inbox()).data[0]?.id ?? 0
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  const change = { params: { id }, body: { status: 'arquivada' as const } }
  expect((await ana.call(listInboxMessages)).status).toBe(403)
  expect((await ana.call(setInboxStatus, change)).status).toBe(403)
  expect((await api.visitor().call(listInboxMessages)).status).toBe(401)
  expect((await admin.call(setInboxStatus, { ...change, params: { id: 9_999 } })).status).toBe(404)
  const wrong = await admin.call(setInboxStatus, {
    params: { id },
    body: { status: 'lida' as never },
  })
  expect(wrong.problem.errors).toEqual({ status: ['Valor inválido.'] })
  expect((await inbox()).total).toBe(1)
})
