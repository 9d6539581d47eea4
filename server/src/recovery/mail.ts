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
      'We were asked to change the password of your account at Marketplace em Saúde. Type the code below to go on. It is valid for 10 minutes.',
      'If it was not you, ignore this message: your password stays the same.',
    ],
    why: 'You get this e-mail because somebody asked to change the password of the account with this address at Marketplace em Saúde.',
  },
} as const

export function recoveryCodeMail({ email, language }: Recipient, code: string): Mail {
  const { subject, ...rest } = codeTexts[language]
  return mailOf({ to: email, language, subject: subject(code), code, ...rest })
}
