import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { syncParent } from './embedded/sync.ts'
import { FORMAT, type Mark, type Row, TableChecksum, toLine } from './transfer-format.ts'
import {
  quote,
  selectMigrations,
  selectSequences,
  selectTablesInOrder,
  type Table,
  useExactTextForms,
} from './transfer-schema.ts'

const ROWS_AT_ONCE = 500

/** Must run inside a transaction: it reads through a cursor. */
export async function* selectRows(client: pg.ClientBase, table: Table): AsyncGenerator<Row> {
  const columns = table.columns.map((column) => `${quote(column.name)}::text`).join(', ')
  await client.query(
    `DECLARE transfer NO SCROLL CURSOR FOR SELECT ${columns} FROM public.${quote(table.name)}`,
  )
  while (true) {
    const { rows } = await client.query<Row>({
      text: `FETCH ${ROWS_AT_ONCE} FROM transfer`,
      rowMode: 'array',
    })
    yield* rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('CLOSE transfer')
}

async function* contents(client: pg.ClientBase, totals: Totals): AsyncGenerator<Mark | Row> {
  const tables = await selectTablesInOrder(client)
  yield {
    kind: 'start',
    format: FORMAT,
    takenAt: new Date().toISOString(),
    migrations: await selectMigrations(client),
    tables: tables.map((table) => table.name),
  }
  for (const table of tables) {
    const checksum = new TableChecksum()
    yield { kind: 'table', ...table }
    for await (const row of selectRows(client, table)) {
      checksum.add(row)
      yield row
    }
    yield { kind: 'table-end', name: table.name, rows: checksum.rows, checksum: checksum.value }
    totals.tables += 1
    totals.rows += checksum.rows
  }
  for (const sequence of await selectSequences(client)) yield { kind: 'sequence', sequence }
  yield { kind: 'end' }
}

export type Totals = { tables: number; rows: number }

/** Writes one moment of the whole database to a gzipped file of JSON lines. */
export async function exportDatabase(pool: pg.Pool, file: string): Promise<Totals> {
  const totals = { tables: 0, rows: 0 }
  const unfinished = `${file}.unfinished`
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await useExactTextForms(client)
    const lines = async function* () {
      for await (const item of contents(client, totals)) yield toLine(item)
    }
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(Readable.from(lines()), createGzip(), output)
    await client.query('COMMIT')
    await rename(unfinished, file)
    await syncParent(file)
    return totals
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  } finally {
    client.release()
  }
}
