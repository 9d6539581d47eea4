import type { AddressInfo } from 'node:net'
import {
  askForAttendant,
  type Conversation,
  deleteConversation,
  type DeskNews,
  getAttendance,
  getConversation,
  getDeskNews,
  listAttendances,
  sendAttendantMessage,
  sendChatMessage,
  sendTeamMessage,
  takeAttendance,
} from 'contract/chat'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { readEvents } from '../../test/event-reader.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'
import { alertAttendants, lapseAbandoned } from './service-waiting.ts'

const api = testApi()
let admin: Caller
let phone = 0

beforeEach(async () => {
  api.clock.set('2026-11-16T15:00:00Z')
  await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz Camargo' })
  admin = await api.as('admin@example.com')
})

async function asks(nome?: string, caller: Caller = api.visitor()) {
  const numbePhone = `119${String(70_000_000 + phone++)}`
  await caller.call(askForAttendant, { body: { numbePhone, nome } })
  return {
    say: async (mensage: string) =>
      (await caller.call(sendChatMessage, { body: { numbePhone, mensage } })).reply,
    read: async () => (await caller.call(getConversation)).reply,
    caller,
  }
}

const listed = async () => (await admin.call(listAttendances)).reply.data
const news = async () => (await admin.call(getDeskNews)).reply

test('230 requests without anyone behind them do not hide the one of a person', async () => {
  for (let turn = 0; turn < 230; turn++) {
    await asks(undefined, api.visitor(`198.51.${turn % 100}.${1 + Math.floor(turn / 100)}`))
  }
  api.clock.advance(61)
  const helena = await asks('Helena')
  expect((await helena.read()).conversation.position).toBe(1)
  expect((await listed())[0]).toMatchObject({ nome: 'Helena', online: true })
  api.clock.advance(10 * 60)
  await helena.read()
  expect(await lapseAbandoned(api.parts)).toBe(230)
  expect((await listed()).filter(({ status }) => status === 'waiting')).toHaveLength(1)
}, 120_000)

