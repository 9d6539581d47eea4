import { proposeCategories } from 'contract/rules/category-words'
import { fold } from 'contract/rules/text'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/database/db.ts'
import { keywordDays } from '../src/tables/search.ts'

type MadeDay = Omit<typeof keywordDays.$inferInsert, 'term'>

export async function makeKeywordDays(db: Db, rows: readonly MadeDay[]): Promise<void> {
  const atOnce = 5000
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce)
    await db.insert(keywordDays).values(part.map((row) => ({ ...row, term: fold(row.shown) })))
  }
}

/** What the accesses of half a year were searched by, in the trades that the words name. */
export async function makeKeywordsOfAccesses(db: Db, since: string): Promise<void> {
  const { rows } = await db.execute<{
    day: string
    state: string
    term: string
    times: number
  }>(sql`
    SELECT day::text AS day, state, term, 6 * sum(accesses)::integer AS times FROM access_days
    WHERE term <> '' AND day >= ${since} GROUP BY day, state, term`)
  await makeKeywordDays(
    db,
    rows.flatMap(({ day, state, term, times }) =>
      proposeCategories({ speciality: term }).map((category) => ({
        category,
        day,
        state,
        shown: term,
        searches: times,
      })),
    ),
  )
}
