import type { LeadEntry, LeadFilter } from 'contract/leads'
import { type LeadStatus, leadStatuses, mostCounted } from 'contract/rules/leads'
import { whatsappLink } from 'contract/rules/web-link'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Db, containing } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { contactRequests, leadEntries } from '../tables/contacts.ts'
import { suppliers } from '../tables/suppliers.ts'

export async function selectOwnSupplier(db: Db, id: number) {
  const rows = await db
    .select({
      id: suppliers.id,
      nome: suppliers.nome,
      slug: suppliers.slug,
      plan: suppliers.plan,
      email: accounts.email,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(eq(suppliers.id, id))
  return rows[0]
}

export type OwnSupplier = NonNullable<Awaited<ReturnType<typeof selectOwnSupplier>>>

/** The oldest of the newest so many; 0 when there are fewer. */
export async function selectFloor(db: Db, supplierId: number, newest: number): Promise<number> {
  const rows = await db
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(eq(contactRequests.supplier_id, supplierId))
    .orderBy(desc(contactRequests.id))
    .offset(newest - 1)
    .limit(1)
  return rows[0]?.id ?? 0
}

export async function selectCountBelow(db: Db, supplierId: number, floor: number): Promise<number> {
  return db.$count(
    contactRequests,
    and(eq(contactRequests.supplier_id, supplierId), lt(contactRequests.id, floor)),
  )
}

const columns = {
  id: contactRequests.id,
  created_at: contactRequests.created_at,
  nome: contactRequests.nome,
  email: contactRequests.email,
  telefone: contactRequests.telefone,
  mensagem: contactRequests.mensagem,
  term: contactRequests.term,
  status: contactRequests.status,
  version: contactRequests.version,
  answered_at: contactRequests.answered_at,
  remind_on: contactRequests.remind_on,
}

type Row = { created_at: Date; answered_at: Date | null; telefone: string }

const toLead = <Found extends Row>(row: Found) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  whatsapp: whatsappLink(row.telefone),
})

type Range = LeadFilter & { supplierId: number; floor: number; below?: number | undefined }

function inRange({ supplierId, floor, below, status, busca, id }: Range) {
  const pattern = containing(busca)
  const { nome, email } = contactRequests
  return and(
    eq(contactRequests.supplier_id, supplierId),
    floor > 0 ? gte(contactRequests.id, floor) : undefined,
    below ? lt(contactRequests.id, below) : undefined,
    status ? eq(contactRequests.status, status) : undefined,
    id ? eq(contactRequests.id, id) : undefined,
    busca === '' ? undefined : sql`fold(${nome} || ' ' || ${email}) LIKE ${pattern}`,
  )
}

export async function selectLeads(db: Db, range: Range, limit: number) {
  const rows = await db
    .select(columns)
    .from(contactRequests)
    .where(inRange(range))
    .orderBy(desc(contactRequests.id))
    .limit(limit)
  return rows.map(toLead)
}

