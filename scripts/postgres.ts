import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from './chromium.ts'

function findBinaries(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export type TestPostgres = {
  url: string
  /** Stops the server and keeps its data; `resume` starts it again on the same port. */
  halt(mode: 'fast' | 'immediate'): void
  resume(): void
  stop(): void
}

/**
 * A PostgreSQL server of our own in a temporary folder, on a free loopback port. Undefined when
 * this machine has none and none can be installed.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const binaries =
    findBinaries() ??
    (installFromDebian(['postgresql', 'postgresql-contrib']) ? findBinaries() : undefined)
  if (!binaries) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'mes-postgres-'))
  chmodSync(dir, 0o777)
  const data = join(dir, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const run = (...command: string[]) => {
    const [first = '', ...rest] = [...asUser, ...command]
    const { status, stdout, stderr } = spawnSync(first, rest, { encoding: 'utf8', cwd: dir })
    if (status !== 0) throw new Error(`${command[0]} failed: ${stdout}${stderr}`)
  }
  run(
    join(binaries, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  )
  const settings = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off`
  const control = (...command: string[]) => run(join(binaries, 'pg_ctl'), '-D', data, ...command)
  const resume = () => control('-w', '-l', join(dir, 'log'), '-o', settings, 'start')
  const halt = (mode: 'fast' | 'immediate') => control('-m', mode, 'stop')
  resume()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop() {
      halt('immediate')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
