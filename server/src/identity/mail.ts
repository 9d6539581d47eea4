import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

export function identityCodeMail(to: string, code: string): Mail {
  return mailOf({
    to,
    subject: `${code} é o código para confirmar que é você`,
    heading: 'Confirme que é você',
    paragraphs: [
      'Na sua conta do Marketplace em Saúde foi pedida uma alteração de segurança. Digite o código abaixo na página em que fez o pedido. Ele vale por 10 minutos.',
      'Se não foi você, não passe este código a ninguém: alguém está com a sua conta aberta. Entre nela e encerre os outros acessos em Minha conta.',
    ],
    code,
  })
}
