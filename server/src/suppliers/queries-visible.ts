import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { FoundSupplier } from './queries-search.ts'

export type VisibleSupplier = Pick<
  FoundSupplier,
  'id' | 'nome' | 'slug' | 'servico' | 'cidade_estado' | 'plan' | 'Tipo_empresa'
>

/** Those of these that visitors can see now. */
export async function selectVisibleSuppliers(
  db: Db,
  ids: readonly number[],
): Promise<VisibleSupplier[]> {
  const { rows } = await db.execute<VisibleSupplier>(sql`
    SELECT s.id, s.nome, s.slug, s."descricaoServico" AS servico,
      s.cidade || '/' || s.estado AS cidade_estado, s.plan,
      CASE s.kind WHEN 'Empresa' THEN 'Empresa' ELSE 'Autônomo' END AS "Tipo_empresa"
    FROM supplier_search x JOIN suppliers s ON s.id = x.supplier_id
    WHERE x.supplier_id = ANY (${`{${ids.join(',')}}`}::integer[])`)
  return rows
}