/** By request, oldest first. */
export async function selectEntries(
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number, LeadEntry[]>> {
  const rows = await db
    .select()
    .from(leadEntries)
    .where(inArray(leadEntries.contact_request_id, [...requestIds]))
    .orderBy(asc(leadEntries.id))
  const entries = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  return Map.groupBy(entries, (entry) => entry.contact_request_id)
}

export async function selectCounts(
  db: Db,
  { supplierId, floor }: { supplierId: number; floor: number },
): Promise<Record<LeadStatus, number>> {
  const { rows } = await db.execute<{ status: LeadStatus; total: number }>(sql`
    SELECT status, (SELECT count(*)::integer FROM (
      SELECT FROM contact_requests c
      WHERE c.supplier_id = ${supplierId} AND c.status = s.status AND c.id >= ${floor}
      LIMIT ${mostCounted}) AS few) AS total
    FROM unnest(${sql.param([...leadStatuses])}::text[]) AS s (status)`)
  const totals = new Map(rows.map(({ status, total }) => [status, total]))
  const counts = leadStatuses.map((status) => [status, totals.get(status) ?? 0])
  return Object.fromEntries(counts) as Record<LeadStatus, number>
}

export async function selectNewCount(
  db: Db,
  { supplierId, floor, most }: { supplierId: number; floor: number; most: number },
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM contact_requests
      WHERE supplier_id = ${supplierId} AND status = 'novo' AND id >= ${floor}
      LIMIT ${most}) AS few`)
  return rows[0]?.total ?? 0
}

const latestAnswers = 100

/** Of the latest answers: how many there are, and the time within which half of them came. */
export async function selectAnswerTime(
  db: Db,
  supplierId: number,
): Promise<{ answers: number; medianMinutes: number | null }> {
  const { rows } = await db.execute<{ answers: number; medianMinutes: number | null }>(sql`
    SELECT count(*)::integer AS answers, (percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM answered_at - created_at) / 60))::integer AS "medianMinutes"
    FROM (SELECT created_at, answered_at FROM contact_requests
      WHERE supplier_id = ${supplierId} AND answered_at IS NOT NULL
      ORDER BY answered_at DESC LIMIT ${latestAnswers}) AS latest`)
  return rows[0] ?? { answers: 0, medianMinutes: null }
}

/** Undefined when it is another supplier's, not there, or not the version that was seen. */
export async function updateLead(
  db: Db,
  own: { id: number; supplierId: number; version: number },
  change: { status?: LeadStatus | undefined; remind_on?: string | null | undefined },
  answered: { now: Date; isAnswered: boolean },
) {
  const { status, remind_on } = change
  const heard = sql`EXISTS (SELECT FROM lead_entries e
    WHERE e.contact_request_id = ${contactRequests.id} AND e.kind = 'resposta')`
  const answeredAt = answered.isAnswered
    ? sql`coalesce(${contactRequests.answered_at}, ${answered.now}::timestamptz)`
    : sql`CASE WHEN ${heard} THEN ${contactRequests.answered_at} END`
  const rows = await db
    .update(contactRequests)
    .set({
      version: sql`${contactRequests.version} + 1`,
      ...(status ? { status } : {}),
      // Back to new, it was a mistake; given up, what was heard before stays heard.
      ...(status && (answered.isAnswered || status === 'novo') ? { answered_at: answeredAt } : {}),
      ...(remind_on === undefined ? {} : { remind_on, reminded_at: null }),
    })
    .where(
      and(
        eq(contactRequests.id, own.id),
        eq(contactRequests.supplier_id, own.supplierId),
        eq(contactRequests.version, own.version),
      ),
    )
    .returning(columns)
  return rows.map(toLead)[0]
}

/** Of two at once, the second waits here and then sees what the first did. */
export async function selectLeadLocked(db: Db, id: number, supplierId: number) {
  const rows = await db
    .select({ ...columns, language: contactRequests.language })
    .from(contactRequests)
    .where(and(eq(contactRequests.id, id), eq(contactRequests.supplier_id, supplierId)))
    .for('update')
  return rows.map(toLead)[0]
}

export async function insertEntry(
  db: Db,
  entry: { contact_request_id: number; kind: 'nota' | 'resposta'; texto: string; created_at: Date },
): Promise<void> {
  await db.insert(leadEntries).values(entry)
}

/** The first answer takes a new request out of the new ones. */
export async function updateAnswered(db: Db, id: number, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE contact_requests SET answered_at = coalesce(answered_at, ${now}), version = version + 1,
      status = CASE status WHEN 'novo' THEN 'contato' ELSE status END
    WHERE id = ${id}`)
}

export async function deleteNote(db: Db, requestId: number, entryId: number): Promise<boolean> {
  const rows = await db
    .delete(leadEntries)
    .where(
      and(
        eq(leadEntries.id, entryId),
        eq(leadEntries.contact_request_id, requestId),
        eq(leadEntries.kind, 'nota'),
      ),
    )
    .returning({ id: leadEntries.id })
  return rows.length > 0
}
