import type { Mail } from '../platform/mail.ts'
import { mailOf } from '../platform/mail-layout.ts'

export function newEmailCodeMail(to: string, code: string): Mail {
  return mailOf({
    to,
    subject: `${code} é o código do seu novo e-mail`,
    heading: 'Confirme seu novo e-mail',
    paragraphs: [
      'Recebemos um pedido para usar este endereço na sua conta do Marketplace em Saúde. Digite o código abaixo na página em que fez a alteração. Ele vale por 10 minutos.',
      'Se não foi você, ignore esta mensagem: nada muda.',
    ],
    code,
  })
}

/** To the old address, so that a change by a stranger does not go unnoticed. */
export function emailChangedMail(to: string, email: string): Mail {
  return mailOf({
    to,
    subject: 'O e-mail da sua conta foi alterado',
    heading: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      `A partir de agora, sua conta no Marketplace em Saúde usa o endereço ${email}.`,
      'Se não foi você, responda ao suporte o quanto antes.',
    ],
  })
}
