import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../recovery.ts'
import { email } from '../rules/fields.ts'
import { newPassword, refuseWeakPassword } from '../rules/person-fields.ts'
import { CodeCheck, CodeSent, emailCode } from './signup.ts'

export const sendRecoveryCode = endpoint(at.sendRecoveryCode, {
  summary: 'Sends a recovery code; answers the same for an unknown account',
  access: 'public',
  body: z.object({ email: email() }),
  reply: CodeSent,
  limit: { max: 6, perSeconds: 60 * 60, stored: true },
  proofAfter: { max: 3, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

export const verifyRecoveryCode = endpoint(at.verifyRecoveryCode, {
  summary: 'Says whether the recovery code is right; the code stays usable for the change',
  access: 'public',
  body: z.object({ email: email(), codeVerify: emailCode }),
  reply: CodeCheck,
  limit: { max: 30, perSeconds: 10 * 60, stored: true },
  errors: ['TOO_MANY_REQUESTS'],
})

export const recoverPassword = endpoint(at.recoverPassword, {
  summary: 'Sets a new password with a code; ends every session of the account',
  access: 'public',
  body: z
    .object({ email: email(), codeVerify: emailCode, password_user: newPassword() })
    .check(refuseWeakPassword()),
  reply: z.object({ message: z.string() }),
  limit: { max: 6, perSeconds: 60 * 60, stored: true },
  errors: ['CODE_REFUSED', 'PASSWORD_UNCHANGED', 'TOO_MANY_REQUESTS'],
})
