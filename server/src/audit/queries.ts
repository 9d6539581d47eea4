import { type AuditAction, type AuditSubject, viewActions } from 'contract/audit'
import { zone } from 'contract/rules/calendar'
import { and, count, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, containing } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { auditLog } from '../tables/privacy.ts'
import { suppliers } from '../tables/suppliers.ts'

export async function insertChange(
  db: Db,
  change: Omit<typeof auditLog.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(auditLog).values(change)
}

/** Nothing when the same was seen within this hour. */
export async function insertView(
  db: Db,
  view: Omit<typeof auditLog.$inferInsert, 'id'> & { view_key: string },
): Promise<void> {
  await db.insert(auditLog).values(view).onConflictDoNothing()
}

type Filter = {
  subject?: AuditSubject | undefined
  id?: number | undefined
  pessoa: string
  action?: AuditAction | undefined
  changed?: 'only' | undefined
  de?: string | undefined
  ate?: string | undefined
}

const midnight = (day: SQL) => sql`(${day})::timestamp AT TIME ZONE ${zone}`

/** Who changed it or who was changed; of the accounts only administrators', the others are suppliers. */
function concerning(person: string) {
  const pattern = containing(person)
  const admins = sql`SELECT ${accounts.id} FROM ${accounts} WHERE ${accounts.tipo} = 'Admin'
    AND fold(${accounts.nome} || ' ' || ${accounts.email}) LIKE ${pattern}`
  return sql`(${auditLog.admin_id} IN (${admins})
    OR ${auditLog.subject_kind} = 'account' AND ${auditLog.subject_id} IN (${admins})
    OR ${auditLog.subject_kind} = 'supplier' AND ${auditLog.subject_id} IN (
      SELECT supplier_id FROM supplier_records WHERE sort_name LIKE ${pattern}))`
}

const matching = ({ subject, id, pessoa, action, changed, de, ate }: Filter) =>
  and(
    subject && eq(auditLog.subject_kind, subject),
    id === undefined ? undefined : eq(auditLog.subject_id, id),
    action && eq(auditLog.action, action),
    changed && notInArray(auditLog.action, [...viewActions]),
    de ? sql`${auditLog.at} >= ${midnight(sql`${de}::date`)}` : undefined,
    ate ? sql`${auditLog.at} < ${midnight(sql`${ate}::date + 1`)}` : undefined,
    pessoa ? concerning(pessoa) : undefined,
  )

const subjectAccounts = alias(accounts, 'subject_accounts')

export async function selectChanges(db: Db, filter: Filter & { skip: number; limit: number }) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: sql<AuditAction>`${auditLog.action}`,
      subject_kind: sql<AuditSubject>`${auditLog.subject_kind}`,
      subject_id: auditLog.subject_id,
      subject_nome: sql<string | null>`coalesce(${suppliers.nome}, ${subjectAccounts.nome})`,
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
    .leftJoin(
      subjectAccounts,
      and(eq(auditLog.subject_kind, 'account'), eq(subjectAccounts.id, auditLog.subject_id)),
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
