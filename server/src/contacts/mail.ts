import type { Contact, ContactForm } from 'contract/contacts'
import { holdsWebAddress } from 'contract/rules/fields'
import type { Language } from 'contract/rules/languages'
import type { LeadLinks } from '../leads/service-links.ts'
import { greeting, mailOf, nameInMail } from '../mail/layout.ts'
import type { Reachable } from './queries.ts'

type Visitor = Pick<ContactForm, 'nome' | 'email' | 'telefone'> & {
  mensagem: string | null
  term: string | null
}
type Fact = readonly [label: string, value: string | null | undefined]

const tableOf = (facts: readonly Fact[]) => ({
  rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
})

const requestTexts = {
  pt: {
    subject: (name: string) => `Novo pedido de contato: ${name}`,
    intro:
      'Uma pessoa viu seu perfil no Marketplace em Saúde e pediu seu contato. Responda direto a ela:',
    name: 'Nome',
    phone: 'Telefone',
    term: 'Encontrou você buscando por',
    needs: 'O que ela precisa:',
    careful:
      'A mensagem traz um endereço da internet escrito por quem fez o pedido. Abra só se você confia nele.',
    only: 'Use estes dados só para atender este pedido.',
    open: 'Responder no Marketplace',
    mail: 'Responder por e-mail',
    call: 'Ligar',
    why: 'Você recebe este e-mail porque alguém pediu o contato do seu cadastro no Marketplace em Saúde.',
  },
  en: {
    subject: (name: string) => `New contact request: ${name}`,
    intro:
      'Somebody saw your profile at Marketplace em Saúde and asked for your contact. Answer them directly:',
    name: 'Name',
    phone: 'Phone',
    term: 'Found you searching for',
    needs: 'What they need:',
    careful:
      'The message holds a web address written by whoever asked. Open it only if you trust them.',
    only: 'Use this data only to attend to this request.',
    open: 'Answer on the Marketplace',
    mail: 'Answer by e-mail',
    call: 'Call',
    why: 'You get this e-mail because somebody asked for the contact of your listing at Marketplace em Saúde.',
  },
} as const

/** At once, with the ways to answer; an answer to the mail itself goes to whoever asked. */
export function contactMailToSupplier(supplier: Reachable, visitor: Visitor, links: LeadLinks) {
  const { language } = supplier
  const texts = requestTexts[language]
  const { mensagem } = visitor
  return mailOf({
    to: supplier.email,
    replyTo: visitor.email,
    language,
    subject: texts.subject(visitor.nome),
    heading: greeting(supplier.nome, language),
    paragraphs: [
      texts.intro,
      tableOf([
        [texts.name, visitor.nome],
        ['E-mail', visitor.email],
        [texts.phone, visitor.telefone],
        [texts.term, visitor.term],
      ]),
      ...(mensagem ? [`${texts.needs}\n${mensagem}`] : []),
      ...(mensagem && holdsWebAddress(mensagem) ? [texts.careful] : []),
      texts.only,
    ],
    action: { label: texts.open, url: links.inbox },
    more: [
      { label: texts.mail, url: links.email },
      ...(links.whatsapp ? [{ label: 'WhatsApp', url: links.whatsapp }] : []),
      ...(links.phone ? [{ label: texts.call, url: links.phone }] : []),
    ],
    why: texts.why,
  })
}

const visitorTexts = {
  pt: {
    subject: (name: string) => `Contato de ${name}`,
    subjectOfAll: (count: number) => `Contato de ${count} fornecedores`,
    heading: 'Olá!',
    intro:
      'Você pediu um contato no Marketplace em Saúde. Estes são os dados do fornecedor, que também recebeu os seus:',
    introToAll:
      'Você pediu contato a vários fornecedores no Marketplace em Saúde. Estes são os dados deles; cada um também recebeu os seus:',
    supplier: 'Fornecedor',
    phone: 'Telefone',
    follow:
      'Em Meus contatos você vê as respostas e pode retirar cada pedido. O link vale sete dias.',
    notYou: 'Se não foi você quem pediu, ignore este e-mail.',
    page: 'Ver a página do fornecedor',
    open: 'Abrir meus contatos',
    why: 'Você recebe este e-mail porque este endereço foi informado em um pedido de contato.',
  },
  en: {
    subject: (name: string) => `Contact of ${name}`,
    subjectOfAll: (count: number) => `Contact of ${count} suppliers`,
    heading: 'Hello!',
    intro:
      'You asked for a contact at Marketplace em Saúde. This is the data of the supplier, who also got yours:',
    introToAll:
      'You asked several suppliers for contact at Marketplace em Saúde. This is their data; each of them also got yours:',
    supplier: 'Supplier',
    phone: 'Phone',
    follow:
      'In My contacts you see answers and can withdraw each request. The link works for seven days.',
    notYou: 'If it was not you who asked, ignore this e-mail.',
    page: 'See the page of the supplier',
    open: 'Open my contacts',
    why: 'You get this e-mail because this address was given in a contact request.',
  },
} as const

type Shown = { nome: string; contact: Contact; pageUrl: string }

/**
 * One for all that were asked at once. To an address that anybody may have typed: nothing that the sender wrote
 * stands in it, not even a name, so that nobody can send a stranger a text of their own in our name.
 */
export function contactMailToVisitor(
  asked: readonly Shown[],
  { to, language, followUrl }: { to: string; language: Language; followUrl: string },
) {
  const texts = visitorTexts[language]
  const suppliers = asked.map((one) => ({ ...one, nome: nameInMail(one.nome, language) }))
  const [first, ...others] = suppliers
  const isOne = others.length === 0
  const follow = { label: texts.open, url: followUrl }
  const pages = suppliers.map(({ nome, pageUrl }) => ({
    label: isOne ? texts.page : nome,
    url: pageUrl,
  }))
  return mailOf({
    to,
    language,
    subject: isOne ? texts.subject(first?.nome ?? '') : texts.subjectOfAll(suppliers.length),
    heading: texts.heading,
    paragraphs: [
      isOne ? texts.intro : texts.introToAll,
      ...suppliers.map(({ nome, contact }) =>
        tableOf([
          [texts.supplier, nome],
          ['E-mail', contact.email],
          [texts.phone, contact.telefone],
          ['Site', contact.site],
          ['LinkedIn', contact.linkedin],
          ['WhatsApp', contact.whatsapp],
        ]),
      ),
      texts.follow,
      texts.notYou,
    ],
    action: follow,
    more: pages,
    why: texts.why,
  })
}
