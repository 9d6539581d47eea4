import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const texts = {
  pt: {
    changed: 'Sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta no Marketplace em Saúde acaba de ser alterada, e os acessos abertos em outros aparelhos foram encerrados.',
      'Se não foi você, recupere a conta agora mesmo.',
    ],
    recover: 'Recuperar minha conta',
    why: 'Você recebe este e-mail porque a senha da sua conta no Marketplace em Saúde mudou.',
  },
  en: {
    changed: 'Your password was changed',
    paragraphs: [
      'The password of your account at Marketplace em Saúde has just been changed, and you were logged out on other devices.',
      'If it was not you, recover the account right now.',
    ],
    recover: 'Recover my account',
    why: 'You get this e-mail because the password of your account at Marketplace em Saúde changed.',
  },
} as const

export function ownPasswordChangedMail({ email, language }: Recipient, recoverUrl: string): Mail {
  const { changed, paragraphs, recover, why } = texts[language]
  return mailOf({
    to: email,
    language,
    subject: changed,
    heading: changed,
    paragraphs,
    action: { label: recover, url: recoverUrl },
    why,
  })
}
