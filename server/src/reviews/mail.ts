import type { ReviewForm } from 'contract/reviews'
import { holdsWebAddress } from 'contract/rules/fields'
import type { Language } from 'contract/rules/languages'
import { inviteValidDays } from 'contract/rules/reviews'
import { urls } from 'contract/urls'
import { mailOf, nameInMail } from '../mail/layout.ts'
import type { Invited } from './queries-invites.ts'

const inviteTexts = {
  pt: {
    subject: (name: string) => `Como foi com ${name}?`,
    heading: 'Conte como foi',
    intro: (name: string) =>
      `Você pediu o contato de ${name} no Marketplace em Saúde. Conte em um minuto como foram o contato, a qualidade e o prazo: ajuda outros hospitais, clínicas e farmácias a escolher.`,
    once: `O link abaixo é pessoal, vale uma vez e por ${inviteValidDays} dias. A avaliação aparece com o nome que você escolher; o seu e-mail não aparece.`,
    open: 'Avaliar',
    why: (name: string) =>
      `Você recebe este e-mail, uma única vez, porque pediu o contato de ${name}.`,
    data: 'Ver ou apagar os meus dados',
    off: 'Não quero mais convites para avaliar',
  },
  en: {
    subject: (name: string) => `How was it with ${name}?`,
    heading: 'Tell how it was',
    intro: (name: string) =>
      `You asked for the contact of ${name} at Marketplace em Saúde. Tell in a minute how contact, quality and punctuality were: it helps other hospitals, clinics and pharmacies to choose.`,
    once: `The link below is personal, works once and for ${inviteValidDays} days. The review is shown with the name that you choose; your e-mail is not shown.`,
    open: 'Write a review',
    why: (name: string) =>
      `You get this e-mail, only once, because you asked for the contact of ${name}.`,
    data: 'See or erase my data',
    off: 'No more invitations to review',
  },
} as const

type Unsubscribe = { url: string; oneClick: string }

export function inviteMail(
  invited: Invited,
  url: string,
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: Unsubscribe },
) {
  const { email, language, supplier_nome } = invited
  const texts = inviteTexts[language]
  const name = nameInMail(supplier_nome, language)
  return mailOf({
    to: email,
    language,
    subject: texts.subject(name),
    heading: texts.heading,
    paragraphs: [texts.intro(name), texts.once],
    action: { label: texts.open, url },
    more: [{ label: texts.data, url: `${publicUrl}${urls.myData}` }],
    why: texts.why(name),
    unsubscribe: { label: texts.off, ...unsubscribe },
  })
}

const writtenTexts = {
  pt: {
    subject: 'Você recebeu uma avaliação',
    intro: (name: string) => `${name} avaliou o seu atendimento:`,
    stars: ({ contato, qualidade, prazo }: ReviewForm) => [
      { label: 'Contato', value: `${contato} de 5` },
      { label: 'Qualidade', value: `${qualidade} de 5` },
      { label: 'Prazo', value: `${prazo} de 5` },
    ],
    once: 'Você pode responder em público, uma vez.',
    open: 'Ver e responder',
    why: 'Você recebe este e-mail porque tem um cadastro no Marketplace em Saúde.',
  },
  en: {
    subject: 'You have a review',
    intro: (name: string) => `${name} reviewed your service:`,
    stars: ({ contato, qualidade, prazo }: ReviewForm) => [
      { label: 'Contact', value: `${contato} of 5` },
      { label: 'Quality', value: `${qualidade} of 5` },
      { label: 'On time', value: `${prazo} of 5` },
    ],
    once: 'You can answer in public, once.',
    open: 'See and answer',
    why: 'You get this e-mail because you are listed at Marketplace em Saúde.',
  },
} as const

export function writtenMail(
  supplier: { email: string; language: Language },
  review: ReviewForm,
  publicUrl: string,
) {
  const texts = writtenTexts[supplier.language]
  return mailOf({
    to: supplier.email,
    language: supplier.language,
    subject: texts.subject,
    heading: texts.subject,
    paragraphs: [texts.intro(review.nome), { rows: texts.stars(review) }, review.texto, texts.once],
    action: { label: texts.open, url: `${publicUrl}${urls.dashboardSection('avaliacoes')}` },
    why: texts.why,
  })
}

const answeredTexts = {
  pt: {
    subject: (name: string) => `${name} respondeu à sua avaliação`,
    heading: 'A sua avaliação tem uma resposta',
    intro: (name: string) => `${name} respondeu em público:`,
    careful:
      'A resposta traz um endereço da internet escrito pelo fornecedor. Abra só se você confia nele.',
    open: 'Ver a página do fornecedor',
    why: (name: string) =>
      `Você recebe este e-mail porque avaliou ${name} no Marketplace em Saúde.`,
  },
  en: {
    subject: (name: string) => `${name} answered your review`,
    heading: 'Your review has an answer',
    intro: (name: string) => `${name} answered in public:`,
    careful:
      'The answer holds a web address written by the supplier. Open it only if you trust them.',
    open: 'See the supplier’s page',
    why: (name: string) =>
      `You get this e-mail because you reviewed ${name} at Marketplace em Saúde.`,
  },
} as const

export function answeredMail(
  { nome, slug }: { nome: string; slug: string },
  writer: { email: string; language: Language },
  texto: string,
  publicUrl: string,
) {
  const texts = answeredTexts[writer.language]
  return mailOf({
    to: writer.email,
    language: writer.language,
    subject: texts.subject(nome),
    heading: texts.heading,
    paragraphs: [texts.intro(nome), texto, ...(holdsWebAddress(texto) ? [texts.careful] : [])],
    action: { label: texts.open, url: `${publicUrl}${urls.supplier(slug)}` },
    why: texts.why(nome),
  })
}
