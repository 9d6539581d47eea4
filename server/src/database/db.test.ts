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
