import { LRUCache } from 'lru-cache'
import type { Databases, Db } from '../database/db.ts'
import { selectDirectoryVersion } from './queries-directory.ts'

// Longer than any transaction lives: after that, nobody can still be about to commit the change
// that moved the version.
const settlesAfterMs = 20_000

type Limits<Made> = {
  /** The least recently used go first. */
  answers: number
  /** Few long answers take as much room as many short ones. */
  bytes?: { most: number; of: (made: Made) => number }
  /** How old an answer may be while a change may still be about to be committed. */
  renewsAfterMs: number
}

type Kept<Made> = { version: string; madeAt: number; made: Promise<Made> }

/**
 * Answers made of the directory, by what was asked: each is made anew when the directory has changed.
 * Whether it has is asked where it is written: a copy of the database hears of only some of a
 * sequence's steps. An answer that the copy gave before the change arrived there lives for moments.
 */
export function keepAnswers<Made>({
  answers: max,
  bytes,
  renewsAfterMs,
}: Limits<Made>): (written: Db, asked: string, make: () => Promise<Made>) => Promise<Made> {
  const answers = new LRUCache<string, Kept<Made>>({
    max,
    ...(bytes ? { maxSize: bytes.most } : {}),
  })
  // How long it is, is known once it is made. Of the same object the cache would not take the size.
  const weigh = (asked: string, kept: Kept<Made>, made: Made) => {
    if (bytes && answers.peek(asked) === kept)
      answers.set(asked, { ...kept }, { size: bytes.of(made) })
  }
  let seen: { version: string; at: number } | undefined

  return async (written, asked, make) => {
    const version = await selectDirectoryVersion(written)
    const now = performance.now()
    if (seen?.version !== version) seen = { version, at: now }
    const kept = answers.get(asked)
    const mayBeOld =
      kept && kept.madeAt - seen.at < settlesAfterMs && now - kept.madeAt > renewsAfterMs
    if (kept?.version === version && !mayBeOld) return kept.made
    const fresh: Kept<Made> = { version, madeAt: now, made: make() }
    answers.set(asked, fresh, bytes ? { size: 1 } : {})
    fresh.made.then(
      (made) => weigh(asked, fresh, made),
      () => {
        if (answers.peek(asked) === fresh) answers.delete(asked)
      },
    )
    return fresh.made
  }
}

/** Something made of the whole directory, made anew when the directory has changed. */
export function keepWhileUnchanged<Made>(
  make: (db: Db) => Promise<Made>,
): (databases: Databases) => Promise<Made> {
  const keep = keepAnswers<Made>({ answers: 1, renewsAfterMs: 3_000 })
  return ({ db, readDb }) => keep(db, '', () => make(readDb))
}
