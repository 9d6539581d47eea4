import type { Language } from 'contract/rules/languages'
import type { PlanCode } from 'contract/rules/plans'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { contactRequests } from '../tables/contacts.ts'
import { companies, isVisible, suppliers } from '../tables/suppliers.ts'

export type Reachable = {
  id: number
  nome: string
  slug: string
  plan: PlanCode
  email: string
  language: Language
  /** The account's own: a freelancer's, or that of a company's owner. */
  telefone: string | null
  telefone_empresa: string | null
  whatsapp_empresa: string | null
  site: string | null
  linkedin: string | null
}

const reachable = {
  id: suppliers.id,
  nome: suppliers.nome,
  slug: suppliers.slug,
  plan: suppliers.plan,
  email: accounts.email,
  language: accounts.language,
  telefone: accounts.telefone,
  telefone_empresa: companies.telefone_empresa,
  whatsapp_empresa: companies.whatsapp_empresa,
  site: suppliers.site,
  linkedin: suppliers.linkedin,
}

/** How to reach a supplier that visitors can see; a company is reached through its owner. */
export async function selectReachable(
  db: Db,
  id: number,
  kind: 'Freelancer' | 'Empresa',
): Promise<Reachable | undefined> {
  const rows = await db
    .select(reachable)
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(and(eq(suppliers.id, id), eq(suppliers.kind, kind), isVisible))
  return rows[0]
}

/** The same of the supplier that a request was about. */
export async function selectReachableByRequest(
  db: Db,
  requestId: number,
): Promise<Reachable | undefined> {
  const rows = await db
    .select(reachable)
    .from(contactRequests)
    .innerJoin(suppliers, eq(suppliers.id, contactRequests.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(and(eq(contactRequests.id, requestId), isVisible))
  return rows[0]
}

type NewRequest = Pick<typeof contactRequests.$inferInsert, 'nome' | 'email' | 'telefone'> & {
  mensagem: string | null
  term: string | null
  language: Language
  supplier_id: number
  day: string
  created_at: Date
}

const mostSaid = 10_000

/**
 * Undefined when this e-mail told this supplier the same today already. What is new is added, a corrected
 * phone too: nothing is replaced, since somebody else may know the address.
 */
export async function upsertContactRequest(
  db: Db,
  request: NewRequest,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const { supplier_id, email, day, mensagem, telefone } = contactRequests
  const joined = (...texts: SQLWrapper[]) => sql`concat_ws(E'\\n\\n', ${sql.join(texts, sql`, `)})`
  const said = joined(mensagem, telefone)
  const unlessSaid = (text: SQL) => sql`CASE WHEN position(${text} IN ${said}) = 0 THEN ${text} END`
  const added = joined(unlessSaid(sql`excluded.mensagem`), unlessSaid(sql`excluded.telefone`))
  const rows = await db
    .insert(contactRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [supplier_id, email, day],
      set: { mensagem: joined(mensagem, added) },
      setWhere: sql`${added} <> '' AND length(${joined(mensagem, added)}) <= ${mostSaid}`,
    })
    // A row that was there before has been locked by this statement.
    .returning({ id: contactRequests.id, isNew: sql<boolean>`xmax = 0` })
  return rows[0]
}

/** 0, which is nobody's, when it was erased meanwhile. */
export async function selectContactRequestId(
  db: Db,
  asked: { supplier_id: number; email: string; day: string },
): Promise<number> {
  const rows = await db
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.supplier_id, asked.supplier_id),
        eq(contactRequests.email, asked.email),
        eq(contactRequests.day, asked.day),
      ),
    )
  return rows[0]?.id ?? 0
}
