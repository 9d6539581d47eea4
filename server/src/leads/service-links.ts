import { urls } from 'contract/urls'
import { mailLink, phoneLink, whatsappLink } from 'contract/rules/web-link'

export type LeadLinks = {
  inbox: string
  email: string
  phone: string | null
  whatsapp: string | null
}

/** The request in the supplier's inbox. */
export const leadUrl = (publicUrl: string, id: number): string =>
  `${publicUrl}${urls.dashboardSection('pedidos')}?pedido=${id}`

/** Ways to answer somebody. */
export const leadLinks = (
  publicUrl: string,
  id: number,
  visitor: { email: string; telefone: string },
): LeadLinks => ({
  inbox: leadUrl(publicUrl, id),
  email: mailLink(visitor.email),
  phone: phoneLink(visitor.telefone),
  whatsapp: whatsappLink(visitor.telefone),
})
