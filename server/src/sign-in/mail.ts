import type { IdentityProvider } from 'contract/sign-in'
import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const nameOf: Record<IdentityProvider, string> = { google: 'Google', linkedin: 'LinkedIn' }

const texts = {
  pt: {
    subject: (name: string) => `Sua conta agora abre com o ${name}`,
    heading: (name: string) => `Acesso com o ${name} vinculado à sua conta`,
    text: (name: string) =>
      `A partir de agora você pode entrar no Marketplace em Saúde com o ${name}. Sua senha continua valendo.`,
    ifNotYou: (name: string) =>
      `Se não foi você, desvincule o acesso com o ${name} em Minha conta e troque sua senha.`,
    open: 'Abrir Minha conta',
    why: 'Você recebe este e-mail porque há um novo modo de entrar na sua conta no Marketplace em Saúde.',
  },
  en: {
    subject: (name: string) => `Your account now opens with ${name}`,
    heading: (name: string) => `Login with ${name} linked to your account`,
    text: (name: string) =>
      `From now on you can log in to Marketplace em Saúde with ${name}. Your password still works.`,
    ifNotYou: (name: string) =>
      `If it was not you, unlink the login with ${name} in My account and change your password.`,
    open: 'Open My account',
    why: 'You get this e-mail because there is a new way to log in to your account at Marketplace em Saúde.',
  },
} as const

export function identityLinkedMail(
  { email, language }: Recipient,
  provider: IdentityProvider,
  accountUrl: string,
): Mail {
  const name = nameOf[provider]
  const { subject, heading, text, ifNotYou, open, why } = texts[language]
  return mailOf({
    to: email,
    language,
    subject: subject(name),
    heading: heading(name),
    paragraphs: [text(name), ifNotYou(name)],
    action: { label: open, url: accountUrl },
    why,
  })
}
