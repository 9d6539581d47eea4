import { urlOf } from 'contract/endpoint'
import { searchSuppliers } from 'contract/search'
import { listSuppliers } from 'contract/suppliers'
import { sql } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { testApi } from '../../test/api.ts'
import { type CuttableWay, cuttableWayTo } from '../../test/cuttable.ts'
import { makeFreelancer } from '../../seed/make.ts'
import { buildApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import { makeLogger } from '../http/log.ts'
import type { App } from '../http/parts.ts'
import { openParts } from '../start.ts'
import { type Database, isUnavailable, openDatabase } from './db.ts'

const api = testApi()
const postgres = inject('postgresUrl')

const aMoment = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** What would have ended the process meanwhile. */
async function uncaughtIn(work: () => Promise<unknown>): Promise<unknown[]> {
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', note)
  await work()
  await aMoment()
  process.off('uncaughtException', note)
  return uncaught
}

/** The embedded database cannot go away alone: it ends with its process. */
describe.skipIf(!postgres)('while PostgreSQL is away', () => {
  let way: CuttableWay
  let database: Database
  let app: App

  beforeEach(async () => {
    const { rows } = await api.db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
    const url = new URL(postgres ?? '')
    url.pathname = `/${rows[0]?.name}`
    way = await cuttableWayTo(url.href)
    database = openDatabase({ connectionString: way.url })
    app = await buildApp({ ...api.parts, database }, { pages: 'none' })
  })
  afterEach(async () => {
    way.close()
    await app.close()
    await database.close()
  })

  const get = (path: string) => app.inject({ method: 'GET', url: `/api${path}` })

  test('a call is told to try again later, and works again when the database is back', async () => {
    await makeFreelancer(api.db, { nome: 'Autoclaves Norte' })
    expect((await get(urlOf(searchSuppliers))).json()).toMatchObject({ total: 1 })
    way.cut()
    const away = await get(urlOf(searchSuppliers))
    expect(away.statusCode).toBe(503)
    expect(away.headers['retry-after']).toBe('2')
    expect(away.json()).toMatchObject({ code: 'UNAVAILABLE' })
    way.mend()
    expect((await get(urlOf(searchSuppliers))).json()).toMatchObject({ total: 1 })
  })

  test('a connection lost in the middle of a transaction ends the transaction, not the process', async () => {
    let lost: unknown
    const died = await uncaughtIn(() =>
      database
        .transaction(async (tx) => {
          await tx.execute(sql`SELECT 1`)
          way.cut()
          // The socket's end arrives while nobody waits for a query.
          await aMoment()
          await tx.execute(sql`SELECT 1`)
        })
        .catch((error: unknown) => (lost = error)),
    )
    expect([died, isUnavailable(lost)]).toEqual([[], true])
    way.mend()
    expect((await database.db.execute(sql`SELECT 2 AS two`)).rows).toEqual([{ two: 2 }])
  })

  test('an idle connection that is lost ends neither the process nor the pool', async () => {
    await database.db.execute(sql`SELECT 1`)
    expect(database.pool.idleCount).toBe(1)
    const lost = new Promise((resolve) => database.pool.once('remove', resolve))
    const died = await uncaughtIn(async () => {
      way.cut()
      await lost
    })
    expect([died, database.pool.totalCount]).toEqual([[], 0])
    way.mend()
    expect((await database.db.execute(sql`SELECT 2 AS two`)).rows).toEqual([{ two: 2 }])
  })

  test('the list of suppliers is the last good one, with its age', async () => {
    await makeFreelancer(api.db, { nome: 'Autoclaves Norte' })
    const whole = await get(urlOf(listSuppliers))
    expect(whole.headers.age).toBeUndefined()
    way.cut()
    const kept = await get(urlOf(listSuppliers))
    expect(kept.statusCode).toBe(200)
    expect(kept.headers.age).toMatch(/^\d+$/)
    expect(kept.json()).toEqual(whole.json())
    const later = performance.now() + 61 * 60 * 1000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    const old = await get(urlOf(listSuppliers))
    clock.mockRestore()
    expect([old.statusCode, old.headers['retry-after']]).toEqual([503, '2'])
  })

  test('a start waits until the database answers', async () => {
    way.cut()
    const warnings: unknown[] = []
    const log = makeLogger('warn', {
      write(line) {
        warnings.push(JSON.parse(line).msg)
        way.mend()
      },
    })
    const { close } = await openParts(parseEnv({ DATABASE_URL: way.url, DEMO: 'off' }), log)
    await close()
    expect(warnings).toEqual(['the database does not answer yet, waiting for it'])
  })

  test('what nobody waits for any more does not stay behind in the server', async () => {
    const settings = await database.pool.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
    )
    expect(settings.rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '15000' },
      { name: 'lock_timeout', setting: '5000' },
      { name: 'statement_timeout', setting: '10000' },
    ])
    const whenTheClientGivesUp = (database.pool.options as ClientConfig).query_timeout
    expect(whenTheClientGivesUp).toBe(15_000)
  })
})
