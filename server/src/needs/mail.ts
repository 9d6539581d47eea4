import type { Contact } from 'contract/contacts'
import { holdsWebAddress } from 'contract/rules/fields'
import type { Language } from 'contract/rules/languages'
import { mostProposals, type PriceUnit } from 'contract/rules/needs'
import { urls } from 'contract/urls'
import { type MailTable, mailOf } from '../mail/layout.ts'
import { lastDayBefore } from './rules.ts'

export type Site = { publicUrl: string }
export type Buyer = { email: string; language: Language; titulo: string }

/** '2026-11-15' as 15/11/2026, in both languages. */
export const dayText = (day: string): string => day.split('-').reverse().join('/')

const moneyText = (reais: number, language: Language): string =>
  reais.toLocaleString(language === 'pt' ? 'pt-BR' : 'en-GB', {
    style: 'currency',
    currency: 'BRL',
  })

const reasons = {
  pt: {
    why: 'Você recebe este e-mail porque publicou esta demanda no Banco de negócios do Marketplace em Saúde.',
    data: 'Ver ou apagar os meus dados',
    open: 'Abrir a minha demanda',
  },
  en: {
    why: 'You get this e-mail because you published this request on the Business board (Banco de negócios) of Marketplace em Saúde.',
    data: 'See or erase my data',
    open: 'Open my request',
  },
} as const

type Letter = {
  subject: string
  heading: string
  paragraphs: readonly (string | MailTable)[]
  action?: string
}

/** What every mail about a buyer's own need has in common. */
export function letterTo(buyer: Buyer, letter: Letter, link: string | null, { publicUrl }: Site) {
  const { why, data, open } = reasons[buyer.language]
  const { action, ...rest } = letter
  return mailOf({
    to: buyer.email,
    language: buyer.language,
    ...rest,
    ...(link ? { action: { label: action ?? open, url: link } } : {}),
    more: [{ label: data, url: `${publicUrl}${urls.myData}` }],
    why,
  })
}

const codeTexts = {
  pt: {
    subject: 'Seu código para publicar uma demanda',
    heading: 'Confirme o seu e-mail',
    intro:
      'Digite este código na página em que você descreveu a sua demanda. Ele vale por 10 minutos.',
    other: 'Se não foi você quem pediu, ignore este e-mail: sem o código nada é publicado.',
    why: 'Você recebe este e-mail porque alguém descreveu uma demanda no Marketplace em Saúde com este endereço.',
  },
  en: {
    subject: 'Your code to publish a request',
    heading: 'Confirm your e-mail',
    intro:
      'Enter this code on the page where you described your request. It is valid for 10 minutes.',
    other: 'If you did not ask for it, ignore this e-mail: without the code nothing is published.',
    why: 'You get this e-mail because somebody described a request at Marketplace em Saúde with this address.',
  },
} as const

export function needCodeMail(to: string, code: string, language: Language) {
  const { subject, heading, intro, other, why } = codeTexts[language]
  return mailOf({ to, language, subject, heading, paragraphs: [intro, other], code, why })
}

const publishedTexts = {
  pt: {
    subject: (titulo: string) => `Demanda publicada: ${titulo}`,
    heading: 'A sua demanda está publicada',
    intro: (day: string) =>
      `Os fornecedores que combinam com ela serão avisados e podem responder até ${day}. Você recebe no máximo ${mostProposals} propostas, e um e-mail a cada uma.`,
    toNobody: (day: string) =>
      `Por enquanto nenhum fornecedor do banco combina com ela. Ela fica publicada até ${day}: quem chegar depois pode responder. Você recebe um e-mail a cada proposta, no máximo ${mostProposals}.`,
    secret:
      'O link abaixo é só seu: com ele você compara as propostas, pergunta, aceita ou recusa, prorroga e encerra. Não o encaminhe.',
    hidden: 'Nenhum fornecedor vê o seu nome, e-mail ou telefone até você concordar.',
  },
  en: {
    subject: (titulo: string) => `Request published: ${titulo}`,
    heading: 'Your request is published',
    intro: (day: string) =>
      `The suppliers that fit will be told and can answer until ${day}. You get at most ${mostProposals} proposals, and an e-mail for each.`,
    toNobody: (day: string) =>
      `No supplier of the board fits it for now. It stays published until ${day}: whoever joins later can answer. You get an e-mail for each proposal, of at most ${mostProposals}.`,
    secret:
      'The link below is yours alone: with it you compare proposals, ask, accept or decline, extend and close. Do not pass it on.',
    hidden: 'No supplier sees your name, e-mail or phone until you agree.',
  },
} as const

export function publishedMail(
  buyer: Buyer & { expires_at: Date },
  /** How many suppliers it fits now. */
  suppliers: number,
  link: string,
  site: Site,
) {
  const texts = publishedTexts[buyer.language]
  const last = dayText(lastDayBefore(buyer.expires_at))
  const intro = suppliers > 0 ? texts.intro(last) : texts.toNobody(last)
  const paragraphs = [intro, texts.secret, texts.hidden]
  const { heading } = texts
  return letterTo(buyer, { subject: texts.subject(buyer.titulo), heading, paragraphs }, link, site)
}

