import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { companies, suppliers } from '../tables/suppliers.ts'

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
export async function updateProposed(
  db: Db,
  proposals: readonly { id: number; categorias: string[] }[],
): Promise<void> {
  await db.execute(sql`
    UPDATE suppliers s SET categorias = p.categorias, categorias_origem = 'proposta'
    FROM json_to_recordset(${JSON.stringify(proposals)}) AS p (id integer, categorias text[])
    WHERE s.id = p.id AND s.categorias_origem IS DISTINCT FROM 'escolha'
      AND (s.categorias_origem IS NULL OR s.categorias <> p.categorias)`)
}

export type Presence = {
  slug: string
  place: string
  cidade: string
  estado: string
  total: number
}

/** How many visible suppliers each category has in each city. */
export async function selectPresence(db: Db): Promise<Presence[]> {
  const { rows } = await db.execute<Presence>(sql`
    SELECT categoria AS slug, d.place, min(s.cidade) AS cidade, min(s.estado) AS estado,
      count(*)::integer AS total
    FROM search_documents d
    JOIN suppliers s ON s.id = d.supplier_id
    CROSS JOIN unnest(s.categorias) AS categoria
    GROUP BY categoria, d.place
    ORDER BY count(*) DESC, min(s.cidade) COLLATE "C", d.place`)
  return rows
}

/** `place` is where they are, or with `elsewhere` where they are not; the state's come first then. */
type Members = { slug: string; place?: string; elsewhere?: string; skip: number; limit: number }

/** Whose main category it is come first, then by plan, fuller profile and name. */
export async function selectMembers(db: Db, members: Members): Promise<number[]> {
  const { slug, place, elsewhere, skip, limit } = members
  const state = elsewhere?.split('/')[1] ?? ''
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT d.supplier_id AS id
    FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id
    WHERE d.lexemes @@ ${`'#${slug}'`}::tsquery
      ${place === undefined ? sql`` : sql`AND d.place = ${place}`}
      ${elsewhere === undefined ? sql`` : sql`AND d.place <> ${elsewhere}`}
    ORDER BY d.state <> ${elsewhere === undefined ? sql`d.state` : sql`${state}`},
      s.categorias[1] <> ${slug}, d.promotion, d.unfilled, d.sort_name, d.supplier_id
    OFFSET ${skip} LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

export async function selectCategories(db: Db, id: number) {
  const rows = await db
    .select({
      categorias: suppliers.categorias,
      origem: suppliers.categorias_origem,
      nome: texts.nome,
      speciality: texts.speciality,
      text: texts.text,
    })
    .from(suppliers)
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(eq(suppliers.id, id))
  return rows[0]
}

/** A new version: somebody who is editing the supplier is told. */
export async function updateChosen(
  db: Db,
  id: number,
  chosen: { categorias: string[]; categorias_origem: 'escolha' | null },
  now: Date,
): Promise<void> {
  await db
    .update(suppliers)
    .set({ ...chosen, version: sql`${suppliers.version} + 1`, updated_at: now })
    .where(eq(suppliers.id, id))
}
