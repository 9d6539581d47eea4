import { type ForgottenKind, keptSince } from 'contract/rules/retention'
import { forgetVisits } from '../accesses/service.ts'
import { deleteOldConversations } from '../chat/service.ts'
import { deleteOldProofs } from '../identity/service.ts'
import { deleteOldKeywords } from '../keywords/service-record.ts'
import { deleteOldSearches } from '../search/service-searches.ts'
import { removeUnusedPhotos } from '../photos/service.ts'
import type { Db } from '../database/db.ts'
import { deleteOldCodes } from '../mail/email-codes.ts'
import { deleteOldMail } from '../mail/outbox.ts'
import type { Parts } from '../http/parts.ts'
import { deleteOldNeeds, removeUnusedNeedFiles } from '../needs/service-files.ts'
import { removeUnusedPageFiles } from '../supplier-pages/service-files.ts'
import { deleteExpiredThrottles } from '../security/throttle.ts'
import { deleteOldChallenges } from '../second-factor/service-passkeys.ts'
import { deleteOldSecondSteps } from '../second-factor/service-steps.ts'
import { deleteOldDevices } from '../session/service-devices.ts'
import { deleteOldSessions } from '../session/service.ts'
import { deleteOldSignIns, deleteOldWaiting } from '../sign-in/service-waiting.ts'
import {
  deleteAuditBefore,
  deleteConsentsBefore,
  deleteContactRequestsBefore,
  deleteInvitesExpired,
  deleteInvoicesBefore,
  deleteReferralsBefore,
  deleteReportsClosedBefore,
  deleteRequestsAnsweredBefore,
  deleteReviewsBefore,
  updateEventsBlankedBefore,
} from './queries-retention.ts'

type Keeper = Pick<Parts, 'database' | 'files' | 'clock' | 'log'>
type Forget = (db: Db, now: Date, keeper: Keeper) => Promise<unknown>

/** Forgets what is older than the table says, by a statement that takes the day. */
const olderThan =
  (kind: ForgottenKind, forget: (db: Db, before: Date) => Promise<unknown>): Forget =>
  (db, now) =>
    forget(db, keptSince(kind, now))

/** One for each row of the table that has a period. */
const forgetters: Record<ForgottenKind, Forget> = {
  conversations: deleteOldConversations,
  contacts: olderThan('contacts', deleteContactRequestsBefore),
  referrals: olderThan('referrals', deleteReferralsBefore),
  reports: olderThan('reports', deleteReportsClosedBefore),
  reviews: olderThan('reviews', deleteReviewsBefore),
  needs: (db, now, { files }) => deleteOldNeeds(db, files, now),
  consents: olderThan('consents', deleteConsentsBefore),
  mails: deleteOldMail,
  sessions: deleteOldSessions,
  devices: deleteOldDevices,
  codes: deleteOldCodes,
  secondSteps: async (db, now) => {
    await deleteOldSecondSteps(db, now)
    await deleteOldChallenges(db, now)
  },
  identityProofs: deleteOldProofs,
  signIns: deleteOldSignIns,
  waitingIdentities: deleteOldWaiting,
  invites: deleteInvitesExpired,
  limits: deleteExpiredThrottles,
  photos: async (db, now, { database, files, clock }) => {
    await removeUnusedPageFiles(database, files, now)
    await removeUnusedNeedFiles(db, files, now)
    await removeUnusedPhotos(db, files, clock)
  },
  visits: forgetVisits,
  searches: async (db, now) => {
    await deleteOldSearches(db, now)
    await deleteOldKeywords(db, now)
  },
  paymentEvents: olderThan('paymentEvents', updateEventsBlankedBefore),
  invoices: olderThan('invoices', deleteInvoicesBefore),
  requests: olderThan('requests', deleteRequestsAnsweredBefore),
  audit: olderThan('audit', deleteAuditBefore),
}

/** Each by itself: what cannot be forgotten keeps nothing else. */
export async function forgetWhatIsOld(keeper: Keeper): Promise<void> {
  const { database, clock, log } = keeper
  for (const [kind, forget] of Object.entries(forgetters)) {
    try {
      await forget(database.db, clock.now(), keeper)
    } catch (error) {
      log.error({ err: error, kind }, 'retention failed')
    }
  }
}
