import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'

const api = testApi()

async function loadTables(): Promise<PgTable[]> {
  const subjects = readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
  const modules = await Promise.all(subjects.map((subject) => import(`./${subject}.ts`)))
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
}

/** The query builder's view must be a true part of what the migrations made. */
test('every table has the columns, types and nullability of the database', async () => {
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
  const tables = await loadTables()
  expect(tables.length).toBeGreaterThanOrEqual(50)
  for (const table of tables) {
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
