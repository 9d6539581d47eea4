import type { LeadFunnel } from 'contract/leads'
import type { Language } from 'contract/rules/languages'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { isActive, suppliers } from '../tables/suppliers.ts'

const mostTerms = 200

/** From one day to another, both counted. Searches are those of the terms that led here. */
export async function selectFunnel(
  db: Db,
  { supplierId, from, to }: { supplierId: number; from: string; to: string },
): Promise<LeadFunnel> {
  const { rows } = await db.execute<LeadFunnel>(sql`
    WITH terms AS (
      SELECT fold(term) AS term FROM access_days
      WHERE supplier_id = ${supplierId} AND day BETWEEN ${from} AND ${to} AND term <> ''
      GROUP BY 1 ORDER BY sum(accesses) DESC, 1 LIMIT ${mostTerms}
    ), requests AS (
      SELECT answered_at FROM contact_requests
      WHERE supplier_id = ${supplierId} AND day BETWEEN ${from} AND ${to}
    )
    SELECT (SELECT coalesce(sum(l.searches), 0)::integer FROM terms
        JOIN search_log l ON l.term = terms.term AND l.day BETWEEN ${from} AND ${to}) AS searches,
      (SELECT coalesce(sum(accesses), 0)::integer FROM access_totals
        WHERE supplier_id = ${supplierId} AND day BETWEEN ${from} AND ${to}) AS views,
      (SELECT count(*)::integer FROM requests) AS contacts,
      (SELECT count(answered_at)::integer FROM requests) AS answers`)
  return rows[0] ?? { searches: 0, views: 0, contacts: 0, answers: 0 }
}

export type Weekly = {
  id: number
  nome: string
  email: string
  language: Language
  /** Requests that wait for a first answer. */
  waiting: number
}

/** The next suppliers to be told of a week: active, not told yet, not switched off, with something to tell. */
export async function selectToSumUp(
  db: Db,
  week: { from: string; to: string },
  aboveId: number,
  limit: number,
): Promise<Weekly[]> {
  const { rows } = await db.execute<Weekly>(sql`
    SELECT ${suppliers.id} AS id, ${suppliers.nome} AS nome, ${accounts.email} AS email,
      ${accounts.language} AS language,
      (SELECT count(*)::integer FROM contact_requests c
        WHERE c.supplier_id = ${suppliers.id} AND c.status = 'novo') AS waiting
    FROM suppliers JOIN accounts ON ${accounts.id} = ${suppliers.account_id}
    LEFT JOIN lead_settings m ON m.supplier_id = ${suppliers.id}
    WHERE ${suppliers.id} > ${aboveId} AND ${isActive}
      AND coalesce(m.weekly, true) AND coalesce(m.summed_up_until < ${week.to}, true)
      AND (EXISTS (SELECT FROM access_totals t WHERE t.supplier_id = ${suppliers.id}
          AND t.day BETWEEN ${week.from} AND ${week.to})
        OR EXISTS (SELECT FROM contact_requests c WHERE c.supplier_id = ${suppliers.id}
          AND c.day BETWEEN ${week.from} AND ${week.to}))
    ORDER BY ${suppliers.id} LIMIT ${limit}`)
  return rows
}

/** False when another process summed it up meanwhile, or it was switched off. */
export async function upsertSummedUp(db: Db, supplierId: number, until: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO lead_settings AS m (supplier_id, summed_up_until) VALUES (${supplierId}, ${until})
    ON CONFLICT (supplier_id) DO UPDATE SET summed_up_until = excluded.summed_up_until
      WHERE m.weekly AND coalesce(m.summed_up_until < excluded.summed_up_until, true)`)
  return (rowCount ?? 0) > 0
}

export type Due = {
  id: number
  nome: string
  mensagem: string | null
  supplier_nome: string
  email: string
  language: Language
}

/** The next reminders that are due, marked as sent: pass the transaction of the mails. */
export async function updateDueReminded(
  db: Db,
  today: string,
  now: Date,
  limit: number,
): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    WITH due AS (
      SELECT c.id FROM contact_requests c
      WHERE c.remind_on <= ${today} AND c.reminded_at IS NULL
      ORDER BY c.remind_on, c.id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), reminded AS (
      UPDATE contact_requests c SET reminded_at = ${now} FROM due WHERE c.id = due.id
      RETURNING c.id, c.nome, c.mensagem, c.supplier_id
    )
    SELECT r.id, r.nome, r.mensagem, s.nome AS supplier_nome, a.email, a.language
    FROM reminded r JOIN suppliers s ON s.id = r.supplier_id JOIN accounts a ON a.id = s.account_id
    WHERE a.disabled_at IS NULL ORDER BY r.id`)
  return rows
}
