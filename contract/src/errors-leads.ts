/** Those about contact requests and reviews, as errors.ts has the others. */
export const leadErrors = {
  CONTACT_LINK_INVALID: {
    status: 404,
    detail: 'Este link venceu ou está incompleto. Peça outro com o seu e-mail.',
    en: 'This link has expired or is incomplete. Ask for another one with your e-mail.',
  },
  LEAD_FULL: {
    status: 409,
    detail: 'Este pedido já tem muitas anotações. Apague alguma antes de escrever outra.',
    en: 'This request already has many notes. Delete one before you write another.',
  },
  REVIEW_LINK_INVALID: {
    status: 404,
    detail: 'Este link não existe, venceu ou foi trocado por um mais novo. Peça outro abaixo.',
    en: 'This link does not exist, has expired or was replaced by a newer one. Ask for another below.',
  },
  REVIEW_WRITTEN: {
    status: 409,
    detail: 'Você já avaliou este fornecedor. Vale uma avaliação por pessoa.',
    en: 'You have already reviewed this supplier. Each person writes one review.',
  },
  REVIEW_OWN: {
    status: 403,
    detail: 'Não é possível avaliar o próprio cadastro: este e-mail ou esta conta é do fornecedor.',
    en: 'You cannot review your own listing: this e-mail or account belongs to the supplier.',
  },
  REVIEW_ANSWERED: {
    status: 409,
    detail: 'Esta avaliação já tem a sua resposta ou não está mais publicada.',
    en: 'This review already has your answer or is no longer published.',
  },
  REVIEW_DECIDED: {
    status: 409,
    detail: 'Esta avaliação já foi decidida por outra pessoa.',
    en: 'Somebody else has already decided on this review.',
  },
} as const
