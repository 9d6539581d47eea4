import type { CorrectableKind } from 'contract/privacy'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { chatConversations, chatMessages } from '../tables/chat.ts'
import { contactRequests, referrals } from '../tables/contacts.ts'
import { needs, proposals } from '../tables/needs.ts'
import { suppliers } from '../tables/suppliers.ts'
import { conversationsOf } from './queries.ts'

/** Whom rows belong to: an address, and the account that has it. */
export type Holder = { email: string; accountId: number | undefined }

const mostShown = 50

export async function selectHolder(db: Db, of: { email: string } | { accountId: number }) {
  const rows = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      tipo: accounts.tipo,
      nome: accounts.nome,
      created_at: accounts.created_at,
      supplierId: suppliers.id,
      page: suppliers.nome,
    })
    .from(accounts)
    .leftJoin(suppliers, eq(suppliers.account_id, accounts.id))
    .where('email' in of ? eq(accounts.email, of.email) : eq(accounts.id, of.accountId))
  return rows[0]
}

const contactsOf = ({ email }: Holder) => eq(contactRequests.email, email)
const needsOf = ({ email }: Holder) => eq(needs.email, email)
const referralsOf = ({ email }: Holder) => eq(referrals.email_indicado, email)

export async function selectContacts(db: Db, holder: Holder) {
  const data = await db
    .select({
      id: contactRequests.id,
      nome: contactRequests.nome,
      telefone: contactRequests.telefone,
      created_at: contactRequests.created_at,
      mensagem: contactRequests.mensagem,
      supplier: suppliers.nome,
      slug: suppliers.slug,
    })
    .from(contactRequests)
    .innerJoin(suppliers, eq(suppliers.id, contactRequests.supplier_id))
    .where(contactsOf(holder))
    .orderBy(desc(contactRequests.id))
    .limit(mostShown)
  return { data, total: await db.$count(contactRequests, contactsOf(holder)) }
}

export async function selectNeedsKept(db: Db, holder: Holder) {
  const data = await db
    .select({
      id: needs.id,
      nome: needs.nome,
      telefone: needs.telefone,
      created_at: needs.created_at,
      titulo: needs.titulo,
      proposals: db.$count(proposals, eq(proposals.need_id, needs.id)),
    })
    .from(needs)
    .where(needsOf(holder))
    .orderBy(desc(needs.id))
    .limit(mostShown)
  return { data, total: await db.$count(needs, needsOf(holder)) }
}

/** The needs that somebody described, by id. */
export async function selectNeedTitles(db: Db, holder: Holder): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: needs.id, titulo: needs.titulo })
    .from(needs)
    .where(needsOf(holder))
  return new Map(rows.map(({ id, titulo }) => [id, titulo]))
}

export async function selectReferralsAbout(db: Db, holder: Holder) {
  const data = await db
    .select({
      id: referrals.id,
      nome: referrals.empresa_freelancer_indicada,
      telefone: referrals.telefone_indicado,
      created_at: referrals.created_at,
      nome_indicador: referrals.nome_indicador,
    })
    .from(referrals)
    .where(referralsOf(holder))
    .orderBy(desc(referrals.id))
    .limit(mostShown)
  return { data, total: data.length }
}

export async function selectConversations(db: Db, holder: Holder) {
  const data = await db
    .select({
      id: chatConversations.id,
      nome: chatConversations.nome,
      telefone: chatConversations.telefone,
      created_at: chatConversations.created_at,
      updated_at: chatConversations.updated_at,
      messages: db.$count(chatMessages, eq(chatMessages.conversation_id, chatConversations.id)),
    })
    .from(chatConversations)
    .where(conversationsOf(holder.email, holder.accountId))
    .orderBy(desc(chatConversations.id))
    .limit(mostShown)
  return {
    data,
    total: await db.$count(chatConversations, conversationsOf(holder.email, holder.accountId)),
  }
}

type Counts = {
  reports: number
  mails: number
  sessions: number
  received: number
  invoices: number
}

export async function selectCounts(
  db: Db,
  { email, accountId }: Holder,
  supplierId: number | null,
): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    SELECT (SELECT count(*) FROM reports WHERE email = ${email})::integer AS reports,
      (SELECT count(*) FROM mail_outbox WHERE recipient = ${email})::integer AS mails,
      (SELECT count(*) FROM sessions WHERE account_id = ${accountId ?? null})::integer AS sessions,
      (SELECT count(*) FROM contact_requests WHERE supplier_id = ${supplierId})::integer AS received,
      (SELECT count(*) FROM invoices i JOIN subscriptions s ON s.id = i.subscription_id
        WHERE s.supplier_id = ${supplierId})::integer AS invoices`)
  return rows[0] ?? { reports: 0, mails: 0, sessions: 0, received: 0, invoices: 0 }
}

/** The suppliers that these requests were about, by the request's id. */
export async function selectSuppliersAsked(
  db: Db,
  { email }: Holder,
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: contactRequests.id, nome: suppliers.nome })
    .from(contactRequests)
    .innerJoin(suppliers, eq(suppliers.id, contactRequests.supplier_id))
    .where(eq(contactRequests.email, email))
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

/** False when it is somebody else's, or not there. */
export async function updateCorrected(
  db: Db,
  holder: Holder,
  kind: CorrectableKind,
  id: number,
  { nome, telefone }: { nome: string; telefone: string },
): Promise<boolean> {
  if (kind === 'contacts') {
    const own = and(eq(contactRequests.id, id), contactsOf(holder))
    return ((await db.update(contactRequests).set({ nome, telefone }).where(own)).rowCount ?? 0) > 0
  }
  if (kind === 'needs') {
    const own = and(eq(needs.id, id), needsOf(holder))
    return ((await db.update(needs).set({ nome, telefone }).where(own)).rowCount ?? 0) > 0
  }
  if (kind === 'referrals') {
    const values = { empresa_freelancer_indicada: nome, telefone_indicado: telefone }
    const own = and(eq(referrals.id, id), referralsOf(holder))
    return ((await db.update(referrals).set(values).where(own)).rowCount ?? 0) > 0
  }
  const own = and(eq(chatConversations.id, id), conversationsOf(holder.email, holder.accountId))
  const changed = await db.update(chatConversations).set({ nome, telefone }).where(own)
  await db.execute(sql`
    UPDATE inbox_messages SET nome = ${nome}, telefone = ${telefone}
    WHERE conversation_id = ${id} AND ${(changed.rowCount ?? 0) > 0}`)
  return (changed.rowCount ?? 0) > 0
}

export async function deleteContactRequest(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(contactRequests).where(eq(contactRequests.id, id))
  return (rowCount ?? 0) > 0
}

export async function deleteNeed(db: Db, id: number): Promise<void> {
  await db.delete(needs).where(eq(needs.id, id))
}

/** Whoever wrote from this number without leaving an address or logging in. */
const ofNumberAlone = (telefone: string) =>
  and(
    eq(chatConversations.telefone, telefone),
    sql`${chatConversations.emails} = '{}'`,
    isNull(chatConversations.account_id),
  )

export async function deleteConversationsOfNumber(db: Db, telefone: string): Promise<number> {
  const rows = await db
    .delete(chatConversations)
    .where(ofNumberAlone(telefone))
    .returning({ id: chatConversations.id })
  return rows.length
}
