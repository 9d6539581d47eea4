import { mostProposals, type NeedKind } from 'contract/rules/needs'
import type { Language } from 'contract/rules/languages'
import type { PlanCode, SupplierKind } from 'contract/rules/plans'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { isVisibleAs } from '../tables/suppliers.ts'

type Wanted = Record<'tipo' | 'categoria' | 'cidade' | 'estado' | 'licencas' | 'email', SQL>

const ofRow: Wanted = {
  tipo: sql`n.tipo`,
  categoria: sql`n.categoria`,
  cidade: sql`n.cidade`,
  estado: sql`n.estado`,
  licencas: sql`n.licencas`,
  email: sql`n.email`,
}

/** Its own state, as long as it says no more. Word for word a column of suppliers_bank_idx. */
const worksIn = sql`CASE WHEN s.atende_em = '{}' THEN ARRAY[s.estado] ELSE s.atende_em END`

/** Whether a need fits supplier `s` of account `a`: kind, category, place and licences; nobody answers themselves. */
const fits = ({ tipo, categoria, cidade, estado, licencas, email }: Wanted): SQL => sql`
  ${tipo} IN ('Ambos', s.kind)
  AND s.categorias @> ARRAY[${categoria}]
  AND ${worksIn} && ARRAY['Brasil', ${estado}, ${cidade} || '/' || ${estado}]
  AND s.certificados @> ${licencas}
  AND a.email <> ${email}`

/** All places of need `n` are taken. */
const isFull = sql`(SELECT count(*) FROM proposals p WHERE p.need_id = n.id) >= ${mostProposals}`

const isVisible = isVisibleAs('s', 'a')
/** Word for word the condition of suppliers_bank_idx. */
const hasBank = sql`s.plan IN ('MKTPRO', 'MKTCORP')`

export type NeedFacts = {
  tipo: NeedKind
  categoria: string
  cidade: string
  estado: string
  licencas: string[]
  email: string
}

/**
 * Notes whom a new need fits and who is to be told, those nearest first: whose main trade it is, who is in the
 * city, in the state. Among equals chance decides, so that nobody is always first. Returns how many it fits in all.
 */
export async function insertNotices(
  db: Db,
  need: NeedFacts & { id: number },
  most: number,
): Promise<number> {
  const wanted: Wanted = {
    tipo: sql`${need.tipo}::text`,
    categoria: sql`${need.categoria}::text`,
    cidade: sql`${need.cidade}::text`,
    estado: sql`${need.estado}::text`,
    licencas: sql`${sql.param(need.licencas)}::text[]`,
    email: sql`${need.email}::text`,
  }
  const { rows } = await db.execute<{ total: number }>(sql`
    WITH fitting AS (
      SELECT s.id, coalesce(m.needs, true) AS wants, row_number() OVER (
        ORDER BY s.categorias[1] <> ${need.categoria}, s.cidade <> ${need.cidade},
          s.estado <> ${need.estado}, md5(s.id || '.' || ${need.id}::integer)) AS place
      FROM suppliers s
      JOIN accounts a ON a.id = s.account_id
      LEFT JOIN lead_settings m ON m.supplier_id = s.id
      WHERE ${hasBank} AND ${isVisible} AND ${fits(wanted)}
    ), noted AS (
      INSERT INTO need_notices (need_id, supplier_id)
      SELECT ${need.id}::integer, id FROM fitting WHERE place <= ${most} AND wants ORDER BY place
    )
    SELECT count(*)::integer AS total FROM fitting`)
  return rows[0]?.total ?? 0
}

export type Notice = {
  needId: number
  supplierId: number
  email: string
  language: Language
  /** It still takes proposals and fits, and the supplier is still there and wants to know. */
  counts: boolean
}

