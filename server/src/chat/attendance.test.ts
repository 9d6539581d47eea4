import type { AddressInfo } from 'node:net'
import {
  askForAttendant,
  type AttendanceRecord,
  type Conversation,
  closeAttendance,
  deleteConversation,
  getAttendance,
  getConversation,
  getDeskNews,
  leaveQueue,
  listAttendances,
  sendAttendantMessage,
  sendChatMessage,
  setAttendanceSeen,
  takeAttendance,
} from 'contract/chat'
import { logout } from 'contract/session'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { readEvents } from '../../test/event-reader.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'
import { alertAttendants } from './service-waiting.ts'

const api = testApi()
const monday = '2026-11-16T15:00:00Z'
let phone = 0

beforeEach(async () => {
  api.clock.set(monday)
  await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz Camargo' })
})

/** Each with a number of their own: numbers are limited too. */
function visitorWith(caller: Caller = api.visitor()) {
  const numbePhone = `119${String(80_000_000 + phone++)}`
  return {
    caller,
    say: async (mensage: string, clientId?: string) =>
      (await caller.call(sendChatMessage, { body: { numbePhone, mensage, clientId } })).reply,
    numbePhone,
    ask: async (nome?: string) =>
      (await caller.call(askForAttendant, { body: { numbePhone, nome } })).reply,
    read: async () => (await caller.call(getConversation)).reply,
  }
}

async function inQueue() {
  const visitor = visitorWith()
  await visitor.say('quero falar com um atendente')
  const admin = await api.as('admin@example.com')
  const id = (await admin.call(listAttendances)).reply.data[0]?.id ?? 0
  return { visitor, admin, id }
}

describe('asking for a person', () => {
  test('the visitor sees the place in the queue, and a name can be told', async () => {
    const first = visitorWith()
    const second = visitorWith()
    const asked = await first.say('Falar com atendente')
    expect(asked.conversation).toMatchObject({ status: 'waiting', position: 1 })
    expect((await second.ask('Helena Prado')).conversation).toMatchObject({
      status: 'waiting',
      position: 2,
      nome: 'Helena Prado',
    })
    await first.caller.call(leaveQueue)
    expect((await second.read()).conversation.position).toBe(1)
  })

  test('once a person was called, a number that is written later calls nobody', async () => {
    const caller = api.visitor()
    const say = async (mensage: string) =>
      (await caller.call(sendChatMessage, { body: { mensage } })).reply.conversation.status
    expect(await say('quero falar com um atendente')).toBe('none')
    expect(await say('11 98765-4321')).toBe('waiting')
    await caller.call(leaveQueue)
    expect(await say('(11) 3333-4444')).toBe('none')
  })

  test('asking twice keeps one place', async () => {
    const visitor = visitorWith()
    await visitor.say('quero falar com um atendente')
    await visitor.ask()
    await visitor.ask()
    const admin = await api.as('admin@example.com')
    expect((await admin.call(listAttendances)).reply.data.length).toBe(1)
  })

  test('the assistant is silent until the end, then answers again', async () => {
    const { visitor, admin, id } = await inQueue()
    const waiting = await visitor.say('preciso de calibração')
    expect(waiting).toMatchObject({ data: '', suppliers: [] })
    await admin.call(takeAttendance, { params: { id } })
    expect((await visitor.say('oi')).data).toBe('')
    await admin.call(closeAttendance, { params: { id }, body: { note: 'Resolvido' } })
    expect((await visitor.say('oi')).data).toContain('Olá!')
  })

  test('suppliers with the corporate plan come first', async () => {
    await makeCompany(api.db, { plan: 'MKTCORP', account: { email: 'corp@example.com' } })
    await makeFreelancer(api.db, { plan: 'MKTPRO', account: { email: 'pro@example.com' } })
    const free = visitorWith()
    await free.ask('Visitante')
    await visitorWith(await api.as('pro@example.com')).ask('Profissional')
    await visitorWith(await api.as('corp@example.com')).ask('Corporativo')
    const admin = await api.as('admin@example.com')
    const { data } = (await admin.call(listAttendances)).reply
    expect(data.map(({ nome, priority }) => [nome, priority])).toEqual([
      ['Corporativo', true],
      ['Visitante', false],
      ['Profissional', false],
    ])
    expect((await free.read()).conversation.position).toBe(2)
  })
})

