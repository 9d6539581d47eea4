import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import type { App } from '../http/parts.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser's write must come from our own pages; a caller that is no browser sends neither header. */
export function refuseCrossSiteWrites(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (!readOnly.has(request.method)) requireSameOrigin(request, app.parts.settings.publicUrl)
  })
}

/** Also for a GET that changes something: a link on another site must not set it off. */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (!isSameOrigin(request, publicUrl)) throw new AppError('CROSS_SITE')
}

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (origin === new URL(publicUrl).origin) return true
  return origin === `${request.protocol}://${host}` && isOwnMachine(origin)
}

/** Anybody can point a name of theirs at this server, and their page then has our Host; no address. */
function isOwnMachine(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
