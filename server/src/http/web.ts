import { languageOf } from './language.ts'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { IdentityProvider } from 'contract/sign-in'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createContext,
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { AppError } from './errors.ts'
import { sendProblem } from './error-handler.ts'
import { hashScripts, makePageCache, type PublicPage } from './page-cache.ts'
import type { App } from './parts.ts'
import { CompressedBody } from './compressed-body.ts'
import { pagePolicy } from '../security/security-headers.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))
const clientFolder = `${webFolder}build/client`
const serverBuild = `${webFolder}build/server/index.js`

/**
 * What a page's loader may ask of the server. The rendering bundle has its own copy of modules, so
 * the key both sides use lives on globalThis (web/src/lib/ssr.ts has the other end).
 */
export type PageRequest = {
  nonce: string
  publicUrl: string
  supportPhone: string
  supportEmail?: string | undefined
  demo: boolean
  signInWith: readonly IdentityProvider[]
  call(request: { method: string; url: string; body?: unknown }): Promise<{
    status: number
    body: unknown
    cookies: string[]
    retryAfter: number
  }>
}
type WithKey = { pageRequestKey?: ReturnType<typeof createContext<PageRequest>> }
const shared = globalThis as WithKey
shared.pageRequestKey ??= createContext<PageRequest>()
export const pageRequestKey = shared.pageRequestKey

async function developmentBuild(app: App): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const { default: middie } = await import('@fastify/middie')
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}

async function productionBuild(app: App): Promise<ServerBuild> {
  if (!existsSync(serverBuild)) throw new Error('The pages are not built: run npm run build')
  const keptFor = (seconds: number, more = '') => ({
    preCompressed: true,
    setHeaders: (reply: { header(name: string, value: string): unknown }) =>
      reply.header('cache-control', `public, max-age=${seconds}${more}`),
  })
  // Hundreds of files in one folder: the plugin's own route would read that folder for each of them, to be sure of
  // the case of its letters.
  await app.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    serve: false,
    ...keptFor(31_536_000, ', immutable'),
  })
  app.get<{ Params: { file: string } }>(
    '/assets/:file(^\\w[\\w.-]*$)',
    // What is worth it was compressed by the build.
    { compress: false },
    (request, reply) => reply.sendFile(request.params.file),
  )
  // The icons stand beside the pages, so each has a route of its own.
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    ...keptFor(3600),
  })
  return (await import(serverBuild)) as ServerBuild
}

/** Public pages look the same to everyone who is not logged in: these are kept for a moment. */
const publicPages =
  /^\/(landing|filters|landing\/filters|categorias(?:\/[^/]+){0,2}|fornecedores\/[^/]+|politicas\/[^/]+|termos|planos)\/?$/i
const longestKey = 400

/** The build's, the development server's, or whatever else renders a page. */
export type Pages = 'built' | 'development' | RequestHandler

/** Of a build the one it has; in development a new one for each page. */
async function rendererOf(app: App, pages: Pages): Promise<() => Promise<RequestHandler>> {
  if (pages === 'development') {
    const loadBuild = await developmentBuild(app)
    return async () => createRequestHandler(await loadBuild(), 'development')
  }
  const handle = pages === 'built' ? await builtRenderer(app) : pages
  return async () => handle
}

const builtRenderer = async (app: App): Promise<RequestHandler> =>
  createRequestHandler(await productionBuild(app), 'production')

