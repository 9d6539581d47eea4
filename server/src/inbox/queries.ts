import type { InboxMessage, InboxStatus } from 'contract/inbox'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { type Db, containing } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { chatConversations, inboxMessages } from '../tables/chat.ts'
import { suppliers } from '../tables/suppliers.ts'

type Filter = { status: InboxStatus; busca: string }

export async function insertInboxMessage(
  db: Db,
  message: Pick<
    typeof inboxMessages.$inferInsert,
    'conversation_id' | 'nome' | 'email' | 'telefone' | 'texto' | 'created_at' | 'priority'
  >,
): Promise<void> {
  await db.insert(inboxMessages).values(message)
}

const columns = {
  id: inboxMessages.id,
  nome: inboxMessages.nome,
  email: inboxMessages.email,
  telefone: inboxMessages.telefone,
  texto: inboxMessages.texto,
  status: inboxMessages.status,
  created_at: inboxMessages.created_at,
  handled_at: inboxMessages.handled_at,
  handled_by: accounts.nome,
  priority: sql<boolean>`${inboxMessages.priority} = 0`,
  supplier: {
    id: suppliers.id,
    nome: suppliers.nome,
    kind: suppliers.kind,
    plan: suppliers.plan,
  },
}

type Row = Omit<InboxMessage, 'created_at' | 'handled_at'> & {
  created_at: Date
  handled_at: Date | null
}

const toMessage = (row: Row): InboxMessage => ({
  ...row,
  created_at: row.created_at.toISOString(),
  handled_at: row.handled_at?.toISOString() ?? null,
})

function matching({ status, busca }: Filter) {
  const pattern = containing(busca)
  const words = sql`fold(concat_ws(' ', ${inboxMessages.nome}, ${inboxMessages.email},
    ${inboxMessages.telefone}, ${inboxMessages.texto})) LIKE ${pattern}`
  return and(eq(inboxMessages.status, status), busca === '' ? undefined : words)
}

const selectShown = (db: Db) =>
  db
    .select(columns)
    .from(inboxMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, inboxMessages.conversation_id))
    .leftJoin(suppliers, eq(suppliers.account_id, chatConversations.account_id))
    .leftJoin(accounts, eq(accounts.id, inboxMessages.handled_by))

export async function selectInboxMessages(
  db: Db,
  page: Filter & { skip: number; limit: number },
): Promise<InboxMessage[]> {
  const order =
    page.status === 'nova'
      ? [asc(inboxMessages.priority), asc(inboxMessages.id)]
      : [sql`${inboxMessages.handled_at} DESC NULLS LAST`, desc(inboxMessages.id)]
  const rows = await selectShown(db)
    .where(matching(page))
    .orderBy(...order)
    .offset(page.skip)
    .limit(page.limit)
  return rows.map(toMessage)
}

export async function selectInboxCount(db: Db, filter: Filter): Promise<number> {
  const rows = await db.select({ total: count() }).from(inboxMessages).where(matching(filter))
  return rows[0]?.total ?? 0
}

export async function selectInboxMessage(db: Db, id: number): Promise<InboxMessage | undefined> {
  const rows = await selectShown(db).where(eq(inboxMessages.id, id))
  return rows.map(toMessage)[0]
}

const firstOf = (now: Date) => sql`coalesce(${inboxMessages.answered_at}, ${now})`

/** Of two administrators at once, the second waits here and then sees what the first did. */
export async function selectStatusLocked(db: Db, id: number): Promise<InboxStatus | undefined> {
  const rows = await db
    .select({ status: inboxMessages.status })
    .from(inboxMessages)
    .where(eq(inboxMessages.id, id))
    .for('update')
  return rows[0]?.status
}

export async function updateInboxStatus(
  db: Db,
  id: number,
  change: { status: InboxStatus; handled_by: number; handled_at: Date },
): Promise<void> {
  const { status, handled_at } = change
  const answered = status === 'nova' ? {} : { answered_at: firstOf(handled_at) }
  await db
    .update(inboxMessages)
    .set({ ...change, ...answered })
    .where(eq(inboxMessages.id, id))
}