describe('presence', () => {
  test('the attendant sees whether the visitor is there, and since when not', async () => {
    const visitor = await asks('Helena')
    expect((await listed())[0]).toMatchObject({ online: true, seenAt: null })
    api.clock.advance(59)
    expect((await listed())[0]).toMatchObject({ online: true, seenAt: null })
    api.clock.advance(2)
    expect((await listed())[0]).toMatchObject({
      online: false,
      seenAt: '2026-11-16T15:00:00.000Z',
    })
    await visitor.read()
    expect((await listed())[0]).toMatchObject({ online: true, seenAt: null })
  })

  test('a chat that only listens counts as being there, and who comes back is seen at once', async () => {
    const visitor = await asks('Helena')
    const id = (await listed())[0]?.id ?? 0
    api.clock.advance(300)
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1`
    const desk = await readEvents(`${base}/atendimentos/events?id=${id}`, { cookie: admin.cookie })
    const isOnline = (online: boolean) => (event: { event: string; data: unknown }) =>
      event.event === 'queue' &&
      (event.data as { data: { online: boolean }[] }).data[0]?.online === online
    await desk.until(isOnline(false))
    const seen = await readEvents(`${base}/chatBot/conversation/events`, {
      cookie: visitor.caller.cookie,
    })
    await seen.until(({ event }) => event === 'conversation')
    await desk.until(isOnline(true))
    seen.close()
    desk.close()
  })

  test('however many asked and left, who is there stands before them, here and there', async () => {
    for (let turn = 0; turn < 5; turn++) await asks(`Ausente ${turn}`)
    api.clock.advance(61)
    const present = await asks('Presente')
    expect((await listed()).map(({ nome }) => nome).slice(0, 2)).toEqual(['Presente', 'Ausente 0'])
    expect((await present.read()).conversation.position).toBe(1)
  })

  test('the corporate plan goes before who is there', async () => {
    await makeCompany(api.db, { plan: 'MKTCORP', account: { email: 'corp@example.com' } })
    const corp = await asks(undefined, await api.as('corp@example.com'))
    api.clock.advance(61)
    const present = await asks('Presente')
    expect((await listed()).map(({ priority }) => priority)).toEqual([true, false])
    expect((await present.read()).conversation.position).toBe(2)
    expect((await corp.read()).conversation.position).toBe(1)
  })
})

describe('a request whose visitor is gone', () => {
  test('lapses after ten minutes; who comes back is told and can ask again', async () => {
    const visitor = await asks('Helena')
    api.clock.advance(600)
    expect(await lapseAbandoned(api.parts)).toBe(0)
    api.clock.advance(1)
    expect(await lapseAbandoned(api.parts)).toBe(1)
    expect(await lapseAbandoned(api.parts)).toBe(0)
    expect(await listed()).toMatchObject([
      { nome: 'Helena', status: 'closed', lapsed: true, online: false, unread: 0 },
    ])
    const back = await visitor.read()
    expect(back.conversation).toMatchObject({ status: 'none', position: null })
    expect(back.messages.at(-1)).toMatchObject({
      autor: 'system',
      texto:
        'Você ficou mais de 10 minutos fora, e o seu pedido saiu da fila. Se ainda precisar, peça de novo: é só um toque.',
      suggestions: ['Falar com atendente'],
    })
    expect((await visitor.say('Falar com atendente')).conversation).toMatchObject({
      status: 'waiting',
      position: 1,
    })
  })

  test('is kept while the visitor is heard of, and once somebody took it', async () => {
    const waiting = await asks('Quem espera')
    await asks('Quem é atendida')
    const taken = (await listed())[1]?.id ?? 0
    await admin.call(takeAttendance, { params: { id: taken } })
    api.clock.advance(500)
    await waiting.read()
    api.clock.advance(500)
    expect(await lapseAbandoned(api.parts)).toBe(0)
    expect((await listed()).map(({ status }) => status)).toEqual(['open', 'waiting'])
  })

  test('moves the queue on for the others, and one that was erased meanwhile stops nobody', async () => {
    const gone = await asks('Saiu')
    await asks('Saiu também')
    api.clock.advance(700)
    const present = await asks('Presente')
    await gone.caller.call(deleteConversation)
    expect(await lapseAbandoned(api.parts)).toBe(1)
    expect(await news()).toEqual({
      waiting: 1,
      unread: 0,
      messages: 0,
      reviews: 0,
      reports: 0,
      requests: 0,
    })
    expect((await present.read()).conversation.position).toBe(1)
  })

  test('a flood of them fills no mailbox', async () => {
    for (let turn = 0; turn < 15; turn++) {
      await asks()
      api.clock.advance(121)
      await alertAttendants(api.parts)
    }
    const { rows } = await api.db.execute(sql`SELECT recipient FROM mail_outbox ORDER BY id`)
    expect(rows).toHaveLength(12)
  })
})

describe('what every page of the administration shows', () => {
  test('how many wait, what is unread in one’s own talks, and new messages of the inbox', async () => {
    await makeAdmin(api.db, { email: 'outra@example.com' })
    expect(await news()).toEqual({
      waiting: 0,
      unread: 0,
      messages: 0,
      reviews: 0,
      reports: 0,
      requests: 0,
    })
    const visitor = await asks('Helena')
    await asks('Paulo')
    expect(await news()).toEqual({
      waiting: 2,
      unread: 0,
      messages: 0,
      reviews: 0,
      reports: 0,
      requests: 0,
    })
    const [{ id } = { id: 0 }] = await listed()
    await admin.call(sendAttendantMessage, { params: { id }, body: { texto: 'Bom dia' } })
    await visitor.say('Bom dia!')
    await api.visitor().call(sendTeamMessage, {
      body: {
        nome: 'Rita',
        email: 'rita@example.com',
        numbePhone: '11987654321',
        mensagem: 'Liguem para mim',
      },
    })
    expect(await news()).toEqual({
      waiting: 1,
      unread: 1,
      messages: 1,
      reviews: 0,
      reports: 0,
      requests: 0,
    })
    const other = await api.as('outra@example.com')
    expect((await other.call(getDeskNews)).reply).toEqual({
      waiting: 1,
      unread: 0,
      messages: 1,
      reviews: 0,
      reports: 0,
      requests: 0,
    })
  })

  test('comes live, and is for administrators only', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const port = (api.app.server.address() as AddressInfo).port
    const url = `http://127.0.0.1:${port}/api/v1/atendimentos/novidades/events`
    const live = await readEvents(url, { cookie: admin.cookie })
    await live.until(({ data }) => (data as DeskNews).waiting === 0)
    await asks('Helena')
    await live.until(({ data }) => (data as DeskNews).waiting === 1)
    live.close()
    expect((await readEvents(url)).status).toBe(401)
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    expect((await (await api.as('ana@example.com')).call(getDeskNews)).status).toBe(403)
  })

  test('a page that asks by itself does not keep an administrator logged in', async () => {
    api.clock.advance(50 * 60)
    expect((await admin.call(getDeskNews)).status).toBe(200)
    api.clock.advance(11 * 60)
    expect((await admin.call(getDeskNews)).status).toBe(401)
  })
})

describe('a supplier who is logged in', () => {
  test('is known by name, plan and record, and asked for nothing', async () => {
    const { supplier } = await makeCompany(api.db, {
      nome: 'Termovalida Engenharia',
      plan: 'MKTCORP',
      account: { email: 'corp@example.com', nome: 'Marina Teles' },
    })
    const visitor = await asks(undefined, await api.as('corp@example.com'))
    expect((await visitor.read()).conversation.nome).toBe('Marina Teles')
    const [shown] = await listed()
    expect(shown).toMatchObject({
      nome: 'Marina Teles',
      priority: true,
      supplier: {
        id: supplier.id,
        nome: 'Termovalida Engenharia',
        kind: 'Empresa',
        plan: 'MKTCORP',
      },
    })
    const { reply } = await admin.call(getAttendance, { params: { id: shown?.id ?? 0 } })
    expect(reply.attendance).toEqual(shown)
  })

  test('a visitor without an account has no record, and a name only when it was told', async () => {
    await asks()
    expect((await listed())[0]).toMatchObject({ nome: null, supplier: null })
  })

  test('who comes to the computer next does not read what somebody logged in wrote', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com', nome: 'Ana Prado' } })
    const caller = await api.as('ana@example.com')
    const visitor = await asks(undefined, caller)
    caller.cookie = caller.cookie
      .split('; ')
      .filter((cookie) => cookie.startsWith('chat='))
      .join('; ')
    expect((await visitor.read()).messages).toEqual([])
    const { conversation, messages } = (await visitor.say('oi')) as unknown as Conversation
    expect(conversation.nome).toBeNull()
    expect(messages[0]?.texto).toBe('oi')
    expect((await listed()).map(({ nome }) => nome)).toEqual(['Ana Prado'])
  })
})
