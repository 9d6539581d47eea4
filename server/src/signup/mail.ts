import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const texts = {
  pt: {
    subject: (code: string) => `${code} é o seu código de confirmação`,
    heading: 'Confirme seu e-mail',
    intro:
      'Para continuar seu cadastro no Marketplace em Saúde, digite o código abaixo. Ele vale por 10 minutos e só pode ser usado uma vez.',
    known: 'Este e-mail já tem uma conta. Se ela é sua, basta entrar ou recuperar a senha.',
    ifNotYou:
      'Se você não pediu este código, ignore esta mensagem: sem ele, ninguém usa o seu e-mail.',
    login: 'Entrar na minha conta',
    why: 'Você recebe este e-mail porque alguém digitou este endereço no cadastro do Marketplace em Saúde.',
  },
  en: {
    subject: (code: string) => `${code} is your confirmation code`,
    heading: 'Confirm your e-mail',
    intro:
      'To go on with your sign-up at Marketplace em Saúde, type the code below. It is valid for 10 minutes and can be used only once.',
    known:
      'This e-mail already has an account. If it is yours, just log in or recover the password.',
    ifNotYou:
      'If you did not ask for this code, ignore this message: without it nobody uses your e-mail.',
    login: 'Log in to my account',
    why: 'You get this e-mail because somebody typed this address in the sign-up of Marketplace em Saúde.',
  },
} as const

/** Also goes to who has an account already: only the owner of the mailbox learns that. */
export function signupCodeMail(
  { email, language }: Recipient,
  code: string,
  { hasAccount, loginUrl }: { hasAccount: boolean; loginUrl: string },
): Mail {
  const { subject, heading, intro, known, ifNotYou, login, why } = texts[language]
  return mailOf({
    to: email,
    language,
    subject: subject(code),
    heading,
    paragraphs: [intro, ...(hasAccount ? [known] : []), ifNotYou],
    code,
    ...(hasAccount ? { action: { label: login, url: loginUrl } } : {}),
    why,
  })
}
