import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { AppError } from './errors.ts'
import { sendProblem } from './error-handler.ts'
import type { App } from './parts.ts'
import { pagePolicy } from './security-headers.ts'

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
  demo: boolean
  call(request: { method: string; url: string; body?: unknown }): Promise<{
    status: number
    body: unknown
  }>
}
type WithKey = { pageRequestKey?: ReturnType<typeof createContext<PageRequest>> }
const shared = globalThis as WithKey
shared.pageRequestKey ??= createContext<PageRequest>()
const pageRequestKey = shared.pageRequestKey

type LoadBuild = () => Promise<ServerBuild>

async function developmentBuild(app: App): Promise<LoadBuild> {
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

async function productionBuild(app: App): Promise<LoadBuild> {
  if (!existsSync(serverBuild)) throw new Error('The pages are not built: run npm run build')
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/')
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const build = (await import(serverBuild)) as ServerBuild
  return async () => build
}

/** Renders the pages: every GET that no other route took. */
export async function pageRoutes(app: App, development: boolean): Promise<void> {
  const loadBuild = development ? await developmentBuild(app) : await productionBuild(app)

  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      return sendProblem(request, reply, new AppError('NOT_FOUND'))
    }
    const nonce = randomBytes(16).toString('base64')
    const handle = createRequestHandler(
      await loadBuild(),
      development ? 'development' : 'production',
    )
    const response = await handle(webRequest(request), pageContext(app, request, reply, nonce))
    const { settings } = app.parts
    const scripts = development ? "'unsafe-inline'" : `'nonce-${nonce}'`
    reply.header('content-security-policy', pagePolicy(scripts, settings.secureCookies))
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
    return reply.send(response)
  })
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [key, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(key, value)
  }
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
  })
}

function pageContext(app: App, request: FastifyRequest, _reply: FastifyReply, nonce: string) {
  const { settings } = app.parts
  const context = new RouterContextProvider()
  context.set(pageRequestKey, {
    nonce,
    publicUrl: settings.publicUrl,
    supportPhone: settings.supportPhone,
    demo: !settings.production,
    async call({ method, url, body }) {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: request.ip,
        headers: { cookie: request.headers.cookie ?? '' },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return { status: answer.statusCode, body: answer.json() as unknown }
    },
  })
  return context
}
