import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { contactRequests, leadEntries } from '../tables/contacts.ts'
import { isVisible, suppliers } from '../tables/suppliers.ts'

const mostShown = 100

const columns = {
  id: contactRequests.id,
  created_at: contactRequests.created_at,
  nome: contactRequests.nome,
  email: contactRequests.email,
  telefone: contactRequests.telefone,
  mensagem: contactRequests.mensagem,
  term: contactRequests.term,
  language: contactRequests.language,
  answered_at: contactRequests.answered_at,
  supplier_id: suppliers.id,
  supplier_nome: suppliers.nome,
  supplier_email: accounts.email,
  supplier_language: accounts.language,
  slug: suppliers.slug,
  kind: suppliers.kind,
  visible: isVisible,
  com_oque_trabalha: suppliers.com_oque_trabalha,
  servico: suppliers.descricaoServico,
  estado: suppliers.estado,
  categorias: suppliers.categorias,
}

const joined = (db: Db) =>
  db
    .select(columns)
    .from(contactRequests)
    .innerJoin(suppliers, eq(suppliers.id, contactRequests.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))

export type MyRequest = Awaited<ReturnType<typeof selectMine>>[number]

/** Newest first: those of an address, or those with these numbers. */
export async function selectMine(db: Db, whose: { email?: string; ids: readonly number[] }) {
  const { email, ids } = whose
  return joined(db)
    .where(
      or(
        email === undefined ? undefined : eq(contactRequests.email, email),
        inArray(contactRequests.id, [...ids]),
      ),
    )
    .orderBy(desc(contactRequests.id))
    .limit(mostShown)
}

/** Locked: of two who erase at once the second one finds none. */
export const selectRequestsOf = (db: Db, email: string): Promise<MyRequest[]> =>
  joined(db)
    .where(eq(contactRequests.email, email))
    .orderBy(asc(contactRequests.id))
    .for('update', { of: contactRequests })

/** What suppliers wrote back, oldest first, by request. */
export async function selectAnswers(db: Db, requestIds: readonly number[]) {
  const rows = await db
    .select({
      request_id: leadEntries.contact_request_id,
      texto: leadEntries.texto,
      created_at: leadEntries.created_at,
    })
    .from(leadEntries)
    .where(
      and(
        inArray(leadEntries.contact_request_id, [...requestIds]),
        eq(leadEntries.kind, 'resposta'),
      ),
    )
    .orderBy(asc(leadEntries.id))
  return Map.groupBy(rows, ({ request_id }) => request_id)
}

/** Whom this address asked before: they are not offered again. */
export async function selectAskedIds(db: Db, email: string): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: contactRequests.supplier_id })
    .from(contactRequests)
    .where(eq(contactRequests.email, email))
  return new Set(rows.map(({ id }) => id))
}

/** Whom nobody has answered: the next of those that came in between, of everybody or of one address. */
export async function selectUnheard(
  db: Db,
  asked: { after: Date; before: Date; email?: string; aboveId: number; limit: number },
): Promise<MyRequest[]> {
  return joined(db)
    .where(
      and(
        sql`${contactRequests.id} > ${asked.aboveId}`,
        sql`${contactRequests.created_at} > ${asked.after}`,
        sql`${contactRequests.created_at} <= ${asked.before}`,
        asked.email === undefined ? undefined : eq(contactRequests.email, asked.email),
        isNull(contactRequests.answered_at),
        isNull(contactRequests.offered_at),
      ),
    )
    .orderBy(asc(contactRequests.id))
    .limit(asked.limit)
}

/** Without those that another process did, and those that were answered meanwhile. */
export async function updateOffered(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH unheard AS (
      SELECT id FROM contact_requests
      WHERE id = ANY(${sql.param([...ids])}::integer[])
        AND offered_at IS NULL AND answered_at IS NULL
      ORDER BY id FOR UPDATE
    )
    UPDATE contact_requests c SET offered_at = ${now} FROM unheard WHERE c.id = unheard.id
    RETURNING c.id`)
  return new Set(rows.map(({ id }) => id))
}
