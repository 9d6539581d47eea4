import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from './db.ts'

const url = inject('postgresUrl')

test.skipIf(!url)('what may be a moment old is read from the copy, when there is one', async () => {
  const named = (name: string) => {
    const address = new URL(url ?? '')
    address.searchParams.set('application_name', name)
    return address.href
  }
  const database = openDatabase({ connectionString: named('first') }, named('copy'))
  const nameOf = async (db: typeof database.db) =>
    (await db.execute(sql`SELECT current_setting('application_name') AS name`)).rows
  expect(await nameOf(database.db)).toEqual([{ name: 'first' }])
  expect(await nameOf(database.readDb)).toEqual([{ name: 'copy' }])
  await database.close()
})

test.skipIf(!url)('a statement that comes again is prepared on its connection', async () => {
  const database = openDatabase({ connectionString: url ?? '', max: 1 })
  const prepared = async () => {
    const text = 'SELECT statement FROM pg_prepared_statements'
    return (await database.pool.query<{ statement: string }>(text)).rows
  }
  for (let turn = 1; turn <= 5; turn++) await database.db.execute(sql`SELECT ${turn}::text AS turn`)
  expect(await prepared()).toEqual([])
  for (let turn = 6; turn <= 9; turn++) {
    const { rows } = await database.db.execute(sql`SELECT ${turn}::text AS turn`)
    expect(rows).toEqual([{ turn: `${turn}` }])
  }
  expect(await prepared()).toEqual([{ statement: 'SELECT $1::text AS turn' }])
  await database.close()
})

test.skipIf(!url)('a connection keeps at most 200 statements prepared', async () => {
  const database = openDatabase({ connectionString: url ?? '', max: 1 })
  for (let turn = 0; turn < 6; turn++) {
    for (let text = 0; text < 205; text++) {
      await database.db.execute(sql`SELECT ${turn}::text AS ${sql.identifier(`column_${text}`)}`)
    }
  }
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS n FROM pg_prepared_statements',
  )
  expect(rows).toEqual([{ n: 200 }])
  await database.close()
})
