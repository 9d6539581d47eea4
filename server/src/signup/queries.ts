import type { CompanySignup, OwnerSignup } from 'contract/signup'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, companies, suppliers } from '../schema.ts'

type Person = Pick<OwnerSignup, 'nome' | 'cpf' | 'telefone' | 'email' | 'nascimento'>
type NewAccount = Person & {
  id?: number
  tipo: 'Freelancer' | 'PF'
  password_hash: string
  empresa_trabalha?: string
  cidade?: string
  estado?: string
}

/** The constraints decide whether the e-mail and the CPF are free. */
export async function insertAccount(db: Db, account: NewAccount): Promise<number> {
  const rows = await db.insert(accounts).values(account).returning({ id: accounts.id })
  return rows[0]?.id ?? 0
}

export async function selectEmail(db: Db, accountId: number): Promise<string> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]?.email ?? ''
}

/** People and suppliers share one sequence; the slug needs the id before the row is there. */
export async function selectNextId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT nextval('entity_id')::integer AS id`)
  return rows[0]?.id ?? 0
}

export async function insertSupplier(
  db: Db,
  supplier: typeof suppliers.$inferInsert,
): Promise<void> {
  await db.insert(suppliers).values(supplier)
}

type CompanyFacts = Pick<
  CompanySignup,
  | 'cnpj'
  | 'razao_social'
  | 'cnae_primario'
  | 'cnae_secundario'
  | 'segmento_empresa'
  | 'tipo_negocio'
  | 'inscricao_municipal'
  | 'outras_infos'
  | 'telefone_empresa'
  | 'whatsapp_empresa'
>

export async function insertCompany(db: Db, id: number, company: CompanyFacts): Promise<void> {
  await db.insert(companies).values({
    id,
    cnpj: company.cnpj,
    razao_social: company.razao_social,
    cnae_primario: company.cnae_primario,
    cnae_secundario: company.cnae_secundario,
    segmento_empresa: company.segmento_empresa,
    tipo_negocio: company.tipo_negocio,
    inscricao_municipal: company.inscricao_municipal,
    outras_infos: company.outras_infos,
    telefone_empresa: company.telefone_empresa,
    whatsapp_empresa: company.whatsapp_empresa,
  })
}

export async function selectHasAccount(db: Db, email: string): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  return rows.length > 0
}
