import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../passkeys.ts'
import { id, requiredName } from '../rules/fields.ts'
import { NewPasskey, PasskeyOptions } from '../rules/passkey-answer.ts'
import { WithIdentityProof } from './identity.ts'
import { RecoveryCodes, SecondFactorState } from './second-factor.ts'

/** Passkeys (WebAuthn) are the second factor too: beside the authenticator app, or instead of it. */
export const startPasskey = endpoint(at.startPasskey, {
  summary: 'What the browser needs to make a passkey; good once, for five minutes, in this session',
  access: 'session',
  body: WithIdentityProof,
  reply: PasskeyOptions,
  errors: ['IDENTITY_PROOF_REQUIRED', 'PASSKEYS_FULL'],
})

export const addPasskey = endpoint(at.addPasskey, {
  summary: 'Keeps the passkey that the browser made; with the first factor come the recovery codes',
  access: 'session',
  body: z.object({ name: requiredName(60), passkey: NewPasskey }),
  /** Empty unless this turned the second factor on. */
  reply: RecoveryCodes,
  errors: ['PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'PASSKEYS_FULL'],
})

export const removePasskey = endpoint(at.removePasskey, {
  summary: 'Removes an own passkey',
  access: 'session',
  params: z.object({ id: id() }),
  body: WithIdentityProof,
  reply: SecondFactorState,
  errors: ['IDENTITY_PROOF_REQUIRED', 'NOT_FOUND'],
})

export const startPasskeyProof = endpoint(at.startPasskeyProof, {
  summary: 'What the browser needs to use a passkey for a proof of who is logged in',
  access: 'session',
  reply: PasskeyOptions,
  errors: ['PASSKEY_UNKNOWN'],
})

export const startPasskeyStep = endpoint(at.startPasskeyStep, {
  summary: 'What the browser needs to use a passkey in the second step of the login',
  access: 'public',
  reply: PasskeyOptions,
  limit: { max: 20, perSeconds: 5 * 60, stored: true },
  errors: ['SECOND_FACTOR_EXPIRED', 'PASSKEY_UNKNOWN', 'TOO_MANY_REQUESTS'],
})
