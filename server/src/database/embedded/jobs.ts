import { Worker } from 'node:worker_threads'

export type WorkerJob =
  | { kind: 'serve'; dir: string; socketPath: string; calls: Int32Array }
  | { kind: 'initialise'; dir: string }
  | { kind: 'verify'; file: string; dir: string }
  | { kind: 'restore'; file: string; dir: string }

export type WorkerRequest = {
  id: number
  command: 'checkpoint' | 'vacuum' | 'dump' | 'stop'
  argument: string
}

export type WorkerMessage =
  | { done: unknown }
  | { fatal: string }
  | { id: number; result?: unknown; error?: string }

function startWorker(job: WorkerJob): Worker {
  return new Worker(new URL('./embedded-postgres.worker.ts', import.meta.url), {
    workerData: job,
    // Deep recursion inside the engine overflows the 4 MB that a worker gets by default.
    resourceLimits: { stackSizeMb: 32 },
    execArgv: [],
  })
}

/** Resolves when the job's first part is done; a worker that serves goes on after that. */
function waitUntilDone<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The database worker ended with code ${code}`)))
    worker.on('message', (message: WorkerMessage) => {
      if ('done' in message) resolve(message.done as T)
      if ('fatal' in message) reject(new Error(message.fatal))
    })
  })
}

/** Runs a job off the main thread, because opening a cluster blocks its thread for a second. */
export async function runJob<T>(job: Exclude<WorkerJob, { kind: 'serve' }>): Promise<T> {
  const worker = startWorker(job)
  try {
    return await waitUntilDone<T>(worker)
  } finally {
    await worker.terminate()
  }
}

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Starts the worker that serves a cluster. `onFatal` hears of its end, unless `end` caused it. */
export function connectWorker(
  job: Extract<WorkerJob, { kind: 'serve' }>,
  onFatal: (message: string) => void,
) {
  const worker = startWorker(job)
  const ready = waitUntilDone<unknown>(worker)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isServing = false
  ready.then(
    () => {
      isServing = true
    },
    () => {},
  )

  const fail = (message: string) => {
    if (!isServing) return
    isServing = false
    for (const { reject } of waiting.values()) reject(new Error(message))
    onFatal(message)
  }
  worker.on('error', (error) => fail(error.message))
  worker.on('exit', (code) => fail(`the worker ended with code ${code}`))
  worker.on('message', (message: WorkerMessage) => {
    if ('fatal' in message) fail(message.fatal)
    if (!('id' in message)) return
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.error === undefined) resolve?.(message.result)
    else reject?.(new Error(message.error))
  })

  return {
    ready: <T>() => ready as Promise<T>,
    fail,
    isServing: () => isServing,
    async call<T>(command: WorkerRequest['command'], argument = ''): Promise<T> {
      if (!isServing) throw new Error('The embedded database does not run')
      lastId += 1
      const id = lastId
      worker.postMessage({ id, command, argument } satisfies WorkerRequest)
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: (result) => resolve(result as T), reject })
      })
    },
    async end(): Promise<void> {
      isServing = false
      for (const { reject } of waiting.values()) reject(new Error('The embedded database stopped'))
      await worker.terminate()
    },
  }
}
