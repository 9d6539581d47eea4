import { writeMonths } from './accesses/service.ts'
import { alertAttendants, lapseAbandoned } from './chat/service-waiting.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs/scheduler.ts'
import { deliverDueMail, keepInOutbox, smtpTransport } from './mail/outbox.ts'
import type { Parts } from './http/parts.ts'
import { endLapsedPlans, reconcile } from './plans/service-sync.ts'
import { forgetWhatIsOld } from './privacy/service-retention.ts'
import { refreshSearchTerms } from './suppliers/queries-search.ts'

const hour = 60 * 60
const day = 24 * hour

/** Everything that happens without anyone asking. Returns what closes it at the end. */
export function scheduleJobs(jobs: Jobs, env: Env, parts: Parts): () => void {
  const { database, clock, log } = parts
  const smtp = env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM) : undefined
  jobs.every(1, 'mail', () => deliverDueMail(database.db, smtp ?? keepInOutbox, clock, log))
  const syncContext = { ...parts, ...database }
  jobs.every(hour, 'plans that have lapsed', () => endLapsedPlans(syncContext))
  jobs.every(hour, 'reconcile payments', () => reconcile(syncContext))
  jobs.every(hour, 'retention', () => forgetWhatIsOld(parts))
  jobs.every(hour, 'months of accesses', () => writeMonths(database.db, clock.now()))
  jobs.every(day, 'words of the search', () => refreshSearchTerms(database.db))
  jobs.every(15, 'somebody waits in the chat', () => alertAttendants(parts))
  jobs.every(30, 'nobody waits in the chat any more', () => lapseAbandoned(parts))
  return () => smtp?.close()
}
