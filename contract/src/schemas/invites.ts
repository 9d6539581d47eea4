import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../invites.ts'
import { linkToken } from '../rules/fields.ts'
import { newPassword, refuseWeakPassword } from '../rules/person-fields.ts'

export const InviteAnswer = z
  .object({ token: linkToken(), password_user: newPassword() })
  .check(refuseWeakPassword())

export const acceptInvite = endpoint(at.acceptInvite, {
  summary: 'A new administrator chooses a password with the one-time link',
  access: 'public',
  body: InviteAnswer,
  reply: z.object({ email: z.string() }),
  limit: { max: 10, perSeconds: 10 * 60 },
  errors: ['INVITE_INVALID', 'TOO_MANY_REQUESTS'],
})
