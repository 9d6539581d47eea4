import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../second-factor.ts'
import { requiredLine } from '../rules/fields.ts'
import { WithIdentityProof } from './identity.ts'

/** Six digits of an authenticator app (RFC 6238), or a recovery code. */
export const SecondFactorCode = z.object({ code: requiredLine(40) })

/** `secret`: the one on the screen, so that a code of one that another tab replaced is told from a wrong code. */
const FirstCode = z.extend(SecondFactorCode, { secret: z.optional(z.string()) })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})

export type Passkey = z.infer<typeof Passkey>

export const SecondFactorState = z.object({
  /** By the app, by a passkey or by both. */
  enabled: z.boolean(),
  app: z.boolean(),
  passkeys: z.array(Passkey),
  /** The address of the product at which passkeys work. */
  passkeyOrigin: z.string(),
  /** How many recovery codes are still unused. */
  recoveryCodesLeft: z.number(),
})

export type SecondFactorState = z.infer<typeof SecondFactorState>

export const getSecondFactor = endpoint(at.getSecondFactor, {
  summary: 'Whether the own second factor is on, and by what',
  access: 'session',
  reply: SecondFactorState,
})

export const startSecondFactor = endpoint(at.startSecondFactor, {
  summary: 'A new secret for the authenticator app; it counts once a code of it was confirmed',
  access: 'session',
  body: WithIdentityProof,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['IDENTITY_PROOF_REQUIRED', 'SECOND_FACTOR_ALREADY_ON'],
})

export const enableSecondFactor = endpoint(at.enableSecondFactor, {
  summary:
    'Turns the authenticator app on; the answer is the only one that shows the recovery codes',
  access: 'session',
  body: FirstCode,
  reply: RecoveryCodes,
  errors: [
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_ALREADY_ON',
    'SECOND_FACTOR_RESTARTED',
    'SECOND_FACTOR_UNREADABLE',
    'TOO_MANY_REQUESTS',
  ],
})

export const renewRecoveryCodes = endpoint(at.renewRecoveryCodes, {
  summary: 'New recovery codes; the old ones stop working',
  access: 'session',
  body: WithIdentityProof,
  reply: RecoveryCodes,
  errors: ['IDENTITY_PROOF_REQUIRED', 'SECOND_FACTOR_OFF'],
})

export const disableSecondFactor = endpoint(at.disableSecondFactor, {
  summary: 'Turns the authenticator app off; passkeys stay',
  access: 'session',
  body: WithIdentityProof,
  reply: SecondFactorState,
  errors: ['IDENTITY_PROOF_REQUIRED', 'SECOND_FACTOR_OFF'],
})
