import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { chatAttendances, chatConversations } from '../tables/chat.ts'
import { suppliers } from '../tables/suppliers.ts'
import type { Recipient } from '../mail/layout.ts'

// Drizzle leaves the table's name away where it selects from one table only: inside a subquery that
// would name the inner table's column.
const attendant = sql<
  string | null
>`(SELECT nome FROM accounts WHERE id = chat_attendances.attendant_id)`
const lastMessage = sql<string>`coalesce((
  SELECT texto FROM chat_messages m WHERE m.conversation_id = chat_attendances.conversation_id
  AND m.autor <> 'system' ORDER BY seq DESC LIMIT 1), '')`
const unread = sql<number>`(
  SELECT count(*) FROM chat_messages m WHERE m.conversation_id = chat_attendances.conversation_id
  AND m.autor = 'visitor' AND m.seq > chat_attendances.seen_seq)::integer`

const listed = {
  id: chatAttendances.id,
  conversation_id: chatAttendances.conversation_id,
  priority: chatAttendances.priority,
  attendant_id: chatAttendances.attendant_id,
  attendant,
  note: chatAttendances.note,
  requested_at: chatAttendances.requested_at,
  taken_at: chatAttendances.taken_at,
  closed_at: chatAttendances.closed_at,
  ended_by: chatAttendances.ended_by,
  seen_at: chatConversations.seen_at,
  nome: chatConversations.nome,
  telefone: chatConversations.telefone,
  language: chatConversations.language,
  lastMessage,
  unread,
  supplier: {
    id: suppliers.id,
    nome: suppliers.nome,
    kind: suppliers.kind,
    plan: suppliers.plan,
  },
}

export type AttendanceRow = Awaited<ReturnType<typeof selectAttendances>>[number]

/**
 * In the order of the queue; what is closed comes last, newest first. However many ask and leave,
 * those who talk and those who still wait stand before them.
 */
export async function selectAttendances(
  db: Db,
  { closedSince, goneSince }: { closedSince: Date; goneSince: Date },
) {
  return db
    .select(listed)
    .from(chatAttendances)
    .innerJoin(chatConversations, eq(chatConversations.id, chatAttendances.conversation_id))
    .leftJoin(suppliers, eq(suppliers.account_id, chatConversations.account_id))
    .where(
      sql`${chatAttendances.closed_at} IS NULL OR ${chatAttendances.closed_at} > ${closedSince}`,
    )
    .orderBy(
      sql`${chatAttendances.closed_at} IS NOT NULL`,
      sql`${chatAttendances.ended_by} IS NOT DISTINCT FROM 'absence'`,
      desc(chatAttendances.closed_at),
      sql`${chatAttendances.taken_at} IS NULL`,
      asc(chatAttendances.priority),
      sql`${chatConversations.seen_at} < ${goneSince}`,
      asc(chatAttendances.requested_at),
      asc(chatAttendances.id),
    )
    .limit(200)
}

export async function selectAttendance(db: Db, id: number): Promise<AttendanceRow | undefined> {
  const rows = await db
    .select(listed)
    .from(chatAttendances)
    .innerJoin(chatConversations, eq(chatConversations.id, chatAttendances.conversation_id))
    .leftJoin(suppliers, eq(suppliers.account_id, chatConversations.account_id))
    .where(eq(chatAttendances.id, id))
  return rows[0]
}

/** The visitor's request that is not closed. */
export async function selectOpenAttendance(db: Db, conversationId: number) {
  const rows = await db
    .select({ id: chatAttendances.id, taken_at: chatAttendances.taken_at, attendant })
    .from(chatAttendances)
    .where(
      and(eq(chatAttendances.conversation_id, conversationId), isNull(chatAttendances.closed_at)),
    )
  return rows[0]
}

/** The place in the queue of somebody who is there, from 1: those who left count behind. */
export async function selectPlaceInQueue(db: Db, id: number, goneSince: Date): Promise<number> {
  const { rows } = await db.execute<{ place: number }>(sql`
    SELECT 1 + count(*)::integer AS place
    FROM chat_attendances own
    JOIN chat_attendances o ON o.closed_at IS NULL AND o.taken_at IS NULL AND o.id <> own.id
    JOIN chat_conversations c ON c.id = o.conversation_id
    WHERE own.id = ${id}
      AND (o.priority, c.seen_at < ${goneSince}, o.requested_at, o.id)
        < (own.priority, false, own.requested_at, own.id)`)
  return rows[0]?.place ?? 1
}

