import type { Attendance, AttendanceRecord, ChatMessage } from 'contract/chat'
import { countNew } from '../inbox/service.ts'
import { countOpenReports } from '../moderation/service.ts'
import { countOpenRequests } from '../privacy/service-requests.ts'
import { countOpenReviews } from '../reviews/service-moderation.ts'
import { promisedBy } from '../support/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import {
  insertMessage,
  lockConversation,
  selectMessageOnce,
  selectMessages,
  selectMessagesBySeq,
  selectSearches,
} from './queries.ts'
import {
  type AttendanceRow,
  selectAttendance,
  selectAttendances,
  selectDeskNews,
  updateAttendanceSeen,
  updateAttendanceTaken,
} from './queries-attendance.ts'
import { textsIn } from './rules-texts.ts'
import { firstName, shownMessages } from './service-messages.ts'
import { announce, announceQueue, endAttendance } from './service-queue.ts'
import { goneSince } from './service-visitor.ts'

// The attendants' side.

const closedShownHours = 24

const statusOf = (row: AttendanceRow) =>
  row.closed_at ? 'closed' : row.taken_at ? 'open' : 'waiting'

type Viewer = Pick<SessionContext, 'session' | 'clock' | 'settings'>

function shown(row: AttendanceRow, viewer: Viewer): Attendance {
  const now = viewer.clock.now()
  const status = statusOf(row)
  const isPromised = row.priority === 0 && status === 'waiting'
  const isHere = row.seen_at >= goneSince(now)
  return {
    id: row.id,
    status,
    priority: row.priority === 0,
    nome: row.nome,
    telefone: row.telefone,
    language: row.language,
    attendant: row.attendant,
    mine: row.attendant_id === viewer.session.accountId,
    requestedAt: row.requested_at.toISOString(),
    dueAt: isPromised ? promisedBy(viewer, row.requested_at).toISOString() : null,
    takenAt: row.taken_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    lapsed: row.ended_by === 'absence',
    // Only what changes is told: while somebody is there, the time they were last heard of is not.
    online: !row.closed_at && isHere,
    seenAt: isHere ? null : row.seen_at.toISOString(),
    supplier: row.supplier,
    note: row.note,
    lastMessage: row.lastMessage.slice(0, 200),
    unread: row.closed_at ? 0 : row.unread,
  }
}

export async function listAll(context: SessionContext) {
  const { db } = context
  const now = context.clock.now()
  const rows = await selectAttendances(db, {
    closedSince: new Date(now.getTime() - closedShownHours * 60 * 60 * 1000),
    goneSince: goneSince(now),
  })
  return { data: rows.map((row) => shown(row, context)) }
}

export async function newsOf({ db, session }: Pick<SessionContext, 'db' | 'session'>) {
  const news = await selectDeskNews(db, session.accountId)
  return {
    ...news,
    messages: await countNew(db),
    reviews: await countOpenReviews(db),
    reports: await countOpenReports(db),
    requests: await countOpenRequests(db),
  }
}

async function getRow(db: Db, id: number): Promise<AttendanceRow> {
  const row = await selectAttendance(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function getRecord(
  context: Viewer & Pick<SessionContext, 'db'>,
  id: number,
  after = 0,
): Promise<AttendanceRecord> {
  const record = await findRecord(context, id, after)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

export async function findRecord(
  context: Viewer & Pick<SessionContext, 'db'>,
  id: number,
  after: number,
): Promise<AttendanceRecord | undefined> {
  const { db } = context
  const row = await selectAttendance(db, id)
  if (!row) return undefined
  const searches = await selectSearches(db, row.conversation_id)
  return {
    attendance: shown(row, context),
    messages: await shownMessages(db, await selectMessages(db, row.conversation_id, after)),
    searches: searches.flatMap(({ created_at, search }) =>
      search ? [{ at: created_at.toISOString(), ...search }] : [],
    ),
  }
}

export async function take(context: SessionContext, id: number): Promise<AttendanceRecord> {
  const { transaction, clock, session, db } = context
  const { conversation_id } = await getRow(db, id)
  await transaction(async (tx) => {
    const locked = await lockConversation(tx, conversation_id)
    const before = await getRow(tx, id)
    const taken = await updateAttendanceTaken(tx, id, session.accountId, clock.now())
    if (!taken) throw new AppError('ATTENDANCE_CLOSED')
    if (before.attendant_id === session.accountId) return
    await insertMessage(tx, {
      conversation_id,
      autor: 'system',
      texto: textsIn(locked?.language ?? 'pt').joined(firstName(taken.attendant) ?? ''),
      created_at: clock.now(),
    })
  })
  announceQueue(context, conversation_id)
  return getRecord(context, id)
}

export async function sayAsAttendant(
  context: SessionContext,
  id: number,
  { texto, clientId }: { texto: string; clientId?: string | undefined },
): Promise<ChatMessage> {
  const { transaction, clock, session, db } = context
  const { conversation_id, taken_at } = await getRow(db, id)
  const seq = await transaction(async (tx) => {
    await lockConversation(tx, conversation_id)
    const known = clientId && (await selectMessageOnce(tx, conversation_id, { clientId }))
    if (known) return known
    // Answering is taking: nobody has to press two buttons.
    if (!(await updateAttendanceTaken(tx, id, session.accountId, clock.now()))) {
      throw new AppError('ATTENDANCE_CLOSED')
    }
    return insertMessage(tx, {
      conversation_id,
      autor: 'attendant',
      texto,
      client_id: clientId ?? null,
      account_id: session.accountId,
      created_at: clock.now(),
    })
  })
  if (taken_at) announce(context, conversation_id)
  else announceQueue(context, conversation_id)
  const [message] = await shownMessages(db, await selectMessagesBySeq(db, conversation_id, [seq]))
  if (!message) throw new AppError('NOT_FOUND')
  return message
}

export async function close(
  context: SessionContext,
  id: number,
  note: string,
): Promise<AttendanceRecord> {
  const { conversation_id } = await getRow(context.db, id)
  const end = { ended_by: 'attendant' as const, note: note || null }
  if (!(await endAttendance(context, conversation_id, id, end, ({ ended }) => ended))) {
    throw new AppError('ATTENDANCE_CLOSED')
  }
  return getRecord(context, id)
}

export async function markSeen({ db, events, session }: SessionContext, id: number, seq: number) {
  await updateAttendanceSeen(db, id, session.accountId, seq)
  events.publish('attendance', 0)
  return { unread: (await getRow(db, id)).unread }
}
