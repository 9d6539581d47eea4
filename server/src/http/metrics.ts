import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '../security/seals.ts'
import { AppError } from './errors.ts'
import type { App } from './parts.ts'

/** Prometheus metrics at /metrics, for whoever holds the configured token; nobody without one. */
export function metricsRoutes(app: App, token: string | undefined): void {
  if (!token) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection',
    registers: [registry],
    collect() {
      this.set(app.parts.database.pool.waitingCount)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('NOT_FOUND')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
