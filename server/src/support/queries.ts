import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'

export type PriorityRequest = {
  channel: 'chat' | 'message'
  id: number
  nome: string
  asked_at: Date
  answered_at: Date | null
  /** Without an answer: the visitor left. */
  left_at: Date | null
}

/** Newest first, of the chat and of the messages left in it. */
export async function selectPriorityRequests(
  db: Db,
  since: Date,
  limit: number,
): Promise<PriorityRequest[]> {
  const { rows } = await db.execute<PriorityRequest>(sql`
    SELECT 'chat' AS channel, a.id, coalesce(s.nome, c.nome, '') AS nome,
      a.requested_at AS asked_at, a.taken_at AS answered_at,
      CASE WHEN a.taken_at IS NULL THEN a.closed_at END AS left_at
    FROM chat_attendances a
    JOIN chat_conversations c ON c.id = a.conversation_id
    LEFT JOIN suppliers s ON s.account_id = c.account_id
    WHERE a.priority = 0 AND a.requested_at >= ${since}
    UNION ALL
    SELECT 'message', m.id, coalesce(s.nome, m.nome), m.created_at, m.answered_at, NULL
    FROM inbox_messages m
    JOIN chat_conversations c ON c.id = m.conversation_id
    LEFT JOIN suppliers s ON s.account_id = c.account_id
    WHERE m.priority = 0 AND m.created_at >= ${since}
    ORDER BY asked_at DESC, channel, id DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    ...row,
    asked_at: new Date(row.asked_at),
    answered_at: row.answered_at && new Date(row.answered_at),
    left_at: row.left_at && new Date(row.left_at),
  }))
}
