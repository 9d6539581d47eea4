import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import type { App } from './parts.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser's write must come from our own pages; a caller that is no browser sends neither header. */
export function refuseCrossSiteWrites(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (!readOnly.has(request.method) && !isSameOrigin(request, app.parts.settings.publicUrl)) {
      throw new AppError('CROSS_SITE')
    }
  })
}

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = request.headers
  if (origin === undefined) return true
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${host}`
}