/** Renders the pages: every GET that no other route took, and what their forms post. */
export async function pageRoutes(app: App, pages: Pages): Promise<void> {
  const development = pages === 'development'
  const getRenderer = await rendererOf(app, pages)
  const cache = makePageCache()
  const { settings } = app.parts

  app.setNotFoundHandler(servePage)
  // A form that the browser itself sends: before the page's scripts are there, or without any.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: longestForm },
      (_, body, done) => done(null, body),
    )
    scope.post('/*', servePage)
  })

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const isPage = ['GET', 'HEAD'].includes(request.method) || isForm(request)
    if (request.url.startsWith('/api/') || !isPage) {
      return sendProblem(request, reply, new AppError('NOT_FOUND'))
    }
    const handle = await getRenderer()
    const language = isForm(request) ? undefined : anonymousLanguage(request)
    if (!development && language) {
      const { page, age } = await cache.get(`${language} ${request.url}`, () =>
        renderPublicPage(app, handle, request, language),
      )
      if (age !== undefined) reply.header('age', String(age))
      if (page.status === 503) reply.header('retry-after', '2')
      reply.header('content-security-policy', pagePolicy(page.scripts, settings.secureCookies))
      reply.header('vary', 'accept-encoding, cookie')
      reply.code(page.status)
      if (page.location) return reply.header('location', page.location).send()
      return page.body.send(request, reply)
    }
    const nonce = makeNonce()
    const visitor = visitorOf(request)
    const response = await handle(
      webRequest(request, settings.publicUrl),
      pageContext(app, visitor, nonce),
    )
    if (visitor.unavailable) reply.header('retry-after', '2')
    const scripts = development ? "'unsafe-inline'" : `'nonce-${nonce}'`
    reply.header(
      'content-security-policy',
      pagePolicy(scripts, settings.secureCookies, development),
    )
    reply.header('cache-control', 'no-store')
    for (const [name, value] of response.headers) reply.header(name, value)
    reply.header('vary', 'accept-encoding, cookie')
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    return new CompressedBody(type, await response.text(), 'one').send(
      request,
      reply.code(visitor.unavailable ? 503 : response.status),
    )
  }
}

const formType = 'application/x-www-form-urlencoded'
const longestForm = 32 * 1024
const isForm = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && headers['content-type']?.split(';', 1)[0] === formType

const makeNonce = () => randomBytes(16).toString('hex')

/** The language of a visitor whose page may be kept; undefined when this page is theirs alone. */
function anonymousLanguage(request: FastifyRequest): 'pt' | 'en' | undefined {
  const path = request.url.split('?', 1)[0] ?? ''
  if (request.url.length > longestKey || !publicPages.test(path)) return undefined
  if (Object.keys(request.cookies).some((name) => name.endsWith('session'))) return undefined
  return languageOf(request)
}

/** Rendered for nobody in particular: of the first visitor only the language and the URL count. */
async function renderPublicPage(
  app: App,
  handle: RequestHandler,
  { url, ip }: FastifyRequest,
  language: string,
): Promise<PublicPage> {
  const nonce = makeNonce()
  const visitor: Visitor = { ip, cookie: '', agent: '', failures: 0, unavailable: false }
  const request = new Request(`${app.parts.settings.publicUrl}${url}`, {
    headers: { cookie: `lng=${language}` },
  })
  const response = await handle(request, pageContext(app, visitor, nonce))
  const { html, scripts } = hashScripts(await response.text(), nonce)
  return {
    // A page whose parts are missing is no answer: a search engine would keep it as one.
    status: visitor.unavailable ? 503 : response.status,
    location: response.headers.get('location'),
    body: new CompressedBody('text/html; charset=utf-8', html),
    scripts,
    complete: visitor.failures === 0,
  }
}

/** Never by the Host that a caller claims: it may be anything, also what is no host. */
function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [key, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(key, value)
  }
  return new Request(`${publicUrl}${request.url}`, {
    method: request.method,
    headers,
    ...(isForm(request) ? { body: request.body as string } : {}),
  })
}

type Visitor = {
  ip: string
  cookie: string
  agent: string
  failures: number
  unavailable: boolean
}

const visitorOf = (request: FastifyRequest): Visitor => ({
  ip: request.ip,
  cookie: request.headers.cookie ?? '',
  agent: request.headers['user-agent'] ?? '',
  failures: 0,
  unavailable: false,
})

function pageContext(app: App, visitor: Visitor, nonce: string) {
  const { settings, identityProviders } = app.parts
  const context = new RouterContextProvider()
  context.set(pageRequestKey, {
    nonce,
    publicUrl: settings.publicUrl,
    supportPhone: settings.supportPhone,
    supportEmail: settings.supportEmail,
    demo: !settings.production,
    signInWith: identityProviders.names,
    async call({ method, url, body }) {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: visitor.ip,
        headers: { cookie: visitor.cookie, 'user-agent': visitor.agent },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      if (answer.statusCode === 429 || answer.statusCode >= 500) visitor.failures++
      if (answer.statusCode === 503) visitor.unavailable = true
      return {
        status: answer.statusCode,
        body: answer.json() as unknown,
        cookies: [answer.headers['set-cookie'] ?? []].flat(),
        retryAfter: Number(answer.headers['retry-after']) || 0,
      }
    },
  })
  return context
}
