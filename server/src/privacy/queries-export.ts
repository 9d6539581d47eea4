import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTotals } from '../tables/accesses.ts'
import { accountIdentities, accounts, passkeys, sessions } from '../tables/accounts.ts'
import { chatAttendances, chatMessages, inboxMessages } from '../tables/chat.ts'
import { contactRequests, leadEntries, leadSettings, referrals } from '../tables/contacts.ts'
import { needFiles, needs, proposalMessages, proposals } from '../tables/needs.ts'
import { checkouts, invoices, subscriptions } from '../tables/payments.ts'
import { auditLog } from '../tables/privacy.ts'
import { reviews } from '../tables/reviews.ts'
import { supplierPageFiles, supplierPages } from '../tables/supplier-pages.ts'
import { companies, reports, supplierAddresses, suppliers } from '../tables/suppliers.ts'

// Whole rows: a column that is added later is told too. Only secrets are left out by name.
const { password_hash: _password, ...accountColumns } = getTableColumns(accounts)
const {
  notice_hash: _notice,
  refusal_hash: _refusal,
  ...referralColumns
} = getTableColumns(referrals)
const { token_hash: _token, ...sessionColumns } = getTableColumns(sessions)
const {
  credential_id: _credential,
  public_key: _key,
  counter: _counter,
  ...passkeyColumns
} = getTableColumns(passkeys)

export async function selectAccount(db: Db, email: string) {
  const rows = await db.select(accountColumns).from(accounts).where(eq(accounts.email, email))
  return rows[0]
}

export async function selectSupplier(db: Db, accountId: number) {
  const rows = await db
    .select({ supplier: getTableColumns(suppliers), company: getTableColumns(companies) })
    .from(suppliers)
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(eq(suppliers.account_id, accountId))
  return rows[0]
}

export async function selectSessions(db: Db, accountId: number) {
  return db.select(sessionColumns).from(sessions).where(eq(sessions.account_id, accountId))
}

export async function selectIdentities(db: Db, accountId: number) {
  return db.select().from(accountIdentities).where(eq(accountIdentities.account_id, accountId))
}

export async function selectPasskeys(db: Db, accountId: number) {
  return db.select(passkeyColumns).from(passkeys).where(eq(passkeys.account_id, accountId))
}

/** Without what the supplier planned for itself. */
export async function selectContactsAsked(db: Db, email: string) {
  const {
    status: _s,
    remind_on: _r,
    reminded_at: _m,
    ...columns
  } = getTableColumns(contactRequests)
  return db.select(columns).from(contactRequests).where(eq(contactRequests.email, email))
}

/** Without who asked and what they wrote: the inbox and its file show that, as far as the plan goes. */
export async function selectContactsReceived(db: Db, supplierId: number) {
  const {
    nome: _n,
    email: _e,
    telefone: _t,
    mensagem: _m,
    ...columns
  } = getTableColumns(contactRequests)
  return db.select(columns).from(contactRequests).where(eq(contactRequests.supplier_id, supplierId))
}

/** What they were answered; the supplier's notes are the supplier's own. */
export async function selectAnswersTo(db: Db, email: string) {
  return db
    .select(getTableColumns(leadEntries))
    .from(leadEntries)
    .innerJoin(contactRequests, eq(contactRequests.id, leadEntries.contact_request_id))
    .where(and(eq(contactRequests.email, email), eq(leadEntries.kind, 'resposta')))
    .orderBy(asc(leadEntries.id))
}

export async function selectLeadEntriesOf(db: Db, supplierId: number) {
  return db
    .select(getTableColumns(leadEntries))
    .from(leadEntries)
    .innerJoin(contactRequests, eq(contactRequests.id, leadEntries.contact_request_id))
    .where(eq(contactRequests.supplier_id, supplierId))
    .orderBy(asc(leadEntries.id))
}

export async function selectLeadSettings(db: Db, supplierId: number) {
  const rows = await db.select().from(leadSettings).where(eq(leadSettings.supplier_id, supplierId))
  return rows[0] ?? null
}

/** With the attachment's name. */
export async function selectNeedsWritten(db: Db, email: string) {
  return db
    .select({ ...getTableColumns(needs), file_name: needFiles.name })
    .from(needs)
    .leftJoin(needFiles, eq(needFiles.need_id, needs.id))
    .where(eq(needs.email, email))
    .orderBy(asc(needs.id))
}

/** What suppliers proposed to this person, with what was written about it. */
export async function selectProposalsTo(db: Db, email: string) {
  const { news: _, ...columns } = getTableColumns(proposals)
  const rows = await db
    .select(columns)
    .from(proposals)
    .innerJoin(needs, eq(needs.id, proposals.need_id))
    .where(eq(needs.email, email))
    .orderBy(asc(proposals.id))
  return withMessages(db, rows)
}

/** Of a need that was removed without what its buyer wrote, as on the supplier's page. */
export async function selectProposalsWritten(db: Db, supplierId: number) {
  const rows = await db
    .select({ ...getTableColumns(proposals), file_name: needFiles.name, need: needs.status })
    .from(proposals)
    .innerJoin(needs, eq(needs.id, proposals.need_id))
    .leftJoin(needFiles, eq(needFiles.proposal_id, proposals.id))
    .where(eq(proposals.supplier_id, supplierId))
    .orderBy(asc(proposals.id))
  const written = await withMessages(db, rows)
  return written.map(({ need, ...row }) => {
    if (need !== 'removida') return row
    const messages = row.messages.filter(({ author }) => author === 'fornecedor')
    return { ...row, decline_text: null, messages }
  })
}

