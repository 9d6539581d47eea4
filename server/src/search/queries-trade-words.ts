import type { PoorSearch } from 'contract/search-words'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { searchAnswers, searchSynonyms } from '../tables/search.ts'
import { suppliers } from '../tables/suppliers.ts'

export type StoredSynonyms = { id: number; words: string[] }

export async function selectSynonyms(db: Db): Promise<StoredSynonyms[]> {
  return db.select().from(searchSynonyms).orderBy(searchSynonyms.id)
}

export async function insertSynonyms(db: Db, words: string[]): Promise<number> {
  const [row] = await db
    .insert(searchSynonyms)
    .values({ words })
    .returning({ id: searchSynonyms.id })
  if (!row) throw new Error('no synonyms were inserted')
  return row.id
}

/** What they were before; undefined when there are none of that id. */
export async function selectSynonymsForUpdate(
  db: Db,
  id: number,
): Promise<StoredSynonyms | undefined> {
  const [row] = await db
    .select()
    .from(searchSynonyms)
    .where(eq(searchSynonyms.id, id))
    .for('update')
  return row
}

export async function updateSynonyms(db: Db, id: number, words: string[]): Promise<void> {
  await db.update(searchSynonyms).set({ words }).where(eq(searchSynonyms.id, id))
}

export async function deleteSynonyms(db: Db, id: number): Promise<void> {
  await db.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
}

export async function selectAnswers(db: Db) {
  return db
    .select({
      id: searchAnswers.id,
      term: searchAnswers.term,
      key: searchAnswers.term_key,
      supplier: { id: suppliers.id, nome: suppliers.nome },
    })
    .from(searchAnswers)
    .innerJoin(suppliers, eq(suppliers.id, searchAnswers.supplier_id))
    .orderBy(searchAnswers.term)
}

export async function upsertAnswer(
  db: Db,
  answer: { term: string; term_key: string; supplier_id: number },
): Promise<number> {
  const [row] = await db
    .insert(searchAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: searchAnswers.term_key,
      set: { term: answer.term, supplier_id: answer.supplier_id },
    })
    .returning({ id: searchAnswers.id })
  if (!row) throw new Error('no answer was inserted')
  return row.id
}

export async function deleteAnswer(db: Db, id: number): Promise<void> {
  await db.delete(searchAnswers).where(eq(searchAnswers.id, id))
}

/** With few searches, that nobody clicked says nothing. */
const fewestUnclicked = 3

export async function selectPoorSearches(
  db: Db,
  from: string,
  limit: number,
): Promise<PoorSearch[]> {
  const { rows } = await db.execute<PoorSearch>(sql`
    SELECT l.term, sum(l.searches)::integer AS searches,
      sum(l.found_nothing - l.only_similar)::integer AS "foundNothing",
      sum(l.only_similar)::integer AS "onlySimilar",
      coalesce(max(c.clicks), 0)::integer AS clicks, max(l.day)::text AS "lastDay"
    FROM search_log l
    LEFT JOIN search_dismissals x ON x.term = l.term
    LEFT JOIN (
      SELECT fold(term) AS term, sum(accesses) AS clicks FROM access_days
      WHERE day >= ${from} AND term <> '' GROUP BY 1
    ) c ON c.term = l.term
    WHERE l.day >= ${from} AND (x.day IS NULL OR l.day > x.day)
    GROUP BY l.term
    HAVING sum(l.found_nothing) > 0
      OR (sum(l.searches) >= ${fewestUnclicked} AND coalesce(max(c.clicks), 0) = 0)
    ORDER BY sum(l.searches) DESC, l.term LIMIT ${limit}`)
  return rows
}

export async function upsertDismissal(db: Db, term: string, day: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_dismissals (term, day) VALUES (${term}, ${day})
    ON CONFLICT (term) DO UPDATE SET day = excluded.day`)
}
