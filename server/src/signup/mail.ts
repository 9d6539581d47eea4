import type { Mail } from '../mail/outbox.ts'
import { mailOf } from '../mail/layout.ts'

/** Also goes to who has an account already: only the owner of the mailbox learns that. */
export function signupCodeMail(
  to: string,
  code: string,
  { hasAccount, loginUrl }: { hasAccount: boolean; loginUrl: string },
): Mail {
  return mailOf({
    to,
    subject: `${code} é o seu código de confirmação`,
    heading: 'Confirme seu e-mail',
    paragraphs: [
      'Para continuar seu cadastro no Marketplace em Saúde, digite o código abaixo. Ele vale por 10 minutos e só pode ser usado uma vez.',
      ...(hasAccount
        ? ['Este e-mail já tem uma conta. Se ela é sua, basta entrar ou recuperar a senha.']
        : []),
      'Se você não pediu este código, ignore esta mensagem: sem ele, ninguém usa o seu e-mail.',
    ],
    code,
    ...(hasAccount ? { action: { label: 'Entrar na minha conta', url: loginUrl } } : {}),
  })
}
