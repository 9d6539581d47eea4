import {
  and,
  arrayContains,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { AuditSubject } from 'contract/audit'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { chatConversations, inboxMessages } from '../tables/chat.ts'
import { contactRequests, referrals } from '../tables/contacts.ts'
import { needs } from '../tables/needs.ts'
import { checkouts, invoices, paymentCustomers, subscriptions } from '../tables/payments.ts'
import { reviews } from '../tables/reviews.ts'
import { photoRemovals, reports, suppliers } from '../tables/suppliers.ts'

/** Two people may hold one address: whose account it is, locked until the end of the step. */
export async function selectPersonForUpdate(db: Db, email: string) {
  const rows = await db
    .select({ id: accounts.id, tipo: accounts.tipo, supplierId: suppliers.id })
    .from(accounts)
    .leftJoin(suppliers, eq(suppliers.account_id, accounts.id))
    .where(eq(accounts.email, email))
    .for('update', { of: accounts })
  return rows[0]
}

/** What would still take money: a subscription that has not ended, or a checkout that can be paid. */
export async function selectOpenPayments(
  db: Db,
  supplierId: number,
  now: Date,
): Promise<{ subscription: string | undefined; checkoutUntil: Date | undefined }> {
  const [running] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.supplier_id, supplierId), ne(subscriptions.status, 'ended')))
  const [open] = await db
    .select({ until: checkouts.expires_at })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.supplier_id, supplierId),
        eq(checkouts.status, 'open'),
        gt(checkouts.expires_at, now),
      ),
    )
  return { subscription: running?.id, checkoutUntil: open?.until }
}

export async function selectCustomersOf(db: Db, supplierId: number) {
  return db
    .select({ id: paymentCustomers.customer_id, provider: paymentCustomers.provider })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.supplier_id, supplierId))
}

/** The photo in use and one that was just removed. */
export async function selectPhotosOf(db: Db, supplierId: number): Promise<string[]> {
  const used = await db
    .select({ photo: suppliers.photo })
    .from(suppliers)
    .where(and(eq(suppliers.id, supplierId), isNotNull(suppliers.photo)))
  const removed = await db
    .select({ photo: photoRemovals.photo })
    .from(photoRemovals)
    .where(eq(photoRemovals.supplier_id, supplierId))
  return [...new Set([...used, ...removed].flatMap(({ photo }) => photo ?? []))]
}

export async function selectReportIds(db: Db, supplierId: number): Promise<number[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.supplier_id, supplierId))
  return rows.map(({ id }) => id)
}

/** Linked to the account, or with this address left in the chat's form. */
export const conversationsOf = (email: string, accountId: number | undefined) =>
  or(
    accountId === undefined ? undefined : eq(chatConversations.account_id, accountId),
    arrayContains(chatConversations.emails, [email]),
  )

export async function selectConversationsOf(db: Db, email: string, accountId: number | undefined) {
  const { token_hash: _, ...columns } = getTableColumns(chatConversations)
  return db
    .select(columns)
    .from(chatConversations)
    .where(conversationsOf(email, accountId))
    .orderBy(asc(chatConversations.id))
}

export async function deleteConversationsOf(
  db: Db,
  email: string,
  accountId: number | undefined,
): Promise<number> {
  const rows = await db
    .delete(chatConversations)
    .where(conversationsOf(email, accountId))
    .returning({ id: chatConversations.id })
  return rows.length
}

/** Of the conversations that are about to go. */
export async function selectInboxIdsOf(
  db: Db,
  email: string,
  accountId: number | undefined,
): Promise<number[]> {
  const rows = await db
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, inboxMessages.conversation_id))
    .where(conversationsOf(email, accountId))
  return rows.map(({ id }) => id)
}

export async function deleteReferralsOf(db: Db, email: string): Promise<number[]> {
  const rows = await db
    .delete(referrals)
    .where(eq(referrals.email_indicado, email))
    .returning({ id: referrals.id })
  return rows.map(({ id }) => id)
}

/** Those they sent and, with their page, those they received. */
export async function deleteContactRequestsOf(
  db: Db,
  email: string,
  supplierId: number | undefined,
): Promise<number> {
  const received = supplierId && eq(contactRequests.supplier_id, supplierId)
  const rows = await db
    .delete(contactRequests)
    .where(or(eq(contactRequests.email, email), received || undefined))
    .returning({ id: contactRequests.id })
  return rows.length
}

