import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const texts = {
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
      'Somebody typed a wrong password for your account at Marketplace em Saúde many times. That is why, besides the right password, we ask for this code. It is good for 10 minutes.',
      'If it was not you who has just typed the right password, change it: somebody knows it.',
    ],
    why: 'You get this e-mail because the password of your account at Marketplace em Saúde has just been typed.',
  },
} as const

export function loginCodeMail({ email, language }: Recipient, code: string): Mail {
  const { subject, ...rest } = texts[language]
  return mailOf({ to: email, language, subject: subject(code), code, ...rest })
}
