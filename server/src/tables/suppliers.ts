import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, nextEntityId } from './columns.ts'

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
  atende_em: text().array().notNull().default([]),
  certificados: text().array().notNull().default([]),
  categorias: text().array().notNull().default([]),
  categorias_origem: text({ enum: ['proposta', 'escolha'] }),
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
  review_count: integer().notNull().default(0),
  review_average: doublePrecision(),
  version: integer().notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

/** Neither switched off, suspended nor of a disabled account. */
const activeAs = (s: string, a: string) =>
  `(${s}.status AND ${s}.suspended_at IS NULL AND ${a}.disabled_at IS NULL)`

/** Shown in the directory, in a query that calls suppliers and accounts so. */
export const isVisibleAs = (s: string, a: string) =>
  sql<boolean>`${sql.raw(`(${s}.marketplace AND ${activeAs(s, a)})`)}`

/** With both tables in the query. */
export const isActive = sql<boolean>`${sql.raw(activeAs('suppliers', 'accounts'))}`

export const isVisible = isVisibleAs('suppliers', 'accounts')

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
  telefone_empresa: text(),
  whatsapp_empresa: text(),
})

export const photos = pgTable('photos', {
  hash: text().primaryKey(),
  created_at: instant('created_at').notNull(),
  removing_at: instant('removing_at'),
})

export const photoRemovals = pgTable('photo_removals', {
  supplier_id: integer().primaryKey(),
  photo: text().notNull(),
  removed_at: instant('removed_at').notNull(),
})

export const supplierAddresses = pgTable('supplier_addresses', {
  slug: text().primaryKey(),
  supplier_id: integer().notNull(),
  left_at: instant('left_at').notNull(),
})

export const reports = pgTable('reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  motivo: text().notNull(),
  texto: text().notNull(),
  email: text(),
  status: text({ enum: ['aberta', 'procedente', 'descartada'] })
    .notNull()
    .default('aberta'),
  note: text(),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
})

type Columns = typeof suppliers.$inferSelect

/** What lists and pages show of a supplier (`listedColumns`). */
export type ListedRow = Pick<
  Columns,
  | 'id'
  | 'slug'
  | 'nome'
  | 'plan'
  | 'certificados'
  | 'categorias'
  | 'atende_em'
  | 'photo'
  | 'review_count'
  | 'review_average'
> & {
  servico: string
  especialidade: string | null
  cidade_estado: string
  Tipo_empresa: 'Empresa' | 'Autônomo'
}

/**
 * In a query that calls suppliers s and companies c. Plain SQL: these are asked most often of all, and
 * building the statement took longer than running it.
 */
export const listedColumns = sql`
  s.id, s.slug, s.nome, s."descricaoServico" AS servico,
  coalesce(nullif(s.com_oque_trabalha, ''), nullif(c.segmento_empresa, '')) AS especialidade,
  s.cidade || '/' || s.estado AS cidade_estado, s.plan,
  CASE s.kind WHEN 'Empresa' THEN 'Empresa' ELSE 'Autônomo' END AS "Tipo_empresa",
  s.certificados, s.categorias, s.atende_em, s.photo, s.review_count, s.review_average`