export async function insertAttendance(
  db: Db,
  attendance: {
    conversation_id: number
    priority: number
    requested_at: Date
    /** Messages up to this one count as read. */
    seen_seq: number
  },
): Promise<void> {
  await db.insert(chatAttendances).values(attendance).onConflictDoNothing()
}

/** Who attends now; undefined when it is closed. */
export async function updateAttendanceTaken(
  db: Db,
  id: number,
  attendantId: number,
  now: Date,
): Promise<{ attendant: string | null } | undefined> {
  const rows = await db
    .update(chatAttendances)
    .set({
      attendant_id: attendantId,
      taken_at: sql`coalesce(${chatAttendances.taken_at}, ${now})`,
    })
    .where(and(eq(chatAttendances.id, id), isNull(chatAttendances.closed_at)))
    .returning({ attendant })
  return rows[0]
}

export async function updateAttendanceClosed(
  db: Db,
  id: number,
  end: { ended_by: 'attendant' | 'visitor'; note: string | null; closed_at: Date },
): Promise<boolean> {
  const rows = await db
    .update(chatAttendances)
    .set(end)
    .where(and(eq(chatAttendances.id, id), isNull(chatAttendances.closed_at)))
    .returning({ id: chatAttendances.id })
  return rows.length > 0
}

const isWaiting = and(isNull(chatAttendances.closed_at), isNull(chatAttendances.taken_at))

/** Requests nobody took, of visitors who were not heard of since. */
export async function selectAbandoned(db: Db, goneSince: Date) {
  return db
    .select({ id: chatAttendances.id, conversation_id: chatAttendances.conversation_id })
    .from(chatAttendances)
    .innerJoin(chatConversations, eq(chatConversations.id, chatAttendances.conversation_id))
    .where(and(isWaiting, lt(chatConversations.seen_at, goneSince)))
    .orderBy(asc(chatAttendances.id))
    .limit(500)
}

/** False when it was taken, or the visitor came back, a moment before. */
export async function updateAttendanceLapsed(
  db: Db,
  id: number,
  goneSince: Date,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(chatAttendances)
    .set({ ended_by: 'absence', closed_at: now })
    .where(
      and(
        eq(chatAttendances.id, id),
        isWaiting,
        sql`EXISTS (SELECT FROM chat_conversations c
          WHERE c.id = chat_attendances.conversation_id AND c.seen_at < ${goneSince})`,
      ),
    )
    .returning({ id: chatAttendances.id })
  return rows.length > 0
}

/** People nobody has taken, and what is unread in one's own conversations. */
export async function selectDeskNews(
  db: Db,
  accountId: number,
): Promise<{ waiting: number; unread: number }> {
  const { rows } = await db.execute<{ waiting: number; unread: number }>(sql`
    SELECT
      (count(*) FILTER (WHERE taken_at IS NULL))::integer AS waiting,
      coalesce(sum(${unread}) FILTER (WHERE attendant_id = ${accountId}), 0)::integer AS unread
    FROM chat_attendances WHERE closed_at IS NULL`)
  return rows[0] ?? { waiting: 0, unread: 0 }
}

/** Only what its attendant has seen is read: a colleague who looks in leaves it unread. */
export async function updateAttendanceSeen(
  db: Db,
  id: number,
  attendantId: number,
  seq: number,
): Promise<void> {
  await db
    .update(chatAttendances)
    .set({ seen_seq: sql`greatest(${chatAttendances.seen_seq}, ${seq})` })
    .where(and(eq(chatAttendances.id, id), eq(chatAttendances.attendant_id, attendantId)))
}

/** Claims those that have waited since before, so that several processes alert once. */
export async function updateWaitingAlerted(db: Db, requestedBefore: Date, now: Date) {
  return db
    .update(chatAttendances)
    .set({ alerted_at: now })
    .where(
      and(
        isWaiting,
        isNull(chatAttendances.alerted_at),
        sql`${chatAttendances.requested_at} < ${requestedBefore}`,
      ),
    )
    .returning({ id: chatAttendances.id })
}

/** The people who answer: every administrator. */
export async function selectAttendants(db: Db): Promise<Recipient[]> {
  return db
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(and(eq(accounts.tipo, 'Admin'), isNull(accounts.disabled_at)))
    .orderBy(asc(accounts.id))
}
