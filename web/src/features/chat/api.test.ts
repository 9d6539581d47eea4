import type { ChatMessage } from 'contract/chat'
import { expect, test } from 'vitest'
import { mergeMessages } from './api.ts'

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
