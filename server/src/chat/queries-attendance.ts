import type { PlanCode } from 'contract/rules/plans'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'
import { accounts, chatAttendances, chatConversations, suppliers } from '../schema.ts'

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
  nome: chatConversations.nome,
  telefone: chatConversations.telefone,
  lastMessage,
  unread,
}

export type AttendanceRow = Awaited<ReturnType<typeof selectAttendances>>[number]

/** In the order of the queue; what is closed comes last, newest first. */
export async function selectAttendances(db: Db, closedSince: Date) {
  return db
    .select(listed)
    .from(chatAttendances)
    .innerJoin(chatConversations, eq(chatConversations.id, chatAttendances.conversation_id))
    .where(
      sql`${chatAttendances.closed_at} IS NULL OR ${chatAttendances.closed_at} > ${closedSince}`,
    )
    .orderBy(
      sql`${chatAttendances.closed_at} IS NOT NULL`,
      desc(chatAttendances.closed_at),
      asc(chatAttendances.priority),
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
    .where(eq(chatAttendances.id, id))
  return rows[0]
}

/** The visitor's request that is not closed, with the place in the queue while nobody took it. */
export async function selectOpenAttendance(db: Db, conversationId: number) {
  const rows = await db
    .select({
      id: chatAttendances.id,
      taken_at: chatAttendances.taken_at,
      attendant,
      position: sql<number | null>`CASE WHEN ${chatAttendances.taken_at} IS NULL THEN (
        SELECT count(*) FROM chat_attendances o
        WHERE o.closed_at IS NULL AND o.taken_at IS NULL
          AND (o.priority, o.requested_at, o.id) <= (
            chat_attendances.priority, chat_attendances.requested_at, chat_attendances.id))::integer END`,
    })
    .from(chatAttendances)
    .where(
      and(eq(chatAttendances.conversation_id, conversationId), isNull(chatAttendances.closed_at)),
    )
  return rows[0]
}

/** The first message of the talk with a person: unread marks count from here. */
export async function insertAttendance(
  db: Db,
  attendance: { conversation_id: number; priority: number; requested_at: Date; seen_seq: number },
): Promise<number | undefined> {
  const [row] = await db
    .insert(chatAttendances)
    .values(attendance)
    .onConflictDoNothing()
    .returning({ id: chatAttendances.id })
  return row?.id
}

/** Whether this account's supplier has 'atendimento prioritário'. */
export async function selectPlanOf(db: Db, accountId: number): Promise<PlanCode | undefined> {
  const rows = await db
    .select({ plan: suppliers.plan })
    .from(suppliers)
    .where(eq(suppliers.account_id, accountId))
  return rows[0]?.plan
}

export async function updateAttendanceTaken(
  db: Db,
  id: number,
  attendantId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(chatAttendances)
    .set({
      attendant_id: attendantId,
      taken_at: sql`coalesce(${chatAttendances.taken_at}, ${now})`,
    })
    .where(and(eq(chatAttendances.id, id), isNull(chatAttendances.closed_at)))
    .returning({ id: chatAttendances.id })
  return rows.length > 0
}

export async function updateAttendanceClosed(
  db: Db,
  id: number,
  note: string | null,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(chatAttendances)
    .set({ closed_at: now, note })
    .where(and(eq(chatAttendances.id, id), isNull(chatAttendances.closed_at)))
    .returning({ id: chatAttendances.id })
  return rows.length > 0
}

export async function updateAttendanceSeen(db: Db, id: number, seq: number): Promise<boolean> {
  const rows = await db
    .update(chatAttendances)
    .set({ seen_seq: sql`greatest(${chatAttendances.seen_seq}, ${seq})` })
    .where(eq(chatAttendances.id, id))
    .returning({ id: chatAttendances.id })
  return rows.length > 0
}

/** Claims those that have waited since before, so that several processes alert once. */
export async function updateWaitingAlerted(db: Db, requestedBefore: Date, now: Date) {
  return db
    .update(chatAttendances)
    .set({ alerted_at: now })
    .where(
      and(
        isNull(chatAttendances.closed_at),
        isNull(chatAttendances.taken_at),
        isNull(chatAttendances.alerted_at),
        sql`${chatAttendances.requested_at} < ${requestedBefore}`,
      ),
    )
    .returning({ id: chatAttendances.id, requested_at: chatAttendances.requested_at })
}

export async function selectWaitingIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ conversation_id: chatAttendances.conversation_id })
    .from(chatAttendances)
    .where(and(isNull(chatAttendances.closed_at), isNull(chatAttendances.taken_at)))
  return rows.map((row) => row.conversation_id)
}

/** The people who answer: every administrator. */
export async function selectAttendantEmails(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.tipo, 'Admin'), isNull(accounts.disabled_at)))
    .orderBy(asc(accounts.id))
  return rows.map((row) => row.email)
}
