import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { AppError } from './errors.ts'
import type { App } from './parts.ts'

const readyWithinMs = 1_000

export function healthRoutes(app: App): void {
  app.get('/api/health', async () => ({ status: 'ok' }))

  app.get('/api/ready', async () => {
    const { db, canWrite } = app.parts.database
    const roundTrip = db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    )
    const ready = await Promise.race([roundTrip, wait(readyWithinMs, false, { ref: false })])
    if (!ready || !canWrite()) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    return { status: 'ready' }
  })
}
