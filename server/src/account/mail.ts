import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

export function ownPasswordChangedMail(to: string, recoverUrl: string): Mail {
  return mailOf({
    to,
    subject: 'Sua senha foi alterada',
    heading: 'Sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta no Marketplace em Saúde acaba de ser alterada, e os acessos abertos em outros aparelhos foram encerrados.',
      'Se não foi você, recupere a conta agora mesmo.',
    ],
    action: { label: 'Recuperar minha conta', url: recoverUrl },
  })
}
