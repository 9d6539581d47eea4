import type { DaySpan } from 'contract/rules/access-periods'
import type { SupplierKind } from 'contract/rules/plans'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { GzipPiece } from '../http/gzip-pieces.ts'
import { accessMonths, accessTotals, accessVisits, isVisible, suppliers } from '../schema.ts'

export type Click = {
  supplierId: number
  kind: SupplierKind
  /** A keyed hash; empty when the click is not to be counted (the owner's own, a robot's). */
  visitor: string
  at: Date
  day: string
  term: string
  city: string
  state: string
}

const onceIn = '30 minutes'

/**
 * Counts many clicks in one statement and tells, by position, which suppliers the directory shows.
 * Everything is written in key order, so that two batches at once cannot wait for each other.
 */
export async function insertClicks(db: Db, clicks: readonly Click[]): Promise<Set<number>> {
  const column = <T>(of: (click: Click) => T) => sql.param(clicks.map(of))
  const { rows } = await db.execute<{ n: number }>(sql`
    WITH clicks AS (
      SELECT * FROM unnest(
        ${column((click) => click.supplierId)}::integer[], ${column((click) => click.kind)}::text[],
        ${column((click) => click.visitor)}::text[],
        ${column((click) => click.at.toISOString())}::timestamptz[],
        ${column((click) => click.day)}::date[], ${column((click) => click.term)}::text[],
        ${column((click) => click.city)}::text[], ${column((click) => click.state)}::text[]
      ) WITH ORDINALITY AS c (supplier_id, kind, visitor, at, day, term, city, state, n)
    ), shown AS (
      SELECT c.* FROM clicks c
      JOIN suppliers ON suppliers.id = c.supplier_id AND suppliers.kind = c.kind
      JOIN accounts ON accounts.id = suppliers.account_id
      WHERE ${isVisible}
    ), first AS (
      SELECT DISTINCT ON (supplier_id, visitor) * FROM shown WHERE visitor <> ''
      ORDER BY supplier_id, visitor, n
    ), visits AS (
      INSERT INTO access_visits AS v (supplier_id, visitor, counted_at)
      SELECT supplier_id, visitor, at FROM first ORDER BY supplier_id, visitor
      ON CONFLICT (supplier_id, visitor) DO UPDATE SET counted_at = excluded.counted_at
        WHERE v.counted_at <= excluded.counted_at - ${onceIn}::interval
      RETURNING v.supplier_id, v.visitor
    ), counted AS (
      INSERT INTO access_days AS d (supplier_id, day, term, city, state, accesses)
      SELECT supplier_id, day, term, city, state, count(*)
      FROM first JOIN visits USING (supplier_id, visitor)
      GROUP BY supplier_id, day, term, city, state
      ORDER BY supplier_id, day, term, city, state
      ON CONFLICT (supplier_id, day, term, city, state)
        DO UPDATE SET accesses = d.accesses + excluded.accesses
    ), totals AS (
      INSERT INTO access_totals AS t (supplier_id, day, accesses)
      SELECT supplier_id, day, count(*)
      FROM first JOIN visits USING (supplier_id, visitor)
      GROUP BY supplier_id, day
      ORDER BY supplier_id, day
      ON CONFLICT (supplier_id, day) DO UPDATE SET accesses = t.accesses + excluded.accesses
    )
    SELECT n::integer AS n FROM shown`)
  return new Set(rows.map((row) => row.n - 1))
}

export async function selectSupplier(db: Db, id: number, kind: SupplierKind) {
  const rows = await db
    .select({ plan: suppliers.plan })
    .from(suppliers)
    .where(and(eq(suppliers.id, id), eq(suppliers.kind, kind)))
  return rows[0]
}

