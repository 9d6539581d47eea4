import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const needs = pgTable('needs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  categoria: text().notNull(),
  quantidade: text().notNull().default(''),
  cidade: text().notNull(),
  estado: text().notNull(),
  prazo: date().notNull(),
  licencas: text().array().notNull().default([]),
  tipo: text({ enum: ['Ambos', 'Freelancer', 'Empresa'] }).notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text().notNull(),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  status: text({ enum: ['aberta', 'vencida', 'aceita', 'encerrada', 'removida'] })
    .notNull()
    .default('aberta'),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  warned_at: instant('warned_at'),
  removed_reason: text({
    enum: ['propaganda', 'dados-pessoais', 'ofensa', 'duplicada', 'fora-do-tema', 'outro'],
  }),
  removed_note: text(),
})

export const proposals = pgTable('proposals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  need_id: integer().notNull(),
  supplier_id: integer().notNull(),
  place: smallint().notNull(),
  texto: text().notNull(),
  preco_centavos: integer().notNull(),
  preco_por: text({ enum: ['total', 'unidade', 'mes', 'hora'] }).notNull(),
  validade: date().notNull(),
  entrega_dias: integer().notNull(),
  status: text({ enum: ['enviada', 'aceita', 'recusada'] })
    .notNull()
    .default('enviada'),
  decline_reason: text({
    enum: ['preco', 'prazo', 'requisitos', 'outra-proposta', 'desistencia', 'outro'],
  }),
  decline_text: text(),
  shared_at: instant('shared_at'),
  news: boolean().notNull().default(false),
  created_at: instant('created_at').notNull(),
})

export const proposalMessages = pgTable('proposal_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  proposal_id: integer().notNull(),
  author: text({ enum: ['comprador', 'fornecedor'] }).notNull(),
  texto: text().notNull(),
  created_at: instant('created_at').notNull(),
})

/** Stored files of needs and proposals. */
export const needFiles = pgTable('need_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  file: text().notNull(),
  name: text().notNull(),
  bytes: integer().notNull(),
  sender: text().notNull(),
  used: boolean().notNull().default(false),
  need_id: integer(),
  proposal_id: integer(),
  created_at: instant('created_at').notNull(),
  removing_at: instant('removing_at'),
})
