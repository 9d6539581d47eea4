/** Those of the business bank, as errors.ts has the others. */
export const needErrors = {
  NEED_LINK_INVALID: {
    status: 404,
    detail: 'Este link está incompleto ou a demanda não existe mais. Peça outro abaixo.',
    en: 'This link is incomplete, or the request no longer exists. Ask for another below.',
  },
  NEED_EMAIL_UNCONFIRMED: {
    status: 403,
    detail: 'Confirme o seu e-mail com o código enviado antes de publicar a demanda.',
    en: 'Confirm your e-mail with the code we sent before you publish the request.',
  },
  NEED_CLOSED: {
    status: 409,
    detail: 'Esta demanda já foi encerrada ou decidida. Recarregue a página para ver como ficou.',
    en: 'This request was closed or decided before. Reload the page to see how it stands.',
  },
  NEED_FULL: {
    status: 409,
    detail: 'Esta demanda acabou de receber a quinta proposta e não aceita mais nenhuma.',
    en: 'This request has just received its fifth proposal and takes no more.',
  },
  NEED_FILE_GONE: {
    status: 409,
    detail: 'O arquivo anexado não está mais guardado. Anexe-o de novo.',
    en: 'The attached file is no longer stored. Please attach it again.',
  },
  PROPOSAL_SENT: {
    status: 409,
    detail: 'Você já enviou uma proposta para esta demanda.',
    en: 'You have already sent a proposal for this request.',
  },
  PROPOSAL_FULL: {
    status: 409,
    detail: 'Esta conversa já tem muitas mensagens. Continuem por e-mail ou telefone.',
    en: 'This conversation already has many messages. Please go on by e-mail or phone.',
  },
} as const
