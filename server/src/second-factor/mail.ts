import type { Mail } from '../platform/mail.ts'
import { mailOf } from '../platform/mail-layout.ts'

export const secondFactorMail = (to: string, on: boolean): Mail =>
  mailOf({
    to,
    subject: on ? 'Verificação em duas etapas ativada' : 'Verificação em duas etapas desativada',
    heading: on ? 'Verificação em duas etapas ativada' : 'Verificação em duas etapas desativada',
    paragraphs: [
      on
        ? 'A partir de agora, entrar na sua conta pede também um código do aplicativo autenticador.'
        : 'Entrar na sua conta volta a pedir somente a senha.',
      'Se não foi você, troque sua senha e avise os demais administradores.',
    ],
  })
