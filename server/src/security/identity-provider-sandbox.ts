import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type IdentityProvider as Name, identityProviders as names } from 'contract/sign-in'
import type { SandboxPerson } from 'contract/sandbox'
import { urls } from 'contract/urls'
import { inject } from 'light-my-request'
import type { AdapterFactory, AdapterPayload, Configuration } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'

/**
 * Stands where Google and LinkedIn would be, outside production: a provider of OpenID Connect in this
 * process, whose page lets one be anybody. A browser reaches its two addresses below `sandboxMount`;
 * what the server asks of it (discovery, tokens) does not leave the process.
 */
export type SandboxSignIn = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  fetch: CustomFetch
  /** For whom a sign-in is; undefined when there is none under this id. */
  find(id: string): Promise<Name | undefined>
  /** Where the browser goes on as this person, or as nobody. */
  answer(id: string, person: SandboxPerson | null): Promise<string | undefined>
}

export const sandboxMount = '/sandbox/oidc'
/** Where the page is on which one chooses who to be. */
export const sandboxPage = '/sandbox/entrar'
const minutes = 60
const mostKept = 1000

export async function openSandboxSignIn(publicUrl: string): Promise<SandboxSignIn> {
  const { Provider } = await import('oidc-provider')
  const issuer = new URL(`${publicUrl}${sandboxMount}`)
  const people = new Map<string, SandboxPerson>()
  const provider = new Provider(issuer.href, configurationOf(publicUrl, people))
  provider.proxy = true
  provider.Client.prototype.redirectUriAllowed = (address) => isOwnReturn(address, publicUrl)
  const serve = provider.callback()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // It builds its addresses from these: they are the issuer's, whatever a caller says.
    request.headers.host = issuer.host
    request.headers['x-forwarded-proto'] = issuer.protocol.replace(':', '')
    delete request.headers['x-forwarded-host']
    const originalUrl = request.url ?? ''
    Object.assign(request, { originalUrl, url: originalUrl.slice(sandboxMount.length) })
    await serve(request, response)
  }

  const findInteraction = (id: string) => provider.Interaction.find(id)

  return {
    handle,

    async fetch(url, { method, headers, body }) {
      const { pathname, search } = new URL(url)
      const answer = await inject((request, response) => void handle(request, response), {
        method: method as 'GET' | 'POST',
        url: `${pathname}${search}`,
        headers,
        ...(body ? { payload: String(body) } : {}),
      })
      const type = String(answer.headers['content-type'] ?? '')
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': type },
      })
    },

    async find(id) {
      const interaction = await findInteraction(id)
      return names.find((name) => name === interaction?.params.client_id)
    },

    async answer(id, person) {
      const interaction = await findInteraction(id)
      if (!interaction) return undefined
      if (person) {
        const accountId = subjectOf(person.email)
        keep(people, accountId, person)
        interaction.result = { login: { accountId, remember: false } }
      } else {
        interaction.result = { error: 'access_denied' }
      }
      await interaction.persist()
      // A path: the browser stays at the address by which it knows us.
      return new URL(interaction.returnTo).pathname
    },
  }
}

/** The same person is the same one tomorrow. */
const subjectOf = (email: string) =>
  createHash('sha256').update(email).digest('base64url').slice(0, 24)

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Back to our own page only; on the machine itself under each of its names. */
function isOwnReturn(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, pathname } = new URL(address)
  const isOurs = origin === new URL(publicUrl).origin || loopback.has(hostname)
  return isOurs && names.some((name) => pathname === urls.loginReturn(name))
}

const secret = () => randomBytes(32).toString('base64url')
/** Of this process: nobody else is a client. */
export const sandboxClientSecret = secret()
export const sandboxIssuer = (publicUrl: string) => `${publicUrl}${sandboxMount}`

function configurationOf(publicUrl: string, people: Map<string, SandboxPerson>): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'sandbox' }
  return {
    adapter: memory(),
    jwks: { keys: [key as never] },
    clients: names.map((name) => ({
      client_id: name,
      client_secret: sandboxClientSecret,
      redirect_uris: [`${publicUrl}${urls.loginReturn(name)}`],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [secret()],
      names: {
        session: 'sandbox-idp',
        interaction: 'sandbox-idp-page',
        resume: 'sandbox-idp-resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: sandboxMount },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    // LinkedIn's own applications come without.
    pkce: { required: () => false },
    expiresWithSession: async () => false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${sandboxPage}/${uid}` },
    ttl: {
      AccessToken: minutes,
      AuthorizationCode: minutes,
      Grant: 10 * minutes,
      IdToken: 5 * minutes,
      Interaction: 30 * minutes,
      Session: minutes,
    },
    findAccount: async (_context, accountId) => {
      const person = people.get(accountId)
      if (!person) return undefined
      const { nome, email, verified } = person
      return {
        accountId,
        claims: async () => ({ sub: accountId, name: nome, email, email_verified: verified }),
      }
    },
    // Nobody is asked what may be told: it is our own page that asks.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.account?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    // The page says that it is too late.
    async renderError(context) {
      context.status = 303
      context.redirect(`${sandboxPage}/vencido`)
    },
  }
}

/** In memory, the oldest leaving first: nobody can fill it up, and a restart forgets it. */
function memory(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>()
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`
    return {
      async upsert(id, payload) {
        // No session is kept: whoever comes says anew who they are.
        if (model !== 'Session') keep(kept, keyOf(id), payload)
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      revokeByGrantId: async () => {},
    }
  }
}

function keep<V>(kept: Map<string, V>, key: string, value: V): void {
  kept.delete(key)
  kept.set(key, value)
  const oldest = kept.keys().next().value
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
