import {
  askForAttendant,
  listAttendances,
  leaveQueue,
  sendTeamMessage,
  takeAttendance,
} from 'contract/chat'
import { listInboxMessages, setInboxStatus } from 'contract/inbox'
import type { PlanCode } from 'contract/rules/plans'
import { getPromiseReport, getSupportChannel } from 'contract/support'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi({ rateLimitScale: 100 })
const minutes = (count: number) => count * 60
/** Monday, ten o'clock in Brasília; Friday the 20th is a holiday. */
const monday = '2026-11-16T13:00:00Z'

beforeEach(async () => {
  api.clock.set(monday)
  await makeAdmin(api.db, { email: 'admin@example.com' })
})

async function corporate(): Promise<Caller> {
  const fields = { nome: 'Termovalida', plan: 'MKTCORP' as const }
  await makeCompany(api.db, { ...fields, account: { email: 'corp@example.com' } })
  return api.as('corp@example.com')
}

const numbePhone = '(11) 98765-4321'
const asks = (caller: Caller) => caller.call(askForAttendant, { body: { numbePhone } })
const writes = (caller: Caller, nome: string) =>
  caller.call(sendTeamMessage, {
    body: { nome, email: 'a@example.com', numbePhone, mensagem: `Sou ${nome}` },
  })
const admin = () => api.as('admin@example.com')
const report = async () => (await (await admin()).call(getPromiseReport)).reply

async function takes(): Promise<void> {
  const caller = await admin()
  const { data } = (await caller.call(listAttendances)).reply
  const id = data.find(({ status }) => status === 'waiting')?.id ?? 0
  expect((await caller.call(takeAttendance, { params: { id } })).status).toBe(200)
}

describe('the channel', () => {
  test.each([
    ['MKTFREE', 403],
    ['MKTBASIC', 403],
    ['MKTPRO', 403],
  ] as const)('is not open to %s', async (plan: PlanCode, expected) => {
    await makeFreelancer(api.db, { plan, account: { email: 'ana@example.com' } })
    const { status, problem } = await (await api.as('ana@example.com')).call(getSupportChannel)
    expect([status, problem.code]).toEqual([expected, 'PLAN_REQUIRED'])
  })

  test.each([
    [monday, true, '2026-11-16T13:15:00.000Z'],
    ['2026-11-16T20:50:00Z', true, '2026-11-17T12:05:00.000Z'],
    ['2026-11-19T23:00:00Z', false, '2026-11-23T12:15:00.000Z'],
  ])('at %s is open: %s, and promises an answer by %s', async (now, open, answeredBy) => {
    api.clock.set(now)
    const { reply } = await (await corporate()).call(getSupportChannel)
    expect(reply).toEqual({ promisedMinutes: 15, open, answeredBy })
  })
})

describe('the promise', () => {
  test('counts the minutes of attendance until somebody takes the talk', async () => {
    const corp = await corporate()
    await asks(corp)
    api.clock.advance(minutes(7))
    const { data } = (await (await admin()).call(listAttendances)).reply
    expect(data[0]?.dueAt).toBe('2026-11-16T13:15:00.000Z')
    expect(await report()).toMatchObject({ requests: 0, waiting: 1, medianMinutes: null })
    await takes()
    expect(await report()).toEqual({
      promisedMinutes: 15,
      days: 30,
      requests: 1,
      inTime: 1,
      medianMinutes: 7,
      waiting: 0,
      late: [],
    })
  })

  test('is broken by sixteen minutes, taken or still waiting, and says whose', async () => {
    const corp = await corporate()
    await asks(corp)
    api.clock.advance(minutes(16))
    const late = { channel: 'chat', nome: 'Termovalida', minutes: 16 }
    expect(await report()).toMatchObject({ inTime: 0, late: [{ ...late, status: 'waiting' }] })
    await takes()
    api.clock.advance(minutes(60))
    expect(await report()).toMatchObject({
      requests: 1,
      inTime: 0,
      late: [{ ...late, status: 'answered', askedAt: '2026-11-16T13:00:00.000Z' }],
    })
  })

  test('is not broken by somebody who leaves the queue before', async () => {
    const corp = await corporate()
    await asks(corp)
    api.clock.advance(minutes(10))
    await corp.call(leaveQueue)
    api.clock.advance(minutes(60))
    expect(await report()).toMatchObject({ requests: 0, waiting: 0, late: [] })
  })

  test('holds for messages left at night, counted from the opening, once', async () => {
    api.clock.set('2026-11-19T23:00:00Z')
    await writes(await corporate(), 'Marcelo')
    api.clock.set('2026-11-23T12:10:00Z')
    const caller = await admin()
    const { data } = (await caller.call(listInboxMessages)).reply
    const change = { params: { id: data[0]?.id ?? 0 } }
    await caller.call(setInboxStatus, { ...change, body: { status: 'respondida' } })
    api.clock.set('2026-11-23T18:00:00Z')
    await (await admin()).call(setInboxStatus, { ...change, body: { status: 'arquivada' } })
    expect(await report()).toMatchObject({ requests: 1, inTime: 1, medianMinutes: 10 })
  })

  test('is nobody else’s: other plans are not counted', async () => {
    await makeFreelancer(api.db, { plan: 'MKTPRO', account: { email: 'ana@example.com' } })
    await asks(await api.as('ana@example.com'))
    await asks(api.visitor())
    api.clock.advance(minutes(60))
    const { data } = (await (await admin()).call(listAttendances)).reply
    expect(data.map(({ dueAt }) => dueAt)).toEqual([null, null])
    expect(await report()).toMatchObject({ requests: 0, waiting: 0 })
  })

  test('is told administrators alone', async () => {
    const corp = await corporate()
    expect((await corp.call(getPromiseReport)).status).toBe(403)
    expect((await api.visitor().call(getPromiseReport)).status).toBe(401)
  })
})

test('a message with priority stands first, and its mail says so', async () => {
  const corp = await corporate()
  api.clock.set('2026-11-16T23:00:00Z')
  await writes(api.visitor(), 'Paulo')
  await writes(corp, 'Marcelo')
  const { data } = (await (await admin()).call(listInboxMessages)).reply
  expect(data.map(({ nome, priority }) => [nome, priority])).toEqual([
    ['Marcelo', true],
    ['Paulo', false],
  ])
  const { rows } = await api.db.execute('SELECT subject FROM mail_outbox ORDER BY id')
  expect(rows.map(({ subject }) => subject)).toEqual([
    'Mensagem de Paulo pelo chat',
    '[Prioritária] Mensagem de Marcelo pelo chat',
  ])
})
