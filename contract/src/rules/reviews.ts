import { type PlanCode, planHas } from './plans.ts'
import { webLink } from './web-link.ts'

/** What is rated, each with one to five stars. */
export const reviewAspects = ['contato', 'qualidade', 'prazo'] as const

/** `espera`: an administrator looks at it first. */
export const reviewStatuses = ['publicada', 'espera', 'removida'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewReportReasons = [
  'nao-e-cliente',
  'ofensa',
  'dados-pessoais',
  'propaganda',
  'conflito',
  'outro',
] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]

/** An average of fewer would be one or two people's word. */
const fewestForAverage = 3

/** Days after the contact request. */
export const inviteAfterDays = 7
export const inviteValidDays = 60

export type Rating = { average: number; count: number }

/** Shown with the plans that have reviews; how it is reckoned is the same for all. */
export function ratingOf(supplier: {
  plan: PlanCode
  review_count: number
  review_average: number | null
}): Rating | null {
  const { plan, review_count: count, review_average } = supplier
  if (!planHas(plan, 'reviewsLink') || count < fewestForAverage || review_average === null) {
    return null
  }
  return { average: Math.round(review_average * 10) / 10, count }
}

/** Without what is behind a plus: such an address reaches the same mailbox. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Whether an address is the supplier's own: its account's, or one of its site's domain. */
export function isOwnAddress(
  email: string,
  own: { emails: readonly string[]; site: string | null },
): boolean {
  const mailbox = mailboxOf(email)
  if (own.emails.some((other) => mailboxOf(other) === mailbox)) return true
  const domain = mailbox.split('@')[1] ?? ''
  const site = webLink(own.site)
  return site !== null && new URL(site).hostname.replace(/^www\./, '') === domain
}
