import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  createServerDatabase,
  makeFolder,
  openPool,
  prepareTestTemplate,
  start,
  templateDir,
} from './test-support.ts'
import { DATABASE_FAILED_EXIT_CODE } from './embedded-postgres.ts'

const writer = fileURLToPath(new URL('./test-writer.ts', import.meta.url))
const serverUrl = process.env.TEST_POSTGRES_URL

beforeAll(prepareTestTemplate, 60_000)

function run(task: 'write' | 'hold' | 'hang', target: string): ChildProcess {
  const child = spawn(process.execPath, [writer, task, target, templateDir], { stdio: 'pipe' })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; message: string }> {
  let message = ''
  child.stderr?.on('data', (data) => {
    message += data
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, message }
}

/** Kills a writer with SIGKILL in full flight and returns what it had been promised. */
async function killDuringWrites(target: string, after: number): Promise<number[]> {
  const child = run('write', target)
  const closed = once(child, 'close')
  const acknowledged: number[] = []
  for await (const line of createInterface({ input: child.stdout! })) {
    acknowledged.push(Number(line))
    if (acknowledged.length === after) child.kill('SIGKILL')
  }
  await closed
  return acknowledged
}

async function expectAllThere(pool: pg.Pool, acknowledged: number[]) {
  const { rows } = await pool.query<{ id: number; isWhole: boolean }>(`
    SELECT id, second.first_id IS NOT NULL AS "isWhole"
    FROM first LEFT JOIN second ON second.first_id = id`)
  const ids = new Set(rows.map((row) => row.id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(rows.filter((row) => !row.isWhole)).toEqual([])
}

test('kill -9 during writes loses no acknowledged row of the embedded database', async () => {
  const dir = await makeFolder()
  const acknowledged: number[] = []
  for (const after of [60, 250]) {
    acknowledged.push(...(await killDuringWrites(dir, after)))
    const [, socketFolder = ''] = (await readFile(join(dir, 'owner.pid'), 'utf8')).split('\n')
    expect(existsSync(socketFolder)).toBe(true)

    const restarted = await start(dir)
    const pool = openPool(restarted.poolConfig)
    await expectAllThere(pool, acknowledged)
    expect(existsSync(socketFolder)).toBe(false)
    await pool.end()
    await restarted.stop()
  }
}, 60_000)

test('kill -9 during writes loses no acknowledged row on a PostgreSQL server', async (context) => {
  if (!serverUrl) return context.skip('TEST_POSTGRES_URL is not set')
  const url = await createServerDatabase(serverUrl)
  const pool = openPool({ connectionString: url })
  const acknowledged = await killDuringWrites(url, 300)
  await expectAllThere(pool, acknowledged)
})

test('a second process on the folder ends and says why; the first goes on', async () => {
  const dir = await makeFolder()
  const { poolConfig } = await start(dir)
  const pool = openPool(poolConfig)
  await pool.query('CREATE TABLE notes (note text)')

  const second = await outcome(run('hold', dir))
  expect(second.code).toBe(1)
  expect(second.message).toContain('DataFolderInUse')
  expect(second.message).toContain(`process ${process.pid}`)

  await pool.query(`INSERT INTO notes VALUES ('still here')`)
  expect((await pool.query('SELECT note FROM notes')).rows).toEqual([{ note: 'still here' }])
})

test('a call that hangs ends the process with its own exit code', async () => {
  const { code } = await outcome(run('hang', await makeFolder()))
  expect(code).toBe(DATABASE_FAILED_EXIT_CODE)
})
