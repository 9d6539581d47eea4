export type * from './schemas/recovery.ts'

export const sendRecoveryCode = 'POST /v1/auth/recover/code' as const
export const verifyRecoveryCode = 'POST /v1/auth/recover/verify' as const
export const recoverPassword = 'POST /v1/auth/recover' as const
