import type { Contact, ContactForm } from 'contract/contacts'
import { writeLetter } from '../platform/mail-letter.ts'
import type { Reachable } from './queries.ts'

type Visitor = Pick<ContactForm, 'nome' | 'email' | 'telefone'>

export const contactMailToSupplier = (supplier: Reachable, visitor: Visitor) =>
  writeLetter({
    to: supplier.email,
    subject: `Novo pedido de contato: ${visitor.nome}`,
    greeting: `Olá, ${supplier.nome}!`,
    parts: [
      'Uma pessoa viu seu perfil no Marketplace em Saúde e pediu seu contato. Responda direto a ela:',
      [
        ['Nome', visitor.nome],
        ['E-mail', visitor.email],
        ['Telefone', visitor.telefone],
      ],
      'Use estes dados só para atender este pedido.',
    ],
  })

export const contactMailToVisitor = (
  supplier: Reachable,
  contact: Contact,
  visitor: Visitor,
  pageUrl: string,
) =>
  writeLetter({
    to: visitor.email,
    subject: `Contato de ${supplier.nome}`,
    greeting: `Olá, ${visitor.nome}!`,
    parts: [
      'Você pediu um contato no Marketplace em Saúde. Estes são os dados do fornecedor, que também recebeu os seus:',
      [
        ['Fornecedor', supplier.nome],
        ['E-mail', contact.email],
        ...(contact.site ? ([['Site', contact.site]] as const) : []),
        ...(contact.linkedin ? ([['LinkedIn', contact.linkedin]] as const) : []),
        ...(contact.whatsapp ? ([['WhatsApp', contact.whatsapp]] as const) : []),
      ],
      { label: 'Ver a página do fornecedor', href: pageUrl },
      'Se não foi você quem pediu, ignore este e-mail.',
    ],
  })
