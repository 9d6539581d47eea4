import type { App } from './parts.ts'

const sweepEveryMs = 50

/**
 * While the app closes, requests in flight are still answered. Their connections then stay open for
 * the next request (keep-alive), which would hold up the end: they are closed as they fall idle.
 */
export function closeConnectionsAsTheyFallIdle(app: App): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
