import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, inject } from 'vitest'
import { makeTestFolder } from './folder.ts'
import { type ServerProcess, spawnServer, untilReady } from './process.ts'

/** Server processes for the tests of one file, ended after each test with what they stored. */
export function useServers(env: Record<string, string>) {
  const started: ServerProcess[] = []
  const folders: string[] = []

  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.child.kill('SIGKILL')
      await server.exited
    }
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  /**
   * Where a server keeps its data: a folder of its own, or a database of its own on PostgreSQL, with
   * the tables in place.
   */
  async function newStore(): Promise<Record<string, string>> {
    const url = inject('postgresUrl')
    if (url) return { DATABASE_URL: await newDatabase(url) }
    const folder = await makeTestFolder('process')
    folders.push(folder)
    await cp(inject('migratedCluster'), join(folder, 'postgres'), { recursive: true })
    return { DATA_DIR: folder }
  }

  async function launch(store: Record<string, string>): Promise<ServerProcess> {
    const server = await spawnServer({ ...env, ...store })
    started.push(server)
    return server
  }

  async function start(store: Record<string, string>): Promise<ServerProcess> {
    const server = await launch(store)
    await untilReady(server)
    return server
  }

  return { newStore, launch, start }
}

async function newDatabase(url: string): Promise<string> {
  const name = `process_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE migrated`)
  await client.end()
  const target = new URL(url)
  target.pathname = `/${name}`
  return target.href
}
