import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const codeTexts = {
  pt: {
    subject: (code: string) => `${code} é o seu código para entrar`,
    heading: 'Confirme que é você',
    paragraphs: [
      'Alguém errou a senha da sua conta no Marketplace em Saúde muitas vezes. Por isso, além da senha certa, pedimos este código para entrar. Ele vale por 10 minutos.',
      'Se não foi você que acabou de digitar a senha certa, troque a senha: alguém a conhece.',
    ],
    why: 'Você recebe este e-mail porque a senha da sua conta no Marketplace em Saúde acaba de ser digitada.',
  },
  en: {
    subject: (code: string) => `${code} is your code to log in`,
    heading: 'Confirm that it is you',
    paragraphs: [
      'Somebody typed a wrong password for your account at Marketplace em Saúde many times. That is why, besides the right password, we ask for this code. It is valid for 10 minutes.',
      'If it was not you who has just typed the right password, change it: somebody knows it.',
    ],
    why: 'You get this e-mail because the password of your account at Marketplace em Saúde has just been typed.',
  },
} as const

export function loginCodeMail({ email, language }: Recipient, code: string): Mail {
  const { subject, ...rest } = codeTexts[language]
  return mailOf({ to: email, language, subject: subject(code), code, ...rest })
}

const changedTexts = {
  pt: {
    changed: 'Sua senha foi alterada',
    ended: {
      others:
        'A senha da sua conta no Marketplace em Saúde acaba de ser alterada, e os acessos abertos em outros aparelhos foram encerrados.',
      all: 'A senha da sua conta no Marketplace em Saúde acaba de ser alterada, e todos os acessos abertos foram encerrados.',
    },
    ifNotYou: 'Se não foi você, recupere a conta agora mesmo.',
    recover: 'Recuperar minha conta',
    why: 'Você recebe este e-mail porque a senha da sua conta no Marketplace em Saúde mudou.',
  },
  en: {
    changed: 'Your password was changed',
    ended: {
      others:
        'The password of your account at Marketplace em Saúde has just been changed, and you were logged out on other devices.',
      all: 'The password of your account at Marketplace em Saúde has just been changed, and every open session was ended.',
    },
    ifNotYou: 'If it was not you, recover the account right now.',
    recover: 'Recover my account',
    why: 'You get this e-mail because the password of your account at Marketplace em Saúde changed.',
  },
} as const

export function passwordChangedMail(
  { email, language }: Recipient,
  sessionsEnded: 'others' | 'all',
  recoverUrl: string,
): Mail {
  const { changed, ended, ifNotYou, recover, why } = changedTexts[language]
  return mailOf({
    to: email,
    language,
    subject: changed,
    heading: changed,
    paragraphs: [ended[sessionsEnded], ifNotYou],
    action: { label: recover, url: recoverUrl },
    why,
  })
}