/** Takes the oldest ones away; whoever gets them here writes their mails in the same step. */
export async function deleteNotices(db: Db, now: Date, limit: number): Promise<Notice[]> {
  const { rows } = await db.execute<Notice>(sql`
    WITH taken AS (
      DELETE FROM need_notices WHERE id IN (
        SELECT id FROM need_notices ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, need_id, supplier_id
    )
    SELECT n.id AS "needId", s.id AS "supplierId", a.email, a.language,
      n.status = 'aberta' AND n.expires_at > ${now} AND ${hasBank} AND ${isVisible}
        AND coalesce(m.needs, true) AND NOT ${isFull} AND ${fits(ofRow)} AS counts
    FROM taken
    JOIN needs n ON n.id = taken.need_id
    JOIN suppliers s ON s.id = taken.supplier_id
    JOIN accounts a ON a.id = s.account_id
    LEFT JOIN lead_settings m ON m.supplier_id = s.id
    ORDER BY taken.id`)
  return rows
}

export type BankSupplier = {
  id: number
  nome: string
  kind: SupplierKind
  plan: PlanCode
  categorias: string[]
  visible: boolean
  seenId: number
}

export async function selectBankSupplier(db: Db, id: number): Promise<BankSupplier | undefined> {
  const { rows } = await db.execute<BankSupplier>(sql`
    SELECT s.id, s.nome, s.kind, s.plan, s.categorias, ${isVisible} AS visible,
      coalesce(m.needs_seen_id, 0) AS "seenId"
    FROM suppliers s
    JOIN accounts a ON a.id = s.account_id
    LEFT JOIN lead_settings m ON m.supplier_id = s.id
    WHERE s.id = ${id}`)
  return rows[0]
}

/** Open needs in the supplier's own trades: what the index holds together. */
const openFor = ({ id, categorias }: BankSupplier, now: Date): SQL => sql`
  FROM needs n
  JOIN suppliers s ON s.id = ${id}
  JOIN accounts a ON a.id = s.account_id
  WHERE n.status = 'aberta' AND n.expires_at > ${now}
    AND n.categoria = ANY (${sql.param(categorias)}::text[]) AND ${isVisible} AND ${fits(ofRow)}`

const isAnswered = sql`EXISTS (SELECT FROM proposals p WHERE p.need_id = n.id AND p.supplier_id = s.id)`

/** Newest first, without those that take no more proposals or have this supplier's. */
export async function selectOpenIds(
  db: Db,
  supplier: BankSupplier,
  { below, limit, now }: { below: number | undefined; limit: number; now: Date },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT n.id ${openFor(supplier, now)} AND NOT ${isAnswered} AND NOT ${isFull}
      ${below === undefined ? sql`` : sql`AND n.id < ${below}`}
    ORDER BY n.id DESC LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

export async function selectNewCount(
  db: Db,
  supplier: BankSupplier,
  { most, now }: { most: number; now: Date },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM (
      SELECT ${openFor(supplier, now)} AND n.id > ${supplier.seenId}
        AND NOT ${isAnswered} AND NOT ${isFull}
      LIMIT ${most}) AS fitting`)
  return rows[0]?.count ?? 0
}

/** Whether this supplier may answer this need, whatever became of it. */
export async function selectFits(db: Db, needId: number, supplierId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM needs n
    JOIN suppliers s ON s.id = ${supplierId}
    JOIN accounts a ON a.id = s.account_id
    WHERE n.id = ${needId} AND n.status <> 'removida' AND ${isVisible} AND ${fits(ofRow)}`)
  return rows.length > 0
}

/** How many would have fitted since then, also those that are over. */
export async function selectMissedCount(
  db: Db,
  { id, categorias }: BankSupplier,
  since: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count
    FROM needs n
    JOIN suppliers s ON s.id = ${id}
    JOIN accounts a ON a.id = s.account_id
    WHERE n.categoria = ANY (${sql.param(categorias)}::text[]) AND n.created_at >= ${since}
      AND n.status <> 'removida' AND ${fits(ofRow)}`)
  return rows[0]?.count ?? 0
}

/** The open needs up to this one were seen, and never fewer than before. */
export async function upsertSeen(db: Db, supplierId: number, newest: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO lead_settings (supplier_id, needs_seen_id) VALUES (${supplierId}, ${newest})
    ON CONFLICT (supplier_id) DO UPDATE
      SET needs_seen_id = greatest(lead_settings.needs_seen_id, excluded.needs_seen_id)`)
}
