import {
  type Attendance,
  type AttendanceRecord,
  type ChatMessage,
  type ContactMessage,
  contactFormAt,
} from 'contract/chat'
import type { Db } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Context, Parts, SessionContext } from '../platform/parts.ts'
import { type Limit, mayStillWrite } from '../platform/throttle.ts'
import { contactMessageMail, waitingMail } from './mail.ts'
import {
  type ConversationRow,
  insertMessage,
  lockConversation,
  selectMessageOnce,
  selectMessages,
  selectMessagesBySeq,
  selectSearches,
  updateVisitor,
} from './queries.ts'
import {
  type AttendanceRow,
  insertAttendance,
  selectAttendance,
  selectAttendances,
  selectAttendantEmails,
  selectIsCorporate,
  selectOpenAttendance,
  selectWaitingIds,
  updateAttendanceClosed,
  updateAttendanceSeen,
  updateAttendanceTaken,
  updateWaitingAlerted,
} from './queries-attendance.ts'
import { conversationFrom, firstName, hoursNow, shownMessages } from './service-messages.ts'
import { findConversation, openConversation } from './service-visitor.ts'

const alertAfterSeconds = 2 * 60
const closedShownHours = 24
const attendantMailbox: Limit = { max: 100, perSeconds: 24 * 60 * 60 }
const leaveMessageLink = { label: 'Deixar mensagem', to: contactFormAt }

/** Tells the visitor's own stream and the attendants. */
function announce({ events }: Pick<Context, 'events'>, conversationId: number): void {
  events.publish('conversation', conversationId)
  events.publish('attendance', 0)
}

/** The queue moved: everybody who waits has another place now. */
async function announceQueue(context: Pick<Context, 'db' | 'events'>, conversationId: number) {
  announce(context, conversationId)
  for (const waiting of await selectWaitingIds(context.db)) {
    if (waiting !== conversationId) context.events.publish('conversation', waiting)
  }
}

/** Puts the conversation into the queue, or says when people are there. Returns the message's number. */
export async function requestAttendant(
  context: Context,
  conversation: ConversationRow,
  { replyTo }: { replyTo?: number } = {},
): Promise<number> {
  const { clock, transaction, session } = context
  const hours = hoursNow(context)
  const seq = await transaction(async (db) => {
    if (!(await lockConversation(db, conversation.id))) throw new AppError('NOT_FOUND')
    const before = replyTo ? await selectMessageOnce(db, conversation.id, { replyTo }) : undefined
    if (before) return before
    const waiting = await selectOpenAttendance(db, conversation.id)
    const texto = waiting
      ? 'Seu pedido já está com a nossa equipe.'
      : hours.open
        ? 'Certo! Chamei um atendente, que responde aqui mesmo. Enquanto isso, conte como podemos ajudar.'
        : `Nossa equipe atende ${hours.text}. Deixe a sua mensagem no formulário abaixo: ela chega por e-mail e respondemos no próximo dia útil.`
    const stored = await insertMessage(db, {
      conversation_id: conversation.id,
      autor: 'system',
      texto,
      reply_to: replyTo ?? null,
      link: waiting || hours.open ? null : leaveMessageLink,
      created_at: clock.now(),
    })
    if (!waiting && hours.open) {
      const corporate = session && (await selectIsCorporate(db, session.accountId))
      await insertAttendance(db, {
        conversation_id: conversation.id,
        priority: corporate ? 0 : 1,
        requested_at: clock.now(),
        // What was said to the assistant is read already; the request itself is not.
        seen_seq: Math.max(0, (replyTo ?? stored) - 1),
      })
    }
    return stored
  })
  await announceQueue(context, conversation.id)
  return seq
}

export async function askForPerson(
  context: Context,
  { numbePhone, nome }: { numbePhone: string; nome?: string | undefined },
) {
  const conversation = await openConversation(context, numbePhone)
  if (nome) {
    const { telefone, account_id } = conversation
    await updateVisitor(context.db, conversation.id, { telefone, account_id, nome })
  }
  const waiting = await selectOpenAttendance(context.db, conversation.id)
  if (waiting) announce(context, conversation.id)
  else await requestAttendant(context, conversation)
  return conversationFrom(context, nome ? { ...conversation, nome } : conversation, 0)
}

export async function goBackToAssistant(context: Context) {
  const conversation = await findConversation(context)
  const open = conversation && (await selectOpenAttendance(context.db, conversation.id))
  if (conversation && open) {
    await endAttendance(
      context,
      conversation.id,
      open.id,
      null,
      'Você voltou a falar com o assistente.',
    )
  }
  return conversationFrom(context, conversation, 0)
}

async function endAttendance(
  context: Context,
  conversationId: number,
  id: number,
  note: string | null,
  texto: string,
): Promise<boolean> {
  const { transaction, clock } = context
  const ended = await transaction(async (db) => {
    await lockConversation(db, conversationId)
    if (!(await updateAttendanceClosed(db, id, note, clock.now()))) return false
    await insertMessage(db, {
      conversation_id: conversationId,
      autor: 'system',
      texto,
      created_at: clock.now(),
    })
    return true
  })
  if (ended) await announceQueue(context, conversationId)
  return ended
}

/** Outside the hours: the message reaches every attendant by e-mail and stays in the conversation. */
export async function leaveMessage(context: Context, message: ContactMessage) {
  const { transaction, clock, mail, throttle } = context
  const conversation = await openConversation(context, message.numbePhone)
  await transaction(async (db) => {
    await lockConversation(db, conversation.id)
    const { telefone, account_id } = conversation
    await updateVisitor(db, conversation.id, { telefone, account_id, nome: message.nome })
    const stored = { conversation_id: conversation.id, created_at: clock.now() }
    await insertMessage(db, { ...stored, autor: 'visitor', texto: message.mensagem })
    await insertMessage(db, {
      ...stored,
      autor: 'system',
      texto: `Recebemos a sua mensagem, ${firstName(message.nome)}. Respondemos em ${message.email} no próximo dia útil.`,
    })
    const counters = throttle.within(db)
    for (const to of await selectAttendantEmails(db)) {
      const fits = await mayStillWrite(counters, `chat-mail-to:${to}`, attendantMailbox)
      if (fits) await mail.send(db, contactMessageMail(to, message))
    }
  })
  return conversationFrom(context, conversation, 0)
}

// The attendants' side.

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

export async function getRow(db: Db, id: number): Promise<AttendanceRow> {
  const row = await selectAttendance(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function getRecord(
  { db, session }: Pick<SessionContext, 'db' | 'session'>,
  id: number,
  after = 0,
): Promise<AttendanceRecord> {
  const row = await getRow(db, id)
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
