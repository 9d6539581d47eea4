import { retention } from './rules/retention.ts'
import { urls } from './urls.ts'

export type * from './schemas/chat.ts'

/** How long a message may be, and how long conversations are kept. */
export const longestMessage = 2_000

export const keptDays = retention.conversations.seconds / (24 * 60 * 60)

/** Where the link of a reply outside the hours leads: the chat shows its message form for it. */
export const teamFormAt = `${urls.chat}#mensagem`

/** Where the link of a reply leads that needs the visitor's number first: the chat asks for it. */
export const phoneFormAt = `${urls.chat}#telefone`

export const messageAuthors = ['visitor', 'assistant', 'attendant', 'system'] as const

export const attendanceStatuses = ['none', 'waiting', 'open'] as const

export const sendChatMessage = 'POST /v1/chatBot/conversation' as const
export const streamChatReply = 'POST /v1/chatBot/conversation/stream' as const
export const getConversation = 'GET /v1/chatBot/conversation' as const
export const conversationEvents = 'GET /v1/chatBot/conversation/events' as const
export const deleteConversation = 'DELETE /v1/chatBot/conversation' as const
export const askForAttendant = 'POST /v1/chatBot/attendant' as const
export const leaveQueue = 'DELETE /v1/chatBot/attendant' as const
export const sendTeamMessage = 'POST /v1/chatBot/message' as const
export const listAttendances = 'GET /v1/atendimentos' as const
export const getAttendance = 'GET /v1/atendimentos/{id}' as const
export const attendanceEvents = 'GET /v1/atendimentos/events' as const
export const getDeskNews = 'GET /v1/atendimentos/novidades' as const
export const deskNewsEvents = 'GET /v1/atendimentos/novidades/events' as const
export const takeAttendance = 'POST /v1/atendimentos/{id}/take' as const
export const sendAttendantMessage = 'POST /v1/atendimentos/{id}/messages' as const
export const closeAttendance = 'POST /v1/atendimentos/{id}/close' as const
export const setAttendanceSeen = 'POST /v1/atendimentos/{id}/seen' as const
