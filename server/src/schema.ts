import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * The tables as queries see them. The migrations make them; schema.test.ts holds both equal.
 * Column names are the wire's names, so that no layer renames anything.
 */
export const entityId = pgSequence('entity_id')
const nextEntityId = sql`nextval('entity_id')`
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().default(nextEntityId),
  tipo: text({ enum: ['Freelancer', 'PF', 'Admin'] }).notNull(),
  email: text().notNull(),
  password_hash: text().notNull(),
  password_changed_at: instant('password_changed_at').notNull().defaultNow(),
  nome: text().notNull(),
  cpf: text(),
  telefone: text(),
  nascimento: text(),
  empresa_trabalha: text(),
  cidade: text(),
  estado: text(),
  disabled_at: instant('disabled_at'),
  version: integer().notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const suppliers = pgTable('suppliers', {
  id: integer().primaryKey().default(nextEntityId),
  account_id: integer().notNull(),
  kind: text({ enum: ['Freelancer', 'Empresa'] }).notNull(),
  nome: text().notNull(),
  slug: text().notNull(),
  descricaoServico: text().notNull().default(''),
  com_oque_trabalha: text(),
  site: text(),
  linkedin: text(),
  cep: text(),
  logradouro: text(),
  numero: text(),
  bairro: text(),
  complemento: text(),
  cidade: text().notNull().default(''),
  estado: text().notNull().default(''),
  certificados: text().array().notNull().default([]),
  atorizacoes: text(),
  marketplace: boolean().notNull().default(false),
  termos_aceitos: boolean().notNull().default(false),
  politicas_aceitas: boolean().notNull().default(false),
  status: boolean().notNull().default(true),
  suspended_at: instant('suspended_at'),
  suspended_reason: text(),
  plan: text({ enum: ['MKTFREE', 'MKTBASIC', 'MKTPRO', 'MKTCORP'] })
    .notNull()
    .default('MKTFREE'),
  photo: text(),
  version: integer().notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const companies = pgTable('companies', {
  id: integer().primaryKey(),
  cnpj: text().notNull(),
  razao_social: text().notNull(),
  cnae_primario: text().notNull(),
  cnae_secundario: text(),
  segmento_empresa: text(),
  tipo_negocio: text(),
  inscricao_municipal: text(),
  outras_infos: text(),
})

export const sessions = pgTable('sessions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  token_hash: text().notNull(),
  account_id: integer().notNull(),
  user_agent: text().notNull().default(''),
  created_at: instant('created_at').notNull().defaultNow(),
  last_seen_at: instant('last_seen_at').notNull().defaultNow(),
})

export const referrals = pgTable('referrals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nome_indicador: text().notNull(),
  email_indicado: text().notNull(),
  telefone_indicado: text().notNull(),
  empresa_freelancer_indicada: text().notNull(),
  status: text({ enum: ['aguardando', 'contactado'] })
    .notNull()
    .default('aguardando'),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const accessDays = pgTable(
  'access_days',
  {
    supplier_id: integer().notNull(),
    day: date().notNull(),
    term: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    accesses: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.supplier_id, table.day, table.term, table.city, table.state] }),
  ],
)

export const accessVisits = pgTable(
  'access_visits',
  {
    supplier_id: integer().notNull(),
    visitor: text().notNull(),
    counted_at: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplier_id, table.visitor] })],
)

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  admin_id: integer().notNull(),
  action: text().notNull(),
  subject_kind: text().notNull(),
  subject_id: integer().notNull(),
  before: jsonb().notNull(),
  after: jsonb().notNull(),
})

export const searchLog = pgTable(
  'search_log',
  {
    day: date().notNull(),
    term: text().notNull(),
    searches: integer().notNull().default(1),
    found_nothing: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
)
