import type { ChatMessage, ChatSupplier, ConversationState } from 'contract/chat'
import { isAttended } from '../jobs/business-hours.ts'
import type { Db } from '../database/db.ts'
import type { Context } from '../http/parts.ts'
import { listVisible } from '../search/service-matches.ts'
import { type ConversationRow, type MessageRow, selectMessages } from './queries.ts'
import { selectOpenAttendance, selectPlaceInQueue } from './queries-attendance.ts'
import { isNationalHoliday } from '../jobs/holidays.ts'
import { goneSince } from './service-visitor.ts'

const shortService = 160

/** Messages as they travel. A supplier that is gone from the directory is gone from the chat too. */
export async function shownMessages(db: Db, rows: MessageRow[]): Promise<ChatMessage[]> {
  const visible = new Map<number, ChatSupplier>()
  for (const { servico, ...supplier } of await listVisible(
    db,
    rows.flatMap((row) => row.supplier_ids),
  )) {
    visible.set(supplier.id, { ...supplier, servico: shorten(servico) })
  }
  return rows.map((row) => ({
    seq: row.seq,
    autor: row.autor,
    texto: row.texto,
    at: row.created_at.toISOString(),
    clientId: row.client_id,
    nome: row.autor === 'attendant' ? firstName(row.nome) : null,
    suppliers: row.supplier_ids.flatMap((id) => visible.get(id) ?? []),
    link: row.link,
    suggestions: row.suggestions,
  }))
}

/** At a word's end, without the mark that would stand before the ellipsis. */
const shorten = (text: string) =>
  text.length <= shortService
    ? text
    : `${text
        .slice(0, shortService)
        .replace(/\s+\S*$/, '')
        .replace(/[\s.,;:!?]+$/, '')}…`

export const firstName = (nome: string | null): string | null => nome?.split(' ')[0] ?? null

type StateContext = Pick<Context, 'db' | 'clock' | 'settings' | 'languageModel'>

/** Within the hours in which people answer. */
export const isAttendedNow = ({ clock, settings }: Pick<Context, 'clock' | 'settings'>): boolean =>
  isAttended(clock.now(), settings.attendanceHours, isNationalHoliday)

export async function stateOf(
  context: StateContext,
  conversation: ConversationRow | undefined,
  lastSeq: number,
): Promise<ConversationState> {
  const { db, clock } = context
  const attendance = conversation && (await selectOpenAttendance(db, conversation.id))
  const isWaiting = attendance && !attendance.taken_at
  return {
    key: conversation?.token_hash.slice(0, 16) ?? null,
    status: attendance ? (attendance.taken_at ? 'open' : 'waiting') : 'none',
    position: isWaiting
      ? await selectPlaceInQueue(db, attendance.id, goneSince(clock.now()))
      : null,
    nome: conversation?.nome ?? null,
    attendant: attendance?.taken_at ? firstName(attendance.attendant) : null,
    attended: isAttendedNow(context),
    lastSeq,
    streaming: context.languageModel !== null,
  }
}

/** The conversation from a message on, and where it stands. */
export async function conversationFrom(
  context: StateContext,
  conversation: ConversationRow | undefined,
  after: number,
) {
  const rows = conversation ? await selectMessages(context.db, conversation.id, after) : []
  const lastSeq = rows.at(-1)?.seq ?? after
  return {
    messages: await shownMessages(context.db, rows),
    conversation: await stateOf(context, conversation, lastSeq),
  }
}