async function withMessages<Row extends { id: number }>(db: Db, rows: Row[]) {
  const ids = rows.map(({ id }) => id)
  const all = await db
    .select()
    .from(proposalMessages)
    .where(inArray(proposalMessages.proposal_id, ids))
    .orderBy(asc(proposalMessages.id))
  const written = Map.groupBy(all, ({ proposal_id }) => proposal_id)
  return rows.map((row) => ({ ...row, messages: written.get(row.id) ?? [] }))
}

export async function selectReferrals(db: Db, email: string) {
  return db.select(referralColumns).from(referrals).where(eq(referrals.email_indicado, email))
}

export async function selectReviewsWritten(db: Db, email: string) {
  return db.select().from(reviews).where(eq(reviews.email, email))
}

/** Without what leads to whoever wrote, who is another person, and what was noted about it. */
export async function selectReviewsReceived(db: Db, supplierId: number) {
  const {
    email: _e,
    contact_request_id: _c,
    decision_note: _n,
    ...columns
  } = getTableColumns(reviews)
  return db.select(columns).from(reviews).where(eq(reviews.supplier_id, supplierId))
}

export async function selectReportsWritten(db: Db, email: string) {
  return db.select().from(reports).where(eq(reports.email, email))
}

/** Without whoever reported, who is another person, and what was noted about it. */
export async function selectReportsReceived(db: Db, supplierId: number) {
  const { email: _e, note: _n, ...columns } = getTableColumns(reports)
  return db.select(columns).from(reports).where(eq(reports.supplier_id, supplierId))
}

/** Who answered is the attendant's own data. */
export async function selectMessagesOf(db: Db, conversationIds: number[]) {
  const { account_id: _, ...columns } = getTableColumns(chatMessages)
  return db
    .select(columns)
    .from(chatMessages)
    .where(inArray(chatMessages.conversation_id, conversationIds))
    .orderBy(asc(chatMessages.conversation_id), asc(chatMessages.seq))
}

export async function selectAttendancesOf(db: Db, conversationIds: number[]) {
  const { attendant_id: _, ...columns } = getTableColumns(chatAttendances)
  return db
    .select(columns)
    .from(chatAttendances)
    .where(inArray(chatAttendances.conversation_id, conversationIds))
    .orderBy(asc(chatAttendances.id))
}

export async function selectInboxMessagesOf(db: Db, conversationIds: number[]) {
  const { handled_by: _, ...columns } = getTableColumns(inboxMessages)
  return db
    .select(columns)
    .from(inboxMessages)
    .where(inArray(inboxMessages.conversation_id, conversationIds))
    .orderBy(asc(inboxMessages.id))
}

/** Codes and private links still open something: '***' stands for them. */
export async function selectMails(db: Db, email: string) {
  const told = (column: string) =>
    sql`regexp_replace(${sql.identifier(column)}, '#\\S+|\\m\\d{6}\\M', '***', 'g')`
  const { rows } = await db.execute<{ subject: string; body_text: string }>(sql`
    SELECT ${told('subject')} AS subject, ${told('body_text')} AS body_text, created_at, sent_at
    FROM mail_outbox WHERE recipient = ${email} ORDER BY id`)
  return rows
}

export async function selectPayments(db: Db, supplierId: number) {
  const ofSupplier = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.supplier_id, supplierId))
  const ids = ofSupplier.map(({ id }) => id)
  return {
    subscriptions: ofSupplier,
    invoices: await db.select().from(invoices).where(inArray(invoices.subscription_id, ids)),
    checkouts: await db.select().from(checkouts).where(eq(checkouts.supplier_id, supplierId)),
  }
}

export async function selectAccessesByDay(db: Db, supplierId: number) {
  return db
    .select({ day: accessTotals.day, accesses: accessTotals.accesses })
    .from(accessTotals)
    .where(eq(accessTotals.supplier_id, supplierId))
    .orderBy(asc(accessTotals.day))
}

/** What administrators changed about them; who it was is the administrator's own data. */
export async function selectChangesAbout(
  db: Db,
  accountId: number,
  supplierId: number | undefined,
) {
  const { admin_id: _, ...columns } = getTableColumns(auditLog)
  return db
    .select(columns)
    .from(auditLog)
    .where(
      or(
        and(eq(auditLog.subject_kind, 'account'), eq(auditLog.subject_id, accountId)),
        and(eq(auditLog.subject_kind, 'supplier'), eq(auditLog.subject_id, supplierId ?? 0)),
      ),
    )
    .orderBy(asc(auditLog.id))
}

/** What they told on their own page, with its files and the addresses it had. */
export async function selectOwnPage(db: Db, supplierId: number) {
  const [page] = await db
    .select()
    .from(supplierPages)
    .where(eq(supplierPages.supplier_id, supplierId))
  return {
    ...page,
    files: await db
      .select()
      .from(supplierPageFiles)
      .where(eq(supplierPageFiles.supplier_id, supplierId))
      .orderBy(asc(supplierPageFiles.id)),
    former_addresses: await db
      .select()
      .from(supplierAddresses)
      .where(eq(supplierAddresses.supplier_id, supplierId)),
  }
}
