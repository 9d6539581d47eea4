import type { InputOf } from 'contract/endpoint'
import {
  type AttendanceRecord,
  type ChatMessage,
  type ChatReply,
  type Conversation,
  getAttendance,
  getConversation,
  listAttendances,
  streamChatReply,
} from 'contract/chat'
import { CallError, callStreaming } from '../../lib/call.ts'
import { query } from '../../lib/query.ts'

const background = { background: true }

export const conversationQuery = query(getConversation, { query: { after: 0 } }, background)
export const attendancesQuery = query(listAttendances, undefined, background)
export const attendanceQuery = (id: number) =>
  query(getAttendance, { params: { id }, query: { after: 0 } }, background)

/** One list out of two, by number: what arrives twice or late finds its place. */
export function mergeMessages(known: ChatMessage[], incoming: ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...incoming].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Another tab may have erased the conversation, or somebody else logged in: then a new one began. */
const isOther = (known: Conversation | undefined, incoming: Conversation) =>
  known?.conversation.key !== incoming.conversation.key

/** The number of the last message that is known of the conversation that `incoming` is about. */
export const lastKnown = (known: Conversation | undefined, incoming: Conversation): number =>
  isOther(known, incoming) ? 0 : (known?.messages.at(-1)?.seq ?? 0)

/** Messages lie between what is known and what came: another tab wrote them. */
export function leavesGap(known: Conversation | undefined, incoming: Conversation): boolean {
  const first = incoming.messages[0]
  if (first) return first.seq > lastKnown(known, incoming) + 1
  return isOther(known, incoming) && incoming.conversation.key !== null
}

/** An answer that was overtaken by a newer one brings its messages, but not the state of then. */
export function mergeConversation(
  known: Conversation | undefined,
  incoming: Conversation,
): Conversation {
  if (!known || isOther(known, incoming)) return incoming
  const messages = mergeMessages(known.messages, incoming.messages)
  const isOld = known.conversation.lastSeq > incoming.conversation.lastSeq
  return { conversation: (isOld ? known : incoming).conversation, messages }
}

export function mergeRecord(
  known: AttendanceRecord | undefined,
  incoming: AttendanceRecord,
): AttendanceRecord {
  return { ...incoming, messages: mergeMessages(known?.messages ?? [], incoming.messages) }
}

/**
 * The reply to a message; `onText` hears what is written so far. A stream that ends before `done`
 * (a restart, an error, a time limit) is a failed call: the message has to be sent again.
 */
export async function readReply(
  input: InputOf<typeof streamChatReply>,
  onText: (text: string) => void,
): Promise<ChatReply> {
  let text = ''
  let reply: ChatReply | undefined
  await callStreaming(streamChatReply, input, (name, event) => {
    if (name === 'delta') onText((text += (event as { delta: string }).delta))
    if (name === 'done') reply = event as ChatReply
  })
  if (!reply) throw new CallError({})
  return reply
}
