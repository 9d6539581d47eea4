import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../chat.ts'
import { attendanceStatuses, longestMessage, messageAuthors } from '../chat.ts'
import {
  email,
  honeypot,
  id,
  largestInteger,
  line,
  name,
  phone,
  requiredName,
} from '../rules/fields.ts'
import { languages } from '../rules/languages.ts'
import { message } from '../rules/messages.ts'
import { planCodes } from '../rules/plans.ts'
import { SupplierShown } from './inbox.ts'

const text = (max: number) =>
  z
    .string(message('Valor inválido.'))
    .check(
      z.trim(),
      z.maxLength(max, message('Texto longo demais.')),
      z.minLength(1, message('Escreva uma mensagem.')),
    )

/** Made by the browser, so that a message sent twice after a broken connection counts once. */
const clientId = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, message('Valor inválido.'))))

const after = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(largestInteger)), 0)

/** A supplier as the chat shows it: only what the public list shows too. */
export const ChatSupplier = z.object({
  id: z.number(),
  nome: z.string(),
  slug: z.string(),
  servico: z.string(),
  cidade_estado: z.string(),
  plan: z.enum(planCodes),
  Tipo_empresa: z.enum(['Empresa', 'Autônomo']),
})

export type ChatSupplier = z.infer<typeof ChatSupplier>

export const ChatMessage = z.object({
  /** Counts up by one within a conversation: the order, and where a browser that missed some sees a gap. */
  seq: z.number(),
  autor: z.enum(messageAuthors),
  texto: z.string(),
  at: z.string(),
  clientId: z.nullable(z.string()),
  /** The attendant's first name. */
  nome: z.nullable(z.string()),
  suppliers: z.array(ChatSupplier),
  link: z.nullable(z.object({ label: z.string(), to: z.string() })),
  /** What the visitor may want to say next. */
  suggestions: z.array(z.string()),
})

export type ChatMessage = z.infer<typeof ChatMessage>

export const ConversationState = z.object({
  /** Tells a conversation from the next one in the same browser; null before anything was said. */
  key: z.nullable(z.string()),
  status: z.enum(attendanceStatuses),
  /** The place in the queue while waiting, from 1. */
  position: z.nullable(z.number()),
  /** The visitor's name, once told. */
  nome: z.nullable(z.string()),
  attendant: z.nullable(z.string()),
  /** Within the hours in which people answer. */
  attended: z.boolean(),
  lastSeq: z.number(),
  /** A language model is configured: replies can be read while they are being written. */
  streaming: z.boolean(),
})

export type ConversationState = z.infer<typeof ConversationState>

const HistoryEntry = z.union([
  z.object({ user: z.string().check(z.maxLength(10_000)) }),
  z.object({ assistant: z.string().check(z.maxLength(10_000)) }),
])

export const ChatInput = z.object({
  /** Only who wants a person has to tell it. */
  numbePhone: z.optional(phone()),
  mensage: text(longestMessage),
  /** Accepted and never believed: the server keeps the conversation itself. */
  history: z.optional(z.array(HistoryEntry).check(z.maxLength(500))),
  clientId,
})

export const ChatReply = z.object({
  data: z.string(),
  suppliers: z.array(ChatSupplier),
  conversation: ConversationState,
  messages: z.array(ChatMessage),
})

export type ChatReply = z.infer<typeof ChatReply>

const chatLimit = { max: 20, perSeconds: 60 }

export const sendChatMessage = endpoint(at.sendChatMessage, {
  summary: 'Says something to the assistant; `data` holds its reply',
  access: 'public',
  body: ChatInput,
  reply: ChatReply,
  limit: chatLimit,
  errors: ['TOO_MANY_REQUESTS'],
})

/** The same as a stream: `delta` events with pieces of the reply, then one `done`. */
export const streamChatReply = endpoint(at.streamChatReply, {
  events: true,
  summary: 'Says something to the assistant and reads the reply while it is written',
  access: 'public',
  body: ChatInput,
  reply: z.union([ChatReply, z.object({ delta: z.string() })]),
  limit: chatLimit,
  errors: ['TOO_MANY_REQUESTS'],
})

export const Conversation = z.object({
  messages: z.array(ChatMessage),
  conversation: ConversationState,
})

export type Conversation = z.infer<typeof Conversation>

export const getConversation = endpoint(at.getConversation, {
  summary: "The visitor's own conversation, or what came after a message",
  access: 'public',
  query: z.object({ after }),
  reply: Conversation,
  limit: { max: 120, perSeconds: 60 },
})

