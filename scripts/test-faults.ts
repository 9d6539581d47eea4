import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { spawnServer, untilReady } from '../server/test/process.ts'
import {
  databaseSlow,
  databaseStops,
  oneOfTwoKilled,
  startWithoutDatabase,
} from './faults/database.ts'
import { clockMoves, diskFills } from './faults/disk.ts'
import { mailHostFails, otherHostsFail } from './faults/hosts.ts'
import { failed, must, say } from './faults/report.ts'
import { startPostgres } from './postgres.ts'

/**
 * `npm run test:faults`: what the product stands on fails under load, part by part. One scenario
 * alone: `npm run test:faults -- stops`.
 */
const postgres = await startPostgres()
if (!postgres)
  throw new Error('There is no PostgreSQL on this machine, and none could be installed')
const folder = await mkdtemp(join(tmpdir(), 'mes-faults-'))

/** The demo cast in place, and one of it by number. */
async function prepare(databaseUrl: string): Promise<Record<string, string>> {
  const store = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: 'on' }
  const server = await spawnServer(store)
  await untilReady(server)
  server.child.kill('SIGTERM')
  must((await server.exited) === 0, 'a server that is asked to stop ends by itself')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ account: number; supplier: number }>(
    `SELECT accounts.id AS account, suppliers.id AS supplier
     FROM accounts JOIN suppliers ON suppliers.account_id = accounts.id WHERE email = $1`,
    ['free@example.com'],
  )
  await client.end()
  return {
    ...store,
    FREELANCER_EMAIL: 'free@example.com',
    FREELANCER_ACCOUNT: String(rows[0]?.account),
    FREELANCER_ID: String(rows[0]?.supplier),
  }
}

try {
  const env = await prepare(postgres.url)
  const scenarios: Record<string, () => Promise<void>> = {
    stops: () => databaseStops(postgres, env),
    slow: () => databaseSlow(postgres, env),
    start: () => startWithoutDatabase(postgres, env),
    two: () => oneOfTwoKilled(postgres, env),
    mail: () => mailHostFails(env),
    away: () => otherHostsFail(env, false),
    hanging: () => otherHostsFail(env, true),
    clock: () => clockMoves(env),
    disk: () => diskFills({ DEMO: 'on' }),
  }
  const [only] = process.argv.slice(2)
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (!only || only === name) await scenario()
  }
} finally {
  postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
say(failed() ? 'FAILED' : 'everything held')
process.exit(failed() ? 1 : 0)
