import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { SyncingNodeFS } from './sync.ts'

const extensions = { unaccent, pg_trgm, fuzzystrmatch, btree_gin, btree_gist }

const settings = [
  'search_path=public',
  'exit_on_error=false',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  // The only method that reaches the host: PGlite's fdatasync is an empty function.
  'wal_sync_method=fsync',
  // Far below the 32 MB of the worker's stack: PostgreSQL must notice before WebAssembly does,
  // because a WebAssembly stack overflow is swallowed and leaves the session in pieces.
  'max_stack_depth=700kB',
  // Only our checkpoints recycle segments; this keeps the folder and its backups small.
  'min_wal_size=32MB',
  'max_wal_size=256MB',
  'timezone=UTC',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
]

/** PGlite's defaults without -F, which would turn every sync off. */
const startParams = ['--single', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])]

export type Engine = { db: PGlite; fs: SyncingNodeFS }

export type EngineOptions = {
  dir: string
  /** A tarball to unpack into an empty folder instead of running initdb. */
  loadDataDir?: Blob
  onAbort?: (reason: string) => void
  /** False for a scratch copy, which may be lost at any time and opens faster without syncs. */
  isDurable?: boolean
}

export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { dir, loadDataDir, onAbort = () => {}, isDurable = true } = options
  const fs = new SyncingNodeFS(dir, onAbort)
  const db = await PGlite.create({
    fs,
    extensions,
    startParams: isDurable ? startParams : [...startParams, '-F'],
    ...(loadDataDir ? { loadDataDir } : {}),
  })
  return { db, fs }
}

/** Runs one harmless commit and counts the syncs that it caused on the host. */
export async function countSyncsOfOneCommit({ db, fs }: Engine): Promise<number> {
  const before = fs.syncs
  await db.query(`SELECT pg_logical_emit_message(true, 'sync proof', '')`)
  return fs.syncs - before
}
