import { plainText } from 'contract/rules/text'
import type { searchSorts } from 'contract/search'
import type { SupplierType } from 'contract/suppliers'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { InParts, Step } from './rules/ranking/candidates.ts'
import type { SearchFilter } from './rules/ranking/filter.ts'
import { statesOf } from './rules/ranking/nearness.ts'
import type { SearchDocument } from './rules/ranking/fit.ts'
import type { BrowseKey } from './rules/ranking/order.ts'
import type { Place } from './rules/words/place-names.ts'
import { documentOf } from './rules/ranking/document.ts'
import { listedColumns, type ListedRow } from '../tables/suppliers.ts'

/** Where a window of candidates ended: `step` counts the parts of all steps. */
export type WindowKey = { step: number; promotion: number; sortName: string; id: number }

export type Candidate = SearchDocument & { key: WindowKey }

type CandidateRow = {
  step: number
  supplier_id: number
  promotion: number
  unfilled: number
  sort_name: string
  kind: 'Empresa' | 'Freelancer'
  place: string
  body: string
}

/** Documents in the order of the steps, and which words the database knows (service-knowledge.ts). */
export async function selectCandidates(
  db: Db,
  steps: readonly Step[],
  filter: SearchFilter,
  page: { most: number; after?: WindowKey | undefined },
): Promise<{ version: string; candidates: Candidate[] }> {
  const { after } = page
  const { rows } = await db.execute<CandidateRow>(sql`
    SELECT * FROM search_candidates(
      ${array(steps.map(({ query }) => query))}::tsquery[],
      ${array(steps.map(({ before }) => before))}::tsquery[],
      ${array(steps.flatMap(({ parts }, index) => parts.map(() => index + 1)))}::smallint[],
      ${array(steps.flatMap(({ parts }) => parts))}::tsquery[], ${conditions(filter)}, ${after?.step ?? 0}::integer,
      ${after?.promotion ?? null}::integer, ${after?.sortName ?? null}::text,
      ${after?.id ?? null}::integer, ${page.most}::integer
    )`)
  const [head, ...documents] = rows
  return {
    version: head?.body ?? '',
    candidates: documents.map(candidateOf),
  }
}

const candidateOf = (row: CandidateRow): Candidate => ({
  ...documentOf({ ...row, id: row.supplier_id }),
  key: { step: row.step, promotion: row.promotion, sortName: row.sort_name, id: row.supplier_id },
})

/** One that visitors can see and that passes the filter. */
export async function selectDocument(
  db: Db,
  id: number,
  filter: SearchFilter,
): Promise<Candidate | undefined> {
  const { rows } = await db.execute<CandidateRow>(sql`
    SELECT 0 AS step, d.supplier_id, d.promotion, d.unfilled, d.sort_name, d.kind, d.place, d.body
    FROM search_documents d WHERE ${browsed(filter, [sql`d.supplier_id = ${id}`])}`)
  return rows[0] && candidateOf(rows[0])
}

