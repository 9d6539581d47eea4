import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
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

const quietMs = 150
const longestMs = 3_000

/**
 * Closing cuts off connections that were made but not yet accepted, or whose request was not yet
 * read. So whoever is on the way comes in first: the end begins when, twice in a row, nobody came.
 */
export async function untilQuiet(server: Server): Promise<void> {
  let arrivals = 0
  const count = () => arrivals++
  server.on('connection', count).on('request', count)
  const end = performance.now() + longestMs
  for (let quiet = 0; quiet < 2 && performance.now() < end; ) {
    const before = arrivals
    await wait(quietMs)
    quiet = arrivals === before ? quiet + 1 : 0
  }
  server.off('connection', count).off('request', count)
}
