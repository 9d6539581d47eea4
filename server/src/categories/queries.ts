import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { companies, suppliers } from '../schema.ts'

const texts = {
  id: suppliers.id,
  nome: suppliers.nome,
  speciality: sql<string>`concat_ws(' ', ${suppliers.com_oque_trabalha}, ${companies.segmento_empresa})`,
  text: suppliers.descricaoServico,
}

export type SupplierWords = { id: number; nome: string; speciality: string; text: string }

/** The texts of a supplier whose categories nobody chose. */
export async function selectUnchosen(db: Db, id: number): Promise<SupplierWords[]> {
  return db
    .select(texts)
    .from(suppliers)
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(
      and(
        eq(suppliers.id, id),
        or(isNull(suppliers.categorias_origem), ne(suppliers.categorias_origem, 'escolha')),
      ),
    )
}

/** The next suppliers that nobody has looked at yet. */
export async function selectNew(db: Db, afterId: number, limit: number): Promise<SupplierWords[]> {
  return db
    .select(texts)
    .from(suppliers)
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(and(isNull(suppliers.categorias_origem), gt(suppliers.id, afterId)))
    .orderBy(asc(suppliers.id))
    .limit(limit)
}

/** Unless somebody chose in the meantime. The version stays: an open edit form is still good. */
export async function updateProposed(db: Db, id: number, categorias: string[]): Promise<void> {
  await db.execute(sql`
    UPDATE suppliers SET categorias = ${sql.param(categorias)}::text[], categorias_origem = 'proposta'
    WHERE id = ${id} AND categorias_origem IS DISTINCT FROM 'escolha'
      AND (categorias_origem IS NULL OR categorias <> ${sql.param(categorias)}::text[])`)
}
