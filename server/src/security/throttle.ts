import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '../jobs/clock.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'

export type Limit = {
  max: number
  perSeconds: number
  /** Holds as it is, however generous or strict this installation is otherwise. */
  exact?: boolean
}

/**
 * Counters kept in the database, so that a restart does not forget them. Keys are hashed with a
 * secret of this installation: neither addresses nor e-mails can be read from the table.
 */
export type Throttle = {
  /** The keyed hash under which a subject is known: the same for the same text, and no way back. */
  keyOf(subject: string): string
  /** Counts one and refuses once the limit is passed. Counted before the work: parallel tries count. */
  hit(subject: string, limit: Limit): Promise<void>
  /** What was counted turned out to be no try: one less. */
  takeBack(subject: string): Promise<void>
  forget(subject: string): Promise<void>
  /** The same counters, counting only when this transaction is committed. */
  within(db: Db): Throttle
}

/** Counts one and says whether the limit still holds, for what is decided by it and not refused. */
export async function isWithin(
  throttle: Throttle,
  subject: string,
  limit: Limit,
): Promise<boolean> {
  try {
    await throttle.hit(subject, limit)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export async function makeThrottle(pool: Db, clock: Clock, scale: number): Promise<Throttle> {
  const secret = await installationSecret(pool)
  const keyOf = (subject: string) =>
    createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 32)

  function refuseIfOver(row: { hits: number; resets_at: Date } | undefined, limit: Limit) {
    if (!row || row.hits <= limit.max * (limit.exact ? 1 : scale)) return
    const seconds = Math.ceil((row.resets_at.getTime() - clock.now().getTime()) / 1000)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, seconds) })
  }

  const on = (db: Db): Throttle => ({
    keyOf,
    within: on,
    async hit(subject, limit) {
      const now = clock.now()
      const resetsAt = new Date(now.getTime() + limit.perSeconds * 1000)
      const { rows } = await db.execute<{ hits: number; resets_at: string }>(sql`
        INSERT INTO throttles (key, hits, resets_at) VALUES (${keyOf(subject)}, 1, ${resetsAt})
        ON CONFLICT (key) DO UPDATE SET
          hits = CASE WHEN throttles.resets_at <= ${now} THEN 1 ELSE throttles.hits + 1 END,
          resets_at = CASE WHEN throttles.resets_at <= ${now} THEN ${resetsAt} ELSE throttles.resets_at END
        RETURNING hits, resets_at`)
      refuseIfOver(parseRow(rows[0]), limit)
    },
    async takeBack(subject) {
      await db.execute(
        sql`UPDATE throttles SET hits = hits - 1 WHERE key = ${keyOf(subject)} AND hits > 0`,
      )
    },
    async forget(subject) {
      await db.execute(sql`DELETE FROM throttles WHERE key = ${keyOf(subject)}`)
    },
  })
  return on(pool)
}

function parseRow(row: { hits: number; resets_at: string } | undefined) {
  return row && { hits: row.hits, resets_at: new Date(row.resets_at) }
}

async function installationSecret(db: Db): Promise<string> {
  await db.execute(sql`
    INSERT INTO settings (key, value)
    VALUES ('throttle-secret', ${randomBytes(32).toString('base64url')})
    ON CONFLICT (key) DO NOTHING`)
  const { rows } = await db.execute<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = 'throttle-secret'`,
  )
  return rows[0]?.value ?? ''
}

export async function deleteExpiredThrottles(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM throttles WHERE resets_at <= ${now}`)
}
