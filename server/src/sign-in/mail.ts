import type { IdentityProvider } from 'contract/sign-in'
import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

const nameOf: Record<IdentityProvider, string> = { google: 'Google', linkedin: 'LinkedIn' }

export function identityLinkedMail(
  to: string,
  provider: IdentityProvider,
  accountUrl: string,
): Mail {
  const name = nameOf[provider]
  return mailOf({
    to,
    subject: `Sua conta agora abre com o ${name}`,
    heading: `Acesso com o ${name} ligado à sua conta`,
    paragraphs: [
      `A partir de agora você pode entrar no Marketplace em Saúde com o ${name}. Sua senha continua valendo.`,
      `Se não foi você, desligue o acesso com o ${name} em Minha conta e troque sua senha.`,
    ],
    action: { label: 'Abrir Minha conta', url: accountUrl },
  })
}
