import helmet from '@fastify/helmet'
import type { App } from '../http/parts.ts'

/** Everything that is not a page of ours may load nothing and be framed by nobody. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Scripts run only with this response's nonce, or by their hash on a page that is kept for many.
 * Styles need 'unsafe-inline': the component library sets style attributes, and a nonce beside it
 * would cancel it.
 */
export function pagePolicy(scriptSource: string, secure: boolean, development = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSource}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Vite tells the browser of changed files over a socket of its own port.
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export async function setSecurityHeaders(app: App): Promise<void> {
  const { secureCookies } = app.parts.settings
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secureCookies ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', apiPolicy)
    reply.header('permissions-policy', 'geolocation=(), microphone=(), payment=()')
  })
}
