import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { constants, tmpdir } from 'node:os'
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

/** Who is interrupted ends as usual, but not before what is to happen at the exit. */
function exitWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Not once: a second one would end it in the middle of that.
    process.on(signal, () => process.exit(128 + constants.signals[signal]))
  }
}

/**
 * A PostgreSQL server of our own in a temporary folder, on a free loopback port; it ends with this
 * process at the latest. Undefined when this machine has none and none can be installed.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const binaries =
    findBinaries() ??
    (installFromDebian(['postgresql', 'postgresql-contrib']) ? findBinaries() : undefined)
  if (!binaries) return undefined
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'mes-postgres-'))
  chmodSync(dir, 0o777)
  const data = join(dir, 'data')
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  const run = (...command: string[]) => {
    const [first = '', ...rest] = [...asUser, ...command]
    const { status, stdout, stderr, error } = spawnSync(first, rest, { encoding: 'utf8', cwd: dir })
    if (status === 0) return
    throw new Error(`${command[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`)
  }
  const settings = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off`
  const control = (...command: string[]) => run(join(binaries, 'pg_ctl'), '-D', data, ...command)
  const resume = () => control('-w', '-l', join(dir, 'log'), '-o', settings, 'start')
  const halt = (mode: 'fast' | 'immediate') => control('-m', mode, 'stop')
  const discard = () => rmSync(dir, { recursive: true, force: true })
  const abandon = () => {
    try {
      halt('immediate')
    } catch {
      // It was halted before, or never started.
    }
    discard()
  }
  process.once('exit', abandon)
  exitWhenInterrupted()
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
  resume()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop() {
      halt('immediate')
      discard()
      process.off('exit', abandon)
    },
  }
}
