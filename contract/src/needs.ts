export type * from './schemas/needs.ts'
export type * from './schemas/needs-proposals.ts'

/** The buyer confirms the e-mail by a code, sends the attachment, then the need itself. */
export const sendNeedCode = 'POST /v1/needs/code' as const
export const verifyNeedCode = 'POST /v1/needs/verify' as const
export const uploadNeedFile = 'POST /v1/needs/file' as const
export const createNeed = 'POST /v1/needs' as const

/** By POST, so that no log of addresses holds the token of the private link. */
export const readMyNeed = 'POST /v1/needs/mine' as const
export const sendMyNeedsLink = 'POST /v1/needs/mine/link' as const
export const extendNeed = 'POST /v1/needs/mine/extend' as const
export const closeNeed = 'POST /v1/needs/mine/close' as const
export const askProposal = 'POST /v1/needs/mine/proposals/{id}/messages' as const
export const shareContact = 'POST /v1/needs/mine/proposals/{id}/contact' as const
export const acceptProposal = 'POST /v1/needs/mine/proposals/{id}/accept' as const
export const declineProposal = 'POST /v1/needs/mine/proposals/{id}/decline' as const

export const listOpenNeeds = 'GET /v1/needs/open' as const
export const getNeedNews = 'GET /v1/needs/news' as const
export const markNeedsSeen = 'POST /v1/needs/seen' as const
export const uploadProposalFile = 'POST /v1/needs/{id}/file' as const
export const createProposal = 'POST /v1/needs/{id}/proposals' as const
export const answerBuyer = 'POST /v1/needs/proposals/{id}/messages' as const
/** By the link of the mail itself, without logging in. */
export const setNeedMailsByLink = 'POST /v1/needs/mails/by-link' as const

export const listNeeds = 'GET /v1/needs' as const
export const getNeedMap = 'GET /v1/needs/map' as const
export const removeNeed = 'PUT /v1/needs/{id}/removal' as const
