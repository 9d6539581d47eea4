import type { EmptySearch, Overview } from 'contract/overview'
import { zone } from 'contract/rules/calendar'
import type { PlanCode } from 'contract/rules/plans'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'

type Counted = { plan: PlanCode; estado: string; active: boolean; total: number }

export async function selectSupplierCounts(db: Db): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT plan, estado, active, count(*)::integer AS total
    FROM supplier_records GROUP BY plan, estado, active`)
  return rows
}

type Counts = Omit<Overview['waiting'], 'unpaid' | 'reviews'>

export async function selectWaiting(db: Db, now: Date, searchesFrom: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    SELECT (SELECT count(*) FROM reports WHERE status = 'aberta')::integer AS reports,
      (SELECT count(*) FROM referrals WHERE status = 'aguardando')::integer AS referrals,
      (SELECT count(*) FROM subscriptions WHERE state = 'past_due' AND supplier_id IS NOT NULL)::integer
        AS "failedPayments",
      (SELECT count(DISTINCT l.term) FROM search_log l
        LEFT JOIN search_dismissals x ON x.term = l.term
        WHERE l.day >= ${searchesFrom} AND l.found_nothing > 0 AND (x.day IS NULL OR l.day > x.day)
      )::integer AS "poorSearches",
      count(*)::integer AS "dataRequests",
      (count(*) FILTER (WHERE due_at <= ${now}))::integer AS "overdueRequests"
    FROM data_requests WHERE status = 'aberto'`)
  if (!rows[0]) throw new Error('counts are one row')
  return rows[0]
}

/** Whose payment failed, the longest ago first. */
export async function selectUnpaid(db: Db, limit: number): Promise<Overview['waiting']['unpaid']> {
  const { rows } = await db.execute<Overview['waiting']['unpaid'][number]>(sql`
    SELECT s.id, s.nome, s.kind FROM subscriptions p JOIN suppliers s ON s.id = p.supplier_id
    WHERE p.state = 'past_due' ORDER BY p.period_end, s.id LIMIT ${limit}`)
  return rows
}

type PerDay = { day: string; total: number }

export async function selectSignupsByDay(db: Db, from: Date): Promise<PerDay[]> {
  const { rows } = await db.execute<PerDay>(sql`
    SELECT to_char(created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day,
      count(*)::integer AS total
    FROM suppliers WHERE created_at >= ${from} GROUP BY 1`)
  return rows
}

export async function selectContactsByDay(db: Db, from: string): Promise<PerDay[]> {
  const { rows } = await db.execute<PerDay>(sql`
    SELECT day::text AS day, count(*)::integer AS total
    FROM contact_requests WHERE day >= ${from} GROUP BY 1`)
  return rows
}

export async function selectSearchesByDay(db: Db, from: string): Promise<PerDay[]> {
  const { rows } = await db.execute<PerDay>(sql`
    SELECT day::text AS day, sum(searches)::integer AS total
    FROM search_log WHERE day >= ${from} GROUP BY 1`)
  return rows
}

export async function selectEmptySearches(
  db: Db,
  from: string,
  limit: number,
): Promise<EmptySearch[]> {
  const { rows } = await db.execute<EmptySearch>(sql`
    SELECT term, sum(found_nothing)::integer AS times, max(day)::text AS "lastDay"
    FROM search_log WHERE day >= ${from} AND found_nothing > 0
    GROUP BY term ORDER BY times DESC, term LIMIT ${limit}`)
  return rows
}
