export type * from './schemas/inbox.ts'

export const inboxStatuses = ['nova', 'respondida', 'arquivada'] as const

export type InboxStatus = (typeof inboxStatuses)[number]

export const listInboxMessages = 'GET /v1/mensagens' as const
export const setInboxStatus = 'PUT /v1/mensagens/{id}' as const
