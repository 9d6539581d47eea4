export type * from './schemas/passkeys.ts'

export const startPasskey = 'POST /v1/auth/passkeys/start' as const
export const addPasskey = 'POST /v1/auth/passkeys' as const
export const removePasskey = 'POST /v1/auth/passkeys/{id}/remove' as const
export const startPasskeyProof = 'POST /v1/auth/identity/passkey' as const
export const startPasskeyStep = 'POST /v1/auth/login/second-step/passkey' as const
