export type * from './schemas/sign-in.ts'

/** With whom somebody can sign in instead of typing a password. */
export const identityProviders = ['google', 'linkedin'] as const

export const startSignIn = 'POST /v1/auth/providers/{provider}/start' as const
export const finishSignIn = 'POST /v1/auth/providers/{provider}/finish' as const
export const listIdentities = 'GET /v1/auth/providers' as const
export const linkIdentity = 'POST /v1/auth/providers' as const
export const unlinkIdentity = 'DELETE /v1/auth/providers/{provider}' as const
