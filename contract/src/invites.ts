export type * from './schemas/invites.ts'

export const acceptInvite = 'POST /v1/auth/invite' as const
