import {
  type AttendanceRecord,
  type ChatMessage,
  type Conversation,
  getAttendance,
  getConversation,
  listAttendances,
} from 'contract/chat'
import { query } from '../../lib/query.ts'

const background = { silent: true, background: true }

export const conversationQuery = query(getConversation, { query: { after: 0 } }, background)
export const attendancesQuery = query(listAttendances, undefined, background)
export const attendanceQuery = (id: number) =>
  query(getAttendance, { params: { id }, query: { after: 0 } }, background)

/** One list out of two, by number: what arrives twice or late finds its place. */
export function mergeMessages(known: ChatMessage[], incoming: ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...incoming].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

export function mergeConversation(
  known: Conversation | undefined,
  incoming: Conversation,
): Conversation {
  const messages = mergeMessages(known?.messages ?? [], incoming.messages)
  return { ...incoming, messages }
}

export function mergeRecord(
  known: AttendanceRecord | undefined,
  incoming: AttendanceRecord,
): AttendanceRecord {
  return { ...incoming, messages: mergeMessages(known?.messages ?? [], incoming.messages) }
}
