import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  admin_id: integer().notNull(),
  action: text().notNull(),
  subject_kind: text().notNull(),
  subject_id: integer().notNull(),
  before: jsonb().notNull(),
  after: jsonb().notNull(),
  view_key: text(),
})

export const dataRequests = pgTable('data_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['telefone', 'contestacao', 'outro', 'pagamento'] }).notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text(),
  texto: text().notNull(),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  status: text({ enum: ['aberto', 'atendido', 'negado'] })
    .notNull()
    .default('aberto'),
  answer: text(),
  answered_by: integer(),
  answered_at: instant('answered_at'),
  created_at: instant('created_at').notNull(),
  due_at: instant('due_at').notNull(),
})

export const consents = pgTable('consents', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  purpose: text({
    enum: ['termos', 'privacidade', 'diretorio', 'contato', 'demanda'],
  }).notNull(),
  version: text().notNull(),
  email: text().notNull(),
  account_id: integer(),
  contact_request_id: integer(),
  need_id: integer(),
  given_at: instant('given_at').notNull(),
  revoked_at: instant('revoked_at'),
})
