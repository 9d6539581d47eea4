import type { PlanCode } from './plans.ts'

/** How far a supplier is with somebody who asked for contact. */
export const leadStatuses = ['novo', 'contato', 'proposta', 'ganho', 'perdido'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** In these the visitor has heard from the supplier; whoever is given up may never have. */
export const isAnswered = (status: LeadStatus): boolean =>
  status === 'contato' || status === 'proposta' || status === 'ganho'

/** A note is the supplier's own; an answer goes to the visitor. */
export const leadEntryKinds = ['nota', 'resposta'] as const
export type LeadEntryKind = (typeof leadEntryKinds)[number]

const newestOfFree = 5

/** How many of the newest requests a plan shows whole; of the others it tells the number. */
export const leadsShown = (plan: PlanCode): number =>
  plan === 'MKTFREE' ? newestOfFree : Number.POSITIVE_INFINITY

/** Beyond it a state's number is told as '999+'. */
export const mostCounted = 1000

export const funnelDays = [7, 30, 90] as const
