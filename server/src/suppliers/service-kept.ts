import type { Db } from '../database/db.ts'
import { selectDirectoryVersion } from './queries-directory.ts'

// Longer than any transaction lives: after that, nobody can still be about to commit the change
// that moved the version.
const settlesAfterMs = 20_000

type Kept<Made> = { version: string; seenAt: number; madeAt: number; made: Promise<Made> }

/** Something made of the whole directory, made anew when the directory has changed. */
export function keepWhileUnchanged<Made>(
  make: (db: Db) => Promise<Made>,
): (db: Db) => Promise<Made> {
  let kept: Kept<Made> | undefined
  return async (db) => {
    const version = await selectDirectoryVersion(db)
    const now = performance.now()
    if (!kept || kept.version !== version || mayBeOld(kept, now)) {
      const seenAt = kept?.version === version ? kept.seenAt : now
      const fresh: Kept<Made> = { version, seenAt, madeAt: now, made: make(db) }
      kept = fresh
      fresh.made.catch(() => {
        if (kept === fresh) kept = undefined
      })
    }
    return kept.made
  }
}

const renewsAfterMs = 3_000

function mayBeOld({ seenAt, madeAt }: Kept<unknown>, now: number): boolean {
  return madeAt - seenAt < settlesAfterMs && now - madeAt > renewsAfterMs
}
