import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
// Any number, as long as every process of this product takes the same lock.
const lockId = 7_302_611

/** Runs the migrations that are missing, each in a transaction, one process at a time. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  // The pool's limits are for visitors: a migration takes as long as it takes, and waits for another
  // process that is at it.
  const unlimited = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0 }
  const client = new pg.Client({ ...pool.options, ...unlimited })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations')
    const applied = new Set(rows.map((row) => row.name))
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const missing = names.filter((name) => !applied.has(name))
    for (const name of missing) {
      const statements = await readFile(new URL(name, folder), 'utf8')
      try {
        await client.query('BEGIN')
        await client.query(statements)
        await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name])
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw new Error(`Migration ${name} failed`, { cause: error })
      }
    }
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockId]).catch(() => {})
    await client.end()
  }
}
