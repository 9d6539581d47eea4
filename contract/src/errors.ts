import { leadErrors } from './errors-leads.ts'
import { needErrors } from './errors-needs.ts'
import { pageErrors } from './errors-pages.ts'
import { planErrors } from './errors-plans.ts'
import { privacyErrors } from './errors-privacy.ts'
import { sessionErrors } from './errors-session.ts'

/**
 * Every error the API can answer, with its HTTP status and its text. `detail` is what travels
 * (always Portuguese); `en` is what the English interface shows for the same code.
 */
export const errorTable = {
  ...leadErrors,
  ...needErrors,
  ...privacyErrors,
  ...pageErrors,
  ...planErrors,
  ...sessionErrors,
  INVALID_INPUT: {
    status: 400,
    detail: 'Confira os dados enviados.',
    en: 'Please check the data you sent.',
  },
  CURSOR_MISMATCH: {
    status: 400,
    detail: 'Esta página pertence a outra busca. Pesquise novamente.',
    en: 'This page belongs to another search. Please search again.',
  },
  PROOF_OF_WORK_REQUIRED: {
    status: 428,
    detail: 'Não conseguimos confirmar que não é um robô. Recarregue a página e tente novamente.',
    en: 'We could not confirm that this is not a robot. Reload the page and try again.',
  },
  FORBIDDEN: {
    status: 403,
    detail: 'Sua conta não tem permissão para isso.',
    en: 'Your account may not do this.',
  },
  CROSS_SITE: {
    status: 403,
    detail: 'Este pedido veio de outro site e foi recusado.',
    en: 'This request came from another site and was refused.',
  },
  NOT_FOUND: {
    status: 404,
    detail: 'Não encontramos o que você procura.',
    en: 'We could not find what you are looking for.',
  },
  STANDING_UNCHANGED: {
    status: 409,
    detail: 'O cadastro já está nessa situação.',
    en: 'The record already has that status.',
  },
  REPORT_CLOSED: {
    status: 409,
    detail: 'Esta denúncia já foi encerrada.',
    en: 'This report was closed before.',
  },
  REFERRAL_ALREADY_SENT: {
    status: 409,
    detail: 'Este e-mail já foi indicado anteriormente!',
    en: 'This e-mail has already been recommended!',
  },
  CHANGED_ELSEWHERE: {
    status: 409,
    detail:
      'Estes dados foram alterados em outra janela ou por outra pessoa. Recarregue a página para ver a versão atual.',
    en: 'This data was changed in another window or by someone else. Reload the page to see the current version.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    detail: 'Confirme seu e-mail com o código enviado antes de concluir o cadastro.',
    en: 'Confirm your e-mail with the code we sent before you finish the sign-up.',
  },
  EMAIL_TAKEN: {
    status: 409,
    detail: 'Este e-mail já está cadastrado.',
    en: 'This e-mail is already registered.',
  },
  CPF_TAKEN: {
    status: 409,
    detail: 'Este CPF já está cadastrado.',
    en: 'This CPF is already registered.',
  },
  CNPJ_TAKEN: {
    status: 409,
    detail: 'Este CNPJ já está cadastrado.',
    en: 'This CNPJ is already registered.',
  },
  COMPANY_ALREADY_REGISTERED: {
    status: 409,
    detail: 'Sua conta já tem uma empresa cadastrada.',
    en: 'Your account already has a company.',
  },
  CODE_REFUSED: {
    status: 400,
    detail: 'Código incorreto. Confira o e-mail e tente novamente.',
    en: 'Wrong code. Check the e-mail and try again.',
  },
  ATTENDANCE_CLOSED: {
    status: 409,
    detail: 'Este atendimento já foi encerrado.',
    en: 'This conversation is already closed.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    detail: 'O conteúdo enviado é grande demais.',
    en: 'What you sent is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    detail: 'Envie os dados em JSON.',
    en: 'Send the data as JSON.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    detail: 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  UNEXPECTED: {
    status: 500,
    detail: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
  UNAVAILABLE: {
    status: 503,
    detail: 'O serviço está ocupado. Tente novamente em instantes.',
    en: 'The service is busy. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; detail: string; en: string }>

export type ErrorCode = keyof typeof errorTable

export const errorCodes = Object.keys(errorTable) as ErrorCode[]

/** The body of every error answer (RFC 9457). `errors` lists messages by field. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail: string
  requestId?: string
  errors?: Record<string, string[]>
}