/** One sum per span, from a single pass over the supplier's days. */
export async function selectSums(
  db: Db,
  supplierId: number,
  spans: readonly DaySpan[],
): Promise<number[]> {
  const from = spans.map((span) => span.from).sort()[0] ?? ''
  const to =
    spans
      .map((span) => span.to)
      .sort()
      .at(-1) ?? ''
  const sums = spans.map(
    (span) =>
      sql`coalesce(sum(accesses) FILTER (WHERE day BETWEEN ${span.from} AND ${span.to}), 0)::integer`,
  )
  const rows = await db
    .select({ sums: sql<number[]>`ARRAY[${sql.join(sums, sql`, `)}]` })
    .from(accessTotals)
    .where(
      and(
        eq(accessTotals.supplier_id, supplierId),
        gte(accessTotals.day, from),
        lte(accessTotals.day, to),
      ),
    )
  return rows[0]?.sums ?? spans.map(() => 0)
}

/** Rows of access_days as the list of AccessRecord, newest first, without its brackets. */
const asList = sql`
  trim(both '[]' FROM json_agg(
    json_build_object('date', d.day, 'term', nullif(d.term, ''), 'city', nullif(d.city, ''),
      'state', nullif(d.state, ''), 'accesses', d.accesses)
    ORDER BY d.day DESC, d.accesses DESC, d.term, d.city
  )::text)`

/** The first day that is not part of a written month. */
const firstUnwritten = (supplier: SQL) => sql`
  SELECT coalesce(max(month) + interval '1 month', '-infinity')::date AS day
  FROM access_months WHERE supplier_id = ${supplier}`

type Written = { since: string | null; months: GzipPiece[] }

/**
 * The list of AccessRecord, newest first: what came since the last written month, then the months.
 * The database writes the JSON: a busy year is thousands of rows.
 */
export async function selectAccessLists(db: Db, supplierId: number): Promise<Written> {
  const { rows } = await db.execute<{ since: string | null } & GzipPiece>(sql`
    SELECT NULL::date AS month, (
      SELECT ${asList} FROM access_days d
      WHERE d.supplier_id = ${supplierId} AND d.day >= (${firstUnwritten(sql`${supplierId}`)})
    ) AS since, NULL::bytea AS deflated, 0 AS crc, 0 AS size
    UNION ALL
    SELECT month, NULL, deflated, crc, size FROM access_months WHERE supplier_id = ${supplierId}
    ORDER BY month DESC NULLS FIRST`)
  const [current, ...months] = rows
  return { since: current?.since ?? null, months }
}

type Unwritten = { after: number; before: string; count: number }

/** The next suppliers with a month that ended before this day and is not written yet. */
export async function selectSuppliersToWrite(
  db: Db,
  { after, before, count }: Unwritten,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT s.id FROM suppliers s WHERE s.id > ${after} AND EXISTS (
      SELECT FROM access_days d WHERE d.supplier_id = s.id
        AND d.day < ${before} AND d.day >= (${firstUnwritten(sql`s.id`)})
    ) ORDER BY s.id LIMIT ${count}`)
  return rows.map((row) => row.id)
}

/** The months of these suppliers that ended before this day and are not written yet. */
export async function selectUnwrittenMonths(db: Db, ids: readonly number[], before: string) {
  const { rows } = await db.execute<{ supplier_id: number; month: string; list: string }>(sql`
    SELECT d.supplier_id, to_char(d.day, 'YYYY-MM-01') AS month, ${asList} AS list
    FROM unnest(${sql.param(ids)}::integer[]) next (id)
    CROSS JOIN LATERAL (${firstUnwritten(sql`next.id`)}) unwritten
    JOIN access_days d ON d.supplier_id = next.id
      AND d.day >= unwritten.day AND d.day < ${before}
    GROUP BY 1, 2`)
  return rows
}

export async function insertMonths(
  db: Db,
  months: readonly (GzipPiece & { supplier_id: number; month: string })[],
): Promise<void> {
  if (months.length === 0) return
  // The checksum has no sign, PostgreSQL's integers have one: the bits are the same.
  const rows = months.map((month) => ({ ...month, crc: month.crc | 0 }))
  await db.insert(accessMonths).values(rows).onConflictDoNothing()
}

export async function deleteVisitsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(accessVisits).where(lte(accessVisits.counted_at, time))
}
