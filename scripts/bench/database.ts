import pg from 'pg'
import { migrate } from '../../server/src/database/migrate.ts'
import { startPostgres } from '../postgres.ts'
import { loadSuppliers } from './make-suppliers.ts'

/** Gives a PostgreSQL server to a benchmark: the one of BENCH_POSTGRES_URL, or one of its own. */
export async function withPostgres<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env.BENCH_POSTGRES_URL
  if (given) return work(given)
  const server = await startPostgres()
  if (!server) throw new Error('The benchmark needs PostgreSQL')
  try {
    return await work(server.url)
  } finally {
    server.stop()
  }
}

/** A migrated database with that name. It stays until the server ends: a second run is quick. */
export async function prepareDatabase(
  url: string,
  name: string,
  load: (pool: pg.Pool) => Promise<void>,
): Promise<string> {
  const target = new URL(url)
  target.pathname = `/${name}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) {
    await admin.query(`CREATE DATABASE ${name}`)
    const pool = new pg.Pool({ connectionString: target.href })
    const start = performance.now()
    await migrate(pool)
    await load(pool)
    await pool.end()
    const seconds = Math.round((performance.now() - start) / 1000)
    process.stdout.write(`${name} loaded in ${seconds} s\n`)
  }
  await admin.end()
  return target.href
}

/** The directory with so many suppliers, its search index included. */
export const prepareDirectory = (url: string, size: number): Promise<string> =>
  prepareDatabase(url, `bench_directory_${size}`, (pool) => loadSuppliers(pool, size))
