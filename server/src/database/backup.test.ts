import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { backupsToKeep, lastBackupAt, restoreBackup, takeBackup } from './backup.ts'
import { makeFolder, openPool, prepareTestTemplate, start } from './embedded/test-support.ts'
import { DataFolderInUse } from './embedded/embedded-postgres.ts'

beforeAll(prepareTestTemplate, 60_000)

const DAY = 24 * 60 * 60 * 1000

test('a backup taken during writes brings back a whole database; a damaged one is refused', async () => {
  const dir = await makeFolder()
  const embedded = await start(dir)
  const pool = openPool(embedded.poolConfig)
  await pool.query('CREATE TABLE pairs (id int GENERATED ALWAYS AS IDENTITY, half text)')
  const writePair = () => pool.query(`INSERT INTO pairs (half) VALUES ('left'), ('right')`)
  await writePair()

  let isTaken = false
  const taken = embedded.backup().finally(() => {
    isTaken = true
  })
  while (!isTaken) await writePair()
  const file = await taken
  await writePair()
  const { rowCount: written } = await pool.query('SELECT FROM pairs')
  await expect(restoreBackup({ dir, file })).rejects.toThrow(DataFolderInUse)
  await pool.end()
  await embedded.stop()

  const damaged = join(dir, 'damaged.tar.gz')
  const whole = await readFile(file)
  await writeFile(damaged, whole.subarray(0, whole.length / 2))
  const folders = await readdir(dir)
  await expect(restoreBackup({ dir, file: damaged })).rejects.toThrow()
  expect(await readdir(dir)).toEqual(folders)

  const { previous } = await restoreBackup({ dir, file })
  expect(existsSync(join(String(previous), 'PG_VERSION'))).toBe(true)
  const restored = await start(dir)
  const { rows } = await openPool(restored.poolConfig).query<{ pairs: number; halves: number }>(`
    SELECT count(*) FILTER (WHERE half = 'left')::int AS pairs, count(*)::int AS halves FROM pairs`)
  const { pairs = 0, halves = 0 } = rows[0] ?? {}
  expect(pairs).toBeGreaterThan(0)
  expect(halves).toBe(2 * pairs)
  expect(halves).toBeLessThan(Number(written))
}, 60_000)

test('a backup that cannot be opened never gets the name of a backup', async () => {
  const dir = await makeFolder()
  const dump = (file: string) => writeFile(file, 'not a tarball')
  await expect(takeBackup({ dir, dump })).rejects.toThrow()
  expect(await lastBackupAt(dir)).toBeUndefined()
  expect((await readdir(dir)).filter((name) => name.startsWith('backup-'))).toEqual([])
})

test('seven daily and four weekly backups are kept', () => {
  const newest = new Date('2026-11-15T03:00:00Z')
  const backups = Array.from({ length: 60 }, (_, age) => {
    const takenAt = new Date(newest.getTime() - age * DAY)
    return { name: takenAt.toISOString().slice(0, 10), takenAt }
  })
  expect([...backupsToKeep(backups)].sort()).toEqual([
    '2026-10-25',
    '2026-11-01',
    '2026-11-08',
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
  ])
})

test('of several backups of one day the newest is kept', () => {
  const at = (time: string) => ({ name: time, takenAt: new Date(`2026-11-15T${time}:00Z`) })
  expect([...backupsToKeep([at('20:00'), at('12:00'), at('04:00')])]).toEqual(['20:00'])
})
