import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  prepareTemplate,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'

const manifest = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { dependencies: Record<string, string> }
const version = manifest.dependencies['@electric-sql/pglite']

/** Kept between runs: making it takes seconds. */
export const templateDir = join(tmpdir(), `marketplace-template-${userInfo().username}-${version}`)
export const prepareTestTemplate = () => prepareTemplate(templateDir)

export const silentLog = { info() {}, warn() {}, error() {} }

/**
 * A file system in memory, where it has room: each start syncs a thousand files, and a busy disk
 * would make these tests slow. A process that is killed loses nothing there either.
 */
function rootOfTestFolders(): string {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 2 * 1024 ** 3 ? inMemory : tmpdir()
}

type Cleanup = (undo: () => Promise<void>) => void

/** Each of these undoes itself at the end of the test, in the opposite order. */
export async function makeFolder(cleanup: Cleanup = onTestFinished): Promise<string> {
  const dir = await mkdtemp(join(rootOfTestFolders(), 'marketplace-test-'))
  cleanup(() => rm(dir, { recursive: true, force: true }))
  return dir
}

export async function start(
  dir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
  cleanup: Cleanup = onTestFinished,
): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dir, log: silentLog, templateDir, ...options })
  cleanup(() => embedded.stop())
  return embedded
}

export function openPool(config: pg.PoolConfig, cleanup: Cleanup = onTestFinished): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  cleanup(async () => {
    if (!pool.ending) await pool.end()
  })
  return pool
}

/** A new database on the PostgreSQL server of the tests. */
export async function createServerDatabase(serverUrl: string): Promise<string> {
  const name = `embedded_${process.pid}_${Date.now()}`
  const runOnServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await runOnServer(`CREATE DATABASE ${name}`)
  onTestFinished(() => runOnServer(`DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