describe('attending', () => {
  test('an administrator takes, answers and closes; the visitor sees who answers', async () => {
    const { visitor, admin, id } = await inQueue()
    const taken = await admin.call(takeAttendance, { params: { id } })
    expect(taken.reply.attendance).toMatchObject({ status: 'open', mine: true })
    await admin.call(sendAttendantMessage, { params: { id }, body: { texto: 'Bom dia!' } })
    const seen = await visitor.read()
    expect(seen.conversation).toMatchObject({ status: 'open', attendant: 'Beatriz' })
    expect(seen.messages.at(-1)).toMatchObject({
      autor: 'attendant',
      nome: 'Beatriz',
      texto: 'Bom dia!',
    })
    const closed = await admin.call(closeAttendance, {
      params: { id },
      body: { note: 'Enviado o link' },
    })
    expect(closed.reply.attendance).toMatchObject({ status: 'closed', note: 'Enviado o link' })
    expect(JSON.stringify(await visitor.read())).not.toContain('Enviado o link')
    const late = await admin.call(sendAttendantMessage, { params: { id }, body: { texto: 'Oi' } })
    expect(late.problem.code).toBe('ATTENDANCE_CLOSED')
    expect((await admin.call(takeAttendance, { params: { id } })).status).toBe(409)
  })

  test('the attendant sees the last searches and how to reach the visitor', async () => {
    const visitor = visitorWith()
    await visitor.say('calibração em Campinas')
    await visitor.say('e em São Paulo?')
    await visitor.ask()
    const admin = await api.as('admin@example.com')
    const id = (await admin.call(listAttendances)).reply.data[0]?.id ?? 0
    const { reply } = await admin.call(getAttendance, { params: { id } })
    expect(reply.searches.map(({ text }) => text)).toEqual([
      'calibração · São Paulo/SP',
      'calibração · Campinas/SP',
    ])
    expect(reply.attendance.telefone).toMatch(/^\(11\) 9\d{4}-\d{4}$/)
    expect(reply.messages.length).toBeGreaterThan(4)
  })

  test('what the visitor wrote is unread until its attendant has seen it, whoever looks in', async () => {
    const { visitor, admin, id } = await inQueue()
    await admin.call(takeAttendance, { params: { id } })
    await visitor.say('alguém aí?')
    await makeAdmin(api.db, { email: 'rita@example.com' })
    const colleague = await api.as('rita@example.com')
    const seen = (caller: Caller) =>
      caller.call(setAttendanceSeen, { params: { id }, body: { seq: 99 } })
    const unread = async () => (await admin.call(getDeskNews)).reply.unread
    expect((await seen(colleague)).reply).toEqual({ unread: 2 })
    expect(await unread()).toBe(2)
    expect((await seen(admin)).reply).toEqual({ unread: 0 })
    expect(await unread()).toBe(0)
  })

  test('an answer sent twice with one clientId arrives once', async () => {
    const { visitor, admin, id } = await inQueue()
    const body = { texto: 'Bom dia!', clientId: 'answer-00001' }
    await Promise.all(
      [1, 2, 3].map(() => admin.call(sendAttendantMessage, { params: { id }, body })),
    )
    const answers = (await visitor.read()).messages.filter(({ autor }) => autor === 'attendant')
    expect(answers.length).toBe(1)
  })

  test('numbers stay in order however many write at once', async () => {
    const { visitor, admin, id } = await inQueue()
    await admin.call(takeAttendance, { params: { id } })
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) => [
        visitor.say(`visitante ${turn}`),
        admin.call(sendAttendantMessage, { params: { id }, body: { texto: `equipe ${turn}` } }),
      ]).flat(),
    )
    const { messages } = await visitor.read()
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1))
    expect(new Set(messages.map(({ texto }) => texto)).size).toBe(messages.length)
  })

  test('an erased conversation leaves the queue', async () => {
    const { visitor, admin, id } = await inQueue()
    await visitor.caller.call(deleteConversation)
    expect((await admin.call(listAttendances)).reply.data).toEqual([])
    expect((await admin.call(getAttendance, { params: { id } })).status).toBe(404)
  })

  test('a supplier sees nothing of it', async () => {
    const { id } = await inQueue()
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const supplier = await api.as('ana@example.com')
    expect((await supplier.call(listAttendances)).status).toBe(403)
    expect((await supplier.call(getAttendance, { params: { id } })).status).toBe(403)
  })
})

describe('somebody waits', () => {
  const mails = async () =>
    (
      await api.db.execute<Record<'recipient' | 'subject' | 'body_text' | 'body_html', string>>(
        sql`SELECT recipient, subject, body_text, body_html FROM mail_outbox ORDER BY id`,
      )
    ).rows

  test('attendants get one e-mail after two minutes, without name or number', async () => {
    const { visitor, admin } = await inQueue()
    await visitor.ask('Helena Prado')
    const [waiting] = (await admin.call(listAttendances)).reply.data
    expect(waiting?.nome).toBe('Helena Prado')
    api.clock.advance(119)
    await alertAttendants(api.parts)
    expect(await mails()).toEqual([])
    api.clock.advance(2)
    await alertAttendants(api.parts)
    await alertAttendants(api.parts)
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['admin@example.com'])
    expect(sent[0]?.body_text).toContain('/marketplaceDash/atendimentos')
    const { subject = '', body_text = '', body_html = '' } = sent[0] ?? {}
    for (const part of [subject, body_text, body_html]) {
      expect(part).toContain('atendimento')
      expect(part).not.toMatch(/Helena|Prado/)
      expect(part.replaceAll(/[^\p{L}\d]/gu, '')).not.toContain(visitor.numbePhone.slice(2))
    }
  })

  test('nobody is woken up who was taken in time, or after hours', async () => {
    const { admin, id } = await inQueue()
    await admin.call(takeAttendance, { params: { id } })
    api.clock.advance(300)
    await alertAttendants(api.parts)
    await visitorWith().ask()
    api.clock.set('2026-11-16T23:00:00Z')
    await alertAttendants(api.parts)
    expect(await mails()).toEqual([])
  })
})

