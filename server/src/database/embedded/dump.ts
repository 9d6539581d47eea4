import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { openEngine } from './engine.ts'
import type { SessionQueue } from './queue.ts'
import { syncTree } from './sync.ts'

type DumpOptions = { db: PGlite; queue: SessionQueue; file: string }

/** Others wait only while the files are read; they go on while the dump is compressed. */
export async function dumpCluster({ db, queue, file }: DumpOptions): Promise<void> {
  const tarball = await queue.exclusive(async () => {
    await db.exec('CHECKPOINT')
    return db.dumpDataDir('none')
  })
  // flush: the file is synced before it is closed.
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.fromWeb(tarball.stream()), createGzip({ level: 1 }), output)
}

const openDump = (file: string) => openAsBlob(file, { type: 'application/gzip' })

/** Opens a dump as a database in a scratch folder and reads every row of every table. */
export async function verifyDump(file: string, scratchDir: string): Promise<number> {
  try {
    const { db } = await openEngine({
      dir: scratchDir,
      loadDataDir: await openDump(file),
      isDurable: false,
    })
    const { rows: tables } = await db.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'`,
    )
    let total = 0
    for (const { name } of tables) {
      const { rows } = await db.query<{ count: number }>(`SELECT count(*) AS count FROM ${name}`)
      total += Number(rows[0]?.count ?? 0)
    }
    await db.close()
    return total
  } finally {
    await rm(scratchDir, { recursive: true, force: true })
  }
}

/** Unpacks a dump into a new folder, proves that it opens, and leaves it synced. */
export async function restoreCluster(file: string, dir: string): Promise<void> {
  const { db } = await openEngine({ dir, loadDataDir: await openDump(file) })
  await db.query('SELECT count(*) FROM pg_class')
  await db.close()
  await syncTree(dir)
}