/** No further than `most`. */
export async function countCandidates(
  db: Db,
  { query, parts }: InParts,
  filter: SearchFilter,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT search_count(
      ${query}::tsquery, ${array(parts)}::tsquery[], ${conditions(filter)}, ${most}::integer
    ) AS total`)
  return rows[0]?.total ?? 0
}

/** The parameters that search_candidates and search_count share. */
const conditions = ({ kind, levels, namePart, placePart }: SearchFilter): SQL => sql`
  ${kind ?? null}::text, ${levels ? array(levels) : null}::smallint[],
  ${namePart ? `%${namePart}%` : null}::text, ${placePart ? `%${placePart}%` : null}::text`

export type Item = ListedRow

/** Those of these that visitors can see now, in the order of the ids. */
export async function selectItems(db: Db, ids: readonly number[]): Promise<Item[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Item>(
    sql`SELECT ${listedColumns} FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id
      LEFT JOIN companies c ON c.id = s.id
      WHERE d.supplier_id = ANY (${array(ids)}::integer[])`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Those who are called so, folded, and those whose name has all these parts, should any be given. */
export async function selectByName(
  db: Db,
  whole: string,
  parts: readonly string[],
  most: number,
): Promise<{ id: number; nome: string }[]> {
  const hasParts = parts.map((part) => sql`d.sort_name LIKE ${`%${part}%`}`)
  const { rows } = await db.execute<{ id: number; nome: string }>(sql`
    SELECT s.id, s.nome FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id
    WHERE d.sort_name = ${whole} ${parts.length > 0 ? sql`OR (${sql.join(hasParts, sql` AND `)})` : sql``}
    ORDER BY d.promotion, d.sort_name, d.supplier_id LIMIT ${most}`)
  return rows
}

export type Sort = (typeof searchSorts)[number]

type BrowsePage = {
  limit: number
  sort: Sort
  /** Where the page before ended. */
  after?: BrowseKey | undefined
  /** Counts all who pass the filter, no further than this. */
  countTo?: number | undefined
}
type Browsed = { items: (Item & { key: BrowseKey })[]; total: number }

/** A page of everybody who passes the filter: by plan, fuller profile and name, or as sorted. */
export async function selectBrowsed(
  db: Db,
  filter: SearchFilter,
  page: BrowsePage,
): Promise<Browsed> {
  const order = browseOrders[page.sort]
  const after = page.after ? [order.after(page.after)] : []
  const total = page.countTo ? countOf(browsed(filter), page.countTo) : sql`0`
  const { rows } = await db.execute<
    Item & { promotion: number; unfilled: number; sort_name: string; total: number }
  >(sql`
    SELECT ${listedColumns}, d.promotion, d.unfilled, d.sort_name, ${total} AS total
    FROM search_documents d JOIN suppliers s ON s.id = d.supplier_id
    LEFT JOIN companies c ON c.id = s.id
    WHERE ${browsed(filter, after)}
    ORDER BY ${order.by} LIMIT ${literal(page.limit)}`)
  return {
    items: rows.map(({ promotion, unfilled, sort_name, total: _total, ...item }) => ({
      ...item,
      key: { promotion, unfilled, sortName: sort_name, id: item.id },
    })),
    total: rows[0]?.total ?? 0,
  }
}

const countOf = (condition: SQL, most: number) => sql`(
  SELECT count(*)::integer
  FROM (SELECT FROM search_documents d WHERE ${condition} LIMIT ${literal(most)}) matches
)`

/** Part of the text: of a limit that it does not know, PostgreSQL expects a tenth of the table. */
const literal = (whole: number) => sql.raw(String(Math.trunc(whole)))

const browseOrders: Record<Sort, { by: SQL; after: (key: BrowseKey) => SQL }> = {
  fit: {
    by: sql`d.promotion, d.unfilled, d.sort_name, d.supplier_id`,
    after: (key) => sql`(d.promotion, d.unfilled, d.sort_name, d.supplier_id)
      > (${key.promotion}::smallint, ${key.unfilled}::smallint, ${key.sortName}, ${key.id}::integer)`,
  },
  name: {
    by: sql`d.sort_name, d.supplier_id`,
    after: (key) => sql`(d.sort_name, d.supplier_id) > (${key.sortName}, ${key.id}::integer)`,
  },
  newest: {
    by: sql`d.supplier_id DESC`,
    after: (key) => sql`d.supplier_id < ${key.id}::integer`,
  },
}

/** What the filter's options are counted by, of the first so many who pass it. */
export async function selectBrowsedFacets(
  db: Db,
  filter: SearchFilter,
  most: number,
): Promise<{ id: number; kind: SupplierType; place: string }[]> {
  const { rows } = await db.execute<{ id: number; kind: SupplierType; place: string }>(sql`
    SELECT d.supplier_id AS id, CASE d.kind WHEN 'Empresa' THEN 'Empresa' ELSE 'Autônomo' END AS kind, d.place FROM search_documents d
    WHERE ${browsed(filter)} LIMIT ${most}`)
  return rows
}

/** How often each certificate occurs among these suppliers, most usual first. */
export async function selectCertificateCounts(
  db: Db,
  ids: readonly number[],
): Promise<{ value: string; fornecedores: number }[]> {
  const { rows } = await db.execute<{ value: string; fornecedores: number }>(sql`
    SELECT certificado AS value, count(*)::integer AS fornecedores
    FROM suppliers s CROSS JOIN unnest(s.certificados) AS certificado
    WHERE s.id = ANY (${array(ids)}::integer[])
    GROUP BY certificado ORDER BY count(*) DESC, certificado COLLATE "C" LIMIT 30`)
  return rows
}

export async function selectCategoryCounts(
  db: Db,
  ids: readonly number[],
): Promise<{ value: string; fornecedores: number }[]> {
  const { rows } = await db.execute<{ value: string; fornecedores: number }>(sql`
    SELECT categoria AS value, count(*)::integer AS fornecedores
    FROM suppliers s CROSS JOIN unnest(s.categorias) AS categoria
    WHERE s.id = ANY (${array(ids)}::integer[])
    GROUP BY categoria ORDER BY count(*) DESC, categoria COLLATE "C"`)
  return rows
}

/** How many of these suppliers are in each city, most usual first. */
export async function selectCityCounts(
  db: Db,
  ids: readonly number[],
): Promise<{ cidade: string; estado: string; fornecedores: number }[]> {
  const { rows } = await db.execute<{ cidade: string; estado: string; fornecedores: number }>(sql`
    SELECT cidade, estado, count(*)::integer AS fornecedores
    FROM suppliers WHERE id = ANY (${array(ids)}::integer[])
    GROUP BY cidade, estado ORDER BY count(*) DESC, cidade COLLATE "C", estado`)
  return rows
}

function browsed(filter: SearchFilter, more: readonly SQL[] = []): SQL {
  const { kind, levels, namePart, placePart, state, certificates, category, except = [] } = filter
  const parts = [
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(levels ? [sql`d.promotion = ANY (${array(levels)}::smallint[])`] : []),
    ...(state ? [sql`d.state = ${state}`] : []),
    ...(namePart ? [sql`d.sort_name LIKE ${`%${namePart}%`}`] : []),
    ...(placePart ? [sql`d.place LIKE ${`%${placePart}%`}`] : []),
    ...except.map(notIn),
    ...[...certificates, ...category].map((lexeme) => sql`d.lexemes @@ ${lexeme}::tsquery`),
    ...more,
  ]
  return parts.length > 0 ? sql.join(parts, sql` AND `) : sql`true`
}

/** As `isIn` of rules/ranking/nearness.ts judges it. */
function notIn({ cidade, ...place }: Place): SQL {
  const states = statesOf(place)
  if (cidade && states.length === 0) return sql`d.place NOT LIKE ${`${plainText(cidade)}/%`}`
  if (cidade) return sql`d.place <> ${`${plainText(cidade)}/${states[0]}`}`
  return place.estado && place.area ? sql`true` : sql`d.state <> ALL (${array(states)}::text[])`
}

/** Drizzle spreads a list into many parameters; PostgreSQL's own text of an array is one. */
const array = (list: readonly (string | number | null)[]) =>
  `{${list.map((item) => (typeof item === 'string' ? JSON.stringify(item) : `${item}`)).join(',')}}`
