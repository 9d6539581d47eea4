import type { Correction, CorrectableKind, MyData, OpenedBy } from 'contract/privacy'
import { endsWithAccount } from 'contract/rules/consents'
import { setSupplierPresence } from '../account/service.ts'
import { withdrawRequest } from '../contacts/service-mine.ts'
import type { Db } from '../database/db.ts'
import { verifiedEmail } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { withdraw as withdrawOwnNeed } from '../needs/service-mine.ts'
import { isRefused } from '../referrals/service-refusals.ts'
import { selectOpenPayments } from './queries.ts'
import { type ConsentRow, selectConsentLocked, selectConsentsOf } from './queries-consents.ts'
import {
  selectContacts,
  selectConversations,
  selectCounts,
  selectHolder,
  selectNeedTitles,
  selectNeedsKept,
  selectReferralsAbout,
  selectSuppliersAsked,
  updateCorrected,
} from './queries-person.ts'
import { selectRequestsOf } from './queries-requests.ts'

export type Person = {
  email: string
  accountId: number | undefined
  account: NonNullable<Awaited<ReturnType<typeof selectHolder>>> | undefined
}

/**
 * Who asks: whoever is logged in, or whose mailbox this browser showed to be theirs within the hour. An
 * account is opened by logging in alone: a code would go past its second factor.
 */
export async function personOf(context: Context, by: OpenedBy): Promise<Person> {
  const { db, session } = context
  if (by === 'account') {
    const account = session && (await selectHolder(db, { accountId: session.accountId }))
    if (!account) throw new AppError('EMAIL_PROOF_REQUIRED')
    return { email: account.email, accountId: account.id, account }
  }
  const email = await verifiedEmail(context, 'privacy')
  if (!email) throw new AppError('EMAIL_PROOF_REQUIRED')
  if (await selectHolder(db, { email })) throw new AppError('DATA_IN_ACCOUNT')
  return { email, accountId: undefined, account: undefined }
}

const iso = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function readMyData(context: Context, by: OpenedBy): Promise<MyData> {
  const { db } = context
  const person = await personOf(context, by)
  const { account, email } = person
  const contacts = await selectContacts(db, person)
  const needs = await selectNeedsKept(db, person)
  const referrals = await selectReferralsAbout(db, person)
  const conversations = await selectConversations(db, person)
  const counts = await selectCounts(db, person, account?.supplierId ?? null)
  return {
    email,
    account: account
      ? {
          nome: account.nome,
          created_at: account.created_at.toISOString(),
          page: account.page,
          contactsReceived: counts.received,
          invoices: counts.invoices,
        }
      : null,
    contacts: { ...contacts, data: contacts.data.map(iso) },
    needs: { ...needs, data: needs.data.map(iso) },
    referrals: { ...referrals, data: referrals.data.map(iso) },
    conversations: {
      ...conversations,
      data: conversations.data.map((row) => ({
        ...iso(row),
        updated_at: row.updated_at.toISOString(),
      })),
    },
    reports: counts.reports,
    mails: counts.mails,
    sessions: counts.sessions,
    consents: await consentsOf(db, person),
    requests: await requestsOf(db, email),
    noContact: await isRefused(db, context, email),
    blocked: await blockedBy(context, person),
  }
}

async function consentsOf(db: Db, person: Person): Promise<MyData['consents']> {
  const rows = await selectConsentsOf(db, person.email, person.accountId)
  const asked = await selectSuppliersAsked(db, person)
  const described = await selectNeedTitles(db, person)
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    version: row.version,
    given_at: row.given_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    supplier: asked.get(row.contact_request_id ?? 0) ?? described.get(row.need_id ?? 0) ?? null,
  }))
}

async function requestsOf(db: Db, email: string): Promise<MyData['requests']> {
  const rows = await selectRequestsOf(db, email)
  return rows.flatMap(({ kind, due_at, answered_at, ...row }) =>
    kind === 'pagamento'
      ? []
      : [
          {
            ...iso(row),
            kind,
            due_at: due_at.toISOString(),
            answered_at: answered_at?.toISOString() ?? null,
          },
        ],
  )
}

async function blockedBy({ db, clock }: Context, { account }: Person): Promise<MyData['blocked']> {
  if (account?.tipo === 'Admin') return 'administrator'
  if (!account?.supplierId) return null
  const open = await selectOpenPayments(db, account.supplierId, clock.now())
  return open.subscription ? 'subscription' : null
}

export async function correct(
  context: Context,
  by: OpenedBy,
  { kind, id }: { kind: CorrectableKind; id: number },
  values: Correction,
): Promise<MyData> {
  const person = await personOf(context, by)
  const isOwn = await context.transaction((db) => updateCorrected(db, person, kind, id, values))
  if (!isOwn) throw new AppError('NOT_FOUND')
  return readMyData(context, by)
}

/** What the consent allowed ends with it. Taken back twice is once. */
export async function revokeConsent(context: Context, by: OpenedBy, id: number): Promise<MyData> {
  const person = await personOf(context, by)
  await context.transaction(async (db) => {
    const consent = await selectConsentLocked(db, id, person.email, person.accountId)
    if (!consent) throw new AppError('NOT_FOUND')
    if (endsWithAccount(consent.purpose)) throw new AppError('CONSENT_NEEDED')
    if (!consent.revoked_at) await takeBack(db, context, consent)
  })
  return readMyData(context, by)
}

async function takeBack(db: Db, context: Context, consent: ConsentRow): Promise<void> {
  const now = context.clock.now()
  const { account_id: accountId, contact_request_id: contactRequestId } = consent
  if (consent.purpose === 'diretorio' && accountId) {
    await setSupplierPresence(db, { accountId, email: consent.email, at: now }, false)
  }
  if (consent.purpose === 'contato' && contactRequestId) {
    await withdrawRequest(db, context, contactRequestId)
  }
  if (consent.purpose === 'demanda' && consent.need_id) {
    await withdrawOwnNeed(db, context, consent.need_id)
  }
}
