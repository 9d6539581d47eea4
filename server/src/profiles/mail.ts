import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

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

/** To the old address, before anything changes: its owner can still stop it. */
export function emailChangeAskedMail(to: string, email: string, recoverUrl: string): Mail {
  return mailOf({
    to,
    subject: 'Pedido para trocar o e-mail da sua conta',
    heading: 'Pedido para trocar o e-mail da sua conta',
    paragraphs: [
      `Foi pedido que a sua conta no Marketplace em Saúde passe a usar o endereço ${email}. Ele passa a valer quando o código enviado a ele for digitado.`,
      'Se foi você, não precisa fazer nada aqui. Se não foi, troque a senha agora: isso cancela o pedido e encerra todos os acessos à conta.',
    ],
    action: { label: 'Não fui eu: trocar a senha', url: recoverUrl },
  })
}

/** To the old address, so that a change by a stranger does not go unnoticed. */
export function emailChangedMail(to: string, email: string, supportPhone: string): Mail {
  return mailOf({
    to,
    subject: 'O e-mail da sua conta foi alterado',
    heading: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      `A partir de agora, sua conta no Marketplace em Saúde usa o endereço ${email}.`,
      `Os outros acessos à conta foram encerrados. Se não foi você, fale com o suporte o quanto antes: ${supportPhone}.`,
    ],
  })
}
