import pg from 'pg'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { exportDatabase, type Totals } from './transfer-export.ts'
import { importDatabase } from './transfer-import.ts'

export type DatabaseLocation = { DATABASE_URL?: string | undefined; DATA_DIR: string }

const report = (fields: object, message: string) =>
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
const log = { info: () => {}, warn: report, error: report }

/** Long statements are normal here: nobody waits for an answer. */
const PATIENCE_S = 3_600

async function withDatabase<T>(location: DatabaseLocation, work: (pool: pg.Pool) => Promise<T>) {
  const embedded = location.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({
        dir: location.DATA_DIR,
        log,
        stuckAfterSeconds: PATIENCE_S,
      })
  const pool = new pg.Pool(embedded?.poolConfig ?? { connectionString: location.DATABASE_URL })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

export const exportTo = (file: string, location: DatabaseLocation): Promise<Totals> =>
  withDatabase(location, (pool) => exportDatabase(pool, file))

export const importFrom = (file: string, location: DatabaseLocation): Promise<Totals> =>
  withDatabase(location, async (pool) => {
    await migrate(pool)
    return importDatabase(pool, file)
  })
