import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { KnownWord } from './rules/reading/vocabulary.ts'

/** Where a part of so many documents ends that begins after this one; null after the last. */
export async function selectDocumentsEnd(
  db: Db,
  after: number,
  limit: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    SELECT max(supplier_id) AS last FROM (
      SELECT supplier_id FROM search_documents
      WHERE supplier_id > ${after}::integer ORDER BY supplier_id LIMIT ${limit}
    ) documents`)
  return rows[0]?.last ?? null
}

/** How many of these documents use each word; lexemes that begin with a sign are no words. */
export async function selectWordCounts(
  db: Db,
  after: number,
  last: number,
): Promise<{ word: string; suppliers: number }[]> {
  const documents = `SELECT lexemes FROM search_documents
    WHERE supplier_id > ${Math.trunc(after)} AND supplier_id <= ${Math.trunc(last)}`
  const { rows } = await db.execute<{ word: string; suppliers: number }>(sql`
    SELECT word, ndoc AS suppliers FROM ts_stat(${documents}) WHERE word ~ '^[a-z0-9]{2}'`)
  return rows
}

export async function updateWordCounts(
  db: Db,
  words: readonly { word: string; suppliers: number }[],
): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`
    UPDATE search_words w SET suppliers = c.suppliers
    FROM json_to_recordset(${JSON.stringify(words)}::json) AS c (word text, suppliers integer)
    WHERE w.word = c.word`)
}

/** Those of these words that nobody uses now. */
export async function deleteUnusedWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`SELECT forget_search_words(${`{${words.join(',')}}`}::text[])`)
}

export async function upsertCounted(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO settings (key, value)
    VALUES ('search_words_counted', clock_timestamp()::text || ' ' || (SELECT count(*) FROM search_documents))
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`)
}

/** How many suppliers there are, and how many there were when the words were counted. */
export async function selectCounted(db: Db): Promise<{ now: number; counted: number | null }> {
  const { rows } = await db.execute<{ now: number; counted: number | null }>(sql`
    SELECT (SELECT count(*)::integer FROM search_documents) AS now, (
      SELECT substring(value FROM '[0-9]+$')::integer FROM settings WHERE key = 'search_words_counted'
    ) AS counted`)
  return rows[0] ?? { now: 0, counted: null }
}

/** Which words there are: another text as soon as there are new ones, or new counts. */
export async function selectWordsVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(
    sql`SELECT search_words_version() AS version`,
  )
  return rows[0]?.version ?? ''
}

export async function selectDocumentCount(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM search_documents`,
  )
  return rows[0]?.total ?? 0
}

/** Some words at a time, in their order: tens of thousands at once would stop the process. */
export async function selectWordsAfter(db: Db, after: string, limit: number): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    SELECT word, display, suppliers FROM search_words WHERE word > ${after} ORDER BY word LIMIT ${limit}`)
  return rows
}

/** Words of the last minute before that moment, and since: transactions end in any order. */
export async function selectWordsAddedSince(db: Db, moment: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    SELECT word, display, suppliers FROM search_words
    WHERE added_at > ${moment}::timestamptz - interval '1 minute'`)
  return rows
}

/** Names that begin like this. */
export async function selectNamesStartingWith(
  db: Db,
  start: string,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ nome: string }>(sql`
    SELECT s.nome FROM (
      SELECT supplier_id, sort_name FROM search_documents
      WHERE sort_name >= ${start} AND sort_name < ${`${start}~`}
      ORDER BY sort_name, supplier_id LIMIT ${most}
    ) d JOIN suppliers s ON s.id = d.supplier_id
    ORDER BY d.sort_name, d.supplier_id`)
  return rows.map((row) => row.nome)
}

/** Jumps from one place to the next in the index: a city can have ten thousand suppliers. */
export async function selectCitiesStartingWith(
  db: Db,
  start: string,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ cidade_estado: string }>(sql`
    WITH RECURSIVE places AS (
      SELECT min(place) AS place, 1 AS number FROM search_documents WHERE place >= ${start}
      UNION ALL
      SELECT (SELECT min(d.place) FROM search_documents d WHERE d.place > p.place), p.number + 1
      FROM places p WHERE p.place < ${`${start}~`} AND p.number < ${most}
    )
    SELECT (
      SELECT s.cidade || '/' || s.estado
      FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id
      WHERE d.place = p.place LIMIT 1
    ) AS cidade_estado
    FROM places p WHERE p.place < ${`${start}~`}
    ORDER BY p.place`)
  return rows.map((row) => row.cidade_estado)
}

/**
 * Which of these find somebody now, by their place in the list. With a `word` only who has it
 * elsewhere than in the name, the first line of the text: a name is no service.
 */
export async function selectUsed(
  db: Db,
  offers: readonly { query: string; word: string | null }[],
): Promise<Set<number>> {
  if (offers.length === 0) return new Set()
  const { rows } = await db.execute<{ at: number }>(sql`
    SELECT o.at::integer - 1 AS at
    FROM jsonb_array_elements(${JSON.stringify(offers)}::jsonb) WITH ORDINALITY AS o (offer, at)
    WHERE EXISTS (
      SELECT FROM search_documents d
      WHERE d.lexemes @@ (o.offer ->> 'query')::tsquery AND (
        o.offer ->> 'word' IS NULL OR
        translate(substr(d.body, strpos(d.body, E'\n')), E'\n', ' ') || ' '
          LIKE '% ' || (o.offer ->> 'word') || ' %'
      )
    )`)
  return new Set(rows.map((row) => row.at))
}
