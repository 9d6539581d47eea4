import type { RequestStatus } from 'contract/privacy'
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Db, containing } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { dataRequests } from '../tables/privacy.ts'

type Filter = { status: RequestStatus; busca: string }

export async function insertDataRequest(
  db: Db,
  request: Pick<
    typeof dataRequests.$inferInsert,
    'kind' | 'nome' | 'email' | 'telefone' | 'texto' | 'language' | 'created_at' | 'due_at'
  >,
): Promise<void> {
  await db.insert(dataRequests).values(request)
}

const columns = {
  id: dataRequests.id,
  kind: dataRequests.kind,
  nome: dataRequests.nome,
  email: dataRequests.email,
  telefone: dataRequests.telefone,
  texto: dataRequests.texto,
  status: dataRequests.status,
  created_at: dataRequests.created_at,
  due_at: dataRequests.due_at,
  answer: dataRequests.answer,
  answered_at: dataRequests.answered_at,
  answered_by: accounts.nome,
  conversations: sql<number>`(SELECT count(*) FROM chat_conversations c
    WHERE ${dataRequests.kind} = 'telefone' AND c.telefone = ${dataRequests.telefone}
      AND c.emails = '{}' AND c.account_id IS NULL)::integer`,
}
export type RequestRow = Awaited<ReturnType<typeof selectDataRequests>>[number]

function matching({ status, busca }: Filter) {
  const pattern = containing(busca)
  const words = sql`fold(concat_ws(' ', ${dataRequests.nome}, ${dataRequests.email},
    ${dataRequests.telefone}, ${dataRequests.texto})) LIKE ${pattern}`
  return and(eq(dataRequests.status, status), busca === '' ? undefined : words)
}

const selectShown = (db: Db) =>
  db
    .select(columns)
    .from(dataRequests)
    .leftJoin(accounts, eq(accounts.id, dataRequests.answered_by))

export async function selectDataRequests(db: Db, page: Filter & { skip: number; limit: number }) {
  const order =
    page.status === 'aberto'
      ? [asc(dataRequests.due_at), asc(dataRequests.id)]
      : [desc(dataRequests.answered_at), desc(dataRequests.id)]
  return selectShown(db)
    .where(matching(page))
    .orderBy(...order)
    .offset(page.skip)
    .limit(page.limit)
}

export async function selectDataRequestCount(db: Db, filter: Filter): Promise<number> {
  return db.$count(dataRequests, matching(filter))
}

export async function selectDataRequest(db: Db, id: number): Promise<RequestRow | undefined> {
  const rows = await selectShown(db).where(eq(dataRequests.id, id))
  return rows[0]
}

/** Of two administrators at once, the second waits here and then sees what the first did. */
export async function selectRequestLocked(db: Db, id: number) {
  const rows = await db
    .select({
      status: dataRequests.status,
      kind: dataRequests.kind,
      nome: dataRequests.nome,
      email: dataRequests.email,
      telefone: dataRequests.telefone,
      language: dataRequests.language,
    })
    .from(dataRequests)
    .where(eq(dataRequests.id, id))
    .for('update')
  return rows[0]
}

export async function updateRequestAnswered(
  db: Db,
  id: number,
  answer: { status: RequestStatus; answer: string; answered_by: number; answered_at: Date },
): Promise<void> {
  await db.update(dataRequests).set(answer).where(eq(dataRequests.id, id))
}

/** Their own, without which administrator answered; what the product itself asks for has no address. */
export async function selectRequestsOf(db: Db, email: string) {
  const { answered_by: _, ...columnsTold } = getTableColumns(dataRequests)
  return db
    .select(columnsTold)
    .from(dataRequests)
    .where(eq(dataRequests.email, email))
    .orderBy(desc(dataRequests.id))
}

export async function deleteRequestsOf(db: Db, email: string): Promise<number[]> {
  const rows = await db
    .delete(dataRequests)
    .where(eq(dataRequests.email, email))
    .returning({ id: dataRequests.id })
  return rows.map(({ id }) => id)
}
