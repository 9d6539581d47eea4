import { screen } from '@testing-library/react'
import {
  askForAttendant,
  type ChatMessage,
  type Conversation,
  getConversation,
  sendChatMessage,
} from 'contract/chat'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { message, state } from '../../../test/chat.ts'
import { show } from '../../../test/render.tsx'
import { Stream, withStreams } from '../../../test/stream.ts'
import { writeText } from '../../lib/storage.ts'
import { useUnread } from '../../model/unread.ts'
import { ChatPanel } from './chat-panel.tsx'

withStreams()
beforeEach(() => writeText('numberForChat', '(11) 98765-4321'))

const said = (seq: number, texto: string): ChatMessage => ({
  ...message,
  seq,
  autor: seq % 2 ? 'visitor' : 'assistant',
  texto,
  suggestions: [],
})
const first = { ...state, key: 'primeira' }
const second = { ...state, key: 'segunda' }
const old = [
  said(1, 'autoclave'),
  said(2, 'Achei duas.'),
  said(3, 'obrigado'),
  said(4, 'Às ordens.'),
]
const reply = (messages: ChatMessage[], conversation: Conversation['conversation']) => ({
  data: '',
  suppliers: [],
  messages,
  conversation: { ...conversation, lastSeq: messages.at(-1)?.seq ?? 0 },
})
const bubbles = () => screen.queryAllByText(/\./).map(({ textContent }) => textContent)
const write = async (user: ReturnType<typeof show>['user'], text: string) =>
  user.type(await screen.findByPlaceholderText('Digite aqui a sua mensagem'), `${text}{Enter}`)

test('a conversation that another tab erased does not mix with the one that begins', async () => {
  answer(getConversation, { messages: old, conversation: { ...first, lastSeq: 4 } })
  answer(sendChatMessage, reply([said(1, 'luvas'), said(2, 'Achei três.')], second))
  const { user } = show(<ChatPanel />)
  await screen.findByText('Às ordens.')
  await write(user, 'luvas')
  expect(await screen.findByText('Achei três.')).toBeTruthy()
  expect(bubbles()).not.toContain('Às ordens.')
  expect(sentTo(getConversation)).toHaveLength(1)
})

test('a person who is asked for in a new conversation is awaited and heard there', async () => {
  answer(getConversation, { messages: old, conversation: { ...first, lastSeq: 4 } })
  const waiting = { ...second, status: 'waiting', position: 1, lastSeq: 1 } as const
  answer(askForAttendant, { messages: [said(1, 'Chamei.')], conversation: waiting })
  const { user } = show(<ChatPanel />)
  await screen.findByText('Às ordens.')
  await user.click(screen.getByRole('button', { name: 'Falar com atendente' }))
  expect(await screen.findByText('A próxima vez é sua')).toBeTruthy()
  expect(Stream.opened.map(({ url }) => url)).toEqual([
    expect.stringMatching(/\/conversation\/events\?after=1$/),
  ])
})

test('what another tab said and heard meanwhile is read', async () => {
  answer(getConversation, { messages: [], conversation: { ...first, key: null } })
  answer(sendChatMessage, reply(old.slice(2), first))
  const { user } = show(<ChatPanel />)
  await screen.findByText(/^Olá! Sou o assistente/)
  answer(getConversation, { messages: old, conversation: { ...first, lastSeq: 4 } })
  await write(user, 'obrigado')
  expect(await screen.findByText('Achei duas.')).toBeTruthy()
  expect(screen.getByText('Às ordens.')).toBeTruthy()
})

/** As another tab of the same browser hears and tells it. */
function withOtherTab() {
  const channel = new BroadcastChannel('mes:conversation')
  onTestFinished(() => channel.close())
  return channel
}

test('what is said and heard in another tab is shown here too', async () => {
  const otherTab = withOtherTab()
  answer(getConversation, { messages: [], conversation: { ...first, key: null } })
  show(<ChatPanel />)
  await screen.findByText(/^Olá! Sou o assistente/)
  answer(getConversation, { messages: old, conversation: { ...first, lastSeq: 4 } })
  otherTab.postMessage(null)
  expect(await screen.findByText('Às ordens.')).toBeTruthy()
})

test('other tabs are told of a reply, and this one does not read it twice', async () => {
  const told = vi.fn<() => void>()
  answer(getConversation, { messages: [], conversation: { ...first, key: null } })
  answer(sendChatMessage, reply([said(1, 'luvas'), said(2, 'Achei três.')], first))
  const { user } = show(<ChatPanel />)
  await screen.findByText(/^Olá! Sou o assistente/)
  withOtherTab().addEventListener('message', told)
  const before = sentTo(getConversation).length
  await write(user, 'luvas')
  await expect.poll(() => told.mock.calls).toHaveLength(1)
  expect(screen.getByText('Achei três.')).toBeTruthy()
  // One of its own would have asked for what was told before.
  expect(sentTo(getConversation)).toHaveLength(before)
})

test('a new conversation of which only the state is told is read', async () => {
  const waiting = { status: 'waiting', position: 1 } as const
  answer(getConversation, { messages: old, conversation: { ...first, ...waiting, lastSeq: 4 } })
  show(<ChatPanel />)
  await screen.findByText('Às ordens.')
  const next = [said(1, 'luvas'), said(2, 'Achei três.')]
  answer(getConversation, { messages: next, conversation: { ...second, lastSeq: 2 } })
  Stream.opened[0]?.tell('conversation', { messages: [], conversation: { ...second, lastSeq: 4 } })
  expect(await screen.findByText('Achei três.')).toBeTruthy()
  expect(bubbles()).not.toContain('Às ordens.')
})

test('a stream that goes on about another conversation is opened anew', async () => {
  const open = { status: 'open', attendant: 'Beatriz' } as const
  answer(getConversation, { messages: old, conversation: { ...first, ...open, lastSeq: 4 } })
  show(<ChatPanel />)
  await screen.findByText('Às ordens.')
  const next = { messages: [], conversation: { ...second, ...open, lastSeq: 4 } }
  answer(getConversation, next)
  Stream.opened[0]?.tell('conversation', next)
  await expect.poll(() => Stream.opened.map(({ readyState }) => readyState)).toEqual([2, 1])
})

test('of a conversation that begins while nobody looks everything is unread', async () => {
  const Unread = () => <p>{useUnread()} novas</p>
  const open = { status: 'open', attendant: 'Beatriz' } as const
  answer(getConversation, { messages: old, conversation: { ...first, ...open, lastSeq: 4 } })
  show(
    <>
      <Unread />
      <ChatPanel isVisible={false} />
    </>,
  )
  await screen.findByText('Às ordens.')
  expect(screen.getByText('0 novas')).toBeTruthy()
  const next = [said(1, 'luvas'), said(2, 'Bom dia.')]
  Stream.opened[0]?.tell('conversation', {
    messages: next,
    conversation: { ...second, ...open, lastSeq: 2 },
  })
  expect(await screen.findByText('1 novas')).toBeTruthy()
})
