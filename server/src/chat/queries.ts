import type { Language } from 'contract/rules/languages'
import type { AssistantContext } from '../assistant/service.ts'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { chatConversations, chatMessages } from '../tables/chat.ts'

export type ConversationRow = typeof chatConversations.$inferSelect
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]
type NewMessage = Omit<typeof chatMessages.$inferInsert, 'seq'>

const mostMessages = 300

export async function selectConversation(
  db: Db,
  tokenHash: string,
): Promise<ConversationRow | undefined> {
  const rows = await db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.token_hash, tokenHash))
  return rows[0]
}

export async function insertConversation(
  db: Db,
  conversation: {
    token_hash: string
    telefone: string
    account_id: number | null
    nome: string | null
    language: Language
    created_at: Date
  },
): Promise<ConversationRow> {
  const [row] = await db
    .insert(chatConversations)
    .values({
      ...conversation,
      updated_at: conversation.created_at,
      seen_at: conversation.created_at,
    })
    .returning()
  if (!row) throw new Error('no conversation was inserted')
  return row
}

export async function updateVisitor(
  db: Db,
  id: number,
  visitor: {
    telefone: string
    account_id: number | null
    nome?: string | null
    language?: Language
  },
): Promise<void> {
  await db.update(chatConversations).set(visitor).where(eq(chatConversations.id, id))
}

/** The conversation is also this address's from now on. */
export async function updateEmailLeft(db: Db, id: number, email: string): Promise<void> {
  await db
    .update(chatConversations)
    .set({
      emails: sql`array_append(array_remove(${chatConversations.emails}, ${email}), ${email})`,
    })
    .where(eq(chatConversations.id, id))
}

export async function updateVisitorSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.update(chatConversations).set({ seen_at: now }).where(eq(chatConversations.id, id))
}

export async function selectAccountName(db: Db, accountId: number): Promise<string | null> {
  const rows = await db
    .select({ nome: accounts.nome })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]?.nome ?? null
}

export async function updateContext(db: Db, id: number, context: AssistantContext): Promise<void> {
  await db
    .update(chatConversations)
    .set({ context: context as Record<string, unknown> })
    .where(eq(chatConversations.id, id))
}

/** Nobody else writes into this conversation until the transaction ends; undefined when it is gone. */
export async function lockConversation(
  db: Db,
  id: number,
): Promise<{ language: Language } | undefined> {
  const rows = await db
    .select({ language: chatConversations.language })
    .from(chatConversations)
    .where(eq(chatConversations.id, id))
    .for('update')
  return rows[0]
}

/** Inside a transaction: the number is taken under the lock that the update holds until the commit. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const [row] = await db
    .update(chatConversations)
    .set({ last_seq: sql`${chatConversations.last_seq} + 1`, updated_at: message.created_at })
    .where(eq(chatConversations.id, message.conversation_id))
    .returning({ seq: chatConversations.last_seq })
  if (!row) throw new Error('no such conversation')
  await db.insert(chatMessages).values({ ...message, seq: row.seq })
  return row.seq
}

const shown = {
  seq: chatMessages.seq,
  autor: chatMessages.autor,
  texto: chatMessages.texto,
  client_id: chatMessages.client_id,
  supplier_ids: chatMessages.supplier_ids,
  link: chatMessages.link,
  suggestions: chatMessages.suggestions,
  created_at: chatMessages.created_at,
  nome: accounts.nome,
}

export async function selectMessageOnce(
  db: Db,
  conversationId: number,
  key: { clientId: string } | { replyTo: number },
): Promise<number | undefined> {
  const rows = await db
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversation_id, conversationId),
        'clientId' in key
          ? eq(chatMessages.client_id, key.clientId)
          : eq(chatMessages.reply_to, key.replyTo),
      ),
    )
  return rows[0]?.seq
}

/** From the beginning the newest of them; after a number the next of them: none is ever skipped. */
export async function selectMessages(db: Db, conversationId: number, after: number) {
  const rows = await db
    .select(shown)
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.account_id))
    .where(and(eq(chatMessages.conversation_id, conversationId), gt(chatMessages.seq, after)))
    .orderBy(after === 0 ? desc(chatMessages.seq) : asc(chatMessages.seq))
    .limit(mostMessages)
  return after === 0 ? rows.reverse() : rows
}

export async function selectMessagesBySeq(db: Db, conversationId: number, seqs: number[]) {
  return db
    .select(shown)
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.account_id))
    .where(and(eq(chatMessages.conversation_id, conversationId), inArray(chatMessages.seq, seqs)))
    .orderBy(asc(chatMessages.seq))
}

export async function selectSearches(db: Db, conversationId: number) {
  return db
    .select({ created_at: chatMessages.created_at, search: chatMessages.search })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversation_id, conversationId),
        sql`${chatMessages.search} IS NOT NULL`,
      ),
    )
    .orderBy(desc(chatMessages.seq))
    .limit(5)
}

export async function deleteConversationById(db: Db, id: number): Promise<void> {
  await db.delete(chatConversations).where(eq(chatConversations.id, id))
}

export async function deleteConversationsBefore(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(chatConversations)
    .where(lt(chatConversations.updated_at, before))
    .returning({ id: chatConversations.id })
  return rows.length
}
