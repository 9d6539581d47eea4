import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finishSignIn, startSignIn } from 'contract/sign-in'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeFreelancer } from '../../seed/make.ts'
import { goToProvider, signIn } from '../../test/sign-in.ts'
import { buildApp } from '../app.ts'
import { type IdentityProvider, identityProvider } from '../security/identity-provider.ts'
import {
  openSandboxSignIn,
  sandboxClientSecret,
  sandboxIssuer,
  type SandboxSignIn,
} from '../security/identity-provider-sandbox.ts'
import { identityProviders } from '../security/identity-providers.ts'

const api = testApi({}, { oneApp: true })
const params = { provider: 'google' } as const
const ana = { nome: 'Ana Lima', email: 'ana@example.com', verified: true }
const start = (caller: Caller = api.visitor()) => caller.call(startSignIn, { params })
const finish = (caller: Caller, answer: string) =>
  caller.call(finishSignIn, { params, body: { answer } })

/** Real requests over the loopback, instead of the sandbox inside the process. */
type Host = { url: string; close(): Promise<unknown> }
const open: Host[] = []

async function listen(handle: RequestListener): Promise<Host> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const host = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  open.push(host)
  return host
}

/** A provider of OpenID Connect on a port of its own, that counts what it is asked. */
async function listenAsProvider() {
  const asked: string[] = []
  let sandbox: SandboxSignIn | undefined
  const host = await listen((request, response) => {
    asked.push((request.url ?? '').replace(/\?.*|\/sandbox\/oidc/g, ''))
    void sandbox?.handle(request, response)
  })
  sandbox = await openSandboxSignIn(host.url)
  return { ...host, asked, sandbox }
}

const whatTheTestsUse = () => api.parts.identityProviders
let before: ReturnType<typeof whatTheTestsUse>

function use(provider: IdentityProvider): void {
  api.parts.identityProviders = { names: ['google'], find: () => provider, sandbox: null }
}

const providerAt = (url: string, timeoutSeconds = 30) =>
  identityProvider({
    issuer: sandboxIssuer(url),
    clientId: 'google',
    clientSecret: sandboxClientSecret,
    insecure: true,
    timeoutSeconds,
    clock: api.clock,
    log: pino({ level: 'silent' }),
  })

beforeEach(() => {
  before = whatTheTestsUse()
})
afterEach(async () => {
  api.parts.identityProviders = before
  for (const host of open.splice(0)) await host.close()
})

/** What a browser does at the provider: keeps its cookies, answers its page, follows to our address. */
async function visit(url: string, sandbox: SandboxSignIn, person = ana): Promise<string> {
  const asked = await fetch(url, { redirect: 'manual' })
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const id = asked.headers.get('location')?.split('/').at(-1) ?? ''
  const next = (await sandbox.answer(id, person)) ?? ''
  const back = await fetch(new URL(next, url), { redirect: 'manual', headers: { cookie } })
  const location = new URL(back.headers.get('location') ?? '')
  expect(`${location.origin}${location.pathname}`).toBe('http://127.0.0.1:3000/login/google')
  return location.search.slice(1)
}

