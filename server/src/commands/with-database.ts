import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { email } from 'contract/rules/fields'
import { type Env, readEnv } from '../env.ts'
import { type Database, openDatabase } from '../database/db.ts'
import { DataFolderInUse, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrate } from '../database/migrate.ts'

type Opened = { database: Database; close(): Promise<void> }

/** The configured database, also while the server is running on it. */
async function open(env: Env): Promise<Opened> {
  if (env.DATABASE_URL) {
    const database = openDatabase({ connectionString: env.DATABASE_URL })
    return { database, close: () => database.close() }
  }
  const dir = resolve(env.DATA_DIR)
  try {
    const embedded = await startEmbeddedPostgres({ dir, log: quiet })
    const database = openDatabase(embedded.poolConfig)
    const close = () => database.close().then(() => embedded.stop())
    return { database, close }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return openRunning(dir)
  }
}

const report = (fields: object, message: string) =>
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
const quiet = { info: () => {}, warn: report, error: report }

/** The server that owns the folder says in owner.pid where its private socket is. */
async function openRunning(dir: string): Promise<Opened> {
  const [, host = ''] = (await readFile(join(dir, 'owner.pid'), 'utf8')).split('\n')
  const database = openDatabase({
    host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
  })
  return { database, close: () => database.close() }
}

/** Runs a command about one e-mail address, given as an argument or asked for. */
export async function runForEmail(
  work: (database: Database, email: string, env: Env) => Promise<string>,
): Promise<void> {
  let opened: Opened | undefined
  try {
    const env = readEnv()
    const address = email().safeParse(process.argv[2] ?? (await ask('E-mail: ')))
    if (!address.success) throw new Error('That is no e-mail address.')
    opened = await open(env)
    await migrate(opened.database.pool)
    process.stdout.write(`${await work(opened.database, address.data, env)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await opened?.close()
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
