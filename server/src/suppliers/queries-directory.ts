import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import {
  isVisible,
  isVisibleAs,
  listedColumns,
  type ListedRow,
  suppliers,
} from '../tables/suppliers.ts'

export type { ListedRow }

/** In the order of a search without a filter. */
export async function selectDirectory(db: Db): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    SELECT ${listedColumns} FROM suppliers s JOIN accounts a ON a.id = s.account_id
    LEFT JOIN companies c ON c.id = s.id
    WHERE ${isVisibleAs('s', 'a')}
    ORDER BY CASE s.plan WHEN 'MKTCORP' THEN 1 WHEN 'MKTPRO' THEN 2 WHEN 'MKTBASIC' THEN 3 ELSE 4 END,
      fold(s.nome) COLLATE "C", s.id`)
  return rows
}

/** Those of these that visitors can see, in the order of the ids. */
export async function selectListed(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<ListedRow>(sql`
    SELECT ${listedColumns} FROM suppliers s JOIN accounts a ON a.id = s.account_id
    LEFT JOIN companies c ON c.id = s.id
    WHERE ${isVisibleAs('s', 'a')} AND s.id = ANY (${`{${ids.join(',')}}`}::integer[])`)
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

/** By the address in use, by one that its owner left, or else by the id. */
export async function selectSupplierPage(
  db: Db,
  { slug, id }: Wanted,
): Promise<SupplierPageRow | undefined> {
  const { rows } = await db.execute<SupplierPageRow>(sql`
    SELECT ${listedColumns},
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
