/** Those about pictures, documents and the supplier's own page, as errors.ts has the others. */
export const pageErrors = {
  PHOTO_UNREADABLE: {
    status: 400,
    detail: 'Não conseguimos ler a foto. Envie uma imagem JPEG, PNG ou WebP, sem animação.',
    en: 'We could not read the photo. Send a JPEG, PNG or WebP image without animation.',
  },
  PHOTO_TOO_LARGE: {
    status: 413,
    detail: 'A foto é grande demais: o limite é de 10 MB e 50 megapixels.',
    en: 'The photo is too large: the limit is 10 MB and 50 megapixels.',
  },
  DOCUMENT_UNREADABLE: {
    status: 400,
    detail: 'Este arquivo não é um PDF completo. Envie o documento em PDF.',
    en: 'This file is not a whole PDF. Send the document as a PDF.',
  },
  DOCUMENT_TOO_LARGE: {
    status: 413,
    detail: 'O documento é grande demais: o limite é de 10 MB.',
    en: 'The document is too large: the limit is 10 MB.',
  },
  PAGE_FILE_GONE: {
    status: 409,
    detail: 'Uma foto ou um documento desta página não está mais guardado. Envie-o de novo.',
    en: 'A photo or document of this page is no longer stored. Please send it again.',
  },
  PAGE_ADDRESS_TAKEN: {
    status: 409,
    detail: 'Este endereço já é de outro fornecedor. Escolha outro.',
    en: 'This address belongs to another supplier. Choose another one.',
  },
} as const
