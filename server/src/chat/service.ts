import type { ChatInput, ChatReply } from 'contract/chat'
import { phone } from 'contract/rules/fields'
import { keptSince } from 'contract/rules/retention'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import { networkOf } from '../http/network.ts'
import type { Context } from '../http/parts.ts'
import type { Limit } from '../security/throttle.ts'
import {
  type ConversationRow,
  deleteConversationById,
  deleteConversationsBefore,
  insertMessage,
  lockConversation,
  selectMessageOnce,
  selectMessages,
  selectMessagesBySeq,
  updateContext,
  updateVisitor,
} from './queries.ts'
import { selectOpenAttendance } from './queries-attendance.ts'
import { type AssistantContext, type AssistantReply, answerVisitor } from '../assistant/service.ts'
import { announce, announceQueue, requestAttendant } from './service-queue.ts'
import { conversationFrom, isAttendedNow, shownMessages, stateOf } from './service-messages.ts'
import { findConversation, forgetCookie, noteVisitor, openConversation } from './service-visitor.ts'

const perDay: Limit = { max: 200, perSeconds: 24 * 60 * 60 }
const perMinute: Limit = { max: 20, perSeconds: 60 }

type Input = (typeof ChatInput)['_zod']['output']

async function limitMessages(
  { throttle, request }: Context,
  telefone: string | undefined,
): Promise<void> {
  if (telefone) {
    await throttle.hit(`chat-minute:${telefone}`, perMinute)
    await throttle.hit(`chat-day:${telefone}`, perDay)
  }
  await throttle.hit(`chat-day-from:${networkOf(request.ip)}`, perDay)
}

/**
 * One message of the visitor and the reply to it. Sent again with the same `clientId` it is stored
 * once and answered once: a browser that lost the answer can just repeat itself.
 */
export async function converse(
  context: Context,
  input: Input,
  onText: (text: string) => void = () => {},
): Promise<ChatReply> {
  await limitMessages(context, input.numbePhone)
  const conversation = await openConversation(context, input.numbePhone)
  const asked = await storeVisitorMessage(context, conversation, input)
  const answered = asked.silent
    ? undefined
    : await reply(context, conversation, asked.seq, input.mensage, onText)
  if (answered === undefined) announce(context, conversation.id)
  return chatReply(context, conversation, answered ? [asked.seq, answered] : [asked.seq])
}

async function storeVisitorMessage(
  { transaction, clock }: Context,
  { id, account_id }: ConversationRow,
  { mensage, clientId }: Input,
): Promise<{ seq: number; silent: boolean }> {
  return transaction(async (db) => {
    if (!(await lockConversation(db, id))) throw new AppError('NOT_FOUND')
    // While a person attends or is awaited, the assistant is silent.
    const silent = (await selectOpenAttendance(db, id)) !== undefined
    const known = clientId && (await selectMessageOnce(db, id, { clientId }))
    if (known) return { seq: known, silent }
    const seq = await insertMessage(db, {
      conversation_id: id,
      autor: 'visitor',
      texto: mensage,
      client_id: clientId ?? null,
      account_id,
      created_at: clock.now(),
    })
    return { seq, silent }
  })
}

async function reply(
  context: Context,
  conversation: ConversationRow,
  replyTo: number,
  text: string,
  onText: (text: string) => void,
): Promise<number | undefined> {
  const answered = await selectMessageOnce(context.db, conversation.id, { replyTo })
  if (answered) return answered
  const { id } = conversation
  const before: AssistantContext = { language: conversation.language, ...conversation.context }
  const talk = {
    id,
    context: before,
    messages: () => selectMessages(context.db, id, 0),
  }
  const told = before.wantsPerson ? phoneIn(text) : undefined
  if (told) {
    const { account_id } = conversation
    await updateVisitor(context.db, id, { telefone: told, account_id })
    return requestAttendant(context, { ...conversation, telefone: told }, { replyTo })
  }
  const answer = await answerVisitor(context, talk, text, onText)
  // In the language that is spoken, whatever the page's is.
  const language = answer.context.language ?? conversation.language
  // Out of hours nobody calls back: no number is asked for.
  if (answer.handOver && (conversation.telefone || !isAttendedNow(context)))
    return requestAttendant(context, { ...conversation, language }, { replyTo })
  return context.transaction((db) =>
    storeReply(db, conversation.id, replyTo, answer, context.clock.now()),
  )
}

/** 'pode me ligar no 11 90000-1234' */
function phoneIn(text: string): string | undefined {
  const [number] =
    /(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?[\s.-]?9?\s?\d{4}[\s.-]?\d{4}(?!\d)/.exec(text) ?? []
  return phone().safeParse(number ?? text).data
}

async function storeReply(
  db: Db,
  id: number,
  replyTo: number,
  answer: AssistantReply,
  now: Date,
): Promise<number | undefined> {
  if (!(await lockConversation(db, id))) throw new AppError('NOT_FOUND')
  const before = await selectMessageOnce(db, id, { replyTo })
  if (before) return before
  // Somebody may have been asked for while the reply was being made.
  if (await selectOpenAttendance(db, id)) return undefined
  const seq = await insertMessage(db, {
    conversation_id: id,
    autor: 'assistant',
    texto: answer.texto,
    reply_to: replyTo,
    supplier_ids: answer.supplierIds,
    search: answer.search ?? null,
    link: answer.link ?? null,
    suggestions: answer.suggestions,
    created_at: now,
  })
  await updateContext(db, id, answer.context)
  return seq
}

async function chatReply(
  context: Context,
  conversation: ConversationRow,
  seqs: number[],
): Promise<ChatReply> {
  const { db } = context
  const messages = await shownMessages(db, await selectMessagesBySeq(db, conversation.id, seqs))
  const answer = messages.find((message) => message.autor !== 'visitor')
  return {
    data: answer ? wholeText(answer, context.settings.publicUrl) : '',
    suppliers: answer?.suppliers ?? [],
    messages,
    conversation: await stateOf(context, conversation, seqs.at(-1) ?? 0),
  }
}

/** For a client that knows only `data`: the suppliers as lines below the text. */
function wholeText(
  { texto, suppliers, link }: ChatReply['messages'][number],
  publicUrl: string,
): string {
  return [
    texto,
    ...suppliers.map(
      ({ nome, cidade_estado, slug }) =>
        `${nome} (${cidade_estado}): ${publicUrl}${urls.supplier(slug)}`,
    ),
    ...(link ? [`${link.label}: ${publicUrl}${link.to}`] : []),
  ].join('\n')
}

export async function readConversation(context: Context, after: number) {
  const conversation = await findConversation(context)
  if (conversation) await noteVisitor(context, conversation)
  return conversationFrom(context, conversation, after)
}

/** 'Apagar conversa': everything goes, the queue's entry with it. */
export async function eraseConversation(context: Context) {
  const conversation = await findConversation(context)
  if (conversation) {
    await deleteConversationById(context.db, conversation.id)
    announceQueue(context, conversation.id)
  }
  forgetCookie(context)
  return conversationFrom(context, undefined, 0)
}

export async function deleteOldConversations(db: Db, now: Date): Promise<number> {
  return deleteConversationsBefore(db, keptSince('conversations', now))
}
