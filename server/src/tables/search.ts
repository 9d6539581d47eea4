import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const keywordDays = pgTable(
  'keyword_days',
  {
    category: text().notNull(),
    day: date().notNull(),
    state: text().notNull(),
    term: text().notNull(),
    shown: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.day, table.state, table.term] })],
)

export const searchSynonyms = pgTable('search_synonyms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  words: text().array().notNull(),
})

export const searchAnswers = pgTable('search_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  term: text().notNull(),
  term_key: text().notNull(),
  supplier_id: integer().notNull(),
})
