export type * from './schemas/privacy.ts'

/** Days within which a request is answered in full (LGPD, art. 19, II). */
export const answerDays = 15

/** What opens somebody's data: their session, or a code sent to their e-mail. */
export const openedBy = ['account', 'code'] as const

export type OpenedBy = (typeof openedBy)[number]

export const sendPrivacyCode = 'POST /v1/privacy/code' as const
export const verifyPrivacyCode = 'POST /v1/privacy/verify' as const

/** What can be put right by whom it is about. */
export const correctableKinds = ['contacts', 'needs', 'referrals', 'conversations'] as const

export type CorrectableKind = (typeof correctableKinds)[number]

export const requestKinds = ['telefone', 'contestacao', 'outro'] as const

export type RequestKind = (typeof requestKinds)[number]

export const requestStatuses = ['aberto', 'atendido', 'negado'] as const

export type RequestStatus = (typeof requestStatuses)[number]

/** Asked first, so that a first visit is no failed call. */
export const isMyDataOpen = 'GET /v1/privacy/open' as const
export const getMyData = 'GET /v1/privacy/data' as const
export const exportMyJson = 'GET /v1/privacy/data.json' as const
export const exportMyCsv = 'GET /v1/privacy/data.csv' as const
export const correctMyData = 'PUT /v1/privacy/data/{kind}/{id}' as const
export const revokeMyConsent = 'POST /v1/privacy/consents/{id}/revoke' as const
export const refuseContactForMe = 'POST /v1/privacy/no-contact' as const
export const eraseMyData = 'POST /v1/privacy/erase' as const
export const leaveMyData = 'POST /v1/privacy/leave' as const
export const createDataRequest = 'POST /v1/privacy/requests' as const
