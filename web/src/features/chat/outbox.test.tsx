import { screen } from '@testing-library/react'
import { getConversation, sendChatMessage } from 'contract/chat'
import { expect, test, vi } from 'vitest'
import { answer, answerAsProxy, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { message, state } from '../../../test/chat.ts'
import { show } from '../../../test/render.tsx'
import { writeText } from '../../lib/storage.ts'
import { ChatPanel } from './chat-panel.tsx'

test('a refused message says why and can be sent again', async () => {
  answer(getConversation, { messages: [], conversation: state })
  refuse(sendChatMessage, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    detail: 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
  })
  writeText('numberForChat', '(11) 98765-4321')
  const { user } = show(<ChatPanel />)
  await user.type(await screen.findByPlaceholderText('Digite aqui a sua mensagem'), 'oi{Enter}')
  const why = await screen.findByText(/^Muitas tentativas seguidas\./)
  expect(why.getAttribute('role')).toBe('alert')
  expect(screen.getByText('oi')).toBeTruthy()
  answer(sendChatMessage, {
    data: 'Olá! Diga o que você procura.',
    suppliers: [],
    messages: [{ ...message, autor: 'assistant', texto: 'Olá! Diga o que você procura.' }],
    conversation: state,
  })
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Olá! Diga o que você procura.')).toBeTruthy()
  const sent = sentTo(sendChatMessage) as { mensage: string; clientId: string }[]
  expect(sent.map(({ mensage }) => mensage)).toEqual(['oi', 'oi'])
  expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
})

test('a refused message is still there for who leaves the chat and comes back', async () => {
  answer(getConversation, { messages: [], conversation: state })
  refuse(sendChatMessage, { status: 429, code: 'TOO_MANY_REQUESTS' })
  writeText('numberForChat', '(11) 98765-4321')
  const { user, router } = show(<ChatPanel />)
  await user.type(await screen.findByPlaceholderText('Digite aqui a sua mensagem'), 'oi{Enter}')
  await screen.findByRole('button', { name: 'Tentar novamente' })
  await router.navigate('/planos')
  await expect.poll(() => screen.queryByText('oi')).toBeNull()
  await router.navigate('/')
  expect(await screen.findByText('oi')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

async function sendTimes(most: number) {
  answer(getConversation, { messages: [], conversation: state })
  writeText('numberForChat', '(11) 98765-4321')
  const { user } = show(<ChatPanel />)
  await user.type(await screen.findByPlaceholderText('Digite aqui a sua mensagem'), 'oi{Enter}')
  for (let tries = 1; tries < most; tries++) await sentAgain(tries)
  return user
}

async function sentAgain(tries: number) {
  await expect.poll(() => sentTo(sendChatMessage)).toHaveLength(tries)
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  window.dispatchEvent(new Event('online'))
}

test.each([
  [
    'fails to take',
    5,
    () => refuse(sendChatMessage, { status: 503, code: 'UNAVAILABLE', detail: 'Voltamos já.' }),
  ],
  ['does not answer behind its proxy', 5, () => answerAsProxy(sendChatMessage, 504)],
  ['is not there to take', 15, () => disconnect(sendChatMessage)],
])(
  'a message that the server %s %i times in a row says so and can be sent again',
  async (_, most, arrange) => {
    arrange()
    const user = await sendTimes(most)
    const again = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(sentTo(sendChatMessage)).toHaveLength(most)
    expect(screen.getByText('oi')).toBeTruthy()
    answer(sendChatMessage, {
      data: '',
      suppliers: [],
      messages: [{ ...message, autor: 'assistant', texto: 'Olá! Diga o que você procura.' }],
      conversation: state,
    })
    await user.click(again)
    expect(await screen.findByText('Olá! Diga o que você procura.')).toBeTruthy()
    const sent = sentTo(sendChatMessage) as { mensage: string; clientId: string }[]
    expect(new Set(sent.map(({ mensage, clientId }) => `${mensage} ${clientId}`)).size).toBe(1)
  },
)

test('without a connection a message waits as long as it takes', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  disconnect(sendChatMessage)
  await sendTimes(20)
  connection.mockRestore()
  // Of the tries without a connection none counts.
  for (let tries = 20; tries < 34; tries++) await sentAgain(tries)
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})
