import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { takeBackup } from '../backup.ts'
import { connectWorker } from './jobs.ts'
import { lockDataFolder } from './lock.ts'
import { type EmbeddedPostgresLogger, scheduleMaintenance } from './maintenance.ts'
import { openSocketFolder } from './socket.ts'
import { watchSpace } from './space.ts'
import { assertSameVersion, createCluster, isCluster } from './template.ts'
import { makeCallRecord, watchCalls } from './watchdog.ts'

export type { EmbeddedPostgresLogger } from './maintenance.ts'
export { DataFolderInUse } from './lock.ts'
export { prepareTemplate } from './template.ts'

/** The process ends with this code when the database hangs or breaks: it has to start again. */
export const DATABASE_FAILED_EXIT_CODE = 70

const MEGABYTE = 1024 * 1024

export type EmbeddedPostgresOptions = {
  /** Holds `postgres` (the cluster) and `backups`. */
  dir: string
  log: EmbeddedPostgresLogger
  /** Made by prepareTemplate; ignored when it does not exist. */
  templateDir?: string
  /** Called instead of ending the process when the database hangs or breaks. */
  onFatal?: (error: Error) => void
  /** A single call that runs longer than this counts as hung. */
  stuckAfterSeconds?: number
  /** Below this, canWrite() answers false. */
  minFreeMegabytes?: number
}

export type EmbeddedPostgres = {
  poolConfig: pg.PoolConfig
  /** False when the disk is nearly full: answer 503 to writes instead of starting them. */
  canWrite(): boolean
  checkpoint(): Promise<void>
  vacuum(): Promise<void>
  /** Returns the file's path. */
  backup(): Promise<string>
  stop(): Promise<void>
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  return (await launchEmbeddedPostgres(options)).ready
}

/** Comes back as soon as it is on its way, in a thread of its own: there is something else to do until it is ready. */
export async function launchEmbeddedPostgres({
  dir,
  log,
  templateDir,
  onFatal = () => process.exit(DATABASE_FAILED_EXIT_CODE),
  stuckAfterSeconds = 10,
  minFreeMegabytes = 500,
}: EmbeddedPostgresOptions): Promise<{ ready: Promise<EmbeddedPostgres> }> {
  const folder = await claimFolder(dir, templateDir)
  const calls = makeCallRecord()
  const onFailure = (message: string) => {
    const error = new Error(`The embedded database failed: ${message}`)
    log.error({ err: error }, 'the embedded database failed')
    onFatal(error)
  }
  const worker = connectWorker(
    { kind: 'serve', dir: folder.cluster, socketPath: folder.socket.path, calls },
    onFailure,
  )
  const limits = { stuckAfterSeconds, minFreeMegabytes }
  return { ready: watchOver({ dir, log, folder, calls, worker, limits }) }
}

type Folder = {
  cluster: string
  socket: Awaited<ReturnType<typeof openSocketFolder>>
  release(): Promise<void>
}

/** From here until `release` the folder is this process's alone, and holds a cluster. */
async function claimFolder(dir: string, templateDir: string | undefined): Promise<Folder> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const lock = await lockDataFolder(dir)
  const socket = await openSocketFolder(lock.abandoned)
  const cluster = join(dir, 'postgres')
  const release = async () => {
    await socket.remove()
    await lock.release()
  }
  try {
    await lock.note([socket.folder])
    await prepareCluster(cluster, templateDir)
  } catch (error) {
    await release()
    throw error
  }
  return { cluster, socket, release }
}

type Launched = {
  dir: string
  log: EmbeddedPostgresLogger
  folder: Folder
  calls: ReturnType<typeof makeCallRecord>
  worker: ReturnType<typeof connectWorker>
  limits: { stuckAfterSeconds: number; minFreeMegabytes: number }
}

/** Once it serves: its calls, its disk and its upkeep are looked after until it is stopped. */
async function watchOver(launched: Launched): Promise<EmbeddedPostgres> {
  const { dir, log, folder, calls, worker, limits } = launched
  const { syncsOfOneCommit } = await worker
    .ready<{ syncsOfOneCommit: number }>()
    .catch(async (error: unknown) => {
      await worker.end()
      await folder.release()
      throw error
    })
  if (syncsOfOneCommit < 1) {
    log.error({}, 'A COMMIT DID NOT REACH THE DISK: a power cut will lose data. Use DATABASE_URL.')
  }

  const { stuckAfterSeconds } = limits
  const stopWatching = watchCalls(calls, stuckAfterSeconds, () =>
    worker.fail(`a call took longer than ${stuckAfterSeconds} s`),
  )
  const canWrite = watchSpace(dir, limits.minFreeMegabytes * MEGABYTE)
  const backups = join(dir, 'backups')
  const upkeep = {
    checkpoint: () => worker.call<void>('checkpoint'),
    vacuum: () => worker.call<void>('vacuum'),
    async backup() {
      if (!canWrite()) throw new Error('There is not enough free space for a backup')
      return takeBackup({ dir: backups, dump: (file) => worker.call('dump', file) })
    },
  }
  const stopMaintenance = scheduleMaintenance({ backups, log, ...upkeep })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    stopMaintenance()
    try {
      if (worker.isServing()) await worker.call('stop')
    } finally {
      stopWatching()
      await worker.end()
      await folder.release()
    }
  }

  return {
    poolConfig: poolConfigOf(folder.socket, stuckAfterSeconds),
    canWrite,
    ...upkeep,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

const poolConfigOf = (
  { folder, port }: Folder['socket'],
  stuckAfterSeconds: number,
): pg.PoolConfig => ({
  host: folder,
  port,
  user: 'postgres',
  database: 'postgres',
  // There is one PostgreSQL session behind the socket: a second connection would only wait
  // inside the engine instead of in the pool, and share the first one's prepared statements.
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 5_000,
  query_timeout: (stuckAfterSeconds + 2) * 1_000,
})

/** Only ever called under the lock. */
async function prepareCluster(cluster: string, templateDir: string | undefined): Promise<void> {
  if (!isCluster(cluster)) return createCluster(cluster, templateDir)
  await assertSameVersion(cluster)
  // Left behind by a process that was killed; the lock proves that it is gone.
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}
