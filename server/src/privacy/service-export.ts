import { photoUrl } from 'contract/rules/photo-url'
import type { Database, Db } from '../database/db.ts'
import { selectConsentsOf } from './queries-consents.ts'
import {
  selectAccessesByDay,
  selectAccount,
  selectAnswersTo,
  selectAttendancesOf,
  selectChangesAbout,
  selectContactsAsked,
  selectContactsReceived,
  selectIdentities,
  selectInboxMessagesOf,
  selectLeadEntriesOf,
  selectLeadSettings,
  selectMails,
  selectMessagesOf,
  selectNeedsWritten,
  selectOwnPage,
  selectPasskeys,
  selectPayments,
  selectProposalsTo,
  selectProposalsWritten,
  selectReferrals,
  selectReportsReceived,
  selectReportsWritten,
  selectReviewsReceived,
  selectReviewsWritten,
  selectSessions,
  selectSupplier,
} from './queries-export.ts'
import { selectRequestsOf } from './queries-requests.ts'
import { selectConversationsOf } from './queries.ts'

/** Everything kept about the person with this address, for the person: no secret is in it. */
export async function exportPerson(
  { transaction }: Pick<Database, 'transaction'>,
  { email, now }: { email: string; now: Date },
) {
  return transaction(async (db) => {
    const account = await selectAccount(db, email)
    const page = account && (await selectSupplier(db, account.id))
    const supplier = page?.supplier
    return {
      exported_at: now.toISOString(),
      email,
      account: account ?? null,
      supplier: supplier ?? null,
      company: page?.company ?? null,
      photo_url: photoUrl(supplier?.photo ?? null, 1000),
      page: supplier ? await selectOwnPage(db, supplier.id) : null,
      sessions: account ? await selectSessions(db, account.id) : [],
      sign_in_with: account ? await selectIdentities(db, account.id) : [],
      passkeys: account ? await selectPasskeys(db, account.id) : [],
      contact_requests_sent: await selectContactsAsked(db, email),
      contact_requests_received: supplier ? await selectContactsReceived(db, supplier.id) : [],
      answers_received: await selectAnswersTo(db, email),
      notes_and_answers_written: supplier ? await selectLeadEntriesOf(db, supplier.id) : [],
      mails_about_requests: supplier ? await selectLeadSettings(db, supplier.id) : null,
      needs: await selectNeedsWritten(db, email),
      proposals_received: await selectProposalsTo(db, email),
      proposals_written: supplier ? await selectProposalsWritten(db, supplier.id) : [],
      referrals: await selectReferrals(db, email),
      consents: await selectConsentsOf(db, email, account?.id),
      requests_about_data: await selectRequestsOf(db, email),
      reviews_written: await selectReviewsWritten(db, email),
      reviews_received: supplier ? await selectReviewsReceived(db, supplier.id) : [],
      reports_written: await selectReportsWritten(db, email),
      reports_received: supplier ? await selectReportsReceived(db, supplier.id) : [],
      conversations: await conversationsOf(db, email, account?.id),
      mails: await selectMails(db, email),
      payments: supplier ? await selectPayments(db, supplier.id) : null,
      accesses_by_day: supplier ? await selectAccessesByDay(db, supplier.id) : [],
      changes_by_administrators: account
        ? await selectChangesAbout(db, account.id, supplier?.id)
        : [],
    }
  })
}

async function conversationsOf(db: Db, email: string, accountId: number | undefined) {
  const conversations = await selectConversationsOf(db, email, accountId)
  const ids = conversations.map(({ id }) => id)
  const messages = Map.groupBy(await selectMessagesOf(db, ids), (row) => row.conversation_id)
  const left = Map.groupBy(await selectInboxMessagesOf(db, ids), (row) => row.conversation_id)
  const attendances = Map.groupBy(await selectAttendancesOf(db, ids), (row) => row.conversation_id)
  return conversations.map((conversation) => ({
    ...conversation,
    messages: messages.get(conversation.id) ?? [],
    attendances: attendances.get(conversation.id) ?? [],
    left_messages: left.get(conversation.id) ?? [],
  }))
}
