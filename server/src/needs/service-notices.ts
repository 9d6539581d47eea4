import type { Parts } from '../http/parts.ts'
import { needMailsToken } from '../leads/service-settings.ts'
import { refusesMails, unsubscribeLinks } from '../mail/refusals.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import { newNeedMail } from './mail-suppliers.ts'
import { selectNeeds } from './queries.ts'
import { deleteNotices } from './queries-matching.ts'

type Teller = Pick<Parts, 'database' | 'clock' | 'mail' | 'settings' | 'throttle'>

/** Few at a time: on the embedded database everybody else waits for a step to end. */
const batch = 20
const noticesADay: Limit = { max: 10, perSeconds: 24 * 60 * 60 }

/** Tells suppliers of the needs that fit them, each once; returns how many mails were written. */
export async function tellSuppliers(teller: Teller): Promise<number> {
  let told = 0
  for (;;) {
    const { taken, sent } = await tellSome(teller)
    told += sent
    if (taken < batch) return told
  }
}

function tellSome(teller: Teller): Promise<{ taken: number; sent: number }> {
  const { database, clock, throttle, mail, settings } = teller
  return database.transaction(async (db) => {
    const notices = await deleteNotices(db, clock.now(), batch)
    if (notices.length === 0) return { taken: 0, sent: 0 }
    const ids = new Set(notices.map(({ needId }) => needId))
    const needs = new Map((await selectNeeds(db, [...ids])).map((need) => [need.id, need]))
    const counters = throttle.within(db)
    let sent = 0
    for (const { needId, supplierId, counts, ...supplier } of notices) {
      const need = needs.get(needId)
      const list = { list: 'needs', email: supplier.email } as const
      if (!need || !counts || (await refusesMails(db, teller, list))) continue
      if (!(await isWithin(counters, `need-mail:${supplierId}`, noticesADay))) continue
      const token = needMailsToken(teller, supplierId)
      const { oneClick } = unsubscribeLinks(teller, list)
      await mail.send(db, newNeedMail(supplier, need, { ...settings, token, oneClick }))
      sent++
    }
    return { taken: notices.length, sent }
  })
}
