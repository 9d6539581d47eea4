import type { ChatMessage, Conversation } from 'contract/chat'

/** Nobody waits, and the assistant answers. */
export const state: Conversation['conversation'] = {
  key: 'conversa-1',
  status: 'none',
  position: null,
  nome: null,
  attendant: null,
  attended: true,
  lastSeq: 0,
  streaming: false,
}

export const message: ChatMessage = {
  seq: 1,
  autor: 'system',
  texto: 'Seu pedido saiu da fila.',
  at: '2026-11-16T12:00:00.000Z',
  clientId: null,
  nome: null,
  suppliers: [],
  link: null,
  suggestions: ['Falar com atendente'],
}
