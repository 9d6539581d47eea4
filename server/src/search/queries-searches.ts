import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'

type SearchToCount = {
  day: string
  term: string
  foundNothing: boolean
  onlySimilar: boolean
}

/** In the order of the terms, so that two processes that count the same ones never deadlock. */
export async function upsertSearches(db: Db, searches: readonly SearchToCount[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_log (day, term, searches, found_nothing, only_similar)
    SELECT day, term, count(*), count(*) FILTER (WHERE "foundNothing"),
      count(*) FILTER (WHERE "onlySimilar")
    FROM json_to_recordset(${JSON.stringify(searches)}::json)
      AS s (day date, term text, "foundNothing" boolean, "onlySimilar" boolean)
    GROUP BY day, term ORDER BY day, term
    ON CONFLICT (day, term) DO UPDATE SET
      searches = search_log.searches + excluded.searches,
      found_nothing = search_log.found_nothing + excluded.found_nothing,
      only_similar = search_log.only_similar + excluded.only_similar`)
}

export async function deleteSearchesBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`DELETE FROM search_log WHERE day < ${day}`)
}
