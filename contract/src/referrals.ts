export type * from './schemas/referrals.ts'

export const referralStatuses = ['aguardando', 'contactado'] as const

/** Beside what administrators decide: the person wants no contact, and nobody changes that. */
export const referralStates = [...referralStatuses, 'recusado'] as const

export const createReferral = 'POST /v1/indicacao/indications/' as const
export const listReferrals = 'GET /v1/indicacao/indications' as const
export const exportReferrals = 'GET /v1/exports/referrals.csv' as const
export const setReferralStatus = 'PUT /v1/indicacao/update/{id}' as const
export const readReferralNotice = 'POST /v1/indicacao/notice' as const
export const refuseReferral = 'POST /v1/indicacao/notice/refuse' as const