describe('live', () => {
  async function listen(): Promise<string> {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1`
  }
  const texts = (data: unknown) => (data as Conversation).messages.map(({ texto }) => texto)

  test('both sides read what the other writes, and resume after the last event', async () => {
    const { visitor, admin, id } = await inQueue()
    const base = await listen()
    const seen = await readEvents(`${base}/chatBot/conversation/events?after=1`, {
      cookie: visitor.caller.cookie,
    })
    await seen.until(({ event }) => event === 'conversation')
    const desk = await readEvents(`${base}/atendimentos/events?id=${id}`, { cookie: admin.cookie })
    await desk.until(({ event }) => event === 'record')

    await admin.call(sendAttendantMessage, { params: { id }, body: { texto: 'Bom dia!' } })
    const answer = await seen.until(({ data }) => texts(data).includes('Bom dia!'))
    await visitor.say('Olá, Beatriz')
    await desk.until(
      ({ event, data }) =>
        event === 'record' &&
        (data as AttendanceRecord).messages.some(({ texto }) => texto === 'Olá, Beatriz'),
    )
    seen.close()
    await admin.call(sendAttendantMessage, {
      params: { id },
      body: { texto: 'Como posso ajudar?' },
    })

    const again = await readEvents(`${base}/chatBot/conversation/events`, {
      cookie: visitor.caller.cookie,
      lastEventId: answer.id,
    })
    const { data } = await again.until(({ event }) => event === 'conversation')
    expect(texts(data)).toEqual(['Olá, Beatriz', 'Como posso ajudar?'])
    const { data: state } = again.events[0] ?? {}
    expect((state as Conversation).conversation.attendant).toBe('Beatriz')
    again.close()
    desk.close()
  })

  test('who waits sees the place in the queue change', async () => {
    const { visitor } = await inQueue()
    const second = visitorWith()
    await second.ask()
    const base = await listen()
    const seen = await readEvents(`${base}/chatBot/conversation/events`, {
      cookie: second.caller.cookie,
    })
    await seen.until(({ data }) => (data as Conversation).conversation.position === 2)
    await visitor.caller.call(leaveQueue)
    await seen.until(({ data }) => (data as Conversation).conversation.position === 1)
    seen.close()
  })

  test('a stream needs its own cookie, the attendants’ one needs an administrator', async () => {
    await inQueue()
    const base = await listen()
    expect((await readEvents(`${base}/chatBot/conversation/events`)).status).toBe(404)
    expect((await readEvents(`${base}/atendimentos/events`)).status).toBe(401)
  })

  test('closing the app ends the streams at once', async () => {
    const { visitor } = await inQueue()
    const base = await listen()
    const seen = await readEvents(`${base}/chatBot/conversation/events`, {
      cookie: visitor.caller.cookie,
    })
    await seen.until(({ event }) => event === 'conversation')
    await api.app.close()
    await seen.ended
  })

  test('the queue is told live to who still looks at a conversation that was erased', async () => {
    const { visitor, admin, id } = await inQueue()
    await visitor.caller.call(deleteConversation)
    const base = await listen()
    const desk = await readEvents(`${base}/atendimentos/events?id=${id}`, { cookie: admin.cookie })
    await desk.until(({ event }) => event === 'queue')
    await visitorWith().ask('Helena Prado')
    await desk.until(({ data }) => JSON.stringify(data).includes('Helena Prado'))
    expect(desk.events.map(({ event }) => event)).not.toContain('record')
    desk.close()
  })

  test('erasing the conversation ends its stream', async () => {
    const { visitor } = await inQueue()
    const base = await listen()
    const seen = await readEvents(`${base}/chatBot/conversation/events`, {
      cookie: visitor.caller.cookie,
    })
    await seen.until(({ event }) => event === 'conversation')
    await visitor.caller.call(deleteConversation)
    await seen.ended
  })

  test('the attendants’ stream tells nothing more after the logout', async () => {
    const { visitor, admin } = await inQueue()
    const base = await listen()
    const desk = await readEvents(`${base}/atendimentos/events`, { cookie: admin.cookie })
    await desk.until(({ event }) => event === 'queue')
    await admin.call(logout)
    const before = desk.events.length
    await visitor.say('isto é só para quem ainda está logado')
    await desk.ended
    expect(desk.events).toHaveLength(before)
  })
})
