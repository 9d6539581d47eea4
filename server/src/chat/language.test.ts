import {
  askForAttendant,
  closeAttendance,
  getConversation,
  leaveQueue,
  listAttendances,
  sendChatMessage,
  sendTeamMessage,
  takeAttendance,
} from 'contract/chat'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin } from '../../seed/make.ts'
import { lapseAbandoned } from './service-waiting.ts'

const api = testApi()
const monday = '2026-11-16T15:00:00Z'
const sunday = '2026-11-15T15:00:00Z'
const numbePhone = '11987654321'

beforeEach(() => makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz Camargo' }))

function englishVisitor() {
  const caller = api.visitor()
  caller.cookie = 'lng=en'
  return {
    caller,
    ask: () => caller.call(askForAttendant, { body: { numbePhone } }),
    last: async () => (await caller.call(getConversation)).reply.messages.at(-1),
  }
}

test('who reads English is called, joined, left and told about the queue in English', async () => {
  api.clock.set(monday)
  const visitor = englishVisitor()
  await visitor.ask()
  expect((await visitor.last())?.texto).toBe(
    'All right! I have called our team, and a person will answer right here. Meanwhile, tell us how we can help.',
  )
  const admin = await api.as('admin@example.com')
  const id = (await admin.call(listAttendances)).reply.data[0]?.id ?? 0
  await admin.call(takeAttendance, { params: { id } })
  expect((await visitor.last())?.texto).toBe('Beatriz has joined the conversation.')
  await admin.call(closeAttendance, { params: { id }, body: { note: '' } })
  expect((await visitor.last())?.texto).toBe(
    'This conversation has ended. Just write if you need anything: the assistant is always here.',
  )
  await visitor.ask()
  await visitor.caller.call(leaveQueue)
  expect((await visitor.last())?.texto).toBe('You are talking to the assistant again.')
})

test('a lapsed request says so in English, and its button is understood', async () => {
  api.clock.set(monday)
  const visitor = englishVisitor()
  await visitor.ask()
  api.clock.advance(601)
  await lapseAbandoned(api.parts)
  const last = await visitor.last()
  expect(last).toMatchObject({
    texto:
      'You were away for more than 10 minutes and your request left the queue. Ask again if you still need us: one tap will do.',
    suggestions: ['Talk to a person'],
  })
  const again = { body: { numbePhone, mensage: last?.suggestions[0] ?? '' } }
  const { reply } = await visitor.caller.call(sendChatMessage, again)
  expect(reply.conversation.status).toBe('waiting')
})

test('the attendants are told in which language the visitor reads', async () => {
  api.clock.set(monday)
  await englishVisitor().ask()
  const admin = await api.as('admin@example.com')
  expect((await admin.call(listAttendances)).reply.data[0]?.language).toBe('en')
})

test('out of hours the hours, the form and the receipt of a message are in English', async () => {
  api.clock.set(sunday)
  const visitor = englishVisitor()
  await visitor.ask()
  expect(await visitor.last()).toMatchObject({
    texto:
      'Our team is here Monday to Friday, from 9 am to 6 pm (Brasília time), except national holidays. Leave your message in the form below: it reaches us by e-mail and we answer on the next working day.',
    link: { label: 'Leave a message' },
  })
  await visitor.caller.call(sendTeamMessage, {
    body: { nome: 'Helena Prado', email: 'helena@example.com', numbePhone, mensagem: 'Help' },
  })
  expect((await visitor.last())?.texto).toBe(
    'We have received your message, Helena. We will answer to helena@example.com on the next working day.',
  )
})

test('whoever changes the language of the pages is spoken to in the new one', async () => {
  api.clock.set(sunday)
  const visitor = englishVisitor()
  await visitor.ask()
  visitor.caller.cookie = visitor.caller.cookie.replace('lng=en', 'lng=pt')
  await visitor.ask()
  expect((await visitor.last())?.link?.label).toBe('Deixar mensagem')
})
