import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

export function loginCodeMail(to: string, code: string): Mail {
  return mailOf({
    to,
    subject: `${code} é o seu código para entrar`,
    heading: 'Confirme que é você',
    paragraphs: [
      'Alguém errou a senha da sua conta no Marketplace em Saúde muitas vezes. Por isso, além da senha certa, pedimos este código para entrar. Ele vale por 10 minutos.',
      'Se não foi você que acabou de digitar a senha certa, troque a senha: alguém a conhece.',
    ],
    code,
  })
}
