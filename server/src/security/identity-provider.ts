import * as oidc from 'openid-client'
import type { Clock } from '../jobs/clock.ts'
import { AppError } from '../http/errors.ts'
import type { Logger } from '../http/log.ts'

/** Whom a provider named. An e-mail is the person's own only when the provider calls it verified. */
export type Identity = { subject: string; nome: string; email: string; emailVerified: boolean }

/** What binds the provider's answer to the browser that asked. */
export type Attempt = { redirectUri: string; state: string; nonce: string; verifier: string }

export type IdentityProvider = {
  isSandbox: boolean
  /** Where the browser goes to say who it is. */
  addressFor(attempt: Attempt): Promise<string>
  /** Who it was: the query string with which the provider sent the browser back, exchanged. */
  identify(attempt: Attempt, answer: URLSearchParams): Promise<Identity>
}

export type IdentityProviderConfig = { issuer: string; clientId: string; clientSecret: string }

type Options = IdentityProviderConfig & {
  clock: Clock
  log: Logger
  isSandbox?: boolean
  /** Instead of the network. */
  fetch?: oidc.CustomFetch
  /** Plain http: never for a provider that the environment configures. */
  insecure?: boolean
  timeoutSeconds?: number
}

/**
 * LinkedIn puts no nonce into its ID token, and its token endpoint refuses a code_verifier of an
 * ordinary application: there the state, the client's secret and single use have to do.
 */
const knowsStateOnly = new Set(['https://www.linkedin.com/oauth'])

const keptMs = 24 * 60 * 60 * 1000
const refusedByPerson = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
])

/** A provider of OpenID Connect. Every failure of it becomes an error of ours: it is never a 500. */
export function identityProvider(options: Options): IdentityProvider {
  const { issuer, clientId, clientSecret, clock, log, fetch, insecure = false } = options
  const { timeoutSeconds = 5 } = options
  const stateOnly = knowsStateOnly.has(issuer)
  let known: { configuration: Promise<oidc.Configuration>; until: number } | undefined

  /** Read once a day; a failure is not kept. */
  function discover(): Promise<oidc.Configuration> {
    const now = clock.now().getTime()
    if (known && known.until > now) return known.configuration
    const configuration = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      ...(fetch ? { [oidc.customFetch]: fetch } : {}),
      execute: insecure ? [oidc.allowInsecureRequests] : [],
    })
    known = { configuration, until: now + keptMs }
    configuration.catch(() => (known = undefined))
    return configuration
  }

  function refusalOf(error: unknown): AppError {
    if (error instanceof oidc.AuthorizationResponseError && refusedByPerson.has(error.error)) {
      return new AppError('SIGN_IN_CANCELLED')
    }
    // The code was used before, or came too late.
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
      return new AppError('SIGN_IN_EXPIRED')
    }
    log.warn({ host: new URL(issuer).host, reason: reasonOf(error) }, 'identity provider failed')
    return new AppError('SIGN_IN_UNAVAILABLE')
  }

  return {
    isSandbox: options.isSandbox ?? false,

    async addressFor({ redirectUri, state, nonce, verifier }) {
      try {
        const bound: Record<string, string> = stateOnly
          ? {}
          : {
              nonce,
              code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }
        return oidc.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope: 'openid profile email',
          state,
          ...bound,
        }).href
      } catch (error) {
        throw refusalOf(error)
      }
    },

    async identify({ redirectUri, state, nonce, verifier }, answer) {
      try {
        const configuration = await discover()
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${answer}`),
          {
            expectedState: state,
            idTokenExpected: true,
            ...(stateOnly ? {} : { expectedNonce: nonce, pkceCodeVerifier: verifier }),
          },
        )
        const token = tokens.claims()
        if (!token) throw new TypeError('no ID token')
        const claims = token.email
          ? token
          : await oidc.fetchUserInfo(configuration, tokens.access_token, token.sub)
        return identityOf(token.sub, claims)
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

function identityOf(subject: string, claims: Record<string, unknown>): Identity {
  const { email, email_verified, name } = claims
  return {
    subject,
    nome: typeof name === 'string' ? name : '',
    email: typeof email === 'string' ? email : '',
    // LinkedIn has sent it as a text.
    emailVerified: email_verified === true || email_verified === 'true',
  }
}

/** Never its message alone: some repeat what the provider sent. */
function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown }
  return typeof code === 'string' ? code : (name ?? 'unknown')
}
