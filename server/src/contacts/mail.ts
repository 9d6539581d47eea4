import type { Contact, ContactForm } from 'contract/contacts'
import { mailOf } from '../platform/mail-layout.ts'
import type { Reachable } from './queries.ts'

type Visitor = Pick<ContactForm, 'nome' | 'email' | 'telefone'> & { mensagem: string | null }
type Fact = readonly [label: string, value: string | null | undefined]

const linesOf = (facts: readonly Fact[]): string =>
  facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')

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
      'Use estes dados só para atender este pedido.',
    ],
  })

export const contactMailToVisitor = (
  supplier: Reachable,
  contact: Contact,
  visitor: Visitor,
  pageUrl: string,
) =>
  mailOf({
    to: visitor.email,
    subject: `Contato de ${supplier.nome}`,
    heading: `Olá, ${visitor.nome}!`,
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
