import type { CallObserver } from './queue.ts'

const CALL = 0
const KIND = 1
const QUERY = 1
const MAINTENANCE_LIMIT_S = 600

/** Shared with the worker, because a worker that hangs can no longer answer a message. */
export const makeCallRecord = () =>
  new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))

/** The worker's side: an odd number while a call runs, an even one between calls. */
export function recordCalls(record: Int32Array): CallObserver {
  return {
    started(kind) {
      Atomics.store(record, KIND, kind === 'query' ? QUERY : 0)
      Atomics.add(record, CALL, 1)
    },
    ended() {
      Atomics.add(record, CALL, 1)
    },
  }
}

/**
 * The main thread's side. It counts its own ticks instead of comparing clocks: a machine that
 * slept, or a main thread that was busy, must not look like a hung database.
 */
export function watchCalls(record: Int32Array, limitS: number, onStuck: () => void): () => void {
  let seen = 0
  let ticks = 0
  const timer = setInterval(() => {
    const call = Atomics.load(record, CALL)
    const isRunning = call % 2 !== 0
    ticks = isRunning && call === seen ? ticks + 1 : 0
    seen = call
    const limit = Atomics.load(record, KIND) === QUERY ? limitS : MAINTENANCE_LIMIT_S
    if (ticks < limit) return
    clearInterval(timer)
    onStuck()
  }, 1_000)
  timer.unref()
  return () => clearInterval(timer)
}
