import type { RecordFilter, RecordQuery, RecordSort } from 'contract/records'
import type { SupplierKind } from 'contract/rules/plans'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, escapeLike } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { companies, suppliers } from '../tables/suppliers.ts'

/** `words` come from recordWords(): folded by the database, as what is stored was. */
type Filter = Omit<RecordFilter, 'busca'> & { kind: SupplierKind; words: string[] }
type Page = Filter & Pick<RecordQuery, 'skip' | 'limit' | 'sort' | 'order'>

/** Three letters make a trigram; shorter ones are looked for at the beginning of words. */
const likeWord = (word: string) =>
  sql`words LIKE ${word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`}`

function matching({ kind, plan, estado, status, words }: Filter): SQL {
  const conditions = [
    sql`kind = ${kind}`,
    ...(plan ? [sql`plan = ${plan}`] : []),
    ...(estado ? [sql`estado = ${estado}`] : []),
    ...(status ? [sql`active = ${status === 'ativo'}`] : []),
    ...words.map(likeWord),
  ]
  return sql.join(conditions, sql` AND `)
}

const sortColumns: Record<RecordSort, SQL> = {
  id: sql`supplier_id`,
  nome: sql`sort_name`,
  cidade: sql`sort_city`,
}

function ordering(sort: RecordSort, descending: boolean): SQL {
  const direction = descending ? sql`DESC` : sql`ASC`
  const byId = sql`supplier_id ${direction}`
  return sort === 'id' ? byId : sql`${sortColumns[sort]} ${direction}, ${byId}`
}

export async function selectRecordCount(db: Db, filter: Filter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM supplier_records WHERE ${matching(filter)}`)
  return rows[0]?.total ?? 0
}

/** A page in the order of an index. The second half of a list is read from its end. */
export async function selectRecordIds(db: Db, page: Page, total: number): Promise<number[]> {
  const size = Math.max(0, Math.min(page.limit, total - page.skip))
  if (size === 0) return []
  const fromEnd = page.skip > total / 2
  const descending = (page.order === 'desc') !== fromEnd
  const skip = fromEnd ? total - page.skip - size : page.skip
  const { rows } = await db.execute<{ supplier_id: number }>(sql`
    SELECT supplier_id FROM supplier_records WHERE ${matching(page)}
    ORDER BY ${ordering(page.sort, descending)} OFFSET ${skip} LIMIT ${size}`)
  const ids = rows.map((row) => row.supplier_id)
  return fromEnd ? ids.reverse() : ids
}

/** With words, what matches is found once, for the count and the page together. */
export async function selectMatches(db: Db, page: Page): Promise<{ total: number; ids: number[] }> {
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    WITH hits AS MATERIALIZED (
      SELECT supplier_id, sort_name, sort_city FROM supplier_records WHERE ${matching(page)}
    )
    SELECT (SELECT count(*) FROM hits)::integer AS total, ARRAY(
      SELECT supplier_id FROM hits ORDER BY ${ordering(page.sort, page.order === 'desc')}
      OFFSET ${page.skip} LIMIT ${page.limit}
    ) AS ids`)
  return rows[0] ?? { total: 0, ids: [] }
}

/** The next ids after one, for an export. */
export async function selectNextIds(
  db: Db,
  filter: Filter,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ supplier_id: number }>(sql`
    SELECT supplier_id FROM supplier_records
    WHERE ${matching(filter)} AND supplier_id > ${afterId} ORDER BY supplier_id LIMIT ${limit}`)
  return rows.map((row) => row.supplier_id)
}

/** Each word without accents and in lower case, as the stored ones. */
export async function selectFolded(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ folded: string }>(sql`
    SELECT fold(word) AS folded
    FROM unnest(ARRAY[${sql.join(
      words.map((word) => sql`${word}`),
      sql`, `,
    )}]::text[]) AS word`)
  return rows.map((row) => row.folded)
}

export async function selectRecordRows(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .select({ account: accounts, supplier: suppliers, company: companies })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(inArray(suppliers.id, ids))
    .orderBy(asc(suppliers.id))
}
