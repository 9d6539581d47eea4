/**
 * The process that the tests kill: it writes as fast as it can and prints the number of each row
 * after the database has acknowledged it.
 *
 * Arguments: what to do (write, hold or hang), a data folder or the URL of a server, a template.
 */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const [task = '', target = '', templateDir] = process.argv.slice(2)
const log = { info() {}, warn() {}, error() {} }

async function connect(): Promise<pg.Pool> {
  if (target.startsWith('postgres')) return new pg.Pool({ connectionString: target })
  const stuckAfterSeconds = task === 'hang' ? 1 : 10
  const { poolConfig } = await startEmbeddedPostgres({
    dir: target,
    log,
    stuckAfterSeconds,
    templateDir,
  })
  return new pg.Pool(poolConfig)
}

const tables = `
  CREATE TABLE IF NOT EXISTS first (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text);
  CREATE TABLE IF NOT EXISTS second (first_id int PRIMARY KEY REFERENCES first)`

/** One row in each of two tables, so that half of a transaction would show. */
async function writeForEver(pool: pg.Pool): Promise<never> {
  while (true) {
    const client = await pool.connect()
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: string }>(
      'INSERT INTO first (note) VALUES ($1) RETURNING id',
      ['x'.repeat(200)],
    )
    await client.query('INSERT INTO second (first_id) VALUES ($1)', [rows[0]?.id])
    await client.query('COMMIT')
    client.release()
    writeSync(1, `${rows[0]?.id}\n`)
  }
}

try {
  const pool = await connect()
  if (task === 'write') await pool.query(tables)
  if (task === 'write') await Promise.all(Array.from({ length: 4 }, () => writeForEver(pool)))
  if (task === 'hang') await pool.query('SELECT pg_sleep(600)')
} catch (error) {
  writeSync(2, error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exit(1)
}
