import { proposeForAll } from './categories/service.ts'
import { alertAttendants, lapseAbandoned } from './chat/service-waiting.ts'
import { offerOthers } from './contacts/service-offers.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs/scheduler.ts'
import { remindSuppliers, sumUpTheWeek } from './leads/service-mails.ts'
import { deliverDueMail, keepInOutbox, smtpTransport } from './mail/outbox.ts'
import type { Parts } from './http/parts.ts'
import { tellSuppliers } from './needs/service-notices.ts'
import { endNeeds } from './needs/service-time.ts'
import { tellNewEmails } from './plans/service-customers.ts'
import { endLapsedPlans, reconcile } from './plans/service-sync.ts'
import { forgetWhatIsOld } from './privacy/service-retention.ts'
import { inviteReviews } from './reviews/service-invites.ts'
import { countWords, countWordsWhenMuchChanged } from './search/service-words.ts'

/** Everything that happens without anyone asking. Returns what closes it at the end. */
export function scheduleJobs(jobs: Jobs, env: Env, parts: Parts): () => void {
  const { database, clock, log } = parts
  const syncContext = { ...parts, ...database }
  const smtp = env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM) : undefined
  const sendMail = () => deliverDueMail(database.db, smtp ?? keepInOutbox, clock, log)
  // Each mail is claimed by who sends it: processes share the work.
  jobs.schedule('* * * * * *', 'mail', sendMail, { everywhere: true })
  jobs.schedule('*/5 * * * * *', 'suppliers of new needs', () => tellSuppliers(parts))
  jobs.schedule('5 * * * *', 'plans that have lapsed', () => endLapsedPlans(syncContext))
  jobs.schedule('10 * * * *', 'reconcile payments', () => reconcile(syncContext))
  jobs.schedule('*/5 * * * *', 'new e-mails at the provider', () => tellNewEmails(syncContext))
  jobs.schedule('20 * * * *', 'retention', () => forgetWhatIsOld(parts))
  jobs.schedule('40 4 * * *', 'words of the search', () => countWords(database.db))
  const countNewWords = () => countWordsWhenMuchChanged(database.db)
  jobs.schedule('*/10 * * * *', 'words of many new suppliers', countNewWords)
  jobs.schedule('30 7 * * *', 'reminders of requests', () => remindSuppliers(parts))
  jobs.schedule('15 * * * *', 'invitations to review', () => inviteReviews(parts))
  jobs.schedule('25 * * * *', 'others for whoever heard nothing', () => offerOthers(parts))
  jobs.schedule('35 * * * *', 'needs whose time is over', () => endNeeds(parts))
  // Each week is summed up once. Daily, so that what Monday missed does not wait for the next one.
  jobs.schedule('0 8 * * *', 'weekly summaries', () => sumUpTheWeek(parts))
  jobs.schedule('50 * * * *', 'categories', () => proposeForAll(database.db))
  jobs.schedule('*/15 * * * * *', 'somebody waits in the chat', () => alertAttendants(parts))
  jobs.schedule('*/30 * * * * *', 'nobody waits in the chat any more', () => lapseAbandoned(parts))
  return () => smtp?.close()
}
