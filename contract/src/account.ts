export type * from './schemas/account.ts'

export const changePassword = 'POST /v1/auth/password' as const
export const getPresence = 'GET /v1/account/directory' as const
export const setPresence = 'PUT /v1/account/directory' as const
export const getMailLanguage = 'GET /v1/account/language' as const
export const setMailLanguage = 'PUT /v1/account/language' as const
export const listSessions = 'GET /v1/auth/sessions' as const
export const endOneSession = 'DELETE /v1/auth/sessions/{id}' as const
export const endOtherSessions = 'DELETE /v1/auth/sessions' as const
