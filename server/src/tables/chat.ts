import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const chatConversations = pgTable('chat_conversations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  token_hash: text().notNull(),
  telefone: text().notNull(),
  nome: text(),
  emails: text().array().notNull().default([]),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  account_id: integer(),
  context: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  model_tokens: integer().notNull().default(0),
  last_seq: integer().notNull().default(0),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
  seen_at: instant('seen_at').notNull().defaultNow(),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversation_id: integer().notNull(),
    seq: integer().notNull(),
    autor: text({ enum: ['visitor', 'assistant', 'attendant', 'system'] }).notNull(),
    texto: text().notNull(),
    client_id: text(),
    reply_to: integer(),
    account_id: integer(),
    supplier_ids: integer().array().notNull().default([]),
    search: jsonb().$type<{ text: string; results: number }>(),
    link: jsonb().$type<{ label: string; to: string }>(),
    suggestions: text().array().notNull().default([]),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversation_id, table.seq] })],
)

export const chatAttendances = pgTable('chat_attendances', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  conversation_id: integer().notNull(),
  priority: smallint().notNull().default(1),
  attendant_id: integer(),
  seen_seq: integer().notNull().default(0),
  note: text(),
  requested_at: instant('requested_at').notNull().defaultNow(),
  taken_at: instant('taken_at'),
  closed_at: instant('closed_at'),
  alerted_at: instant('alerted_at'),
  ended_by: text({ enum: ['attendant', 'visitor', 'absence'] }),
})

export const inboxMessages = pgTable('inbox_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  conversation_id: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text().notNull(),
  texto: text().notNull(),
  status: text({ enum: ['nova', 'respondida', 'arquivada'] })
    .notNull()
    .default('nova'),
  handled_by: integer(),
  handled_at: instant('handled_at'),
  created_at: instant('created_at').notNull().defaultNow(),
  priority: smallint().notNull().default(1),
  answered_at: instant('answered_at'),
})
