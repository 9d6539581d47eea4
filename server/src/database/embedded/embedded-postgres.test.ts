import { cpSync, existsSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { countSyncsOfOneCommit, openEngine } from './engine.ts'
import { watchSpace } from './space.ts'
import { createCluster } from './template.ts'
import { makeFolder, openPool, prepareTestTemplate, start, templateDir } from './test-support.ts'
import { DataFolderInUse } from './embedded-postgres.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

// One database for the tests about queries, each with tables of its own.
let poolConfig: pg.PoolConfig

beforeAll(async () => {
  await prepareTestTemplate()
  const undo: (() => Promise<void>)[] = []
  const later = (step: () => Promise<void>) => undo.unshift(step)
  // A socket inside this folder would have a path that is too long.
  const dir = join(await makeFolder(later), 'long'.repeat(40))
  poolConfig = (await start(dir, {}, later)).poolConfig
  return async () => {
    for (const step of undo) await step()
  }
}, 60_000)

test('a commit reaches the disk before it is acknowledged', async () => {
  const dir = join(await makeFolder(), 'postgres')
  cpSync(templateDir, dir, { recursive: true })
  const engine = await openEngine({ dir })
  expect(await countSyncsOfOneCommit(engine)).toBeGreaterThan(0)

  await engine.db.exec('CREATE TABLE notes (note text)')
  for (const note of ['first', 'second']) {
    const before = engine.fs.syncs
    await engine.db.query('INSERT INTO notes VALUES ($1)', [note])
    expect(engine.fs.syncs).toBeGreaterThan(before)
  }
  await engine.db.close()
})

test('16 callers neither mix their answers nor lose a transaction', async () => {
  // More connections than the product opens: the engine has to keep them apart as well.
  const pool = openPool({ ...poolConfig, max: 8 })
  await pool.query('CREATE TABLE purses (id int PRIMARY KEY, coins int NOT NULL)')
  await pool.query('INSERT INTO purses SELECT i, 100 FROM generate_series(0, 3) i')

  const move = async (from: number, to: number) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('UPDATE purses SET coins = coins - 1 WHERE id = $1', [from])
      await client.query('UPDATE purses SET coins = coins + 1 WHERE id = $1', [to])
      await client.query(to === 3 ? 'ROLLBACK' : 'COMMIT')
    } finally {
      client.release()
    }
  }
  await Promise.all(
    times(16).map(async (caller) => {
      for (const round of times(15)) {
        const question = 'SELECT $1::int AS caller, $2::text AS round'
        const { rows } = await pool.query(question, [caller, `round ${round}`])
        expect(rows).toEqual([{ caller, round: `round ${round}` }])
        await expect(pool.query('SELECT $1::int', ['not a number'])).rejects.toThrow('integer')
        await move(caller % 4, (caller + round) % 4)
      }
    }),
  )
  const { rows } = await pool.query('SELECT sum(coins)::int AS coins FROM purses')
  expect(rows).toEqual([{ coins: 400 }])
})

test('a query on the pool inside an open transaction fails instead of waiting for ever', async () => {
  const pool = openPool(poolConfig)
  const client = await pool.connect()
  // The first connection may take its time.
  pool.options.connectionTimeoutMillis = 100
  await client.query('BEGIN')
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout')
  await client.query('COMMIT')
  client.release()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a connection that breaks inside a transaction takes back only its own work', async () => {
  const pool = openPool({ ...poolConfig, max: 2 })
  await pool.query('CREATE TABLE broken (note text)')
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(`INSERT INTO broken VALUES ('half')`)
  const waiting = pool.query(`INSERT INTO broken VALUES ('whole')`)
  client.release(true)
  await waiting
  expect((await pool.query('SELECT note FROM broken')).rows).toEqual([{ note: 'whole' }])
})