describe('a provider on the network', () => {
  test('opens the account, asked with PKCE, state and nonce; its description is read once a day', async () => {
    await makeFreelancer(api.db, { account: { email: ana.email } })
    const { url, asked, sandbox } = await listenAsProvider()
    use(providerAt(url))
    const caller = api.visitor()
    const { reply } = await start(caller)
    const query = Object.fromEntries(new URL(reply.url).searchParams)
    expect(query).toEqual({
      client_id: 'google',
      redirect_uri: 'http://127.0.0.1:3000/login/google',
      response_type: 'code',
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const answer = await visit(reply.url, sandbox)
    expect((await finish(caller, answer)).reply.login.user?.email).toBe(ana.email)
    await start(caller)
    const discovery = '/.well-known/openid-configuration'
    expect(asked.filter((path) => path === discovery)).toHaveLength(1)
    expect(asked).toContain('/token')
    api.clock.advance(25 * 60 * 60)
    await start(caller)
    expect(asked.filter((path) => path === discovery)).toHaveLength(2)
  })

  test('whose answer names another issuer opens nothing', async () => {
    const { url, sandbox } = await listenAsProvider()
    use(providerAt(url))
    const caller = api.visitor()
    const { reply } = await start(caller)
    const answer = await visit(reply.url, sandbox)
    const foreign = answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')
    expect((await finish(caller, foreign)).problem.code).toBe('SIGN_IN_UNAVAILABLE')
  })

  const failures: [string, RequestListener][] = [
    ['hangs', () => {}],
    ['is broken', (_request, response) => void response.writeHead(500).end('<html>')],
    ['cuts the line', (request) => request.socket.destroy()],
    [
      'is somebody else',
      (_request, response) =>
        void response
          .setHeader('content-type', 'application/json')
          .end('{"issuer":"https://evil.example"}'),
    ],
  ]
  test.each(failures)(
    'that %s is told as such, and the next try asks it anew',
    async (what, handle) => {
      let sandbox: SandboxSignIn | undefined
      const host = await listen((request, response) =>
        sandbox ? void sandbox.handle(request, response) : handle(request, response),
      )
      use(providerAt(host.url, what === 'hangs' ? 1 : 30))
      const { status, problem } = await start()
      expect([status, problem.code]).toEqual([503, 'SIGN_IN_UNAVAILABLE'])
      expect(problem.detail).toMatch(/^O serviço de acesso que você escolheu não respondeu\./)
      sandbox = await openSandboxSignIn(host.url)
      expect((await start()).status).toBe(200)
    },
  )

  test('that is gone when the browser comes back is told as such', async () => {
    const { url, sandbox, close } = await listenAsProvider()
    use(providerAt(url))
    const caller = api.visitor()
    const { reply } = await start(caller)
    const answer = await visit(reply.url, sandbox)
    await close()
    const { status, problem } = await finish(caller, answer)
    expect([status, problem.code]).toEqual([503, 'SIGN_IN_UNAVAILABLE'])
  })
})

describe('LinkedIn', () => {
  const issuer = 'https://www.linkedin.com/oauth'
  const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  /** As LinkedIn answers: no nonce in the ID token, and whether an e-mail is verified as a text. */
  function likeLinkedIn(claims: object) {
    const sent: [address: string, body: string][] = []
    const seconds = Math.floor(Date.now() / 1000)
    const token = { iss: issuer, aud: 'id', sub: 'abc', iat: seconds, exp: seconds + 60, ...claims }
    const answers: Record<string, object> = {
      '/oauth/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: 'https://www.linkedin.com/oauth/v2/authorization',
        token_endpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
        userinfo_endpoint: 'https://api.linkedin.com/v2/userinfo',
      },
      '/oauth/v2/accessToken': {
        access_token: 'a',
        token_type: 'bearer',
        id_token: `${inBase64({ alg: 'RS256' })}.${inBase64(token)}.x`,
      },
      '/v2/userinfo': { sub: 'abc', name: 'Ana', email: 'ana@example.com', email_verified: true },
    }
    const provider = identityProvider({
      issuer,
      clientId: 'id',
      clientSecret: 'secret',
      clock: api.clock,
      log: pino({ level: 'silent' }),
      fetch: async (url, { body }) => {
        const { pathname } = new URL(url)
        sent.push([pathname, String(body ?? '')])
        return Response.json(answers[pathname])
      },
    })
    return { provider, sent }
  }

  const attempt = {
    redirectUri: 'https://x.example/login/linkedin',
    state: 's',
    nonce: 'n',
    verifier: 'v',
  }
  const answer = new URLSearchParams({ code: 'c', state: 's' })
  const named = { subject: 'abc', nome: 'Ana', email: 'ana@example.com', emailVerified: true }

  test('is asked with the state alone, since it knows neither PKCE nor nonce', async () => {
    const claims = { name: 'Ana', email: 'ana@example.com', email_verified: 'true' }
    const { provider, sent } = likeLinkedIn(claims)
    const address = new URL(await provider.addressFor(attempt))
    expect([...address.searchParams.keys()].sort()).toEqual([
      'client_id',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ])
    expect(await provider.identify(attempt, answer)).toEqual(named)
    expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.[1]))).toEqual({
      client_id: 'id',
      client_secret: 'secret',
      code: 'c',
      grant_type: 'authorization_code',
      redirect_uri: attempt.redirectUri,
    })
  })

  test('is asked once more when its ID token tells no e-mail', async () => {
    const { provider, sent } = likeLinkedIn({})
    expect(await provider.identify(attempt, answer)).toEqual(named)
    expect(sent.at(-1)?.[0]).toBe('/v2/userinfo')
  })

  test.each([false, 'false', undefined])(
    'with email_verified %j vouches for nothing',
    async (said) => {
      const { provider } = likeLinkedIn({ email: 'ana@example.com', email_verified: said })
      expect((await provider.identify(attempt, answer)).emailVerified).toBe(false)
    },
  )
})

