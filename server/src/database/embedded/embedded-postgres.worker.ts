import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { countSyncsOfOneCommit, openEngine } from './engine.ts'
import { dumpCluster, restoreCluster, verifyDump } from './dump.ts'
import type { WorkerJob, WorkerRequest } from './jobs.ts'
import { SessionQueue } from './queue.ts'
import { recordCalls } from './watchdog.ts'

/** Connections besides the pool's own, for people who look in with psql. */
const MAX_CONNECTIONS = 16

async function serve(job: Extract<WorkerJob, { kind: 'serve' }>, port: MessagePort) {
  const onFatal = (message: string) => port.postMessage({ fatal: message })
  const onAbort = (reason: string) => onFatal(`the engine aborted ${reason}`)
  const engine = await openEngine({ dir: job.dir, onAbort })
  const { db, fs } = engine
  const queue = new SessionQueue({ db, observer: recordCalls(job.calls), onFatal })
  const server = new PGLiteSocketServer({
    db,
    path: job.socketPath,
    maxConnections: MAX_CONNECTIONS,
  })
  if (!Reflect.has(server, 'queryQueue')) throw new Error('pglite-socket changed: see SessionQueue')
  Reflect.set(server, 'queryQueue', queue)

  const syncsOfOneCommit = await countSyncsOfOneCommit(engine)
  let syncsAtCheckpoint = -1
  const checkpoint = () =>
    queue.exclusive(async () => {
      if (fs.syncs === syncsAtCheckpoint) return
      await db.exec('CHECKPOINT')
      syncsAtCheckpoint = fs.syncs
    })

  const commands: Record<WorkerRequest['command'], (argument: string) => Promise<unknown>> = {
    checkpoint,
    vacuum: () => queue.exclusive(() => db.exec('VACUUM ANALYZE')),
    dump: (file) => dumpCluster({ db, queue, file }),
    async stop() {
      await server.stop()
      await checkpoint()
      await db.close()
    },
  }
  port.on('message', async ({ id, command, argument }: WorkerRequest) => {
    try {
      port.postMessage({ id, result: await commands[command](argument) })
    } catch (error) {
      port.postMessage({ id, error: String(error) })
    }
  })
  await server.start()
  return { syncsOfOneCommit }
}

async function initialise(dir: string) {
  const { db } = await openEngine({ dir })
  await db.close()
}

function run(job: WorkerJob, port: MessagePort): Promise<unknown> {
  switch (job.kind) {
    case 'serve':
      return serve(job, port)
    case 'initialise':
      return initialise(job.dir)
    case 'verify':
      return verifyDump(job.file, job.dir)
    case 'restore':
      return restoreCluster(job.file, job.dir)
  }
}

if (!parentPort) throw new Error('This file runs as a worker thread')
parentPort.postMessage({ done: await run(workerData as WorkerJob, parentPort) })
