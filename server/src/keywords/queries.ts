import type { PlanCode } from 'contract/rules/plans'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { keywordDays } from '../tables/search.ts'
import { suppliers } from '../tables/suppliers.ts'

export type KeywordSearch = {
  category: string
  day: string
  state: string
  term: string
  shown: string
}

/** In the order of the key, so that two processes that count the same ones never deadlock. */
export async function upsertKeywords(db: Db, searches: readonly KeywordSearch[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO keyword_days AS k (category, day, state, term, shown, searches)
    SELECT category, day, state, term, max(shown COLLATE "C"), count(*)
    FROM json_to_recordset(${JSON.stringify(searches)}::json)
      AS s (category text, day date, state text, term text, shown text)
    GROUP BY category, day, state, term ORDER BY category, day, state, term
    ON CONFLICT (category, day, state, term) DO UPDATE SET
      searches = k.searches + excluded.searches,
      shown = greatest(k.shown COLLATE "C", excluded.shown)`)
}

export async function deleteKeywordsBefore(db: Db, day: string): Promise<void> {
  await db.delete(keywordDays).where(lt(keywordDays.day, day))
}

export async function selectSupplier(
  db: Db,
  id: number,
): Promise<
  { plan: PlanCode; categorias: string[]; estado: string; atende_em: string[] } | undefined
> {
  const rows = await db
    .select({
      plan: suppliers.plan,
      categorias: suppliers.categorias,
      estado: suppliers.estado,
      atende_em: suppliers.atende_em,
    })
    .from(suppliers)
    .where(eq(suppliers.id, id))
  return rows[0]
}

export type Searched = { shown: string; searches: number; before: number }

type Asked = {
  categories: readonly string[]
  /** Null: every state. */
  states: readonly string[] | null
  from: string
  /** As many days before. */
  beforeFrom: string
  fewest: number
  limit: number
}

/** A search in two of the trades stands in both and counts once. */
export async function selectSearched(db: Db, asked: Asked): Promise<Searched[]> {
  const { categories, states, from, beforeFrom, fewest, limit } = asked
  const { rows } = await db.execute<Searched>(sql`
    WITH days AS (
      SELECT day, state, term, max(shown COLLATE "C") AS shown, max(searches) AS searches
      FROM keyword_days
      WHERE category = ANY (${sql.param(categories)}::text[]) AND day >= ${beforeFrom}
        AND (state = '' OR ${states === null} OR state = ANY (${sql.param(states ?? [])}::text[]))
      GROUP BY day, state, term
    ), terms AS (
      SELECT term, max(shown) AS shown,
        coalesce(sum(searches) FILTER (WHERE day >= ${from}), 0)::integer AS searches,
        coalesce(sum(searches) FILTER (WHERE day < ${from}), 0)::integer AS before
      FROM days GROUP BY term
    )
    SELECT shown, searches, before FROM terms
    WHERE searches >= ${fewest} ORDER BY searches DESC, term LIMIT ${limit}`)
  return rows
}
