import type { Report, ReportReason, ReportStatus } from 'contract/moderation'
import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { isActive, isVisible, reports, suppliers } from '../tables/suppliers.ts'

export async function selectStanding(db: Db, id: number) {
  const rows = await db
    .select({
      id: suppliers.id,
      kind: suppliers.kind,
      nome: suppliers.nome,
      slug: suppliers.slug,
      plan: suppliers.plan,
      status: suppliers.status,
      active: isActive,
      visible: isVisible,
      suspended_at: suppliers.suspended_at,
      suspended_reason: suppliers.suspended_reason,
      created_at: suppliers.created_at,
      email: accounts.email,
      language: accounts.language,
      openReports: sql<number>`(
        SELECT count(*) FROM reports
        WHERE supplier_id = ${suppliers.id} AND status = 'aberta')::integer`,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(eq(suppliers.id, id))
  return rows[0]
}

/** Of two administrators at once, the second waits here and then sees what the first did. */
export async function selectSupplierLocked(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.id, id))
    .for('update')
  return rows.length > 0
}

export async function updateStanding(
  db: Db,
  id: number,
  standing: { status?: boolean; suspended_at: Date | null; suspended_reason: string | null },
  now: Date,
): Promise<void> {
  await db
    .update(suppliers)
    .set({ ...standing, version: sql`${suppliers.version} + 1`, updated_at: now })
    .where(eq(suppliers.id, id))
}

export async function selectVisibleSupplier(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(and(eq(suppliers.id, id), isVisible))
  return rows.length > 0
}

export async function insertReport(
  db: Db,
  report: {
    supplier_id: number
    motivo: ReportReason
    texto: string
    email: string | null
    created_at: Date
  },
): Promise<void> {
  await db.insert(reports).values(report)
}

const reportColumns = {
  id: reports.id,
  motivo: sql<ReportReason>`${reports.motivo}`,
  texto: reports.texto,
  email: reports.email,
  status: sql<ReportStatus>`${reports.status}`,
  note: reports.note,
  created_at: reports.created_at,
  closed_at: reports.closed_at,
  supplier: {
    id: suppliers.id,
    nome: suppliers.nome,
    slug: suppliers.slug,
    kind: suppliers.kind,
    active: isActive,
  },
}

type ReportRow = Omit<Report, 'created_at' | 'closed_at'> & {
  created_at: Date
  closed_at: Date | null
}

const toReport = (row: ReportRow): Report => ({
  ...row,
  created_at: row.created_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
})

const inQueue = (status: 'aberta' | 'fechada') =>
  status === 'aberta' ? eq(reports.status, 'aberta') : ne(reports.status, 'aberta')

export async function selectReports(
  db: Db,
  page: { status: 'aberta' | 'fechada'; skip: number; limit: number },
): Promise<Report[]> {
  const rows = await db
    .select(reportColumns)
    .from(reports)
    .innerJoin(suppliers, eq(suppliers.id, reports.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(inQueue(page.status))
    .orderBy(
      ...(page.status === 'aberta'
        ? [asc(reports.id)]
        : [desc(reports.closed_at), desc(reports.id)]),
    )
    .offset(page.skip)
    .limit(page.limit)
  return rows.map(toReport)
}

export async function selectReportCount(db: Db, status: 'aberta' | 'fechada'): Promise<number> {
  const rows = await db.select({ total: count() }).from(reports).where(inQueue(status))
  return rows[0]?.total ?? 0
}

export async function selectReport(db: Db, id: number): Promise<Report | undefined> {
  const rows = await db
    .select(reportColumns)
    .from(reports)
    .innerJoin(suppliers, eq(suppliers.id, reports.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(eq(reports.id, id))
  return rows.map(toReport)[0]
}

/** False when it was closed before. */
export async function updateReportClosed(
  db: Db,
  id: number,
  decision: { status: 'procedente' | 'descartada'; note: string; closed_at: Date },
): Promise<boolean> {
  const rows = await db
    .update(reports)
    .set(decision)
    .where(and(eq(reports.id, id), isNull(reports.closed_at)))
    .returning({ id: reports.id })
  return rows.length > 0
}
