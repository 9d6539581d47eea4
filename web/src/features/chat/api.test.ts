import type { ChatMessage, Conversation } from 'contract/chat'
import { afterEach, expect, test, vi } from 'vitest'
import { state } from '../../../test/chat.ts'
import { CallError } from '../../lib/call.ts'
import { mergeConversation, mergeMessages, readReply } from './api.ts'

const message = (seq: number): ChatMessage => ({
  seq,
  autor: 'visitor',
  texto: `mensagem ${seq}`,
  at: '2026-11-16T12:00:00.000Z',
  clientId: null,
  nome: null,
  suppliers: [],
  link: null,
  suggestions: [],
})
const seqs = (messages: ChatMessage[]) => messages.map(({ seq }) => seq)

test('a message that arrives twice is shown once', () => {
  expect(seqs(mergeMessages([message(1), message(2)], [message(2), message(3)]))).toEqual([1, 2, 3])
})

test('a message that arrives late finds its place', () => {
  expect(seqs(mergeMessages([message(1), message(3)], [message(2)]))).toEqual([1, 2, 3])
})

const conversation = (
  status: Conversation['conversation']['status'],
  ...messages: ChatMessage[]
): Conversation => ({
  messages,
  conversation: {
    ...state,
    status,
    lastSeq: messages.at(-1)?.seq ?? 0,
  },
})

test('an answer that comes late does not bring an older state back', () => {
  const open = conversation('open', message(1), message(3))
  const late = mergeConversation(open, conversation('waiting', message(1), message(2)))
  expect([late.conversation.status, seqs(late.messages)]).toEqual(['open', [1, 2, 3]])
  const newer = mergeConversation(open, conversation('none', message(4)))
  expect([newer.conversation.status, seqs(newer.messages)]).toEqual(['none', [1, 3, 4]])
})

afterEach(() => vi.unstubAllGlobals())

const input = { body: { numbePhone: '(11) 91234-5678', mensage: 'autoclave', clientId: 'a1' } }
const answerWith = (events: string) =>
  vi.stubGlobal('fetch', async () => new Response(new Blob([events]).stream()))

test('a streamed reply is what its last event says', async () => {
  const heard: string[] = []
  answerWith(
    'event: delta\ndata: {"delta":"Olá"}\n\nevent: delta\ndata: {"delta":"!"}\n\n' +
      'event: done\ndata: {"data":"Olá!"}\n\n',
  )
  expect(await readReply(input, (text) => heard.push(text))).toEqual({ data: 'Olá!' })
  expect(heard).toEqual(['Olá', 'Olá!'])
})

test('a reply that breaks off is a failed call, so that the message is sent again', async () => {
  answerWith('event: delta\ndata: {"delta":"Ol"}\n\n')
  await expect(readReply(input, () => {})).rejects.toBeInstanceOf(CallError)
})