describe('the sandbox', () => {
  test('leads back to our own pages only', async () => {
    const ask = async (address: string) => {
      const query = new URLSearchParams({
        client_id: 'google',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: address,
      })
      const url = `/sandbox/oidc/auth?${query}`
      return (await api.visitor().raw({ method: 'GET', url })).headers.location
    }
    const page = /^\/sandbox\/entrar\/[\w-]{10,}$/
    expect(await ask('http://127.0.0.1:3000/login/google')).toMatch(page)
    expect(await ask('http://localhost:3000/login/linkedin')).toMatch(page)
    for (const address of [
      'https://evil.example/login/google',
      'http://127.0.0.1:3000/landing',
      'http://127.0.0.1:3000@evil.example/login/google',
      '//evil.example/login/google',
    ]) {
      expect(await ask(address)).toBe('/sandbox/entrar/vencido')
    }
  })

  test('is where the browser is, under whatever name of this machine', async () => {
    const caller = api.visitor()
    const { reply } = await caller.raw({
      method: 'POST',
      url: '/api/v1/auth/providers/google/start',
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
    })
    const url = new URL(reply.url, 'http://localhost:3000')
    expect(url.pathname).toBe('/sandbox/oidc/auth')
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/login/google')
  })

  test('keeps our security headers, and asks anew each time who one is', async () => {
    const caller = api.visitor()
    await signIn(caller, ana)
    const { reply } = await start(caller)
    const { status, headers } = await caller.raw({ method: 'GET', url: reply.url })
    expect(status).toBe(303)
    expect(headers.location).toMatch(/^\/sandbox\/entrar\//)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('shows nothing under an unknown id', async () => {
    const url = '/api/dev/sandbox/sign-ins/vencido'
    expect((await api.visitor().raw({ method: 'GET', url })).status).toBe(404)
    const known = await goToProvider(api.visitor(), 'linkedin')
    const { reply } = await api
      .visitor()
      .raw({ method: 'GET', url: `/api/dev/sandbox/sign-ins/${known}` })
    expect(reply.provider).toBe('linkedin')
  })

  test('does not exist in production, nor does a provider without a configuration', async () => {
    const log = pino({ level: 'silent' })
    const google = { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' }
    const providers = identityProviders({
      configured: { google },
      production: true,
      publicUrl: 'https://saude.example',
      clock: api.clock,
      log,
    })
    expect(providers.names).toEqual(['google'])
    const settings = { ...api.parts.settings, production: true }
    const parts = { ...api.parts, log, settings, identityProviders: providers }
    const app = await buildApp(parts, { pages: 'none' })
    for (const [method, url] of [
      ['POST', '/api/v1/auth/providers/linkedin/start'],
      ['POST', '/api/v1/auth/providers/linkedin/finish'],
      ['GET', '/sandbox/oidc/auth'],
      ['GET', '/api/dev/sandbox/sign-ins/x'],
    ] as const) {
      const payload = url.endsWith('finish') ? { payload: {} } : {}
      expect((await app.inject({ method, url, ...payload })).statusCode).toBe(404)
    }
    await app.close()
  })
})