export const conversationEvents = endpoint(at.conversationEvents, {
  events: true,
  summary: "What happens in the visitor's own conversation, as server-sent events",
  access: 'public',
  query: z.object({ after }),
  reply: Conversation,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const deleteConversation = endpoint(at.deleteConversation, {
  summary: "Erases the visitor's own conversation",
  access: 'public',
  reply: Conversation,
})

export const AttendantRequest = z.object({
  numbePhone: phone(),
  nome: z.optional(name(80)),
})

export const askForAttendant = endpoint(at.askForAttendant, {
  summary: 'Asks for a person, or tells the queue the visitor’s name',
  access: 'public',
  body: AttendantRequest,
  reply: Conversation,
  limit: chatLimit,
  errors: ['TOO_MANY_REQUESTS'],
})

export const leaveQueue = endpoint(at.leaveQueue, {
  summary: 'Goes back to the assistant',
  access: 'public',
  reply: Conversation,
})

export const TeamMessage = z.object({
  nome: requiredName(80),
  email: email(),
  numbePhone: phone(),
  mensagem: text(longestMessage),
  website: honeypot(),
})

export type TeamMessage = z.infer<typeof TeamMessage>

export const sendTeamMessage = endpoint(at.sendTeamMessage, {
  summary: 'Leaves a message in the inbox of the attendants, who get it by e-mail too',
  access: 'public',
  body: TeamMessage,
  reply: Conversation,
  limit: { max: 5, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

/** A request for a person, as administrators see it in a list. */
export const Attendance = z.object({
  id: z.number(),
  status: z.enum(['waiting', 'open', 'closed']),
  priority: z.boolean(),
  nome: z.nullable(z.string()),
  telefone: z.string(),
  /** In which the visitor reads the site. */
  language: z.enum(languages),
  attendant: z.nullable(z.string()),
  mine: z.boolean(),
  requestedAt: z.string(),
  /** Until when who has priority support is answered, while waiting. */
  dueAt: z.nullable(z.string()),
  takenAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** Nobody took it and the visitor was gone: it ended by itself. */
  lapsed: z.boolean(),
  /** Whether the visitor's chat is open; if not, since when. */
  online: z.boolean(),
  seenAt: z.nullable(z.string()),
  /** Who was logged in. */
  supplier: z.nullable(SupplierShown),
  note: z.nullable(z.string()),
  lastMessage: z.string(),
  unread: z.number(),
})

export type Attendance = z.infer<typeof Attendance>

export const AttendanceList = z.object({ data: z.array(Attendance) })

export const VisitorSearch = z.object({ at: z.string(), text: z.string(), results: z.number() })

export const AttendanceRecord = z.object({
  attendance: Attendance,
  messages: z.array(ChatMessage),
  searches: z.array(VisitorSearch),
})

export type AttendanceRecord = z.infer<typeof AttendanceRecord>

const attendanceId = z.object({ id: id() })

export const listAttendances = endpoint(at.listAttendances, {
  summary: 'Waiting, open and lately closed conversations with a person',
  access: 'admin',
  reply: AttendanceList,
})

export const getAttendance = endpoint(at.getAttendance, {
  summary: 'One of them with its messages and the visitor’s last searches',
  access: 'admin',
  params: attendanceId,
  query: z.object({ after }),
  reply: AttendanceRecord,
  errors: ['NOT_FOUND'],
})

/** `queue` events carry the list, `record` events what is new in the conversation `id`. */
export const attendanceEvents = endpoint(at.attendanceEvents, {
  events: true,
  summary: 'The queue and one conversation, as server-sent events',
  access: 'admin',
  query: z.object({ id: z.optional(id()), after }),
  reply: z.union([AttendanceRecord, AttendanceList]),
  errors: ['TOO_MANY_REQUESTS'],
})

/** What waits for the attendants, in numbers. */
export const DeskNews = z.object({
  /** People nobody has taken. */
  waiting: z.number(),
  /** Unread messages in one's own conversations. */
  unread: z.number(),
  /** New messages of the inbox. */
  messages: z.number(),
  /** Reviews that wait for a decision. */
  reviews: z.number(),
  /** Suppliers that were reported. */
  reports: z.number(),
  /** What people asked about their data, due in 15 days. */
  requests: z.number(),
})

export type DeskNews = z.infer<typeof DeskNews>

export const getDeskNews = endpoint(at.getDeskNews, {
  summary:
    'How much waits for administrators: people, unread messages, reviews, reports, data requests',
  access: 'admin',
  passive: true,
  reply: DeskNews,
})

export const deskNewsEvents = endpoint(at.deskNewsEvents, {
  events: true,
  summary: 'The same, as server-sent events named `news`',
  access: 'admin',
  passive: true,
  reply: DeskNews,
  errors: ['TOO_MANY_REQUESTS'],
})

export const takeAttendance = endpoint(at.takeAttendance, {
  summary: 'Takes a waiting conversation, or one over from a colleague',
  access: 'admin',
  params: attendanceId,
  reply: AttendanceRecord,
  errors: ['NOT_FOUND', 'ATTENDANCE_CLOSED'],
})

export const AttendantMessage = z.object({ texto: text(longestMessage), clientId })

export const sendAttendantMessage = endpoint(at.sendAttendantMessage, {
  summary: 'Answers the visitor',
  access: 'admin',
  params: attendanceId,
  body: AttendantMessage,
  reply: ChatMessage,
  errors: ['NOT_FOUND', 'ATTENDANCE_CLOSED'],
})

export const CloseNote = z.object({ note: z._default(line(1_000), '') })

export const closeAttendance = endpoint(at.closeAttendance, {
  summary: 'Ends the conversation with a note for colleagues; the assistant answers again',
  access: 'admin',
  params: attendanceId,
  body: CloseNote,
  reply: AttendanceRecord,
  errors: ['NOT_FOUND', 'ATTENDANCE_CLOSED'],
})

export const setAttendanceSeen = endpoint(at.setAttendanceSeen, {
  summary: 'Marks the messages up to this one as read by who attends; a colleague marks nothing',
  access: 'admin',
  params: attendanceId,
  body: z.object({ seq: z.number().check(z.int(), z.gte(0), z.lte(largestInteger)) }),
  reply: z.object({ unread: z.number() }),
  errors: ['NOT_FOUND'],
})
