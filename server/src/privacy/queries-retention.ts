import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { invites } from '../tables/accounts.ts'
import { contactRequests, referrals } from '../tables/contacts.ts'
import { invoices, paymentEvents, subscriptions } from '../tables/payments.ts'
import { consents, dataRequests } from '../tables/privacy.ts'
import { reviews } from '../tables/reviews.ts'
import { reports } from '../tables/suppliers.ts'

export async function deleteContactRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(contactRequests).where(lt(contactRequests.created_at, before))
}

export async function deleteReferralsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(referrals).where(lt(referrals.created_at, before))
}

/** An open one waits for somebody, however old it is. */
export async function deleteReportsClosedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.closed_at, before))
}

export async function deleteReviewsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(reviews).where(lt(reviews.created_at, before))
}

/** An open one is still to be answered. */
export async function deleteRequestsAnsweredBefore(db: Db, before: Date): Promise<void> {
  await db.delete(dataRequests).where(lt(dataRequests.answered_at, before))
}

/** Of accounts they are needed as long as the account is there. */
export async function deleteConsentsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(consents)
    .where(
      and(
        isNull(consents.account_id),
        sql`coalesce(${consents.revoked_at}, ${consents.given_at}) < ${before}`,
      ),
    )
}

/** They expire a day after they were made, and are of no use then. */
export async function deleteInvitesExpired(db: Db, now: Date): Promise<void> {
  await db.delete(invites).where(lt(invites.expires_at, now))
}

/** That an event was applied stays known, so that it is never applied twice; what it said does not. */
export async function updateEventsBlankedBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ body: {} })
    .where(and(lt(paymentEvents.received_at, before), sql`${paymentEvents.body} <> '{}'`))
}

/** With the last invoice goes the ended subscription that it was for. */
export async function deleteInvoicesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(invoices).where(lt(invoices.created_at, before))
  await db
    .delete(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'ended'),
        lt(subscriptions.ended_at, before),
        notExists(
          db
            .select({ id: invoices.id })
            .from(invoices)
            .where(eq(invoices.subscription_id, subscriptions.id)),
        ),
      ),
    )
}

/** The log itself refuses to let a younger entry go (migrations/0125_retention.sql). */
export async function deleteAuditBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`SELECT audit_age(${before})`)
}
