import type pg from 'pg'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
export type ForeignKey = { table: string; name: string; references: string }
export type Sequence = { name: string; lastValue: string; isCalled: boolean }

type Client = pg.ClientBase

/** Text forms that any PostgreSQL reads back to the same value. */
export async function useExactTextForms(client: Client): Promise<void> {
  await client.query(`
    SET LOCAL datestyle = 'ISO, YMD';
    SET LOCAL intervalstyle = 'iso_8601';
    SET LOCAL timezone = 'UTC';
    SET LOCAL bytea_output = 'hex';
    SET LOCAL extra_float_digits = 1;
  `)
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The tables of the product without the bookkeeping of the migrations; generated columns left out. */
async function selectTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
           json_agg(json_build_object('name', a.attname,
                                      'type', format_type(a.atttypid, a.atttypmod))
                    ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT c.relispartition AND c.relname <> 'schema_migrations'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

export async function selectForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT t.relname AS table, k.conname AS name, r.relname AS references
    FROM pg_constraint k
    JOIN pg_class t ON t.oid = k.conrelid
    JOIN pg_class r ON r.oid = k.confrelid
    WHERE k.contype = 'f' AND k.conparentid = 0 AND NOT k.condeferrable
      AND t.relnamespace = 'public'::regnamespace
    ORDER BY t.relname, k.conname`)
  return rows
}

/** Referenced tables first. A cycle is cut anywhere: the import defers the keys that point ahead. */
export function inForeignKeyOrder<T extends { name: string }>(
  tables: T[],
  foreignKeys: ForeignKey[],
): T[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<T>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const table = byName.get(name)
    if (!table || visited.has(name)) return
    visited.add(name)
    for (const key of foreignKeys) if (key.table === name) visit(key.references)
    ordered.add(table)
  }
  for (const { name } of tables) visit(name)
  return [...ordered]
}

export async function selectTablesInOrder(client: Client): Promise<Table[]> {
  return inForeignKeyOrder(await selectTables(client), await selectForeignKeys(client))
}

export async function selectMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS exists`,
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY name',
  )
  return rows.map((row) => row.name)
}

export async function selectSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM public.${quote(name)}`,
    )
    sequences.push(...states.map((state) => ({ name, ...state })))
  }
  return sequences
}
