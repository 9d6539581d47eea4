import type { Attendance, AttendanceRecord, ChatMessage } from 'contract/chat'
import type { Db } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Context, Parts, SessionContext } from '../platform/parts.ts'
import { waitingMail } from './mail.ts'
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
  selectAttendantEmails,
  updateAttendanceSeen,
  updateAttendanceTaken,
  updateWaitingAlerted,
} from './queries-attendance.ts'
import { firstName, hoursNow, shownMessages } from './service-messages.ts'
import { announce, announceQueue, endAttendance } from './service-queue.ts'

// The attendants' side.

const alertAfterSeconds = 2 * 60
const closedShownHours = 24

const statusOf = (row: AttendanceRow) =>
  row.closed_at ? 'closed' : row.taken_at ? 'open' : 'waiting'

function shown(row: AttendanceRow, accountId: number): Attendance {
  return {
    id: row.id,
    status: statusOf(row),
    priority: row.priority === 0,
    nome: row.nome,
    telefone: row.telefone,
    attendant: row.attendant,
    mine: row.attendant_id === accountId,
    requestedAt: row.requested_at.toISOString(),
    takenAt: row.taken_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    note: row.note,
    lastMessage: row.lastMessage.slice(0, 200),
    unread: row.closed_at ? 0 : row.unread,
  }
}

export async function listAll({ db, clock, session }: SessionContext) {
  const since = new Date(clock.now().getTime() - closedShownHours * 60 * 60 * 1000)
  const rows = await selectAttendances(db, since)
  return { data: rows.map((row) => shown(row, session.accountId)) }
}

async function getRow(db: Db, id: number): Promise<AttendanceRow> {
  const row = await selectAttendance(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function getRecord(
  context: Pick<SessionContext, 'db' | 'session'>,
  id: number,
  after = 0,
): Promise<AttendanceRecord> {
  const record = await findRecord(context, id, after)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

export async function findRecord(
  { db, session }: Pick<SessionContext, 'db' | 'session'>,
  id: number,
  after: number,
): Promise<AttendanceRecord | undefined> {
  const row = await selectAttendance(db, id)
  if (!row) return undefined
  const searches = await selectSearches(db, row.conversation_id)
  return {
    attendance: shown(row, session.accountId),
    messages: await shownMessages(db, await selectMessages(db, row.conversation_id, after)),
    searches: searches.flatMap(({ created_at, search }) =>
      search ? [{ at: created_at.toISOString(), ...search }] : [],
    ),
  }
}

export async function take(context: SessionContext, id: number): Promise<AttendanceRecord> {
  const { transaction, clock, session, db } = context
  const before = await getRow(db, id)
  await transaction(async (tx) => {
    await lockConversation(tx, before.conversation_id)
    const current = await getRow(tx, id)
    if (!(await updateAttendanceTaken(tx, id, session.accountId, clock.now()))) {
      throw new AppError('ATTENDANCE_CLOSED')
    }
    if (current.attendant_id === session.accountId && current.taken_at) return
    const { attendant } = await getRow(tx, id)
    await insertMessage(tx, {
      conversation_id: before.conversation_id,
      autor: 'system',
      texto: `${firstName(attendant)} entrou na conversa.`,
      created_at: clock.now(),
    })
  })
  await announceQueue(context, before.conversation_id)
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
  else await announceQueue(context, conversation_id)
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
  const text =
    'Atendimento encerrado. Se precisar, é só escrever: o assistente responde a qualquer hora.'
  if (!(await endAttendance(context, conversation_id, id, note || null, text))) {
    throw new AppError('ATTENDANCE_CLOSED')
  }
  return getRecord(context, id)
}

export async function markSeen({ db, events }: Context, id: number, seq: number) {
  if (!(await updateAttendanceSeen(db, id, seq))) throw new AppError('NOT_FOUND')
  events.publish('attendance', 0)
  return { unread: (await getRow(db, id)).unread }
}

/** A job: who has waited for two minutes within the hours is announced by e-mail, once. */
export async function alertAttendants(
  parts: Pick<Parts, 'database' | 'clock' | 'mail' | 'settings'>,
): Promise<number> {
  const { database, clock, mail, settings } = parts
  if (!hoursNow({ clock, settings }).open) return 0
  return database.transaction(async (db) => {
    const now = clock.now()
    const since = new Date(now.getTime() - alertAfterSeconds * 1000)
    const waiting = await updateWaitingAlerted(db, since, now)
    if (waiting.length === 0) return 0
    const url = `${settings.publicUrl}/marketplaceDash/atendimentos`
    for (const to of await selectAttendantEmails(db)) {
      await mail.send(db, waitingMail(to, waiting.length, url))
    }
    return waiting.length
  })
}
