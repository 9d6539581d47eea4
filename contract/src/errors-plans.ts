/** Those about plans and payments, as errors.ts has the others. */
export const planErrors = {
  PLAN_REQUIRED: {
    status: 403,
    detail: 'Seu plano não inclui este recurso. Conheça os planos pagos.',
    en: 'Your plan does not include this. See the paid plans.',
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
    en: 'Your subscription is cancelled and ends with the current period. Resume it before you change plans.',
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
} as const
