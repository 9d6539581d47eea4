import { leadErrors } from './errors-leads.ts'
import { needErrors } from './errors-needs.ts'
import { pageErrors } from './errors-pages.ts'
import { privacyErrors } from './errors-privacy.ts'

/**
 * Every error the API can answer, with its HTTP status and its text. `detail` is what travels
 * (always Portuguese); `en` is what the English interface shows for the same code.
 */
export const errorTable = {
  ...leadErrors,
  ...needErrors,
  ...privacyErrors,
  ...pageErrors,
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
  NOT_LOGGED_IN: {
    status: 401,
    detail: 'Entre na sua conta para continuar.',
    en: 'Log in to continue.',
  },
  PASSWORD_WRONG: {
    status: 400,
    detail: 'A senha atual não confere.',
    en: 'The current password is not right.',
  },
  PASSWORD_UNCHANGED: {
    status: 400,
    detail: 'A nova senha precisa ser diferente da atual.',
    en: 'The new password has to be different from the current one.',
  },
  LOGIN_FAILED: {
    status: 401,
    detail: 'Email ou senha inválidos.',
    en: 'Invalid e-mail or password.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    detail: 'Digite o código do seu aplicativo autenticador.',
    en: 'Enter the code of your authenticator app.',
  },
  LOGIN_CODE_REQUIRED: {
    status: 401,
    detail: 'Para confirmar que é você, digite o código que enviamos ao seu e-mail.',
    en: 'To confirm that it is you, enter the code that we sent to your e-mail.',
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    detail: 'Código inválido ou já usado.',
    en: 'The code is wrong or was used before.',
  },
  SECOND_FACTOR_EXPIRED: {
    status: 401,
    detail: 'O tempo para digitar o código acabou. Entre novamente com e-mail e senha.',
    en: 'The time to enter the code is over. Log in again with e-mail and password.',
  },
  SECOND_FACTOR_UNREADABLE: {
    status: 503,
    detail:
      'Não conseguimos conferir o código do aplicativo agora. Use um código de recuperação ou uma chave de acesso, ou fale com o suporte.',
    en: 'We cannot check the code of the app now. Use a recovery code or a passkey, or contact support.',
  },
  PASSKEY_EXPIRED: {
    status: 401,
    detail: 'O tempo para usar a chave de acesso acabou. Tente novamente.',
    en: 'The time to use the passkey is over. Try again.',
  },
  PASSKEY_REFUSED: {
    status: 401,
    detail: 'Não foi possível conferir esta chave de acesso. Tente novamente ou use outra.',
    en: 'This passkey could not be checked. Try again or use another one.',
  },
  PASSKEY_UNKNOWN: {
    status: 401,
    detail: 'Esta chave de acesso não é desta conta.',
    en: 'This passkey does not belong to this account.',
  },
  PASSKEYS_FULL: {
    status: 409,
    detail: 'Sua conta já tem dez chaves de acesso. Remova uma antes de adicionar outra.',
    en: 'Your account already has ten passkeys. Remove one before you add another.',
  },
  IDENTITY_PROOF_REQUIRED: {
    status: 403,
    detail: 'Confirme que é você para continuar.',
    en: 'Confirm that it is you to continue.',
  },
  SIGN_IN_EXPIRED: {
    status: 400,
    detail:
      'Este pedido de acesso expirou, já foi usado ou começou em outro navegador. Tente entrar novamente.',
    en: 'This sign-in has expired, was used before or began in another browser. Try again.',
  },
  SIGN_IN_CANCELLED: {
    status: 400,
    detail: 'O acesso foi cancelado. Você pode tentar de novo ou usar e-mail e senha.',
    en: 'The sign-in was cancelled. You can try again or use e-mail and password.',
  },
  SIGN_IN_REFUSED: {
    status: 401,
    detail: 'Esta conta está desativada. Fale com o atendimento.',
    en: 'This account is disabled. Please contact our support.',
  },
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    detail:
      'O serviço de acesso que você escolheu não respondeu. Tente de novo em instantes ou entre com e-mail e senha.',
    en: 'The sign-in service you chose did not answer. Try again in a moment or use e-mail and password.',
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
  PLAN_REQUIRED: {
    status: 403,
    detail: 'Seu plano não inclui este recurso. Conheça os planos pagos.',
    en: 'Your plan does not include this. See the paid plans.',
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
  INVITE_INVALID: {
    status: 404,
    detail: 'Este convite não existe, já foi usado ou venceu.',
    en: 'This invitation does not exist, was used before or has expired.',
  },
  STANDING_UNCHANGED: {
    status: 409,
    detail: 'O cadastro já está nesse estado.',
    en: 'The record is already in that state.',
  },
  REPORT_CLOSED: {
    status: 409,
    detail: 'Esta denúncia já foi encerrada.',
    en: 'This report was closed before.',
  },
  SECOND_FACTOR_ALREADY_ON: {
    status: 409,
    detail: 'A verificação em duas etapas já está ativada.',
    en: 'Two-step verification is already on.',
  },
  SECOND_FACTOR_OFF: {
    status: 409,
    detail: 'A verificação em duas etapas não está ativada.',
    en: 'Two-step verification is not on.',
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
  PLAN_NOT_AVAILABLE: {
    status: 400,
    detail: 'Este plano não está disponível para o seu tipo de cadastro.',
    en: 'This plan is not available for your kind of account.',
  },
  INVALID_SIGNATURE: {
    status: 400,
    detail: 'A assinatura do aviso de pagamento não confere.',
    en: 'The signature of the payment notice does not match.',
  },
  PLAN_ALREADY_ACTIVE: {
    status: 409,
    detail: 'Você já tem este plano.',
    en: 'You already have this plan.',
  },
  PAYMENT_JUST_CONFIRMED: {
    status: 409,
    detail: 'Um pagamento seu acabou de ser confirmado. Confira sua assinatura antes de continuar.',
    en: 'A payment of yours has just been confirmed. Check your subscription before you go on.',
  },
  RESUME_FIRST: {
    status: 409,
    detail:
      'Sua assinatura está cancelada para o fim do período. Retome a assinatura antes de mudar de plano.',
    en: 'Your subscription is cancelled for the end of the period. Resume it before you change the plan.',
  },
  PAYMENT_OVERDUE: {
    status: 409,
    detail: 'Há um pagamento em aberto. Regularize a assinatura antes de mudar de plano.',
    en: 'A payment is overdue. Settle it before you change the plan.',
  },
  NO_SUBSCRIPTION: {
    status: 409,
    detail: 'Não há assinatura ativa para alterar.',
    en: 'There is no active subscription to change.',
  },
  WITHDRAWAL_OVER: {
    status: 409,
    detail: 'O prazo de 7 dias para desistir já terminou. Você ainda pode cancelar a renovação.',
    en: 'The 7 days to withdraw are over. You can still cancel the renewal.',
  },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    detail: 'O serviço de pagamento não respondeu. Nada foi cobrado. Tente novamente em instantes.',
    en: 'The payment service did not answer. Nothing was charged. Try again in a moment.',
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
