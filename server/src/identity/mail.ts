import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const texts = {
  pt: {
    subject: (code: string) => `${code} é o código para confirmar que é você`,
    heading: 'Confirme que é você',
    paragraphs: [
      'Na sua conta do Marketplace em Saúde foi pedida uma alteração de segurança. Digite o código abaixo na página em que fez o pedido. Ele vale por 10 minutos.',
      'Se não foi você, não passe este código a ninguém: alguém está com a sua conta aberta. Entre nela e encerre os outros acessos em Minha conta.',
    ],
    why: 'Você recebe este e-mail porque um código foi pedido na sua conta do Marketplace em Saúde.',
  },
  en: {
    subject: (code: string) => `${code} is the code to confirm that it is you`,
    heading: 'Confirm that it is you',
    paragraphs: [
      'A security change was requested on your account at Marketplace em Saúde. Type the code below on the page where you asked for it. It is valid for 10 minutes.',
      'If it was not you, give this code to nobody: somebody has your account open. Log in and end the other sessions in My account.',
    ],
    why: 'You get this e-mail because a code was asked for in your account at Marketplace em Saúde.',
  },
} as const

export function identityCodeMail({ email, language }: Recipient, code: string): Mail {
  const { subject, ...rest } = texts[language]
  return mailOf({ to: email, language, subject: subject(code), code, ...rest })
}
