import { categoryNames } from 'contract/rules/categories'
import type { Language } from 'contract/rules/languages'
import { type DeclineReason, mostProposals } from 'contract/rules/needs'
import { phoneLink, whatsappLink } from 'contract/rules/web-link'
import { urls } from 'contract/urls'
import { mailOf } from '../mail/layout.ts'
import { dayText, quoted } from './mail.ts'

type Site = { publicUrl: string }
type Supplier = { email: string; language: Language }
type Need = { titulo: string }

const bankUrl = ({ publicUrl }: Site): string =>
  `${publicUrl}${urls.dashboardSection('banco-de-negocios')}`
const ownUrl = (site: Site): string => `${bankUrl(site)}?ver=propostas`

const newTexts = {
  pt: {
    subject: (titulo: string) => `Nova demanda: ${titulo}`,
    heading: 'Um comprador procura o que você oferece',
    labels: ['Categoria', 'Quantidade', 'Local', 'Para quando', 'Licenças exigidas'],
    five: `Só as ${mostProposals} primeiras propostas são aceitas. O comprador fica anônimo até concordar em passar o contato.`,
    open: 'Ver a demanda e responder',
    why: 'Você recebe este e-mail porque esta demanda combina com a sua categoria e com onde você atende, e o seu plano tem o Banco de negócios.',
    off: 'Não receber avisos de novas demandas',
  },
  en: {
    subject: (titulo: string) => `New request: ${titulo}`,
    heading: 'A buyer looks for what you offer',
    labels: ['Category', 'Quantity', 'Place', 'By when', 'Licences required'],
    five: `Only the first ${mostProposals} proposals are taken. The buyer stays anonymous until they agree to pass on their contact.`,
    open: 'See the request and answer',
    why: 'You get this e-mail because this request fits your category and where you work, and your plan has the Business board (Banco de negócios).',
    off: 'Get no more e-mails about new requests',
  },
} as const

type NewNeed = Need & {
  categoria: string
  quantidade: string
  cidade: string
  estado: string
  prazo: string
  licencas: readonly string[]
}

/** Without the description, which could carry a stranger's link into many mailboxes. */
export function newNeedMail(
  supplier: Supplier,
  need: NewNeed,
  site: Site & { token: string; oneClick: string },
) {
  const { email: to, language } = supplier
  const texts = newTexts[language]
  const values = [
    categoryNames([need.categoria], language),
    need.quantidade,
    `${need.cidade}/${need.estado}`,
    dayText(need.prazo),
    need.licencas.join(', '),
  ]
  const rows = texts.labels.flatMap((label, at) => {
    const value = values[at]
    return value ? [{ label, value }] : []
  })
  return mailOf({
    to,
    language,
    subject: texts.subject(need.titulo),
    heading: texts.heading,
    paragraphs: [need.titulo, { rows }, texts.five],
    action: { label: texts.open, url: bankUrl(site) },
    why: texts.why,
    unsubscribe: {
      label: texts.off,
      url: `${site.publicUrl}${urls.needMails}#${site.token}`,
      oneClick: site.oneClick,
    },
  })
}

const whys = {
  pt: 'Você recebe este e-mail porque enviou uma proposta para esta demanda no Marketplace em Saúde.',
  en: 'You get this e-mail because you sent a proposal for this request at Marketplace em Saúde.',
} as const

type Letter = { subject: string; heading: string; paragraphs: readonly string[]; action: string }

const letterTo = ({ email: to, language }: Supplier, letter: Letter, site: Site) => {
  const { action, ...rest } = letter
  return mailOf({
    to,
    language,
    ...rest,
    action: { label: action, url: ownUrl(site) },
    why: whys[language],
  })
}

const questionTexts = {
  pt: {
    subject: (titulo: string) => `Pergunta sobre a sua proposta: ${titulo}`,
    heading: 'O comprador tem uma pergunta',
    intro: (titulo: string) => `Sobre a sua proposta para “${titulo}”:`,
    action: 'Responder',
  },
  en: {
    subject: (titulo: string) => `Question about your proposal: ${titulo}`,
    heading: 'The buyer has a question',
    intro: (titulo: string) => `About your proposal for “${titulo}”:`,
    action: 'Answer',
  },
} as const

export function questionMail(supplier: Supplier, { titulo }: Need, texto: string, site: Site) {
  const { subject, heading, intro, action } = questionTexts[supplier.language]
  const paragraphs = [intro(titulo), ...quoted(texto, supplier.language)]
  return letterTo(supplier, { subject: subject(titulo), heading, paragraphs, action }, site)
}

const contactTexts = {
  pt: {
    accepted: {
      subject: (titulo: string) => `Sua proposta foi aceita: ${titulo}`,
      heading: 'A sua proposta foi aceita',
      intro: 'O comprador escolheu você e passou o contato:',
    },
    shared: {
      subject: (titulo: string) => `O comprador passou o contato: ${titulo}`,
      heading: 'Você já pode falar com o comprador',
      intro: 'O comprador ainda compara as propostas, mas quer conversar e passou o contato:',
    },
    name: 'Nome',
    phone: 'Telefone',
    only: 'Use o contato só para esta negociação.',
    reply: 'Responda a este e-mail: a mensagem vai direto ao comprador.',
    call: 'Ligar',
    action: 'Ver a proposta',
  },
  en: {
    accepted: {
      subject: (titulo: string) => `Your proposal was accepted: ${titulo}`,
      heading: 'Your proposal was accepted',
      intro: 'The buyer chose you and passed on their contact:',
    },
    shared: {
      subject: (titulo: string) => `The buyer passed on their contact: ${titulo}`,
      heading: 'You can talk to the buyer now',
      intro:
        'The buyer still compares the proposals, but wants to talk and passed on their contact:',
    },
    name: 'Name',
    phone: 'Phone',
    only: 'Use the contact for this deal only.',
    reply: 'Reply to this e-mail: your message goes straight to the buyer.',
    call: 'Call',
    action: 'See the proposal',
  },
} as const

