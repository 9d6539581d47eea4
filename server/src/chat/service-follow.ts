import type { EventStream } from '../http/event-stream.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { findRecord, listAll, newsOf } from './service-desk.ts'
import { conversationFrom } from './service-messages.ts'
import { findConversation, noteVisitor } from './service-visitor.ts'

/** Each reading sends what came since the last one, and where the conversation stands. */
export function followConversation(
  context: Context,
  stream: EventStream,
  after: number,
): () => Promise<void> {
  let cursor = after
  let said = ''
  return async () => {
    const conversation = await findConversation(context)
    if (!conversation) {
      stream.end()
      return
    }
    await noteVisitor(context, conversation)
    const data = await conversationFrom(context, conversation, cursor)
    const state = JSON.stringify({ ...data.conversation, lastSeq: 0 })
    if (data.messages.length === 0 && state === said) return
    said = state
    cursor = data.conversation.lastSeq
    stream.send({ id: cursor, event: 'conversation', data })
  }
}

/** The queue for everyone who attends, and the conversation that is open in this window. */
export function followAttendances(
  context: SessionContext,
  stream: EventStream,
  open: { id: number; after: number } | undefined,
): () => Promise<void> {
  let cursor = open?.after ?? 0
  let saidQueue = ''
  let saidRecord = ''
  return async () => {
    const queue = await listAll(context)
    const text = JSON.stringify(queue)
    if (text !== saidQueue) stream.send({ event: 'queue', data: queue })
    saidQueue = text
    const record = open && (await findRecord(context, open.id, cursor))
    // Erased meanwhile: the list says so.
    if (!record) return
    const state = JSON.stringify({ ...record, messages: [] })
    if (record.messages.length === 0 && state === saidRecord) return
    saidRecord = state
    cursor = record.messages.at(-1)?.seq ?? cursor
    stream.send({ id: cursor, event: 'record', data: record })
  }
}

/** The numbers that every page of the administration shows. */
export function followNews(context: SessionContext, stream: EventStream): () => Promise<void> {
  let said = ''
  return async () => {
    const news = await newsOf(context)
    const text = JSON.stringify(news)
    if (text !== said) stream.send({ event: 'news', data: news })
    said = text
  }
}
