import type { Language } from 'contract/rules/languages'
import { urls } from 'contract/urls'
import { mailOf, nameInMail } from '../mail/layout.ts'
import type { MyRequest } from './queries-mine.ts'

const offerTexts = {
  pt: {
    subject: (name: string) => `Sem resposta de ${name}? Veja outros fornecedores`,
    heading: 'Ainda sem resposta?',
    intro: (name: string) =>
      `Há dois dias úteis você pediu o contato de ${name} e não vimos resposta pelo Marketplace em Saúde. Estes também atendem ao que você procura:`,
    ask: 'Você também pode pedir de novo, ver as respostas ou retirar os seus dados.',
    open: 'Abrir meus contatos',
    why: (name: string) => `Você recebe este e-mail porque pediu o contato de ${name}.`,
    more: (count: number) => `mais ${count}`,
    off: 'Não quero mais estas sugestões',
  },
  en: {
    subject: (name: string) => `No answer from ${name}? See other suppliers`,
    heading: 'Still no answer?',
    intro: (name: string) =>
      `Two working days ago you asked for the contact of ${name}, and we saw no answer at Marketplace em Saúde. These serve what you look for, too:`,
    ask: 'You can also ask again, see answers or withdraw your data.',
    open: 'Open my contacts',
    why: (name: string) => `You get this e-mail because you asked for the contact of ${name}.`,
    more: (count: number) => `${count} more`,
    off: 'No more of these suggestions',
  },
} as const

type OfferLinks = {
  link: string
  publicUrl: string
  unsubscribe: { url: string; oneClick: string }
}

type Other = { nome: string; slug: string; cidade_estado: string }

const mostNamed = 5

/** 'A, B e mais 3'. */
function named(names: readonly string[], most: number, language: Language): string {
  const distinct = [...new Set(names.map((name) => nameInMail(name, language)))]
  const rest = distinct.length - most
  return new Intl.ListFormat(language === 'pt' ? 'pt-BR' : 'en', { type: 'conjunction' }).format([
    ...distinct.slice(0, most),
    ...(rest > 0 ? [offerTexts[language].more(rest)] : []),
  ])
}

/** To who asked these suppliers. */
export function offerMail(
  { email, language }: Pick<MyRequest, 'email' | 'language'>,
  suppliers: readonly string[],
  others: readonly Other[],
  { link, publicUrl, unsubscribe }: OfferLinks,
) {
  const texts = offerTexts[language]
  const name = named(suppliers, mostNamed, language)
  return mailOf({
    to: email,
    language,
    subject: texts.subject(named(suppliers, 1, language)),
    heading: texts.heading,
    paragraphs: [
      texts.intro(name),
      others
        .map(({ nome, cidade_estado }) => `${nameInMail(nome, language)} (${cidade_estado})`)
        .join('\n'),
      texts.ask,
    ],
    action: { label: texts.open, url: link },
    more: others.map(({ nome, slug }) => ({
      label: nameInMail(nome, language),
      url: `${publicUrl}${urls.supplier(slug)}`,
    })),
    why: texts.why(name),
    unsubscribe: { label: texts.off, ...unsubscribe },
  })
}

const linkTexts = {
  pt: {
    subject: 'Seus contatos no Marketplace em Saúde',
    intro:
      'Abra pelo botão os pedidos de contato que você fez: a quem, quando e o que responderam.',
    days: 'O link vale sete dias. Se não foi você quem pediu, ignore este e-mail.',
    open: 'Abrir meus contatos',
    why: 'Você recebe este e-mail porque alguém informou este endereço em Meus contatos.',
  },
  en: {
    subject: 'Your contacts at Marketplace em Saúde',
    intro:
      'The button opens the contact requests that you made: whom, when and what they answered.',
    days: 'The link works for seven days. If it was not you who asked, ignore this e-mail.',
    open: 'Open my contacts',
    why: 'You get this e-mail because somebody gave this address in My contacts.',
  },
} as const

export function linkMail(to: string, language: Language, url: string) {
  const texts = linkTexts[language]
  return mailOf({
    to,
    language,
    subject: texts.subject,
    heading: texts.subject,
    paragraphs: [texts.intro, texts.days],
    action: { label: texts.open, url },
    why: texts.why,
  })
}

const withdrawnTexts = {
  pt: {
    subject: (name: string) => `${name} retirou o pedido de contato`,
    intro: (name: string) =>
      `${name} retirou os dados do pedido de contato que fez a você, e eles saíram da sua caixa de pedidos.`,
    erase:
      'Apague também o que você guardou desta pessoa por causa do pedido (LGPD, art. 18, § 6º).',
    why: 'Você recebe este e-mail porque recebeu esses dados pelo Marketplace em Saúde.',
  },
  en: {
    subject: (name: string) => `${name} withdrew the contact request`,
    intro: (name: string) =>
      `${name} withdrew the data of the contact request to you; it is gone from your inbox.`,
    erase: 'Please erase what you kept of this person because of it (LGPD, art. 18, § 6).',
    why: 'You get this e-mail because you got this data through Marketplace em Saúde.',
  },
} as const

export function withdrawnMail(request: MyRequest) {
  const { supplier_language: language } = request
  const texts = withdrawnTexts[language]
  return mailOf({
    to: request.supplier_email,
    language,
    subject: texts.subject(request.nome),
    heading: texts.subject(request.nome),
    paragraphs: [texts.intro(request.nome), texts.erase],
    why: texts.why,
  })
}
