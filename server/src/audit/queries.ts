import type { AuditAction, AuditSubject } from 'contract/audit'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'
import { accounts, auditLog, suppliers } from '../schema.ts'

export async function insertChange(
  db: Db,
  change: Omit<typeof auditLog.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(auditLog).values(change)
}

type Filter = { subject?: AuditSubject | undefined; id?: number | undefined }

const matching = ({ subject, id }: Filter) =>
  and(
    subject === undefined ? undefined : eq(auditLog.subject_kind, subject),
    id === undefined ? undefined : eq(auditLog.subject_id, id),
  )

export async function selectChanges(db: Db, filter: Filter & { skip: number; limit: number }) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: sql<AuditAction>`${auditLog.action}`,
      subject_kind: sql<AuditSubject>`${auditLog.subject_kind}`,
      subject_id: auditLog.subject_id,
      subject_nome: suppliers.nome,
      admin_id: auditLog.admin_id,
      admin_nome: accounts.nome,
      before: sql<Record<string, unknown>>`${auditLog.before}`,
      after: sql<Record<string, unknown>>`${auditLog.after}`,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.admin_id))
    .leftJoin(
      suppliers,
      and(eq(auditLog.subject_kind, 'supplier'), eq(suppliers.id, auditLog.subject_id)),
    )
    .where(matching(filter))
    .orderBy(desc(auditLog.id))
    .offset(filter.skip)
    .limit(filter.limit)
}

export async function selectChangeCount(db: Db, filter: Filter): Promise<number> {
  const rows = await db.select({ total: count() }).from(auditLog).where(matching(filter))
  return rows[0]?.total ?? 0
}
