import pLimit from 'p-limit'
import { AppError } from '../http/errors.ts'

/** For heavy work: so many at once, and a queue that refuses rather than grows. */
export function makeSemaphore(atOnce: number, longestQueue: number) {
  const limit = pLimit(atOnce)
  return async function withPermit<T>(work: () => Promise<T>): Promise<T> {
    const inside = limit.activeCount + limit.pendingCount
    if (inside >= atOnce + longestQueue) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    return limit(work)
  }
}