type Buyer = { nome: string; email: string; telefone: string }

/** The only mail that says who the buyer is. */
export function contactMail(
  { email: to, language }: Supplier,
  { titulo, ...buyer }: Need & Buyer,
  kind: 'accepted' | 'shared',
  site: Site,
) {
  const texts = contactTexts[language]
  const { subject, heading, intro } = texts[kind]
  const rows = [
    { label: texts.name, value: buyer.nome },
    { label: 'E-mail', value: buyer.email },
    { label: texts.phone, value: buyer.telefone },
  ]
  const [call, whatsapp] = [phoneLink(buyer.telefone), whatsappLink(buyer.telefone)]
  return mailOf({
    to,
    language,
    replyTo: buyer.email,
    subject: subject(titulo),
    heading,
    paragraphs: [`“${titulo}”`, intro, { rows }, texts.reply, texts.only],
    action: { label: texts.action, url: ownUrl(site) },
    more: [
      ...(call ? [{ label: texts.call, url: call }] : []),
      ...(whatsapp ? [{ label: 'WhatsApp', url: whatsapp }] : []),
    ],
    why: whys[language],
  })
}

const declineNames: Record<Language, Record<DeclineReason, string>> = {
  pt: {
    preco: 'o preço',
    prazo: 'o prazo',
    requisitos: 'não atende ao que foi pedido',
    'outra-proposta': 'escolheu outra proposta',
    desistencia: 'não vai mais contratar',
    outro: 'outro motivo',
  },
  en: {
    preco: 'the price',
    prazo: 'the delivery time',
    requisitos: 'it does not meet what was asked for',
    'outra-proposta': 'they chose another proposal',
    desistencia: 'they are no longer buying',
    outro: 'another reason',
  },
}

const declinedTexts = {
  pt: {
    subject: (titulo: string) => `Proposta recusada: ${titulo}`,
    heading: 'A sua proposta não foi aceita',
    reason: (titulo: string, reason: string) => `Demanda: “${titulo}”\nMotivo: ${reason}.`,
    thanks: 'Obrigado por responder. Novas demandas chegam a você do mesmo jeito.',
    action: 'Ver as minhas propostas',
  },
  en: {
    subject: (titulo: string) => `Proposal declined: ${titulo}`,
    heading: 'Your proposal was not accepted',
    reason: (titulo: string, reason: string) => `Request: “${titulo}”\nReason: ${reason}.`,
    thanks: 'Thank you for answering. New requests reach you as before.',
    action: 'See my proposals',
  },
} as const

export function declinedMail(
  supplier: Supplier,
  { titulo }: Need,
  { motivo, texto }: { motivo: DeclineReason; texto: string },
  site: Site,
) {
  const { language } = supplier
  const { subject, heading, reason, thanks, action } = declinedTexts[language]
  const told = texto ? quoted(texto, language) : []
  const paragraphs = [reason(titulo, declineNames[language][motivo]), ...told, thanks]
  return letterTo(supplier, { subject: subject(titulo), heading, paragraphs, action }, site)
}

const overTexts = {
  pt: {
    subject: (titulo: string) => `Demanda encerrada: ${titulo}`,
    heading: 'Esta demanda foi encerrada',
    reasons: {
      'outra-proposta': 'O comprador escolheu outra proposta.',
      desistencia: 'O comprador encerrou a demanda sem escolher uma proposta.',
      removida: 'A administração removeu a demanda.',
      retirada: 'O comprador retirou a demanda, e as propostas saíram com ela.',
    },
    erase:
      'Apague também o contato que o comprador passou a você e o que guardou dele por causa da demanda (LGPD, art. 18, § 6º).',
  },
  en: {
    subject: (titulo: string) => `Request closed: ${titulo}`,
    heading: 'This request was closed',
    reasons: {
      'outra-proposta': 'The buyer chose another proposal.',
      desistencia: 'The buyer closed the request without choosing a proposal.',
      removida: 'The administrators removed the request.',
      retirada: 'The buyer withdrew the request, and the proposals went with it.',
    },
    erase:
      'Please also erase the contact that the buyer passed on to you and what you kept of them because of the request (LGPD, art. 18, § 6).',
  },
} as const

/** What the buyer called it may be why it was removed. */
export const titleAfterRemoval = (need: { categoria: string }, language: Language): string =>
  categoryNames([need.categoria], language)

/** To whoever still waited for a word. `knowsBuyer`: the contact was passed on, and is to be erased. */
export function overMail(
  supplier: Supplier,
  { titulo, knowsBuyer = false }: Need & { knowsBuyer?: boolean },
  reason: keyof (typeof overTexts)['pt']['reasons'],
  site: Site,
) {
  const { subject, heading, reasons, erase } = overTexts[supplier.language]
  const { thanks, action } = declinedTexts[supplier.language]
  const paragraphs = [`“${titulo}”`, reasons[reason], ...(knowsBuyer ? [erase] : []), thanks]
  return letterTo(supplier, { subject: subject(titulo), heading, paragraphs, action }, site)
}
