import { type TeamMessage, teamFormAt } from 'contract/chat'
import { planHas } from 'contract/rules/plans'
import { urls } from 'contract/urls'
import { keepMessage } from '../inbox/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { planOf } from '../plans/service.ts'
import { type Limit, isWithin } from '../security/throttle.ts'
import { teamMessageMail } from './mail.ts'
import {
  type ConversationRow,
  insertMessage,
  lockConversation,
  selectMessageOnce,
  updateContext,
  updateEmailLeft,
  updateVisitor,
} from './queries.ts'
import {
  insertAttendance,
  selectAttendants,
  selectOpenAttendance,
  updateAttendanceClosed,
} from './queries-attendance.ts'
import { type Texts, textsIn } from './rules-texts.ts'
import { conversationFrom, firstName, isAttendedNow } from './service-messages.ts'
import { findConversation, openConversation } from './service-visitor.ts'

// The visitor's side: into the queue, out of it, or a message while nobody is there.

const attendantMailbox: Limit = { max: 100, perSeconds: 24 * 60 * 60 }

/** Tells the visitor's own stream and the attendants. */
export function announce({ events }: Pick<Context, 'events'>, conversationId: number): void {
  events.publish('conversation', conversationId)
  events.publish('attendance', 0)
}

/** The queue moved: everybody who waits has another place now. */
export function announceQueue(context: Pick<Context, 'events'>, conversationId: number): void {
  announce(context, conversationId)
  context.events.publish('queue', 0)
}

/** Puts the conversation into the queue, or says when people are there. Returns the message's number. */
export async function requestAttendant(
  context: Context,
  conversation: ConversationRow,
  { replyTo }: { replyTo?: number } = {},
): Promise<number> {
  const { clock, transaction, session, settings } = context
  const texts = textsIn(conversation.language)
  const attended = isAttendedNow(context)
  const seq = await transaction(async (db) => {
    if (!(await lockConversation(db, conversation.id))) throw new AppError('NOT_FOUND')
    const before = replyTo ? await selectMessageOnce(db, conversation.id, { replyTo }) : undefined
    if (before) return before
    // The wish is met: a number that is written later is just a number.
    const context = { ...conversation.context, wantsPerson: false, topic: 'horario' as const }
    await updateContext(db, conversation.id, context)
    const waiting = await selectOpenAttendance(db, conversation.id)
    const texto = waiting
      ? texts.alreadyCalled
      : attended
        ? texts.called
        : texts.closed(settings.attendanceHours)
    const stored = await insertMessage(db, {
      conversation_id: conversation.id,
      autor: 'system',
      texto,
      reply_to: replyTo ?? null,
      link: waiting || attended ? null : { label: texts.leaveMessage, to: teamFormAt },
      created_at: clock.now(),
    })
    if (!waiting && attended) {
      await insertAttendance(db, {
        conversation_id: conversation.id,
        priority: await priorityOf(db, session),
        requested_at: clock.now(),
        // What was said to the assistant is read already; the request itself is not.
        seen_seq: Math.max(0, (replyTo ?? stored) - 1),
      })
    }
    return stored
  })
  announceQueue(context, conversation.id)
  return seq
}

/** 0 goes before 1. */
async function priorityOf(db: Db, session: Context['session']): Promise<0 | 1> {
  const plan = session && (await planOf(db, { accountId: session.accountId }))
  return plan && planHas(plan, 'prioritySupport') ? 0 : 1
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
      { ended_by: 'visitor', note: null },
      ({ backToAssistant }) => backToAssistant,
    )
  }
  return conversationFrom(context, conversation, 0)
}

export async function endAttendance(
  context: Context,
  conversationId: number,
  id: number,
  end: { ended_by: 'attendant' | 'visitor'; note: string | null },
  say: (texts: Texts) => string,
): Promise<boolean> {
  const { transaction, clock } = context
  const ended = await transaction(async (db) => {
    const { language } = (await lockConversation(db, conversationId)) ?? {}
    if (!language) return false
    if (!(await updateAttendanceClosed(db, id, { ...end, closed_at: clock.now() }))) return false
    await insertMessage(db, {
      conversation_id: conversationId,
      autor: 'system',
      texto: say(textsIn(language)),
      created_at: clock.now(),
    })
    return true
  })
  if (ended) announceQueue(context, conversationId)
  return ended
}

/**
 * Into the inbox, to every attendant by e-mail, and into the conversation. Pages offer it outside the
 * hours; one that was left open may send it within them.
 */
export async function leaveMessage(context: Context, message: TeamMessage) {
  const { transaction, clock, mail, throttle, settings, session } = context
  const conversation = await openConversation(context, message.numbePhone)
  const inbox = `${settings.publicUrl}${urls.dashboardSection('mensagens')}`
  await transaction(async (db) => {
    if (!(await lockConversation(db, conversation.id))) throw new AppError('NOT_FOUND')
    const { telefone, account_id } = conversation
    await updateVisitor(db, conversation.id, { telefone, account_id, nome: message.nome })
    await updateEmailLeft(db, conversation.id, message.email)
    const priority = await priorityOf(db, session)
    await keepMessage(db, {
      conversation_id: conversation.id,
      priority,
      nome: message.nome,
      email: message.email,
      telefone,
      texto: message.mensagem,
      created_at: clock.now(),
    })
    const stored = { conversation_id: conversation.id, created_at: clock.now() }
    await insertMessage(db, { ...stored, autor: 'visitor', texto: message.mensagem })
    await insertMessage(db, {
      ...stored,
      autor: 'system',
      texto: textsIn(conversation.language).messageKept(
        firstName(message.nome) ?? '',
        message.email,
      ),
    })
    const counters = throttle.within(db)
    for (const to of await selectAttendants(db)) {
      const fits = await isWithin(counters, `chat-mail-to:${to.email}`, attendantMailbox)
      if (fits) await mail.send(db, teamMessageMail(to, { ...message, priority }, inbox))
    }
  })
  announce(context, conversation.id)
  return conversationFrom(context, { ...conversation, nome: message.nome }, 0)
}
