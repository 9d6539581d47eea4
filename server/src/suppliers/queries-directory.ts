import type { PlanCode } from 'contract/rules/plans'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { companies, isVisible, suppliers } from '../tables/suppliers.ts'

const itemColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  nome: suppliers.nome,
  servico: suppliers.descricaoServico,
  especialidade: sql<string | null>`
    coalesce(nullif(${suppliers.com_oque_trabalha}, ''), nullif(${companies.segmento_empresa}, ''))`,
  cidade_estado: sql<string>`${suppliers.cidade} || '/' || ${suppliers.estado}`,
  plan: suppliers.plan,
  Tipo_empresa: sql<'Empresa' | 'Autônomo'>`
    CASE ${suppliers.kind} WHEN 'Empresa' THEN 'Empresa' ELSE 'Autônomo' END`,
  certificados: suppliers.certificados,
  categorias: suppliers.categorias,
  atende_em: suppliers.atende_em,
  photo: suppliers.photo,
  review_count: suppliers.review_count,
  review_average: suppliers.review_average,
}

export type ListedRow = {
  id: number
  slug: string
  nome: string
  servico: string
  especialidade: string | null
  cidade_estado: string
  plan: PlanCode
  Tipo_empresa: 'Empresa' | 'Autônomo'
  certificados: string[]
  categorias: string[]
  atende_em: string[]
  photo: string | null
  review_count: number
  review_average: number | null
}

/** In the order of a search without a filter. */
export async function selectDirectory(db: Db): Promise<ListedRow[]> {
  return db
    .select(itemColumns)
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(isVisible)
    .orderBy(
      sql`CASE ${suppliers.plan}
        WHEN 'MKTCORP' THEN 1 WHEN 'MKTPRO' THEN 2 WHEN 'MKTBASIC' THEN 3 ELSE 4 END`,
      sql`fold(${suppliers.nome}) COLLATE "C"`,
      asc(suppliers.id),
    )
}

/** Those of these that visitors can see, in the order of the ids. */
export async function selectListed(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(itemColumns)
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(and(isVisible, inArray(suppliers.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type SupplierPageRow = ListedRow & {
  com_oque_trabalha: string | null
  segmento_empresa: string | null
  outras_infos: string | null
  updated_at: string
  /** In the directory. */
  visible: boolean
  /** What its owner made of the page. */
  published: unknown
}

type Wanted = { slug: string; id: number | undefined }

/**
 * By the address in use, by one that its owner left, or else by the id. Plain SQL: this is asked most
 * often of all, and building the statement took longer than running it.
 */
export async function selectSupplierPage(
  db: Db,
  { slug, id }: Wanted,
): Promise<SupplierPageRow | undefined> {
  const { rows } = await db.execute<SupplierPageRow>(sql`
    SELECT s.id, s.slug, s.nome, s."descricaoServico" AS servico,
      coalesce(nullif(s.com_oque_trabalha, ''), nullif(c.segmento_empresa, '')) AS especialidade,
      s.cidade || '/' || s.estado AS cidade_estado, s.plan,
      CASE s.kind WHEN 'Empresa' THEN 'Empresa' ELSE 'Autônomo' END AS "Tipo_empresa",
      s.certificados, s.categorias, s.atende_em, s.photo, s.review_count, s.review_average,
      s.com_oque_trabalha, c.segmento_empresa, c.outras_infos, s.updated_at, d.supplier_id IS NOT NULL AS visible, p.published
    FROM suppliers s LEFT JOIN search_documents d ON d.supplier_id = s.id
    LEFT JOIN companies c ON c.id = s.id
    LEFT JOIN supplier_pages p ON p.supplier_id = s.id
    WHERE s.id = coalesce(
      (SELECT id FROM suppliers WHERE slug = ${slug}),
      (SELECT supplier_id FROM supplier_addresses WHERE slug = ${slug}),
      ${id ?? null}::integer)`)
  return rows[0]
}

/** What visible suppliers declare, as they wrote it, most usual first. */
export async function selectCertificates(
  db: Db,
): Promise<{ nome: string; fornecedores: number }[]> {
  const { rows } = await db.execute<{ nome: string; fornecedores: number }>(sql`
    SELECT certificado AS nome, count(*)::integer AS fornecedores
    FROM search_documents d
    JOIN suppliers s ON s.id = d.supplier_id
    CROSS JOIN unnest(s.certificados) AS certificado
    GROUP BY certificado
    ORDER BY count(*) DESC, certificado COLLATE "C"`)
  return rows
}

export async function selectFacts(
  db: Db,
): Promise<{ fornecedores: number; cidades: number; licencas: number }> {
  const { rows } = await db.execute<{
    fornecedores: number
    cidades: number
    licencas: number
  }>(sql`
    SELECT count(*)::integer AS fornecedores, count(DISTINCT d.place)::integer AS cidades,
      coalesce(sum(cardinality(s.certificados)), 0)::integer AS licencas
    FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id`)
  return rows[0] ?? { fornecedores: 0, cidades: 0, licencas: 0 }
}

export async function selectCategorySizes(
  db: Db,
): Promise<{ slug: string; fornecedores: number }[]> {
  const { rows } = await db.execute<{ slug: string; fornecedores: number }>(sql`
    SELECT categoria AS slug, count(*)::integer AS fornecedores
    FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id
    CROSS JOIN unnest(s.categorias) AS categoria
    GROUP BY categoria`)
  return rows
}

/** Moves with every change of what the directory shows (migrations/0020_directory.sql). */
export async function selectDirectoryVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(
    sql`SELECT last_value::text AS version FROM directory_version`,
  )
  return rows[0]?.version ?? ''
}

export async function selectVisibleCount(db: Db): Promise<number> {
  const rows = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(isVisible)
  return rows[0]?.total ?? 0
}

export async function selectSlugs(
  db: Db,
  page: { skip: number; limit: number },
): Promise<{ slug: string; updated_at: Date }[]> {
  return db
    .select({ slug: suppliers.slug, updated_at: suppliers.updated_at })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(isVisible)
    .orderBy(asc(suppliers.id))
    .offset(page.skip)
    .limit(page.limit)
}
