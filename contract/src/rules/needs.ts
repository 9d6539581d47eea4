import { dayOf, daysFrom } from './calendar.ts'
import { type PlanCode, type PlanFeature, planHas, plansOf, type SupplierKind } from './plans.ts'

/** The business bank: what a buyer needs, and what suppliers propose. */
export const needKinds = ['Ambos', 'Freelancer', 'Empresa'] as const
export type NeedKind = (typeof needKinds)[number]

/** `vencida`: its time is over; `completa` beside them is an open one that takes no more proposals. */
export const needStatuses = ['aberta', 'vencida', 'aceita', 'encerrada', 'removida'] as const
export type NeedStatus = (typeof needStatuses)[number]
export const needStates = [
  'aberta',
  'completa',
  'vencida',
  'aceita',
  'encerrada',
  'removida',
] as const
export type NeedState = (typeof needStates)[number]

export const proposalStatuses = ['enviada', 'aceita', 'recusada'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

export const declineReasons = [
  'preco',
  'prazo',
  'requisitos',
  'outra-proposta',
  'desistencia',
  'outro',
] as const
export type DeclineReason = (typeof declineReasons)[number]

export const needRemovalReasons = [
  'propaganda',
  'dados-pessoais',
  'ofensa',
  'duplicada',
  'fora-do-tema',
  'outro',
] as const
export type NeedRemovalReason = (typeof needRemovalReasons)[number]

/** What a price is for. */
export const priceUnits = ['total', 'unidade', 'mes', 'hora'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const mostProposals = 5
export const mostMessages = 50
/** Proposals are taken for so many days, or until the deadline when that comes first. */
export const needDays = 30
export const extensionDays = 15
/** No extension leads further from the first day than this. */
export const mostNeedDays = 120
/** How far away a deadline, or the last day of a proposal, may be. */
export const furthestDays = 365

export const isDayAhead = (day: string, now: Date): boolean => {
  const ahead = daysFrom(dayOf(now), day)
  return ahead >= 0 && ahead <= furthestDays
}

const bankFeatures: Record<SupplierKind, PlanFeature> = {
  Freelancer: 'businessBankFreelancer',
  Empresa: 'businessBankCompany',
}

/** 'Banco de negócios para autônomos' is for freelancers, 'para empresas' for companies. */
export const hasBank = (plan: PlanCode, kind: SupplierKind): boolean =>
  planHas(plan, bankFeatures[kind])

/** The plan that brings it to this kind of supplier. */
export const bankPlanOf = (kind: SupplierKind): PlanCode =>
  plansOf(kind).find(({ code }) => hasBank(code, kind))?.code ?? 'MKTFREE'

export function needStateOf(
  need: { status: NeedStatus; expires_at: Date; proposals: number },
  now: Date,
): NeedState {
  if (need.status !== 'aberta') return need.status
  if (need.expires_at <= now) return 'vencida'
  return need.proposals >= mostProposals ? 'completa' : 'aberta'
}
