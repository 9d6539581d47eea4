import { AppError } from '../http/errors.ts'

/** Heavy work: so many at once, and a queue that refuses rather than grows. */
export function makeSlots(atOnce: number, longestQueue: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
