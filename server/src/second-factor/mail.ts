import { urls } from 'contract/urls'
import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'
import type { Settings } from '../http/parts.ts'

export type FactorNews = {
  news: 'on' | 'off' | 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed'
  /** What the person called it. */
  passkey?: string | undefined
}

const headings: Record<FactorNews['news'], string> = {
  on: 'Verificação em duas etapas ativada',
  off: 'Verificação em duas etapas desativada',
  'app-added': 'Aplicativo autenticador configurado',
  'app-removed': 'Aplicativo autenticador removido',
  'passkey-added': 'Chave de acesso adicionada',
  'passkey-removed': 'Chave de acesso removida',
}

const texts: Record<FactorNews['news'], (passkey: string) => string> = {
  on: () =>
    'A partir de agora, entrar na sua conta pede também uma segunda etapa: o código do aplicativo autenticador ou uma chave de acesso.',
  off: () => 'Entrar na sua conta volta a pedir somente a senha.',
  'app-added': () =>
    'O código do aplicativo autenticador passa a valer na segunda etapa da sua conta.',
  'app-removed': () =>
    'Na segunda etapa da sua conta valem agora as chaves de acesso e os códigos de recuperação.',
  'passkey-added': (passkey) =>
    `A chave de acesso “${passkey}” passa a valer na segunda etapa da sua conta.`,
  'passkey-removed': (passkey) => `A chave de acesso “${passkey}” deixou de valer.`,
}

export function secondFactorMail(
  to: string,
  { news, passkey = '' }: FactorNews,
  { publicUrl, supportPhone }: Pick<Settings, 'publicUrl' | 'supportPhone'>,
): Mail {
  return mailOf({
    to,
    subject: headings[news],
    heading: headings[news],
    paragraphs: [
      texts[news](passkey),
      `Os outros acessos à conta foram encerrados. Se não foi você, troque a senha agora mesmo e fale com o suporte: ${supportPhone}.`,
    ],
    action: { label: 'Não fui eu: trocar a senha', url: `${publicUrl}${urls.recoverPassword}` },
  })
}
