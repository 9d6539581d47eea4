import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

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

const limits = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 }

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...limits, max: 10, ...config })
  // A connection that breaks while idle is replaced at the next query, which reports its own error.
  pool.on('error', () => {})
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

/** The name of the constraint a write ran into, or undefined. Drizzle wraps the driver's error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint
  }
  return undefined
}

/** A text that stands for itself inside a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
