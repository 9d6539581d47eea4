import { urls } from 'contract/urls'
import type { Parts } from '../http/parts.ts'
import { type Limit, isWithin } from '../security/throttle.ts'
import { waitingMail } from './mail.ts'
import { insertMessage, lockConversation } from './queries.ts'
import {
  selectAbandoned,
  selectAttendants,
  updateAttendanceLapsed,
  updateWaitingAlerted,
} from './queries-attendance.ts'
import { textsIn } from './rules-texts.ts'
import { isAttendedNow } from './service-messages.ts'

// What happens to those who wait without anyone asking.

const alertAfterSeconds = 2 * 60
const lapseAfterSeconds = 10 * 60
/** However many ask and leave: nobody gets more mails than this. */
const alerts: Limit = { max: 12, perSeconds: 60 * 60 }

/** A job: who has waited for two minutes within the hours is announced by e-mail, once. */
export async function alertAttendants(
  parts: Pick<Parts, 'database' | 'clock' | 'mail' | 'settings' | 'throttle'>,
): Promise<number> {
  const { database, clock, mail, settings, throttle } = parts
  if (!isAttendedNow({ clock, settings })) return 0
  return database.transaction(async (db) => {
    const now = clock.now()
    const since = new Date(now.getTime() - alertAfterSeconds * 1000)
    const waiting = await updateWaitingAlerted(db, since, now)
    if (waiting.length === 0) return 0
    const url = `${settings.publicUrl}${urls.dashboardSection('atendimentos')}`
    const counters = throttle.within(db)
    for (const to of await selectAttendants(db)) {
      const fits = await isWithin(counters, `chat-alert-to:${to.email}`, alerts)
      if (fits) await mail.send(db, waitingMail(to, waiting.length, url))
    }
    return waiting.length
  })
}

/** A job: a request that nobody took lapses when its visitor is gone for ten minutes. */
export async function lapseAbandoned({
  database,
  clock,
  events,
}: Pick<Parts, 'database' | 'clock' | 'events'>): Promise<number> {
  const now = clock.now()
  const since = new Date(now.getTime() - lapseAfterSeconds * 1000)
  let lapsed = 0
  for (const { id, conversation_id } of await selectAbandoned(database.db, since)) {
    await database.transaction(async (db) => {
      // Erased, taken or back meanwhile: then there is nothing to end.
      const conversation = await lockConversation(db, conversation_id)
      if (!conversation) return
      if (!(await updateAttendanceLapsed(db, id, since, now))) return
      const texts = textsIn(conversation.language)
      await insertMessage(db, {
        conversation_id,
        autor: 'system',
        texto: texts.lapsed,
        suggestions: [texts.askAgain],
        created_at: now,
      })
      lapsed++
    })
  }
  if (lapsed > 0) {
    events.publish('attendance', 0)
    events.publish('queue', 0)
  }
  return lapsed
}
