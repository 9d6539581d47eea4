import type { QueuedReview, ReviewDecision } from 'contract/reviews'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { isVisibleAs } from '../tables/suppliers.ts'

type Queue = 'aberta' | 'decidida'

/** Open: it waits to be published, or somebody reported it since. */
const inQueue = (queue: Queue): SQL => {
  const reported = sql`EXISTS (SELECT FROM review_reports o
    WHERE o.review_id = r.id AND o.closed_at IS NULL)`
  return queue === 'aberta'
    ? sql`(r.status = 'espera' OR (r.status = 'publicada' AND ${reported}))`
    : sql`r.decided_at IS NOT NULL AND NOT (r.status = 'publicada' AND ${reported})`
}

/** The database writes times as JSON does, so that rows and their reports are alike. */
const selected = sql`SELECT json_build_object('id', r.id, 'nome', r.nome, 'email', r.email,
  'contato', r.contato, 'qualidade', r.qualidade, 'prazo', r.prazo, 'texto', r.texto,
  'created_at', r.created_at, 'answer', r.answer, 'answered_at', r.answered_at, 'status', r.status,
  'decision', r.decision, 'decision_reason', r.decision_reason, 'decision_note', r.decision_note,
  'decided_at', r.decided_at,
  'supplier', json_build_object('id', s.id, 'nome', s.nome, 'slug', s.slug, 'kind', s.kind,
    'visible', ${isVisibleAs('s', 'a')}),
  'reports', (SELECT coalesce(json_agg(json_build_object('id', o.id, 'motivo', o.motivo, 'texto', o.texto,
    'created_at', o.created_at, 'closed_at', o.closed_at) ORDER BY o.closed_at IS NOT NULL, o.id), '[]')
    FROM review_reports o WHERE o.review_id = r.id)
  ) AS review
  FROM reviews r JOIN suppliers s ON s.id = r.supplier_id JOIN accounts a ON a.id = s.account_id`

export async function selectQueue(
  db: Db,
  page: { status: Queue; skip: number; limit: number },
): Promise<QueuedReview[]> {
  const order = page.status === 'aberta' ? sql`r.id` : sql`r.decided_at DESC, r.id DESC`
  const { rows } = await db.execute<{ review: QueuedReview }>(sql`
    ${selected} WHERE ${inQueue(page.status)}
    ORDER BY ${order} OFFSET ${page.skip} LIMIT ${page.limit}`)
  return rows.map(({ review }) => review)
}

export async function selectQueueCount(db: Db, status: Queue): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM reviews r WHERE ${inQueue(status)}`,
  )
  return rows[0]?.total ?? 0
}

export async function selectQueued(db: Db, id: number): Promise<QueuedReview | undefined> {
  const { rows } = await db.execute<{ review: QueuedReview }>(sql`${selected} WHERE r.id = ${id}`)
  return rows[0]?.review
}

/** Of two administrators at once, the second waits here and then sees what the first did. */
export async function selectOpenLocked(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT r.id FROM reviews r WHERE r.id = ${id} AND ${inQueue('aberta')} FOR UPDATE`,
  )
  return rows.length > 0
}

export async function updateDecided(
  db: Db,
  id: number,
  { decision, motivo, note }: ReviewDecision,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    UPDATE reviews SET status = ${decision === 'manter' ? 'publicada' : 'removida'},
      decision = ${decision}, decision_reason = ${motivo}, decision_note = ${note}, decided_at = ${now}
    WHERE id = ${id}`)
  await db.execute(sql`
    UPDATE review_reports SET closed_at = ${now} WHERE review_id = ${id} AND closed_at IS NULL`)
}
