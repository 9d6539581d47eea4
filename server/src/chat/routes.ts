import {
  askForAttendant,
  conversationEvents,
  deleteConversation,
  getConversation,
  leaveQueue,
  sendChatMessage,
  sendTeamMessage,
  streamChatReply,
} from 'contract/chat'
import { prepareToAnswer } from '../assistant/service.ts'
import { AppError } from '../http/errors.ts'
import { eventRoute, type EventStream, rereadOnChange } from '../http/event-stream.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { converse, eraseConversation, readConversation } from './service.ts'
import { askForPerson, goBackToAssistant, leaveMessage } from './service-queue.ts'
import { followConversation } from './service-follow.ts'
import { findConversation } from './service-visitor.ts'

export function chatRoutes(app: App): void {
  route(app, sendChatMessage, ({ body }, context) => converse(context, body))

  eventRoute(app, streamChatReply, async ({ body }, context, open) => {
    let stream: EventStream | undefined
    const reply = await converse(context, body, (delta) => {
      stream ??= open()
      stream.send({ event: 'delta', data: { delta } })
    })
    stream ??= open()
    stream.send({ event: 'done', data: reply })
    stream.end()
  })

  route(app, getConversation, ({ query }, context) => {
    prepareToAnswer()
    return readConversation(context, query.after)
  })

  eventRoute(app, conversationEvents, async ({ query }, context, open) => {
    const conversation = await findConversation(context)
    if (!conversation) throw new AppError('NOT_FOUND')
    const stream = open()
    const after = Math.max(query.after, stream.lastEventId)
    const subscribe = (listener: () => void) => {
      const ends = [
        context.events.subscribe('conversation', conversation.id, listener),
        context.events.subscribe('queue', 'all', listener),
      ]
      return () => ends.forEach((end) => end())
    }
    await rereadOnChange(stream, subscribe, followConversation(context, stream, after), context.log)
  })

  route(app, deleteConversation, (_input, context) => eraseConversation(context))
  route(app, askForAttendant, ({ body }, context) => askForPerson(context, body))
  route(app, leaveQueue, (_input, context) => goBackToAssistant(context))
  route(app, sendTeamMessage, ({ body }, context) => leaveMessage(context, body))
}
