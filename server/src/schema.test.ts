import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../test/api.ts'
import * as schema from './schema.ts'

const api = testApi()

/** The query builder's view must be a true part of what the migrations made. */
test('every table of schema.ts has the columns, types and nullability of the database', async () => {
  const { rows } = await api.db.execute<{
    table_name: string
    column_name: string
    data_type: string
    is_nullable: string
  }>(sql`
    SELECT table_name, column_name, data_type, is_nullable
    FROM information_schema.columns WHERE table_schema = 'public'`)
  const actual = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]))
  const wrong: string[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    for (const column of Object.values(getTableColumns(table))) {
      const name = `${getTableName(table)}.${column.name}`
      const found = actual.get(name)
      if (!found) wrong.push(`${name} does not exist`)
      else if ((found.is_nullable === 'NO') !== column.notNull) wrong.push(`${name} nullability`)
      else if (!sameType(column.getSQLType(), found.data_type)) {
        wrong.push(`${name} is ${found.data_type}, not ${column.getSQLType()}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

function sameType(ours: string, theirs: string): boolean {
  return theirs === 'ARRAY' ? ours.endsWith('[]') : ours === theirs
}