/** Their own, and with the page those about it. */
export async function deleteReviewsOf(
  db: Db,
  email: string,
  supplierId: number | undefined,
): Promise<number[]> {
  const received = supplierId && eq(reviews.supplier_id, supplierId)
  const rows = await db
    .delete(reviews)
    .where(or(eq(reviews.email, email), received || undefined))
    .returning({ id: reviews.id })
  return rows.map(({ id }) => id)
}

/** With the proposals to them; their own proposals go with the supplier. */
export async function deleteNeedsOf(db: Db, email: string): Promise<number[]> {
  const rows = await db.delete(needs).where(eq(needs.email, email)).returning({ id: needs.id })
  return rows.map(({ id }) => id)
}

/** To this address, or to somebody else about it. */
export async function deleteMailsAbout(db: Db, email: string, mentioned: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM mail_outbox WHERE recipient = ${email} OR body_text ~* ${mentioned}`)
  return rowCount ?? 0
}

export async function deleteCodesOf(db: Db, email: string): Promise<void> {
  await db.execute(sql`DELETE FROM email_codes WHERE email = ${email}`)
}

/** A report stays, without who wrote it. */
export async function updateReportsUnsigned(db: Db, email: string): Promise<number> {
  const rows = await db
    .update(reports)
    .set({ email: null })
    .where(eq(reports.email, email))
    .returning({ id: reports.id })
  return rows.length
}

/** Number, amount and dates stay; the address leads to a page with the name. */
export async function updateInvoicesUnlinked(db: Db, supplierId: number): Promise<number> {
  const rows = await db
    .update(invoices)
    .set({ url: null })
    .where(
      inArray(
        invoices.subscription_id,
        db
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(eq(subscriptions.supplier_id, supplierId)),
      ),
    )
    .returning({ id: invoices.id })
  return rows.length
}

/** That an event was applied stays known; what it said does not. */
export async function updateEventsBlanked(
  db: Db,
  customers: string[],
  mentioned: string,
): Promise<void> {
  await db.execute(sql`
    UPDATE payment_events SET body = '{}'
    WHERE customer_id = ANY (${sql.param(customers)}::text[]) OR body::text ~* ${mentioned}`)
  await db.execute(sql`
    DELETE FROM sandbox_ledgers WHERE customer_id = ANY (${sql.param(customers)}::text[])`)
}

/** With it go sessions, supplier, company, accesses, checkouts and reports about the page. */
export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id))
}

/** What an administrator may have typed to find them: names, numbers and addresses. */
export async function selectWordsOf(
  db: Db,
  email: string,
  accountId: number | undefined,
): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT word FROM (
      SELECT unnest(ARRAY[nome, email, cpf, telefone]) AS word FROM accounts
        WHERE id = ${accountId ?? null}
      UNION ALL SELECT unnest(ARRAY[s.nome, c.cnpj, c.razao_social]) FROM suppliers s
        LEFT JOIN companies c ON c.id = s.id WHERE s.account_id = ${accountId ?? null}
      UNION ALL SELECT unnest(ARRAY[nome, telefone]) FROM contact_requests WHERE email = ${email}
      UNION ALL SELECT unnest(ARRAY[nome, telefone]) FROM needs WHERE email = ${email}
      UNION ALL SELECT unnest(ARRAY[empresa_freelancer_indicada, telefone_indicado])
        FROM referrals WHERE email_indicado = ${email}
      UNION ALL SELECT unnest(ARRAY[nome, telefone]) FROM inbox_messages WHERE email = ${email}
      UNION ALL SELECT ${email}
    ) known WHERE word IS NOT NULL`)
  return rows.map(({ word }) => word)
}

export async function updateSearchesBlanked(db: Db, words: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ blanked: number }>(
    sql`SELECT audit_forget_searches(${sql.param([...words])}::text[]) AS blanked`,
  )
  return rows[0]?.blanked ?? 0
}

/** Leaves who, when and what in the audit log (migrations/0084_erasure.sql). */
export async function updateAuditBlanked(
  db: Db,
  kind: AuditSubject,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await db.execute<{ blanked: number }>(
    sql`SELECT audit_forget(${kind}, ${sql.param([...ids])}::integer[]) AS blanked`,
  )
  return rows[0]?.blanked ?? 0
}
