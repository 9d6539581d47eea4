import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

export function recoveryCodeMail(to: string, code: string): Mail {
  return mailOf({
    to,
    subject: `${code} é o seu código para trocar a senha`,
    heading: 'Confirmação de identidade',
    paragraphs: [
      'Recebemos um pedido para trocar a senha da sua conta no Marketplace em Saúde. Digite o código abaixo para continuar. Ele vale por 10 minutos.',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
    code,
  })
}

export function passwordChangedMail(to: string, recoverUrl: string): Mail {
  return mailOf({
    to,
    subject: 'Sua senha foi alterada',
    heading: 'Sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta no Marketplace em Saúde acaba de ser alterada, e todos os acessos abertos foram encerrados.',
      'Se não foi você, recupere a conta agora mesmo.',
    ],
    action: { label: 'Recuperar minha conta', url: recoverUrl },
  })
}
