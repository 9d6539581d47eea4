import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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

export const accessTotals = pgTable(
  'access_totals',
  {
    supplier_id: integer().notNull(),
    day: date().notNull(),
    accesses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplier_id, table.day] })],
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
