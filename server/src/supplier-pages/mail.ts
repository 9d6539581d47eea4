import type { RemovablePart } from 'contract/supplier-pages'
import { urls } from 'contract/urls'
import { mailOf } from '../mail/layout.ts'
import type { Mail } from '../mail/outbox.ts'

const partNames: Record<RemovablePart, string> = {
  headline: 'Frase de apresentação',
  cover: 'Capa',
  about: 'Sobre',
  services: 'Produtos e serviços',
  gallery: 'Galeria',
  documents: 'Documentos',
  clients: 'Clientes atendidos',
}

type Removed = {
  email: string
  nome: string
  part: RemovablePart
  reason: string
  publicUrl: string
}

export const removalMail = ({ email, nome, part, reason, publicUrl }: Removed): Mail =>
  mailOf({
    to: email,
    subject: 'Retiramos uma parte da sua página no Marketplace em Saúde',
    heading: 'Retiramos uma parte da sua página',
    paragraphs: [
      `A administração retirou uma parte da página de ${nome}. O resto continua no ar.`,
      {
        rows: [
          { label: 'Parte', value: partNames[part] },
          { label: 'Motivo', value: reason },
        ],
      },
      'Você pode pôr outro conteúdo no lugar a qualquer momento.',
    ],
    action: { label: 'Editar minha página', url: `${publicUrl}${urls.dashboardSection('pagina')}` },
  })
