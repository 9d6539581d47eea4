import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Database, type Db, openDatabase } from '../src/database/db.ts'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts'
import { makeTestFolder } from './folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with a migrated database `migrated`; null when the embedded one is tested. */
    postgresUrl: string | null
    /** A migrated, empty cluster of the embedded database. */
    migratedCluster: string
  }
}

let opened: Promise<Database> | undefined

/**
 * A migrated, empty database. The files that one process runs share it, one after the other: starting
 * the embedded one takes more than a second, emptying its tables a few milliseconds.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = inject('postgresUrl')
  const shared = await (opened ??= url
    ? copyMigratedDatabase(url)
    : copyMigratedCluster(inject('migratedCluster')))
  await emptyTables(shared.db)
  return { ...shared, close: async () => {} }
}

/** A busy machine answers late; the product's own limits have tests of their own (outage.test.ts). */
const patient = { connectionTimeoutMillis: 30_000 }

async function copyMigratedDatabase(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE migrated`)
  await admin.end()
  const target = new URL(url)
  target.pathname = `/${name}`
  return openDatabase({ connectionString: target.href, ...patient })
}

async function copyMigratedCluster(templateDir: string): Promise<Database> {
  const dir = await makeTestFolder('test')
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit())
  const log = pino({ level: 'silent' })
  const { poolConfig } = await startEmbeddedPostgres({ dir, templateDir, log })
  return openDatabase({ ...poolConfig, ...patient })
}

/** Empties every table and starts every sequence anew. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql`SELECT tests.empty_tables()`)
}

/**
 * Row by row with triggers and foreign keys off: on tables this small that is ten times faster than
 * TRUNCATE, which makes new files. As a function, whose statements are planned once.
 */
export const makeEmptyTables = `
  CREATE SCHEMA tests;
  DO $$
  DECLARE deletes text;
  BEGIN
    SELECT string_agg(format('DELETE FROM public.%I;', tablename), ' ') INTO deletes FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'schema_migrations';
    EXECUTE format('CREATE FUNCTION tests.empty_tables() RETURNS void LANGUAGE plpgsql AS %L',
      'BEGIN PERFORM set_config(''session_replication_role'', ''replica'', true); ' || deletes ||
      ' PERFORM setval(oid::regclass, 1, false) FROM pg_class
        WHERE relkind = ''S'' AND relnamespace = ''public''::regnamespace; END');
  END $$`

/** How many rows a table has. */
export async function rowsIn(db: Db, table: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ count: number }>(
    sql.raw(`SELECT count(*)::integer AS count FROM ${table}`),
  )
  return rows[0]?.count
}
