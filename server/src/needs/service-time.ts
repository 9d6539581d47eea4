import type { Parts } from '../http/parts.ts'
import { endedMail, endingMail } from './mail-time.ts'
import { selectNeeds, updateEnded, updateWarned } from './queries.ts'
import { extensionOf } from './rules.ts'
import { privateLink } from './service-links.ts'

type Keeper = Pick<Parts, 'database' | 'clock' | 'mail' | 'settings' | 'throttle'>

const batch = 100
const dayMs = 24 * 60 * 60 * 1000
/** Told so long before the end; never to who published it just now. */
const warnedBefore = 2 * dayMs

/** Ends needs whose time is over, and tells buyers of those that are about to end. */
export async function endNeeds(keeper: Keeper): Promise<{ ended: number; warned: number }> {
  const now = keeper.clock.now()
  const ending = {
    now,
    until: new Date(now.getTime() + warnedBefore),
    madeBefore: new Date(now.getTime() - warnedBefore),
  }
  return {
    ended: await tell(keeper, (db) => updateEnded(db, now, batch), endedMail),
    warned: await tell(keeper, (db) => updateWarned(db, ending, batch), endingMail),
  }
}

type Claim = (db: Keeper['database']['db']) => Promise<number[]>

async function tell(keeper: Keeper, claim: Claim, letter: typeof endedMail): Promise<number> {
  const { database, mail, settings, clock } = keeper
  let told = 0
  for (;;) {
    const claimed = await database.transaction(async (db) => {
      const ids = await claim(db)
      for (const need of await selectNeeds(db, ids)) {
        const told = { ...need, extends_to: extensionOf(need, clock.now()) }
        await mail.send(db, letter(told, privateLink(keeper, need.id), settings))
      }
      return ids.length
    })
    told += claimed
    if (claimed < batch) return told
  }
}
