/** Those about who somebody is, as errors.ts has the others. */
export const sessionErrors = {
  NOT_LOGGED_IN: {
    status: 401,
    detail: 'Entre na sua conta para continuar.',
    en: 'Log in to continue.',
  },
  PASSWORD_WRONG: {
    status: 400,
    detail: 'A senha atual não confere.',
    en: 'The current password is incorrect.',
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
  SECOND_FACTOR_ALREADY_ON: {
    status: 409,
    detail: 'A verificação em duas etapas já está ativada.',
    en: 'Two-step verification is already on.',
  },
  SECOND_FACTOR_RESTARTED: {
    status: 409,
    detail:
      'Este QR code foi trocado por um mais novo, em outra aba ou aparelho. Termine lá, ou recarregue esta página e configure de novo. No aplicativo, apague a entrada antiga.',
    en: 'This QR code was replaced by a newer one, in another tab or device. Finish there, or reload this page and set the app up again. In the app, delete the old entry.',
  },
  SECOND_FACTOR_OFF: {
    status: 409,
    detail: 'A verificação em duas etapas não está ativada.',
    en: 'Two-step verification is not on.',
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
  INVITE_INVALID: {
    status: 404,
    detail: 'Este convite não existe, já foi usado ou venceu.',
    en: 'This invitation does not exist, was used before or has expired.',
  },
} as const
