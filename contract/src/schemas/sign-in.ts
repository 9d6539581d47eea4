import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../sign-in.ts'
import { identityProviders } from '../sign-in.ts'
import { LoginInfo } from './session.ts'

export const IdentityProvider = z.enum(identityProviders)

export type IdentityProvider = z.infer<typeof IdentityProvider>

const params = z.object({ provider: IdentityProvider })

/** As for passwords: nobody signs in more often than that. */
const limit = { max: 20, perSeconds: 5 * 60, stored: true }

export const startSignIn = endpoint(at.startSignIn, {
  summary: "Begins a sign-in: where the browser goes, to the provider's own page",
  access: 'public',
  params,
  reply: z.object({ url: z.string() }),
  limit,
  errors: ['NOT_FOUND', 'SIGN_IN_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})

/** Whom the provider named when no account could be opened with it. */
export const Newcomer = z.object({
  nome: z.string(),
  email: z.string(),
  /** False also when an account is linked with somebody else there: then a password has to prove it. */
  verified: z.boolean(),
})

export type Newcomer = z.infer<typeof Newcomer>

export const SignedIn = z.object({ login: LoginInfo, newcomer: z.nullable(Newcomer) })

export type SignedIn = z.infer<typeof SignedIn>

export const finishSignIn = endpoint(at.finishSignIn, {
  summary: 'Ends a sign-in with what the provider sent the browser back with',
  access: 'public',
  params,
  /** The query string as it came: openid-client reads and checks it. */
  body: z.object({ answer: z._default(z.string().check(z.maxLength(4000)), '') }),
  reply: SignedIn,
  limit,
  errors: [
    'NOT_FOUND',
    'SIGN_IN_EXPIRED',
    'SIGN_IN_CANCELLED',
    'SIGN_IN_REFUSED',
    'SIGN_IN_UNAVAILABLE',
    'SECOND_FACTOR_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
})

export const LinkedIdentity = z.object({
  provider: IdentityProvider,
  email: z.string(),
  linked_at: z.string(),
})

export type LinkedIdentity = z.infer<typeof LinkedIdentity>

export const listIdentities = endpoint(at.listIdentities, {
  summary: 'With which providers the own account can be opened',
  access: 'session',
  reply: z.array(LinkedIdentity),
})

export const linkIdentity = endpoint(at.linkIdentity, {
  summary:
    'Links whom this browser came back as from a provider, right after a login that proves it',
  access: 'session',
  /** Null when nobody waits, or when it is linked already. */
  reply: z.object({ linked: z.nullable(IdentityProvider) }),
  limit,
  errors: ['TOO_MANY_REQUESTS'],
})

export const unlinkIdentity = endpoint(at.unlinkIdentity, {
  summary: 'Unlinks a provider from the own account; the password stays a way in',
  access: 'session',
  params,
  reply: z.array(LinkedIdentity),
})
