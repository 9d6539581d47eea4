import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const supplierPages = pgTable('supplier_pages', {
  supplier_id: integer().primaryKey(),
  draft: jsonb().notNull(),
  published: jsonb(),
  version: integer().notNull().default(1),
  saved_at: instant('saved_at').notNull(),
  published_at: instant('published_at'),
})

export const supplierPageFiles = pgTable('supplier_page_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer(),
  file: text().notNull(),
  kind: text({ enum: ['picture', 'document'] }).notNull(),
  bytes: integer().notNull(),
  created_at: instant('created_at').notNull(),
  removing_at: instant('removing_at'),
})
