import { commandLine, recordChange } from '../audit/service.ts'
import type { Database, Db } from '../database/db.ts'
import type { Files } from '../files/files.ts'
import { tellContactsGone } from '../contacts/service-mine.ts'
import type { Parts } from '../http/parts.ts'
import { tellBuyerGone } from '../needs/service-mine.ts'
import { removePhotos } from '../photos/service.ts'
import { removeUnusedNeedFiles } from '../needs/service-files.ts'
import { removeUnusedPageFiles } from '../supplier-pages/service-files.ts'
import { deleteConsentsOf } from './queries-consents.ts'
import { deleteRequestsOf } from './queries-requests.ts'
import { countWords } from '../search/service-words.ts'
import {
  deleteAccount,
  deleteCodesOf,
  deleteContactRequestsOf,
  deleteConversationsOf,
  deleteMailsAbout,
  deleteNeedsOf,
  deleteReferralsOf,
  deleteReviewsOf,
  selectCustomersOf,
  selectInboxIdsOf,
  selectOpenPayments,
  selectPersonForUpdate,
  selectPhotosOf,
  selectReportIds,
  selectWordsOf,
  updateAuditBlanked,
  updateEventsBlanked,
  updateInvoicesUnlinked,
  updateReportsUnsigned,
  updateSearchesBlanked,
} from './queries.ts'

/** `bySelf`: nobody else had a hand in it. */
type Person = { email: string; now: Date; bySelf?: boolean }

/** Why somebody cannot be erased now, in words for the person at the terminal. */
export class ErasureRefused extends Error {
  readonly reason: 'administrator' | 'subscription' | 'checkout'
  constructor(reason: ErasureRefused['reason'], text: string) {
    super(text)
    this.reason = reason
  }
}

export type Erased = {
  /** How many of each. */
  counts: Record<string, number>
  /** Customers of the payment provider, which keeps its own records of them. */
  stripeCustomers: string[]
}

type Store = { database: Pick<Database, 'db' | 'transaction'>; files: Files }

/** Erases the person with this address, and the files; `first` is done in the same transaction. */
export async function erasePerson(
  store: Store,
  who: Person,
  first: (db: Db) => Promise<void> = async () => {},
): Promise<Erased> {
  const { photos, ...erased } = await eraseRecords(store.database, who, first)
  await removeLeftovers(store, photos, who.now)
  return erased
}

/** What tax law needs stays, without name and address. */
export const eraseRecords = (
  { transaction }: Pick<Database, 'transaction'>,
  who: Person,
  first: (db: Db) => Promise<void>,
): Promise<Erased & { photos: string[] }> =>
  transaction(async (db) => {
    await first(db)
    return eraseRows(db, who)
  })

/** What this leaves, the hourly retention takes up, and the nightly count of words. */
export async function removeLeftovers(
  { database, files }: Store,
  photos: readonly string[],
  now: Date,
): Promise<void> {
  await removePhotos(database, files, photos, now)
  await removeUnusedPageFiles(database, files, now)
  await removeUnusedNeedFiles(database.db, files, now)
  // Words that only this person had used go too.
  await countWords(database.db)
}

/** Whoever got to know the person here is told to erase that too, as the law wants. */
export async function tellOthers(
  db: Db,
  teller: Pick<Parts, 'mail'> & { settings: { publicUrl: string } },
  email: string,
): Promise<void> {
  await tellContactsGone(db, teller, email)
  await tellBuyerGone(db, teller, email)
}

async function eraseRows(
  db: Db,
  { email, now, bySelf }: Person,
): Promise<Erased & { photos: string[] }> {
  const person = await selectPersonForUpdate(db, email)
  const supplierId = person?.supplierId ?? undefined
  if (person?.tipo === 'Admin') {
    throw new ErasureRefused('administrator', `${email} is an administrator: use admin:disable.`)
  }
  if (supplierId) await refuseOpenPayments(db, email, supplierId, now)
  const customers = supplierId ? await selectCustomersOf(db, supplierId) : []
  const photos = supplierId ? await selectPhotosOf(db, supplierId) : []
  const reportIds = supplierId ? await selectReportIds(db, supplierId) : []
  const mentioned = mentionOf(email)
  const words = await selectWordsOf(db, email, person?.id)
  const referralIds = await deleteReferralsOf(db, email)
  const requestIds = await deleteRequestsOf(db, email)
  const reviewIds = await deleteReviewsOf(db, email, supplierId)
  const needIds = await deleteNeedsOf(db, email)
  const inboxIds = await selectInboxIdsOf(db, email, person?.id)
  const counts = {
    conversations: await deleteConversationsOf(db, email, person?.id),
    consents: await deleteConsentsOf(db, email, person?.id),
    'contact requests': await deleteContactRequestsOf(db, email, supplierId),
    'messages left in the chat': inboxIds.length,
    referrals: referralIds.length,
    reviews: reviewIds.length,
    needs: needIds.length,
    'requests about data': requestIds.length,
    mails: await deleteMailsAbout(db, email, mentioned),
    'reports that lost their writer': await updateReportsUnsigned(db, email),
    'invoices kept without name': supplierId ? await updateInvoicesUnlinked(db, supplierId) : 0,
    'entries of the audit log blanked':
      (await updateAuditBlanked(db, 'referral', referralIds)) +
      (await updateAuditBlanked(db, 'request', requestIds)) +
      (await updateAuditBlanked(db, 'report', reportIds)) +
      (await updateAuditBlanked(db, 'review', reviewIds)) +
      (await updateAuditBlanked(db, 'need', needIds)) +
      (await updateAuditBlanked(db, 'message', inboxIds)) +
      (await updateAuditBlanked(db, 'supplier', supplierId ? [supplierId] : [])) +
      (await updateAuditBlanked(db, 'account', person ? [person.id] : [])) +
      (await updateSearchesBlanked(db, words)),
    photos: photos.length,
    suppliers: supplierId ? 1 : 0,
    accounts: person ? 1 : 0,
  }
  await updateEventsBlanked(
    db,
    customers.map(({ id }) => id),
    mentioned,
  )
  await deleteCodesOf(db, email)
  if (person) {
    await deleteAccount(db, person.id)
    await recordChange(db, {
      adminId: commandLine,
      action: 'account.erase',
      subject: { kind: 'account', id: person.id },
      before: {},
      after: { erased: true, ...(bySelf ? { self_service: true } : {}) },
      at: now,
    })
  }
  const stripeCustomers = customers.flatMap(({ id, provider }) => (provider === 'stripe' ? id : []))
  return { counts, photos, stripeCustomers }
}

async function refuseOpenPayments(
  db: Db,
  email: string,
  supplierId: number,
  now: Date,
): Promise<void> {
  const { subscription, checkoutUntil } = await selectOpenPayments(db, supplierId, now)
  if (subscription) {
    throw new ErasureRefused(
      'subscription',
      `${email} has a running subscription (${subscription}): end it at the payment provider first, ` +
        'wait until this product knows (at most an hour), then run this again.',
    )
  }
  if (checkoutUntil) {
    throw new ErasureRefused(
      'checkout',
      `${email} has an open checkout that can be paid until ${checkoutUntil.toISOString()}: ` +
        'run this again after that.',
    )
  }
}

/** This address as a whole: never the end of a longer one. */
function mentionOf(email: string): string {
  const letters = email.replace(/[^a-z0-9@]/gi, (sign) => `\\${sign}`)
  return `(^|[^a-z0-9._%+-])${letters}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`
}
