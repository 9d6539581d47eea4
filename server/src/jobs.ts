import { forgetVisits, writeMonths } from './accesses/service.ts'
import { deleteOldConversations } from './chat/service.ts'
import { alertAttendants, lapseAbandoned } from './chat/service-waiting.ts'
import type { Env } from './env.ts'
import { deleteOldSearches } from './overview/service.ts'
import { removeUnusedPhotos } from './photos/service.ts'
import type { Db } from './platform/db.ts'
import type { Jobs } from './platform/jobs.ts'
import { deleteOldCodes } from './platform/email-codes.ts'
import { deleteOldMail, deliverDueMail, keepInOutbox, smtpTransport } from './platform/mail.ts'
import type { Parts } from './platform/parts.ts'
import { deleteExpiredThrottles } from './platform/throttle.ts'
import { endLapsedPlans, reconcile } from './plans/service-sync.ts'
import { deleteOldSecondSteps } from './second-factor/service.ts'
import { deleteOldDevices } from './session/service-devices.ts'
import { deleteOldSessions } from './session/service.ts'
import { refreshSearchTerms } from './suppliers/queries-search.ts'

const hour = 60 * 60
const day = 24 * hour

const forgotten: Record<string, (db: Db, now: Date) => Promise<unknown>> = {
  throttles: deleteExpiredThrottles,
  codes: deleteOldCodes,
  mails: deleteOldMail,
  sessions: deleteOldSessions,
  'known devices': deleteOldDevices,
  conversations: deleteOldConversations,
  visits: forgetVisits,
  'second steps': deleteOldSecondSteps,
  searches: deleteOldSearches,
}

/** Everything that happens without anyone asking. Returns what closes it at the end. */
export function scheduleJobs(jobs: Jobs, env: Env, parts: Parts): () => void {
  const { database, clock, files, log } = parts
  const smtp = env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM) : undefined
  jobs.every(1, 'mail', () => deliverDueMail(database.db, smtp ?? keepInOutbox, clock, log))
  const books = { ...parts, ...database }
  jobs.every(hour, 'plans that have lapsed', () => endLapsedPlans(books))
  jobs.every(hour, 'reconcile payments', () => reconcile(books))
  // Each by itself: what cannot be forgotten keeps nothing else.
  for (const [what, forget] of Object.entries(forgotten)) {
    jobs.every(hour, `forget ${what}`, () => forget(database.db, clock.now()))
  }
  jobs.every(hour, 'months of accesses', () => writeMonths(database.db, clock.now()))
  jobs.every(hour, 'unused photos', () => removeUnusedPhotos(database.db, files, clock))
  jobs.every(day, 'words of the search', () => refreshSearchTerms(database.db))
  jobs.every(15, 'somebody waits in the chat', () => alertAttendants(parts))
  jobs.every(30, 'nobody waits in the chat any more', () => lapseAbandoned(parts))
  return () => smtp?.close()
}
