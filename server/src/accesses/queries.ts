import type { DaySpan } from 'contract/rules/access-periods'
import type { SupplierKind } from 'contract/rules/plans'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accessTotals, accessVisits } from '../tables/accesses.ts'
import { isVisible, suppliers } from '../tables/suppliers.ts'

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

/** The list of AccessRecord, newest first. The database writes the JSON: a busy year is thousands of rows. */
export async function selectAccessList(db: Db, supplierId: number): Promise<string> {
  const { rows } = await db.execute<{ list: string }>(sql`
    SELECT coalesce(json_agg(record)::text, '[]') AS list FROM (
      SELECT day AS date, nullif(term, '') AS term, nullif(city, '') AS city,
        nullif(state, '') AS state, accesses
      FROM access_days WHERE supplier_id = ${supplierId}
      ORDER BY day DESC, accesses DESC, term, city, state
    ) record`)
  return rows[0]?.list ?? '[]'
}

export async function deleteVisitsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(accessVisits).where(lte(accessVisits.counted_at, time))
}
