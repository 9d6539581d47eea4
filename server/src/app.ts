import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyServerOptions } from 'fastify'
import { accessRoutes } from './accesses/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { keywordRoutes } from './keywords/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { lookupRoutes } from './lookups/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inviteRoutes } from './invites/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { needRoutes } from './needs/routes.ts'
import { contactRequestRoutes } from './contacts/routes-requests.ts'
import { myContactRoutes } from './contacts/routes-mine.ts'
import { contactRoutes } from './contacts/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { attendanceRoutes } from './chat/routes-attendance.ts'
import { overviewRoutes } from './overview/routes.ts'
import { mailRefusalRoutes } from './mail/refusal-routes.ts'
import { devMailRoutes } from './mail/dev-mail.ts'
import { docsRoutes } from './http/docs.ts'
import { answerErrorsAsProblems, sendProblem } from './http/error-handler.ts'
import { AppError } from './http/errors.ts'
import { closeConnectionsAsTheyFallIdle } from './http/graceful-stop.ts'
import { healthRoutes } from './http/health.ts'
import { acceptJsonBodies, refuseOddAddresses } from './http/json-body.ts'
import { proofRoutes } from './security/proof-routes.ts'
import { metricsRoutes } from './http/metrics.ts'
import type { App, Parts } from './http/parts.ts'
import { networkOf } from './http/network.ts'
import { refuseCrossSiteWrites } from './security/same-site.ts'
import { setSecurityHeaders } from './security/security-headers.ts'
import { type Pages, pageRoutes } from './http/web.ts'
import { photoRoutes } from './photos/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { recordRoutes } from './records/routes.ts'
import { referralRoutes } from './referrals/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { findSession, isSessionOpen } from './session/service.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { signupRoutes } from './signup/routes.ts'
import { sitemapRoutes } from './suppliers/routes-sitemap.ts'
import { searchRoutes } from './search/routes.ts'
import { supplierPageRoutes } from './supplier-pages/routes.ts'
import { tradeWordRoutes } from './search/routes-trade-words.ts'
import { supplierRoutes } from './suppliers/routes.ts'
import { supportRoutes } from './support/routes.ts'

export type AppOptions = {
  /** From the build, through the development server, or not at all (tests of the API). */
  pages: Pages | 'none'
  trustProxyHops?: number
  metricsToken?: string | undefined
}

const longestQueue = 500

export async function buildApp(parts: Parts, options: AppOptions): Promise<App> {
  const app: App = fastify({
    loggerInstance: parts.log as FastifyServerOptions['loggerInstance'],
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    // Node looks for slow senders every 30 seconds by itself: a limit of 10 would mean up to 40.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    trustProxy: options.trustProxyHops
      ? (_address, hop) => hop < (options.trustProxyHops ?? 0)
      : false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as App

  app.decorate('parts', parts)
  app.decorateRequest('accountId', null)
  app.decorate('findSession', (request, passive) => findSession(parts, request, passive))
  app.decorate('isSessionOpen', (session) => isSessionOpen(parts, session))
  answerErrorsAsProblems(app)
  closeConnectionsAsTheyFallIdle(app)
  acceptJsonBodies(app)
  await setSecurityHeaders(app)
  await app.register(cookie)
  await app.register(etag, { weak: true })
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  refuseOddAddresses(app)
  refuseCrossSiteWrites(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const { pool, canWrite } = parts.database
    const isWrite = !['GET', 'HEAD'].includes(request.method)
    if (pool.waitingCount > longestQueue || (isWrite && !canWrite())) {
      throw new AppError('UNAVAILABLE', { retryAfter: 2 })
    }
  })

  healthRoutes(app)
  proofRoutes(app)
  metricsRoutes(app, options.metricsToken)
  await docsRoutes(app)
  devMailRoutes(app)
  await mailRefusalRoutes(app)
  sessionRoutes(app)
  identityRoutes(app)
  signInRoutes(app)
  recoveryRoutes(app)
  signupRoutes(app)
  lookupRoutes(app)
  referralRoutes(app)
  chatRoutes(app)
  attendanceRoutes(app)
  accessRoutes(app)
  accountRoutes(app)
  auditRoutes(app)
  profileRoutes(app)
  await planRoutes(app)
  await photoRoutes(app)
  recordRoutes(app)
  moderationRoutes(app)
  secondFactorRoutes(app)
  inboxRoutes(app)
  inviteRoutes(app)
  categoryRoutes(app)
  searchRoutes(app)
  tradeWordRoutes(app)
  supplierRoutes(app)
  supportRoutes(app)
  await supplierPageRoutes(app)
  sitemapRoutes(app)
  contactRoutes(app)
  contactRequestRoutes(app)
  myContactRoutes(app)
  leadRoutes(app)
  keywordRoutes(app)
  reviewRoutes(app)
  await needRoutes(app)
  overviewRoutes(app)
  privacyRoutes(app)

  if (options.pages === 'none') {
    app.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, new AppError('NOT_FOUND')),
    )
  } else {
    await pageRoutes(app, options.pages)
  }
  return app
}
