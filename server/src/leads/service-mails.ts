import { addDays, dayOf, weekdayOf } from 'contract/rules/calendar'
import type { Parts } from '../http/parts.ts'
import { refusesMails, unsubscribeLinks } from '../mail/refusals.ts'
import { reminderMail, weeklyMail } from './mail.ts'
import {
  selectFunnel,
  selectToSumUp,
  updateDueReminded,
  upsertSummedUp,
} from './queries-summary.ts'
import { weeklyToken } from './service-settings.ts'

type Sender = Pick<Parts, 'database' | 'clock' | 'mail' | 'settings' | 'throttle'>

const batch = 100

/** Mails what suppliers wanted to be reminded of today, or earlier while nobody was there to do it. */
export async function remindSuppliers({
  database,
  clock,
  mail,
  settings,
}: Sender): Promise<number> {
  let sent = 0
  for (;;) {
    const reminded = await database.transaction(async (db) => {
      const due = await updateDueReminded(db, dayOf(clock.now()), clock.now(), batch)
      for (const lead of due) await mail.send(db, reminderMail(lead, settings.publicUrl))
      return due.length
    })
    sent += reminded
    if (reminded < batch) return sent
  }
}

/** The last whole week, Monday to Sunday. */
export function lastWeek(today: string): { from: string; to: string } {
  const sinceMonday = (weekdayOf(today) + 6) % 7
  const to = addDays(today, -sinceMonday - 1)
  return { from: addDays(to, -6), to }
}

/**
 * Tells each supplier of its week, once: a server that starts on a Wednesday still tells those who
 * were not told on Monday.
 */
export async function sumUpTheWeek(sender: Sender): Promise<number> {
  const { database, clock, mail, settings } = sender
  const week = lastWeek(dayOf(clock.now()))
  const before = { from: addDays(week.from, -7), to: addDays(week.to, -7) }
  let sent = 0
  let last = 0
  for (;;) {
    const suppliers = await selectToSumUp(database.db, week, last, batch)
    for (const supplier of suppliers) {
      const list = { list: 'weekly', email: supplier.email } as const
      if (await refusesMails(database.db, sender, list)) continue
      const now = await selectFunnel(database.db, { supplierId: supplier.id, ...week })
      const earlier = await selectFunnel(database.db, { supplierId: supplier.id, ...before })
      const token = weeklyToken(sender, supplier.id)
      const letter = weeklyMail(
        supplier,
        { week, now, earlier },
        {
          ...settings,
          token,
          oneClick: unsubscribeLinks(sender, list).oneClick,
        },
      )
      await database.transaction(async (db) => {
        if (await upsertSummedUp(db, supplier.id, week.to)) {
          await mail.send(db, letter)
          sent++
        }
      })
    }
    const end = suppliers.at(-1)
    if (!end || suppliers.length < batch) return sent
    last = end.id
  }
}
