export type * from './schemas/second-factor.ts'

export const getSecondFactor = 'GET /v1/auth/second-factor' as const
export const startSecondFactor = 'POST /v1/auth/second-factor/start' as const
export const enableSecondFactor = 'POST /v1/auth/second-factor/enable' as const
export const renewRecoveryCodes = 'POST /v1/auth/second-factor/recovery-codes' as const
export const disableSecondFactor = 'POST /v1/auth/second-factor/disable' as const
