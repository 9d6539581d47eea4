import type { ContactRequest, ContactRequestFilter } from 'contract/contacts'
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import { type Db, containing } from '../database/db.ts'
import { contactRequests } from '../tables/contacts.ts'
import { suppliers } from '../tables/suppliers.ts'

const columns = {
  id: contactRequests.id,
  created_at: contactRequests.created_at,
  nome: contactRequests.nome,
  email: contactRequests.email,
  telefone: contactRequests.telefone,
  mensagem: contactRequests.mensagem,
  supplier_id: contactRequests.supplier_id,
  supplier_nome: suppliers.nome,
  supplier_kind: suppliers.kind,
}

/** The suppliers by the index of their names, the visitors by one of their own. */
function matching({ busca }: ContactRequestFilter) {
  if (busca === '') return undefined
  const pattern = containing(busca)
  return sql`(fold(${contactRequests.nome} || ' ' || ${contactRequests.email}) LIKE ${pattern}
    OR ${contactRequests.supplier_id} IN (
      SELECT supplier_id FROM supplier_records WHERE sort_name LIKE ${pattern}))`
}

/** Newest first. */
const joined = (db: Db) =>
  db
    .select(columns)
    .from(contactRequests)
    .innerJoin(suppliers, eq(suppliers.id, contactRequests.supplier_id))
    .orderBy(desc(contactRequests.id))
    .$dynamic()

const toRequest = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function selectContactRequests(
  db: Db,
  page: ContactRequestFilter & { skip: number; limit: number },
): Promise<ContactRequest[]> {
  const rows = await joined(db).where(matching(page)).offset(page.skip).limit(page.limit)
  return rows.map(toRequest)
}

export async function selectContactRequestCount(
  db: Db,
  filter: ContactRequestFilter,
): Promise<number> {
  const rows = await db.select({ total: count() }).from(contactRequests).where(matching(filter))
  return rows[0]?.total ?? 0
}

/** The next ones below an id, for an export. */
export async function selectContactRequestsBelow(
  db: Db,
  filter: ContactRequestFilter,
  belowId: number,
  limit: number,
): Promise<ContactRequest[]> {
  const rows = await joined(db)
    .where(and(matching(filter), lt(contactRequests.id, belowId)))
    .limit(limit)
  return rows.map(toRequest)
}
