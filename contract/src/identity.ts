export type * from './schemas/identity.ts'

export const getIdentityWays = 'GET /v1/auth/identity' as const
export const sendIdentityCode = 'POST /v1/auth/identity/code' as const
export const proveIdentity = 'POST /v1/auth/identity' as const
