import type { RequestStatus } from 'contract/privacy'
import { zone } from 'contract/rules/calendar'
import { mailOf, type Recipient } from '../mail/layout.ts'

/** The same in both languages: 02/12/2026. */
const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', { timeZone: zone })

const codeTexts = {
  pt: {
    subject: 'Seu código para ver seus dados',
    heading: 'Seus dados no Marketplace em Saúde',
    paragraphs: [
      'Digite este código na página Meus dados para ver, levar, corrigir ou apagar o que guardamos ligado a este e-mail. Ele vale por 10 minutos.',
      'Se não foi você quem pediu, ignore este e-mail: sem o código ninguém vê nada.',
    ],
    why: 'Você recebe este e-mail porque alguém digitou este endereço na página Meus dados do Marketplace em Saúde.',
  },
  en: {
    subject: 'Your code to see your data',
    heading: 'Your data at Marketplace em Saúde',
    paragraphs: [
      'Type this code on the page My data to see, take along, correct or erase what we keep under this e-mail. It is valid for 10 minutes.',
      'If it was not you who asked, ignore this e-mail: without the code nobody sees anything.',
    ],
    why: 'You get this e-mail because somebody typed this address on the page My data of Marketplace em Saúde.',
  },
} as const

/** The same for every address: that one was asked about says nothing about it. */
export const privacyCodeMail = ({ email, language }: Recipient, code: string) =>
  mailOf({ to: email, language, code, ...codeTexts[language] })

const requestTexts = {
  pt: {
    received: 'Recebemos o seu pedido sobre dados pessoais',
    heading: 'Recebemos o seu pedido',
    due: (day: string) =>
      `A nossa equipe responde por este e-mail até ${day}, 15 dias depois do pedido (LGPD, art. 19).`,
    follow: 'Você acompanha o andamento em Meus dados.',
    answered: 'Resposta ao seu pedido sobre dados pessoais',
    denied: 'Não pudemos atender o seu pedido',
    done: 'Seu pedido foi atendido',
    disagree:
      'Se você não concorda, pode responder pela página Meus dados com um novo pedido ou reclamar à Agência Nacional de Proteção de Dados (ANPD).',
    why: 'Você recebe este e-mail porque fez um pedido sobre seus dados no Marketplace em Saúde.',
  },
  en: {
    received: 'We received your request about personal data',
    heading: 'We received your request',
    due: (day: string) =>
      `Our team will reply to this e-mail address by ${day}, 15 days after the request (LGPD, art. 19).`,
    follow: 'You can follow it in My data.',
    answered: 'Answer to your request about personal data',
    denied: 'We could not do what you asked for',
    done: 'Your request was granted',
    disagree:
      'If you do not agree, you can send a new request on the page My data or complain to the National Data Protection Agency (ANPD).',
    why: 'You get this e-mail because you sent a request about your data at Marketplace em Saúde.',
  },
} as const

export function requestReceivedMail({ email, language }: Recipient, dueAt: Date) {
  const texts = requestTexts[language]
  return mailOf({
    to: email,
    language,
    subject: texts.received,
    heading: texts.heading,
    paragraphs: [texts.due(inSaoPaulo.format(dueAt)), texts.follow],
    why: texts.why,
  })
}

export function requestAnswerMail(
  { email, language }: Recipient,
  status: RequestStatus,
  answer: string,
) {
  const texts = requestTexts[language]
  return mailOf({
    to: email,
    language,
    subject: texts.answered,
    heading: status === 'negado' ? texts.denied : texts.done,
    paragraphs: [answer, texts.disagree],
    why: texts.why,
  })
}
