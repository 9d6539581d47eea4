import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../identity.ts'
import { requiredLine } from '../rules/fields.ts'
import { secondFactorAnswer, SecondFactorWays } from '../rules/passkey-answer.ts'
import { CodeSent, emailCode } from './signup.ts'

/**
 * What a change of e-mail, password or second factor carries, so that a session alone is not enough:
 * made by `proveIdentity` for the page that asked, good once, for ten minutes, in that session.
 */
export const identityProof = () => requiredLine(100)

export const WithIdentityProof = z.object({ identityProof: identityProof() })

export const IdentityWays = z.object({
  /** By e-mail: a code, for an account that has no password. */
  by: z.enum(['password', 'email']),
  /** What else is asked for, as at the login; null while the second factor is off. */
  secondFactor: z.nullable(SecondFactorWays),
  email: z.string(),
})

export type IdentityWays = z.infer<typeof IdentityWays>

export const getIdentityWays = endpoint(at.getIdentityWays, {
  summary: 'What proves once more who is logged in: what a login of this account asks for',
  access: 'session',
  reply: IdentityWays,
})

export const sendIdentityCode = endpoint(at.sendIdentityCode, {
  summary: 'Sends the code by which an account without a password proves who is logged in',
  access: 'session',
  reply: CodeSent,
  errors: ['TOO_MANY_REQUESTS'],
})

export const proveIdentity = endpoint(at.proveIdentity, {
  summary: 'A proof for one change of what guards the account; many wrong tries end the session',
  access: 'session',
  body: z.object({
    password: z._default(z.string().check(z.maxLength(1000)), ''),
    codeVerify: z._default(emailCode, ''),
    ...secondFactorAnswer,
  }),
  reply: WithIdentityProof,
  errors: [
    'PASSWORD_WRONG',
    'CODE_REFUSED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_UNREADABLE',
    'PASSKEY_EXPIRED',
    'PASSKEY_REFUSED',
    'PASSKEY_UNKNOWN',
    'TOO_MANY_REQUESTS',
  ],
})
