import { statfsSync } from 'node:fs'

const CACHE_MS = 2_000

/**
 * Tells whether there is room for writes. A full disk makes the embedded engine spin for ever
 * instead of failing, so writes have to stop well before that.
 */
export function watchSpace(dir: string, minFreeBytes: number): () => boolean {
  let checkedAt = Number.NEGATIVE_INFINITY
  let hasRoom = true
  return () => {
    const now = performance.now()
    if (now - checkedAt > CACHE_MS) {
      const { bavail, bsize } = statfsSync(dir)
      hasRoom = bavail * bsize >= minFreeBytes
      checkedAt = now
    }
    return hasRoom
  }
}
