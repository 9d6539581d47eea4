import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const codeTexts = {
  pt: {
    subject: (code: string) => `${code} é o seu código para trocar a senha`,
    heading: 'Confirmação de identidade',
    paragraphs: [
      'Recebemos um pedido para trocar a senha da sua conta no Marketplace em Saúde. Digite o código abaixo para continuar. Ele vale por 10 minutos.',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
    why: 'Você recebe este e-mail porque alguém pediu para trocar a senha da conta com este endereço no Marketplace em Saúde.',
  },
  en: {
    subject: (code: string) => `${code} is your code to change the password`,
    heading: 'Confirmation of identity',
    paragraphs: [
      'We were asked to change the password of your account at Marketplace em Saúde. Type the code below to go on. It is good for 10 minutes.',
      'If it was not you, ignore this message: your password stays the same.',
    ],
    why: 'You get this e-mail because somebody asked to change the password of the account with this address at Marketplace em Saúde.',
  },
} as const

export function recoveryCodeMail({ email, language }: Recipient, code: string): Mail {
  const { subject, ...rest } = codeTexts[language]
  return mailOf({ to: email, language, subject: subject(code), code, ...rest })
}

const changedTexts = {
  pt: {
    changed: 'Sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta no Marketplace em Saúde acaba de ser alterada, e todos os acessos abertos foram encerrados.',
      'Se não foi você, recupere a conta agora mesmo.',
    ],
    recover: 'Recuperar minha conta',
    why: 'Você recebe este e-mail porque a senha da sua conta no Marketplace em Saúde mudou.',
  },
  en: {
    changed: 'Your password was changed',
    paragraphs: [
      'The password of your account at Marketplace em Saúde has just been changed, and every open session was ended.',
      'If it was not you, recover the account right now.',
    ],
    recover: 'Recover my account',
    why: 'You get this e-mail because the password of your account at Marketplace em Saúde changed.',
  },
} as const

export function passwordChangedMail({ email, language }: Recipient, recoverUrl: string): Mail {
  const { changed, paragraphs, recover, why } = changedTexts[language]
  return mailOf({
    to: email,
    language,
    subject: changed,
    heading: changed,
    paragraphs,
    action: { label: recover, url: recoverUrl },
    why,
  })
}
