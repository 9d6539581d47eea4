import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { templateDir } from '../src/database/embedded/version.ts'
import { makeEmptyTables } from './database.ts'
import { makeTestFolder } from './folder.ts'

/** Migrates once; each test file starts from a copy (database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.name === 'postgres' ? migrateOnPostgres(project) : migrateEmbedded(project)
}

async function migrateOnPostgres(project: TestProject) {
  const url = process.env.TEST_POSTGRES_URL ?? ''
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('DROP DATABASE IF EXISTS migrated')
  await admin.query('CREATE DATABASE migrated')
  await admin.end()
  const target = new URL(url)
  target.pathname = '/migrated'
  await runMigrations({ connectionString: target.href })
  project.provide('postgresUrl', url)
  project.provide('migratedCluster', '')
  return async () => {}
}

async function migrateEmbedded(project: TestProject) {
  const dir = await makeTestFolder('migrated')
  const log = pino({ level: 'silent' })
  const embedded = await startEmbeddedPostgres({ dir, templateDir, log })
  await runMigrations(embedded.poolConfig)
  await embedded.stop()
  project.provide('postgresUrl', null)
  project.provide('migratedCluster', join(dir, 'postgres'))
  return () => rm(dir, { recursive: true, force: true })
}

async function runMigrations(config: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool(config)
  await migrate(pool)
  await pool.query(makeEmptyTables)
  await pool.end()
}
