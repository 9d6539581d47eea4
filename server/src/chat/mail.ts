import { mailOf, type Recipient } from '../mail/layout.ts'
import type { Mail } from '../mail/outbox.ts'

const waitingTexts = {
  pt: {
    who: (waiting: number) => (waiting === 1 ? 'Uma pessoa espera' : `${waiting} pessoas esperam`),
    subject: (who: string) => `${who} atendimento no chat`,
    heading: (who: string) => `${who} atendimento`,
    text: (who: string) =>
      `${who} há mais de 2 minutos por um atendente no chat do Marketplace em Saúde.`,
    open: 'Abrir os atendimentos',
    why: 'Você recebe este e-mail porque atende no chat do Marketplace em Saúde.',
  },
  en: {
    who: (waiting: number) =>
      waiting === 1 ? 'One person is waiting' : `${waiting} people are waiting`,
    subject: (who: string) => `${who} in the chat`,
    heading: (who: string) => `${who} for our team`,
    text: (who: string) =>
      `${who} for our team in the chat of Marketplace em Saúde, for more than 2 minutes now.`,
    open: 'Open the conversations',
    why: 'You get this e-mail because you answer in the chat of Marketplace em Saúde.',
  },
} as const

/** No name and no number: whoever attends sees them after logging in. */
export function waitingMail({ email, language }: Recipient, waiting: number, url: string): Mail {
  const texts = waitingTexts[language]
  const who = texts.who(waiting)
  return mailOf({
    to: email,
    language,
    subject: texts.subject(who),
    heading: texts.heading(who),
    paragraphs: [texts.text(who)],
    action: { label: texts.open, url },
    why: texts.why,
  })
}

const messageTexts = {
  pt: {
    priority: '[Prioritária] ',
    subject: (nome: string) => `Mensagem de ${nome} pelo chat`,
    heading: (nome: string) => `Mensagem de ${nome}`,
    intro: 'Esta mensagem foi deixada no chat para a equipe.',
    name: 'Nome',
    phone: 'Telefone',
    open: 'Abrir as mensagens',
  },
  en: {
    priority: '[Priority] ',
    subject: (nome: string) => `Message from ${nome} through the chat`,
    heading: (nome: string) => `Message from ${nome}`,
    intro: 'This message was left for the team in the chat.',
    name: 'Name',
    phone: 'Phone',
    open: 'Open the messages',
  },
} as const

export function teamMessageMail(
  { email, language }: Recipient,
  message: {
    nome: string
    email: string
    numbePhone: string
    mensagem: string
    priority: 0 | 1
  },
  inboxUrl: string,
): Mail {
  const texts = messageTexts[language]
  return mailOf({
    to: email,
    language,
    subject: `${message.priority === 0 ? texts.priority : ''}${texts.subject(message.nome)}`,
    heading: texts.heading(message.nome),
    paragraphs: [
      texts.intro,
      message.mensagem,
      {
        rows: [
          { label: texts.name, value: message.nome },
          { label: 'E-mail', value: message.email },
          { label: texts.phone, value: message.numbePhone },
        ],
      },
    ],
    action: { label: texts.open, url: inboxUrl },
    why: waitingTexts[language].why,
  })
}
