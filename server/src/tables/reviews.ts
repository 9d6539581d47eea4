import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const reviews = pgTable('reviews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  contact_request_id: integer(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: smallint().notNull(),
  qualidade: smallint().notNull(),
  prazo: smallint().notNull(),
  texto: text().notNull(),
  status: text({ enum: ['publicada', 'espera', 'removida'] }).notNull(),
  created_at: instant('created_at').notNull(),
  answer: text(),
  answered_at: instant('answered_at'),
  decision: text({ enum: ['manter', 'remover'] }),
  decision_reason: text(),
  decision_note: text(),
  decided_at: instant('decided_at'),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
})

export const reviewReports = pgTable('review_reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  review_id: integer().notNull(),
  motivo: text().notNull(),
  texto: text().notNull(),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
})
