import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'

export async function upsertSearch(
  db: Db,
  search: { day: string; term: string; foundNothing: boolean },
): Promise<void> {
  const nothing = search.foundNothing ? 1 : 0
  await db.execute(sql`
    INSERT INTO search_log (day, term, searches, found_nothing)
    VALUES (${search.day}, ${search.term}, 1, ${nothing})
    ON CONFLICT (day, term) DO UPDATE SET
      searches = search_log.searches + 1,
      found_nothing = search_log.found_nothing + excluded.found_nothing`)
}

export async function deleteSearchesBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`DELETE FROM search_log WHERE day < ${day}`)
}
