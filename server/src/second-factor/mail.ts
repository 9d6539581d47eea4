import { urls } from 'contract/urls'
import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'
import type { Settings } from '../http/parts.ts'

export type FactorNews = {
  news: 'on' | 'off' | 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed'
  /** What the person called it. */
  passkey?: string | undefined
}

type Told = Record<FactorNews['news'], { heading: string; text: (passkey: string) => string }>

const told: Record<Recipient['language'], Told> = {
  pt: {
    on: {
      heading: 'Verificação em duas etapas ativada',
      text: () =>
        'A partir de agora, entrar na sua conta pede também uma segunda etapa: o código do aplicativo autenticador ou uma chave de acesso.',
    },
    off: {
      heading: 'Verificação em duas etapas desativada',
      text: () => 'Entrar na sua conta volta a pedir somente a senha.',
    },
    'app-added': {
      heading: 'Aplicativo autenticador configurado',
      text: () =>
        'O código do aplicativo autenticador passa a valer na segunda etapa da sua conta.',
    },
    'app-removed': {
      heading: 'Aplicativo autenticador removido',
      text: () =>
        'Na segunda etapa da sua conta valem agora as chaves de acesso e os códigos de recuperação.',
    },
    'passkey-added': {
      heading: 'Chave de acesso adicionada',
      text: (passkey) =>
        `A chave de acesso “${passkey}” passa a valer na segunda etapa da sua conta.`,
    },
    'passkey-removed': {
      heading: 'Chave de acesso removida',
      text: (passkey) => `A chave de acesso “${passkey}” deixou de valer.`,
    },
  },
  en: {
    on: {
      heading: 'Two-step verification turned on',
      text: () =>
        'From now on, logging in to your account also takes a second step: the code of the authenticator app or a passkey.',
    },
    off: {
      heading: 'Two-step verification turned off',
      text: () => 'Logging in to your account takes only the password again.',
    },
    'app-added': {
      heading: 'Authenticator app set up',
      text: () =>
        'The code of the authenticator app now counts in the second step of your account.',
    },
    'app-removed': {
      heading: 'Authenticator app removed',
      text: () => 'The second step of your account now takes passkeys and recovery codes.',
    },
    'passkey-added': {
      heading: 'Passkey added',
      text: (passkey) => `The passkey “${passkey}” now counts in the second step of your account.`,
    },
    'passkey-removed': {
      heading: 'Passkey removed',
      text: (passkey) => `The passkey “${passkey}” no longer counts.`,
    },
  },
}

const frame = {
  pt: {
    others: (phone: string) =>
      `Os outros acessos à conta foram encerrados. Se não foi você, troque a senha agora mesmo e fale com o suporte: ${phone}.`,
    stop: 'Não fui eu: trocar a senha',
    why: 'Você recebe este e-mail porque a segurança da sua conta no Marketplace em Saúde mudou.',
  },
  en: {
    others: (phone: string) =>
      `The other sessions of the account were ended. If it was not you, change the password right now and talk to support: ${phone}.`,
    stop: 'It was not me: change the password',
    why: 'You get this e-mail because the security of your account at Marketplace em Saúde changed.',
  },
} as const

export function secondFactorMail(
  { email, language }: Recipient,
  { news, passkey = '' }: FactorNews,
  { publicUrl, supportPhone }: Pick<Settings, 'publicUrl' | 'supportPhone'>,
): Mail {
  const { heading, text } = told[language][news]
  const { others, stop, why } = frame[language]
  return mailOf({
    to: email,
    language,
    subject: heading,
    heading,
    paragraphs: [text(passkey), others(supportPhone)],
    action: { label: stop, url: `${publicUrl}${urls.recoverPassword}` },
    why,
  })
}
