/** Those about people's own data, as errors.ts has the others. */
export const privacyErrors = {
  REFERRAL_REFUSED: {
    status: 409,
    detail: 'Esta pessoa não quer contato. Ninguém pode desfazer isso.',
    en: 'This person wants no contact. Nobody can undo that.',
  },
  NOTICE_INVALID: {
    status: 404,
    detail: 'Este link não existe ou a indicação já foi apagada.',
    en: 'This link does not exist, or the recommendation has been erased.',
  },
  EMAIL_PROOF_REQUIRED: {
    status: 401,
    detail: 'Confirme o seu e-mail para continuar.',
    en: 'Confirm your e-mail to continue.',
  },
  DATA_IN_ACCOUNT: {
    status: 409,
    detail: 'Este e-mail tem uma conta. Entre nela e abra Meus dados.',
    en: 'This e-mail has an account. Log in and open My data.',
  },
  ERASE_SUBSCRIPTION_RUNNING: {
    status: 409,
    detail:
      'Você tem uma assinatura em andamento. Cancele-a e espere o fim do período pago ou peça à nossa equipe que a encerre agora.',
    en: 'You have a running subscription. Cancel it and wait for the end of the paid period, or ask our team to end it now.',
  },
  ERASE_CHECKOUT_OPEN: {
    status: 409,
    detail: 'Há um pagamento aberto, que vence em até um dia. Apague os dados depois disso.',
    en: 'There is an open payment, which expires within a day. Erase your data after that.',
  },
  ERASE_ADMINISTRATOR: {
    status: 409,
    detail: 'Contas de administração são encerradas por quem opera o servidor.',
    en: 'Administrator accounts are closed by whoever operates the server.',
  },
  CONSENT_NEEDED: {
    status: 409,
    detail: 'Sem este aceite não há conta. Para retirá-lo, apague a conta.',
    en: 'There is no account without this consent. To take it back, erase the account.',
  },
  REQUEST_CLOSED: {
    status: 409,
    detail: 'Este pedido já foi respondido.',
    en: 'This request was answered before.',
  },
} as const
