import { setTimeout as wait } from 'node:timers/promises'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { prepareWhatRepeats } from './prepared.ts'

/**
 * What queries receive: the pool or a transaction, they cannot tell. It has no `transaction` of its
 * own: on the embedded database a query on the pool inside an open transaction waits for ever.
 */
export type Db = Omit<NodePgDatabase, 'transaction'>

export type Database = {
  db: Db
  /** For what may be a moment old, such as the directory: a copy of the database when there is one. */
  readDb: Db
  /** One business step. No mail, payment or HTTP call inside it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  pool: pg.Pool
  /** False while the embedded database's disk is nearly full: then only reads are served. */
  canWrite(): boolean
  close(): Promise<void>
}

/** Where it is written, and where it may be read a moment later. */
export type Databases = Pick<Database, 'db' | 'readDb'>

/**
 * A server gives up before its client does: a statement that nobody waits for any more would stay
 * behind in it, and with it a connection. Migrations have limits of their own (migrate.ts).
 */
const serverLimits = {
  connectionTimeoutMillis: 1_500,
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
}
/** The embedded one ignores the server's limits, and its callers stand in line for it. */
const embeddedLimits = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 }

function openPool(config: pg.PoolConfig): pg.Pool {
  const limits = config.connectionString ? serverLimits : embeddedLimits
  const pool = new pg.Pool({ ...limits, max: 10, ...config })
  // A connection can break at any moment, idle or in the middle of a transaction. An 'error' without a
  // listener would end the process; the query that meets the broken connection reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // The embedded database has one session for all connections: names of theirs would meet there.
    if (config.connectionString) prepareWhatRepeats(client)
  })
  return pool
}

export function openDatabase(config: pg.PoolConfig, readUrl?: string): Database {
  const pool = openPool(config)
  const readPool = readUrl ? openPool({ connectionString: readUrl }) : undefined
  const db = drizzle(pool)
  return {
    db,
    readDb: readPool ? drizzle(readPool) : db,
    pool,
    canWrite: () => true,
    transaction: (work) => db.transaction((tx) => work(tx)),
    async close() {
      await Promise.all([pool.end(), readPool?.end()])
    },
  }
}

const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|08...|53...|57P0[1235]|57014|55P03|25P03)$/
const unavailableWords =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|query read timeout|not queryable|connection ended|after calling end on the pool/i

/** The database is away, starting, stopping or too busy: trying again later may well succeed. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    if (unavailableCodes.test(code) || unavailableWords.test(current.message)) return true
    // Several addresses of one name were tried.
    if (current instanceof AggregateError) return current.errors.some(isUnavailable)
  }
  return false
}

const retryMs = 500

/** At a start the database may still be on its way: waits until it answers. */
export async function untilAvailable(
  pool: pg.Pool,
  log: { warn(text: string): void },
): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await pool.query('SELECT 1')
      return
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (tries % 20 === 0) log.warn('the database does not answer yet, waiting for it')
      await wait(retryMs)
    }
  }
}

/** The name of the constraint a write ran into, or undefined. Drizzle wraps the driver's error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint
  }
  return undefined
}

/** A text that stands for itself inside a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of whatever contains this text, as `fold` in SQL writes it. */
export const containing = (text: string): SQL => sql`'%' || fold(${escapeLike(text)}) || '%'`
