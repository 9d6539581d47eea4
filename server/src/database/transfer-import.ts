import type pg from 'pg'
import { selectRows, type Totals } from './transfer-export.ts'
import { FORMAT, type Mark, type Row, readLines, TableChecksum } from './transfer-format.ts'
import {
  type ForeignKey,
  quote,
  selectForeignKeys,
  selectMigrations,
  selectTablesInOrder,
  type Table,
  useExactTextForms,
} from './transfer-schema.ts'

export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
}

const ROWS_AT_ONCE = 500
const publicTable = (name: string) => `public.${quote(name)}`

/**
 * Fills a migrated, empty database from an export: all of it or nothing. At the end every table is
 * read back and compared with the export.
 */
export async function importDatabase(pool: pg.Pool, file: string): Promise<Totals> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await useExactTextForms(client)
    const totals = await importInto(client, file)
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE')
    return totals
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function importInto(client: pg.ClientBase, file: string): Promise<Totals> {
  const tables = new Map((await selectTablesInOrder(client)).map((table) => [table.name, table]))
  const expected = new Map<string, Extract<Mark, { kind: 'table-end' }>>()
  let batch: Batch | undefined
  let restoreRules: (() => Promise<void>) | undefined
  let isComplete = false

  for await (const item of readLines(file)) {
    if (Array.isArray(item)) {
      if (!batch) throw new ImportRefused('The file is damaged: a row outside of a table.')
      await batch.add(item)
      continue
    }
    if (!restoreRules && item.kind !== 'start') {
      throw new ImportRefused('This is not an export of this product.')
    }
    switch (item.kind) {
      case 'start':
        await assertFits(client, item, tables)
        restoreRules = await suspendRules(client, item.tables)
        break
      case 'table':
        batch = new Batch(client, matchingTable(item, tables))
        break
      case 'table-end':
        await batch?.flush()
        batch = undefined
        expected.set(item.name, item)
        break
      case 'sequence':
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
          publicTable(item.sequence.name),
          item.sequence.lastValue,
          item.sequence.isCalled,
        ])
        break
      case 'end':
        isComplete = true
    }
  }
  if (!isComplete) throw new ImportRefused('The file is damaged: its end is missing.')
  await restoreRules?.()
  return verify(client, tables, expected)
}

async function assertFits(
  client: pg.ClientBase,
  start: Extract<Mark, { kind: 'start' }>,
  tables: Map<string, Table>,
): Promise<void> {
  if (start.format !== FORMAT) {
    throw new ImportRefused(
      `The file has the format ${start.format}, this program reads ${FORMAT}.`,
    )
  }
  const migrations = await selectMigrations(client)
  const differing = [
    ...migrations.filter((name) => !start.migrations.includes(name)),
    ...start.migrations.filter((name) => !migrations.includes(name)),
  ]
  if (differing.length) {
    throw new ImportRefused(
      'The export and this database are not at the same version of the product. ' +
        `Migrations that only one of them has: ${differing.join(', ')}.`,
    )
  }
  const unknown = [
    ...start.tables.filter((name) => !tables.has(name)),
    ...[...tables.keys()].filter((name) => !start.tables.includes(name)),
  ]
  if (unknown.length) {
    throw new ImportRefused(`Tables that only one side has: ${unknown.join(', ')}.`)
  }
  const filled: string[] = []
  for (const name of start.tables) {
    // Until the end of the transaction nobody else may add a row.
    await client.query(`LOCK TABLE ${publicTable(name)} IN SHARE ROW EXCLUSIVE MODE`)
    const { rowCount } = await client.query(`SELECT FROM ${publicTable(name)} LIMIT 1`)
    if (rowCount) filled.push(name)
  }
  if (filled.length) {
    throw new ImportRefused(
      `The database is not empty: ${filled.join(', ')}. Import into a new one.`,
    )
  }
}

function matchingTable(described: Table, tables: Map<string, Table>): Table {
  const table = tables.get(described.name)
  const types = new Map(table?.columns.map((column) => [column.name, column.type]))
  const fits =
    types.size === described.columns.length &&
    described.columns.every((column) => types.get(column.name) === column.type)
  if (!fits) throw new ImportRefused(`The columns of ${described.name} differ.`)
  return described
}

/**
 * Triggers must not change what was exported, and a row may point to one that comes later: to its
 * own table, or around a cycle. Returns what puts both rules back, checking the keys first.
 */
async function suspendRules(client: pg.ClientBase, order: string[]) {
  const pointsAhead = ({ table, references }: ForeignKey) =>
    order.indexOf(references) >= order.indexOf(table)
  const keys = (await selectForeignKeys(client)).filter(pointsAhead)
  const { rows: triggers } = await client.query<{ table: string; name: string }>(`
    SELECT c.relname AS table, t.tgname AS name
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled = 'O'`)

  const alter = ({ table }: { table: string }, change: string) =>
    client.query(`ALTER TABLE ${publicTable(table)} ${change}`)
  for (const key of keys) {
    await alter(key, `ALTER CONSTRAINT ${quote(key.name)} DEFERRABLE INITIALLY DEFERRED`)
  }
  for (const trigger of triggers) await alter(trigger, `DISABLE TRIGGER ${quote(trigger.name)}`)

  return async () => {
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const key of keys) await alter(key, `ALTER CONSTRAINT ${quote(key.name)} NOT DEFERRABLE`)
    for (const trigger of triggers) await alter(trigger, `ENABLE TRIGGER ${quote(trigger.name)}`)
  }
}

class Batch {
  readonly #client: pg.ClientBase
  readonly #table: Table
  readonly #statement: string
  #rows: Row[] = []

  constructor(client: pg.ClientBase, table: Table) {
    this.#client = client
    this.#table = table
    const names = table.columns.map((column) => quote(column.name)).join(', ')
    const values = table.columns.map((column, i) => `c${i}::${column.type}`).join(', ')
    const inputs = table.columns.map((_, i) => `$${i + 1}::text[]`).join(', ')
    const aliases = table.columns.map((_, i) => `c${i}`).join(', ')
    this.#statement =
      `INSERT INTO ${publicTable(table.name)} (${names}) OVERRIDING SYSTEM VALUE ` +
      `SELECT ${values} FROM unnest(${inputs}) AS input(${aliases})`
  }

  async add(row: Row): Promise<void> {
    if (row.length !== this.#table.columns.length) {
      throw new ImportRefused(`The file is damaged: a row of ${this.#table.name} does not fit.`)
    }
    this.#rows.push(row)
    if (this.#rows.length >= ROWS_AT_ONCE) await this.flush()
  }

  async flush(): Promise<void> {
    if (!this.#rows.length) return
    const columns = this.#table.columns.map((_, i) => this.#rows.map((row) => row[i] ?? null))
    this.#rows = []
    await this.#client.query(this.#statement, columns)
  }
}

async function verify(
  client: pg.ClientBase,
  tables: Map<string, Table>,
  expected: Map<string, { rows: number; checksum: string }>,
): Promise<Totals> {
  const totals = { tables: 0, rows: 0 }
  for (const table of tables.values()) {
    const checksum = new TableChecksum()
    for await (const row of selectRows(client, table)) checksum.add(row)
    const { rows, checksum: value } = expected.get(table.name) ?? {}
    if (checksum.rows !== rows || checksum.value !== value) {
      throw new ImportRefused(`After the import ${table.name} differs from the export.`)
    }
    totals.tables += 1
    totals.rows += checksum.rows
  }
  return totals
}