const linksTexts = {
  pt: {
    subject: 'Os links das suas demandas',
    intro: 'Você pediu os links das demandas publicadas com este e-mail. Cada botão abre uma.',
    other: 'Se não foi você quem pediu, ignore este e-mail.',
    why: 'Você recebe este e-mail porque alguém pediu os links das demandas deste endereço no Marketplace em Saúde.',
  },
  en: {
    subject: 'The links of your requests',
    intro:
      'You asked for the links of the requests published with this e-mail. Each button opens one.',
    other: 'If you did not ask for them, ignore this e-mail.',
    why: 'You get this e-mail because somebody asked for the links of the requests of this address at Marketplace em Saúde.',
  },
} as const

export function linksMail(
  to: string,
  language: Language,
  links: readonly { titulo: string; url: string }[],
) {
  const { subject, intro, other, why } = linksTexts[language]
  return mailOf({
    to,
    language,
    subject,
    heading: subject,
    paragraphs: [intro, other],
    more: links.map(({ titulo, url }) => ({ label: titulo, url })),
    why,
  })
}

const units: Record<Language, Record<PriceUnit, string>> = {
  pt: { total: 'no total', unidade: 'por unidade', mes: 'por mês', hora: 'por hora' },
  en: { total: 'in total', unidade: 'each', mes: 'a month', hora: 'an hour' },
}

const proposalTexts = {
  pt: {
    subject: (nome: string) => `Nova proposta de ${nome}`,
    heading: 'Você recebeu uma proposta',
    intro: (nome: string, titulo: string) => `${nome} respondeu à sua demanda “${titulo}”:`,
    facts: (preco: string, dias: number, validade: string) => [
      { label: 'Preço', value: preco },
      { label: 'Prazo de entrega', value: dias === 1 ? '1 dia' : `${dias} dias` },
      { label: 'Válida até', value: validade },
    ],
    open: 'Ver e comparar as propostas',
  },
  en: {
    subject: (nome: string) => `New proposal from ${nome}`,
    heading: 'You have a proposal',
    intro: (nome: string, titulo: string) => `${nome} answered your request “${titulo}”:`,
    facts: (preco: string, dias: number, validade: string) => [
      { label: 'Price', value: preco },
      { label: 'Delivery time', value: dias === 1 ? '1 day' : `${dias} days` },
      { label: 'Valid until', value: validade },
    ],
    open: 'See and compare the proposals',
  },
} as const

type Proposed = {
  nome: string
  preco: number
  preco_por: PriceUnit
  entrega_dias: number
  validade: string
}

export function proposalMail(buyer: Buyer, proposal: Proposed, link: string, site: Site) {
  const { language, titulo } = buyer
  const texts = proposalTexts[language]
  const preco = `${moneyText(proposal.preco, language)} ${units[language][proposal.preco_por]}`
  const rows = texts.facts(preco, proposal.entrega_dias, dayText(proposal.validade))
  return letterTo(
    buyer,
    {
      subject: texts.subject(proposal.nome),
      heading: texts.heading,
      paragraphs: [texts.intro(proposal.nome, titulo), { rows }],
      action: texts.open,
    },
    link,
    site,
  )
}

/** Of what a stranger wrote; whoever reads it is warned when it holds a link. */
const carefulTexts = {
  pt: 'A mensagem traz um endereço da internet. Abra só se você confia em quem escreveu.',
  en: 'The message holds a web address. Open it only if you trust who wrote it.',
} as const

export const quoted = (texto: string, language: Language): string[] =>
  holdsWebAddress(texto) ? [texto, carefulTexts[language]] : [texto]

const answerTexts = {
  pt: {
    subject: (nome: string) => `${nome} escreveu sobre a proposta`,
    heading: 'Uma resposta para você',
    intro: (nome: string, titulo: string) => `${nome}, sobre a demanda “${titulo}”:`,
  },
  en: {
    subject: (nome: string) => `${nome} wrote about the proposal`,
    heading: 'An answer for you',
    intro: (nome: string, titulo: string) => `${nome}, about the request “${titulo}”:`,
  },
} as const

export function answerMail(
  buyer: Buyer,
  { nome, texto }: { nome: string; texto: string },
  link: string,
  site: Site,
) {
  const { subject, heading, intro } = answerTexts[buyer.language]
  const paragraphs = [intro(nome, buyer.titulo), ...quoted(texto, buyer.language)]
  return letterTo(buyer, { subject: subject(nome), heading, paragraphs }, link, site)
}

const acceptedTexts = {
  pt: {
    subject: (nome: string) => `Proposta aceita: ${nome}`,
    heading: 'Você aceitou uma proposta',
    intro: (nome: string) => `${nome} recebeu o seu contato. Este é o contato do fornecedor:`,
    gone: (nome: string) => `${nome} recebeu o seu contato e vai falar com você.`,
    phone: 'Telefone',
  },
  en: {
    subject: (nome: string) => `Proposal accepted: ${nome}`,
    heading: 'You accepted a proposal',
    intro: (nome: string) => `${nome} has your contact. This is the supplier's contact:`,
    gone: (nome: string) => `${nome} has your contact and will get in touch with you.`,
    phone: 'Phone',
  },
} as const

export function acceptedMail(
  buyer: Buyer,
  { nome, contact }: { nome: string; contact: Contact | null },
  link: string,
  site: Site,
) {
  const { subject, heading, intro, gone, phone } = acceptedTexts[buyer.language]
  const rows = contact && [
    { label: 'E-mail', value: contact.email },
    ...(contact.telefone ? [{ label: phone, value: contact.telefone }] : []),
    ...(contact.site ? [{ label: 'Site', value: contact.site }] : []),
  ]
  const paragraphs = rows ? [intro(nome), { rows }] : [gone(nome)]
  return letterTo(buyer, { subject: subject(nome), heading, paragraphs }, link, site)
}
