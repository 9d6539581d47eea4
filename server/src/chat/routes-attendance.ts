import {
  attendanceEvents,
  closeAttendance,
  deskNewsEvents,
  getAttendance,
  getDeskNews,
  listAttendances,
  sendAttendantMessage,
  setAttendanceSeen,
  takeAttendance,
} from 'contract/chat'
import { recordAttendanceView } from '../audit/service.ts'
import { eventRoute, rereadOnChange } from '../http/event-stream.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectAttendance } from './queries-attendance.ts'
import {
  close,
  getRecord,
  listAll,
  markSeen,
  newsOf,
  sayAsAttendant,
  take,
} from './service-desk.ts'
import { followAttendances, followNews } from './service-follow.ts'

export function attendanceRoutes(app: App): void {
  route(app, listAttendances, (_input, context) => listAll(context))

  eventRoute(app, attendanceEvents, async ({ query: { id, after } }, context, open) => {
    // One that was erased meanwhile has nothing to tell; the queue is told all the same.
    const conversationId = id && (await selectAttendance(context.db, id))?.conversation_id
    if (id && conversationId) await recordAttendanceView(context, id)
    const stream = open()
    const shown = id ? { id, after: Math.max(after, stream.lastEventId) } : undefined
    const subscribe = (listener: () => void) => {
      const ends = [context.events.subscribe('attendance', 'all', listener)]
      if (conversationId) {
        ends.push(context.events.subscribe('conversation', conversationId, listener))
      }
      return () => ends.forEach((end) => end())
    }
    await rereadOnChange(stream, subscribe, followAttendances(context, stream, shown), context.log)
  })

  route(app, getDeskNews, (_input, context) => newsOf(context))

  eventRoute(app, deskNewsEvents, async (_input, context, open) => {
    const stream = open()
    const subscribe = (listener: () => void) =>
      context.events.subscribe('attendance', 'all', listener)
    await rereadOnChange(stream, subscribe, followNews(context, stream), context.log)
  })

  route(app, getAttendance, async ({ params, query }, context) => {
    const record = await getRecord(context, params.id, query.after)
    await recordAttendanceView(context, params.id)
    return record
  })
  route(app, takeAttendance, ({ params }, context) => take(context, params.id))
  route(app, sendAttendantMessage, ({ params, body }, context) =>
    sayAsAttendant(context, params.id, body),
  )
  route(app, closeAttendance, ({ params, body }, context) => close(context, params.id, body.note))
  route(app, setAttendanceSeen, ({ params, body }, context) =>
    markSeen(context, params.id, body.seq),
  )
}
