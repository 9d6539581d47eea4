import type { Contact, ContactForm } from 'contract/contacts'
import { holdsWebAddress } from 'contract/rules/fields'
import { mailOf } from '../mail/layout.ts'
import type { Reachable } from './queries.ts'

type Visitor = Pick<ContactForm, 'nome' | 'email' | 'telefone'> & { mensagem: string | null }
type Fact = readonly [label: string, value: string | null | undefined]

const linesOf = (facts: readonly Fact[]): string =>
  facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')

const linkWarning =
  'A mensagem traz um endereço da internet escrito por quem fez o pedido. Abra só se você confia nele.'

export const contactMailToSupplier = (supplier: Reachable, visitor: Visitor) =>
  mailOf({
    to: supplier.email,
    subject: `Novo pedido de contato: ${visitor.nome}`,
    heading: `Olá, ${supplier.nome}!`,
    paragraphs: [
      'Uma pessoa viu seu perfil no Marketplace em Saúde e pediu seu contato. Responda direto a ela:',
      linesOf([
        ['Nome', visitor.nome],
        ['E-mail', visitor.email],
        ['Telefone', visitor.telefone],
      ]),
      ...(visitor.mensagem ? [`O que ela precisa:\n${visitor.mensagem}`] : []),
      ...(visitor.mensagem && holdsWebAddress(visitor.mensagem) ? [linkWarning] : []),
      'Use estes dados só para atender este pedido.',
    ],
  })

/**
 * To an address that anybody may have typed: nothing that the sender wrote stands in it, not even a
 * name, so that nobody can send a stranger a text of their own in our name.
 */
export const contactMailToVisitor = (
  supplier: Reachable,
  contact: Contact,
  to: string,
  pageUrl: string,
) =>
  mailOf({
    to,
    subject: `Contato de ${supplier.nome}`,
    heading: 'Olá!',
    paragraphs: [
      'Você pediu um contato no Marketplace em Saúde. Estes são os dados do fornecedor, que também recebeu os seus:',
      linesOf([
        ['Fornecedor', supplier.nome],
        ['E-mail', contact.email],
        ['Telefone', contact.telefone],
        ['Site', contact.site],
        ['LinkedIn', contact.linkedin],
        ['WhatsApp', contact.whatsapp],
      ]),
      'Se não foi você quem pediu, ignore este e-mail.',
    ],
    action: { label: 'Ver a página do fornecedor', url: pageUrl },
  })
