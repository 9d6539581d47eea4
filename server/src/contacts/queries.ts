import type { ContactInput } from 'contract/contacts'
import type { PlanCode } from 'contract/rules/plans'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'
import { accounts, contactRequests, isVisible, suppliers } from '../schema.ts'

export type Reachable = {
  id: number
  nome: string
  slug: string
  plan: PlanCode
  email: string
  telefone: string | null
  site: string | null
  linkedin: string | null
}

/** How to reach a supplier that visitors can see; a company is reached through its owner. */
export async function selectReachable(
  db: Db,
  id: number,
  kind: 'Freelancer' | 'Empresa',
): Promise<Reachable | undefined> {
  const rows = await db
    .select({
      id: suppliers.id,
      nome: suppliers.nome,
      slug: suppliers.slug,
      plan: suppliers.plan,
      email: accounts.email,
      telefone: accounts.telefone,
      site: suppliers.site,
      linkedin: suppliers.linkedin,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(and(eq(suppliers.id, id), eq(suppliers.kind, kind), isVisible))
  return rows[0]
}

/** False when this e-mail asked this supplier today already. */
export async function insertContactRequest(
  db: Db,
  request: Pick<ContactInput, 'nome' | 'email' | 'telefone'> & {
    supplier_id: number
    day: string
    created_at: Date
  },
): Promise<boolean> {
  const rows = await db
    .insert(contactRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: contactRequests.id })
  return rows.length > 0
}
