import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const referrals = pgTable('referrals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nome_indicador: text().notNull(),
  email_indicado: text(),
  telefone_indicado: text().notNull(),
  empresa_freelancer_indicada: text().notNull(),
  status: text({ enum: ['aguardando', 'contactado', 'recusado'] })
    .notNull()
    .default('aguardando'),
  notice_hash: text(),
  refusal_hash: text(),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const contactRefusals = pgTable('contact_refusals', {
  email_hash: text().primaryKey(),
  created_at: instant('created_at').notNull(),
})

export const contactRequests = pgTable('contact_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text().notNull(),
  mensagem: text(),
  day: date().notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
  term: text(),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  status: text({ enum: ['novo', 'contato', 'proposta', 'ganho', 'perdido'] })
    .notNull()
    .default('novo'),
  version: integer().notNull().default(1),
  answered_at: instant('answered_at'),
  remind_on: date(),
  reminded_at: instant('reminded_at'),
  offered_at: instant('offered_at'),
})

export const leadEntries = pgTable('lead_entries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contact_request_id: integer().notNull(),
  kind: text({ enum: ['nota', 'resposta'] }).notNull(),
  texto: text().notNull(),
  created_at: instant('created_at').notNull(),
})

export const leadSettings = pgTable('lead_settings', {
  supplier_id: integer().primaryKey(),
  weekly: boolean().notNull().default(true),
  summed_up_until: date(),
  needs: boolean().notNull().default(true),
  needs_seen_id: integer().notNull().default(0),
})
