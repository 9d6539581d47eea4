import { mostProposals, type NeedRemovalReason, type NeedStatus } from 'contract/rules/needs'
import { and, count, desc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { needFiles, needs, proposals } from '../tables/needs.ts'

const columns = getTableColumns(needs)
const ofNeed = { file: needFiles.file, file_name: needFiles.name, file_bytes: needFiles.bytes }

const withFile = (db: Db) =>
  db
    .select({
      ...columns,
      ...ofNeed,
      proposals: db.$count(proposals, eq(proposals.need_id, needs.id)),
    })
    .from(needs)
    .leftJoin(needFiles, eq(needFiles.need_id, needs.id))

export type NeedRow = Awaited<ReturnType<typeof selectNeeds>>[number]

export async function insertNeed(db: Db, need: typeof needs.$inferInsert): Promise<number> {
  const [row] = await db.insert(needs).values(need).returning({ id: needs.id })
  if (!row) throw new Error('no need was inserted')
  return row.id
}

/** In the order of the ids. */
export async function selectNeeds(db: Db, ids: readonly number[]) {
  return withFile(db)
    .where(inArray(needs.id, [...ids]))
    .orderBy(desc(needs.id))
}

/** Of two who decide something about it at once, the second waits here and then sees what the first did. */
export async function selectNeedLocked(db: Db, id: number): Promise<NeedRow | undefined> {
  await db.execute(sql`SELECT FROM needs WHERE id = ${id} FOR UPDATE`)
  const [row] = await selectNeeds(db, [id])
  return row
}

export async function selectNeedsOfEmail(db: Db, email: string, since: Date) {
  return db
    .select({ id: needs.id, titulo: needs.titulo, language: needs.language })
    .from(needs)
    .where(and(eq(needs.email, email), gt(needs.created_at, since)))
    .orderBy(desc(needs.id))
    .limit(10)
}

export async function selectIdsOfEmail(db: Db, email: string): Promise<number[]> {
  const rows = await db
    .select({ id: needs.id })
    .from(needs)
    .where(eq(needs.email, email))
    .orderBy(needs.id)
  return rows.map(({ id }) => id)
}

type Change = Partial<Pick<typeof needs.$inferInsert, 'prazo' | 'expires_at' | 'warned_at'>> & {
  status?: NeedStatus
  removed_reason?: NeedRemovalReason
  removed_note?: string
}

export async function updateNeed(db: Db, id: number, change: Change): Promise<void> {
  await db.update(needs).set(change).where(eq(needs.id, id))
}

/** Those whose time is over now; each is told of by whoever gets it here. */
export async function updateEnded(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    UPDATE needs SET status = 'vencida' WHERE id IN (
      SELECT id FROM needs WHERE status = 'aberta' AND expires_at <= ${now}
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`)
  return rows.map(({ id }) => id)
}

type Ending = { now: Date; until: Date; madeBefore: Date }

/** Those whose time is nearly over and that still take proposals, once. */
export async function updateWarned(
  db: Db,
  { now, until, madeBefore }: Ending,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    UPDATE needs SET warned_at = ${now} WHERE id IN (
      SELECT n.id FROM needs n
      WHERE n.status = 'aberta' AND n.expires_at > ${now} AND n.expires_at <= ${until}
        AND n.warned_at IS NULL AND n.created_at < ${madeBefore}
        AND (SELECT count(*) FROM proposals p WHERE p.need_id = n.id) < ${mostProposals}
      ORDER BY n.id LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED)
    RETURNING id`)
  return rows.map(({ id }) => id)
}

type Listed = { status: 'abertas' | 'fechadas' | 'removidas'; estado?: string | undefined }

const statusesOf = {
  abertas: ['aberta'],
  fechadas: ['vencida', 'aceita', 'encerrada'],
  removidas: ['removida'],
} as const

const listed = ({ status, estado }: Listed) =>
  and(
    inArray(needs.status, [...statusesOf[status]]),
    estado === undefined ? undefined : eq(needs.estado, estado),
  )

export async function selectNeedPage(db: Db, page: Listed & { skip: number; limit: number }) {
  return withFile(db)
    .where(listed(page))
    .orderBy(desc(needs.id))
    .offset(page.skip)
    .limit(page.limit)
}

export async function selectNeedCount(db: Db, page: Listed): Promise<number> {
  const [row] = await db.select({ total: count() }).from(needs).where(listed(page))
  return row?.total ?? 0
}

/** States that have any, open or made since then. */
export async function selectByState(db: Db, { since, now }: { since: Date; now: Date }) {
  const { rows } = await db.execute<{ estado: string; abertas: number; total: number }>(sql`
    SELECT estado,
      (count(*) FILTER (WHERE status = 'aberta' AND expires_at > ${now}))::integer AS abertas,
      (count(*) FILTER (WHERE created_at >= ${since}))::integer AS total
    FROM needs
    WHERE status <> 'removida' AND (status = 'aberta' OR created_at >= ${since})
    GROUP BY estado ORDER BY estado`)
  return rows.filter(({ abertas, total }) => abertas + total > 0)
}

export async function deleteNeedsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(needs).where(lte(needs.created_at, before))
}