test('a new connection does not inherit prepared statements or settings', async () => {
  const pool = openPool(poolConfig)
  for (const _ of times(2)) {
    const client = await pool.connect()
    try {
      await client.query({ name: 'same', text: 'SELECT $1::int AS n', values: [1] })
      expect((await client.query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
      await client.query(`SET timezone = 'America/Sao_Paulo'`)
    } finally {
      client.release(true)
    }
  }
})

test('the search extensions of the product are there', async () => {
  const pool = openPool(poolConfig)
  for (const name of ['unaccent', 'pg_trgm', 'fuzzystrmatch', 'btree_gin', 'btree_gist']) {
    await pool.query(`CREATE EXTENSION ${name}`)
  }
  const { rows } = await pool.query(
    `SELECT unaccent('Saúde') AS plain, levenshtein('clinica', 'clinicas') AS distance`,
  )
  expect(rows).toEqual([{ plain: 'Saude', distance: 1 }])
})

test('deep nesting is refused and harms nothing', async () => {
  const pool = openPool(poolConfig)
  await pool.query('CREATE TABLE deep (note jsonb)')
  const nested = (open: string, core: string, close: string, depth: number) =>
    `${open.repeat(depth)}${core}${close.repeat(depth)}`

  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(`INSERT INTO deep VALUES ('1')`)
  const deepJson = nested('[', '', ']', 100_000)
  await expect(client.query('INSERT INTO deep VALUES ($1)', [deepJson])).rejects.toThrow('stack')
  await client.query('COMMIT')
  client.release()
  expect((await pool.query('SELECT FROM deep')).rowCount).toBe(0)

  const parentheses = nested('(', 'a', ')', 20_000)
  await expect(pool.query('SELECT to_tsquery($1)', [parentheses])).rejects.toThrow('stack')
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a folder has one owner, and after a proper end the next finds everything', async () => {
  const dir = await makeFolder()
  const first = await start(dir)
  const pool = openPool(first.poolConfig)
  await pool.query('CREATE TABLE notes AS SELECT 1 AS note')

  const refusal = await start(dir).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataFolderInUse)
  expect(String(refusal)).toContain(`process ${process.pid}`)
  expect(await readFile(join(dir, 'owner.pid'), 'utf8')).toContain(String(process.pid))

  await first.checkpoint()
  await first.vacuum()
  await pool.query('INSERT INTO notes VALUES (2)')
  await pool.end()
  await first.stop()
  expect(existsSync(String(first.poolConfig.host))).toBe(false)
  expect(existsSync(join(dir, 'owner.pid'))).toBe(false)

  const second = await start(dir)
  const { rows } = await openPool(second.poolConfig).query('SELECT note FROM notes ORDER BY note')
  expect(rows).toEqual([{ note: 1 }, { note: 2 }])
})

test('a copy that was interrupted is never taken for a database', async () => {
  const cluster = join(await makeFolder(), 'postgres')
  const interrupted = `${cluster}.unfinished-copy`
  await mkdir(interrupted)
  await writeFile(join(interrupted, 'PG_VERSION'), '18\n')
  await createCluster(cluster, templateDir)
  expect(existsSync(join(cluster, 'global', 'pg_control'))).toBe(true)
  expect(existsSync(interrupted)).toBe(false)
  expect(statSync(cluster).mode & 0o777).toBe(0o700)
})

test('a restore that was cut off is never followed by an empty database', async () => {
  const dir = await makeFolder()
  await mkdir(join(dir, 'postgres.before-1'))
  await expect(start(dir)).rejects.toThrow('postgres.before-1')
})

test('a database of another version of the engine is refused with advice', async () => {
  const dir = await makeFolder()
  await mkdir(join(dir, 'postgres'))
  await writeFile(join(dir, 'postgres', 'PG_VERSION'), '17\n')
  await writeFile(join(dir, 'postgres', 'PGLITE_VERSION'), '0.3.9')
  await expect(start(dir)).rejects.toThrow('made by PGlite 0.3.9')
})

test('there is no room for writes when the disk is nearly full', async () => {
  const dir = await makeFolder()
  expect(watchSpace(dir, 0)()).toBe(true)
  expect(watchSpace(dir, Number.MAX_SAFE_INTEGER)()).toBe(false)
})
