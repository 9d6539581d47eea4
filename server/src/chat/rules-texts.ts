import type { Language } from 'contract/rules/languages'
import { type BusinessHours, hoursText } from '../jobs/business-hours.ts'

/** What the chat says by itself, neither the assistant nor a person, in the visitor's language. */
export type Texts = {
  alreadyCalled: string
  called: string
  closed: (hours: BusinessHours) => string
  leaveMessage: string
  joined: (attendant: string) => string
  ended: string
  backToAssistant: string
  messageKept: (nome: string, email: string) => string
  lapsed: string
  askAgain: string
}

const portuguese: Texts = {
  alreadyCalled: 'Seu pedido já está com a nossa equipe.',
  called:
    'Certo! Chamei um atendente, que responde aqui mesmo. Enquanto isso, conte como podemos ajudar.',
  closed: (hours) =>
    `Nossa equipe atende ${hoursText(hours)}. Deixe a sua mensagem no formulário abaixo: ela chega por e-mail e respondemos no próximo dia útil.`,
  leaveMessage: 'Deixar mensagem',
  joined: (attendant) => `${attendant} entrou na conversa.`,
  ended:
    'Atendimento encerrado. Se precisar, é só escrever: o assistente responde a qualquer hora.',
  backToAssistant: 'Você voltou a falar com o assistente.',
  messageKept: (nome, email) =>
    `Recebemos a sua mensagem, ${nome}. Respondemos em ${email} no próximo dia útil.`,
  lapsed:
    'Você ficou mais de 10 minutos fora, e o seu pedido saiu da fila. Se ainda precisar, peça de novo: é só um toque.',
  askAgain: 'Falar com atendente',
}

const english: Texts = {
  alreadyCalled: 'Your request is already with our team.',
  called:
    'All right! I have called our team, and a person will answer right here. Meanwhile, tell us how we can help.',
  closed: (hours) =>
    `Our team is here ${hoursText(hours, 'en')}. Leave your message in the form below: it reaches us by e-mail and we answer on the next working day.`,
  leaveMessage: 'Leave a message',
  joined: (attendant) => `${attendant} has joined the conversation.`,
  ended:
    'This conversation has ended. Just write if you need anything: the assistant is always here.',
  backToAssistant: 'You are talking to the assistant again.',
  messageKept: (nome, email) =>
    `We have received your message, ${nome}. We will answer to ${email} on the next working day.`,
  lapsed:
    'You were away for more than 10 minutes and your request left the queue. Ask again if you still need us: one tap will do.',
  askAgain: 'Talk to a person',
}

export const textsIn = (language: Language): Texts => (language === 'en' ? english : portuguese)
