import { operator } from 'contract/rules/operator'
import type { RemovablePart } from 'contract/supplier-pages'
import { urls } from 'contract/urls'
import { mailOf, type Recipient } from '../mail/layout.ts'
import type { Mail } from '../mail/outbox.ts'

const partNames: Record<Recipient['language'], Record<RemovablePart, string>> = {
  pt: {
    headline: 'Frase de apresentação',
    cover: 'Capa',
    about: 'Sobre',
    services: 'Produtos e serviços',
    gallery: 'Galeria',
    documents: 'Documentos',
    clients: 'Clientes atendidos',
  },
  en: {
    headline: 'Headline',
    cover: 'Cover',
    about: 'About',
    services: 'Products and services',
    gallery: 'Gallery',
    documents: 'Documents',
    clients: 'Clients served',
  },
}

const texts = {
  pt: {
    subject: 'Retiramos uma parte da sua página no Marketplace em Saúde',
    heading: 'Retiramos uma parte da sua página',
    text: (nome: string) =>
      `A administração retirou uma parte da página de ${nome}. O resto continua no ar.`,
    part: 'Parte',
    reason: 'Motivo',
    again: `Você pode pôr outro conteúdo no lugar a qualquer momento. Se não concorda com a decisão, peça em ${operator.email} a revisão por outra pessoa da equipe.`,
    newer:
      'O que você preparou de novo para essa parte e ainda não publicou continua no rascunho. Confira se o motivo vale também para isso antes de publicar.',
    edit: 'Editar minha página',
    why: 'Você recebe este e-mail porque tem uma página no Marketplace em Saúde.',
  },
  en: {
    subject: 'We removed a part of your page at Marketplace em Saúde',
    heading: 'We removed a part of your page',
    text: (nome: string) =>
      `The administrators removed a part of the page of ${nome}. The rest stays online.`,
    part: 'Part',
    reason: 'Reason',
    again: `You can put other content in its place at any time. If you disagree, ask at ${operator.email} for a review by another team member.`,
    newer:
      'What you have prepared anew for this part and not published yet is still in the draft. Before you publish it, check whether the reason applies to it too.',
    edit: 'Edit my page',
    why: 'You get this e-mail because you have a page at Marketplace em Saúde.',
  },
} as const

type Removed = Recipient & {
  nome: string
  part: RemovablePart
  reason: string
  /** The draft has something else there, which stays. */
  hasNewer: boolean
  publicUrl: string
}

export function removalMail(removed: Removed): Mail {
  const { email, language, nome, part, reason, hasNewer, publicUrl } = removed
  const written = texts[language]
  return mailOf({
    to: email,
    language,
    subject: written.subject,
    heading: written.heading,
    paragraphs: [
      written.text(nome),
      {
        rows: [
          { label: written.part, value: partNames[language][part] },
          { label: written.reason, value: reason },
        ],
      },
      ...(hasNewer ? [written.newer] : []),
      written.again,
    ],
    action: { label: written.edit, url: `${publicUrl}${urls.dashboardSection('pagina')}` },
    why: written.why,
  })
}
