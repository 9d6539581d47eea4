import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoPassword } from '../server/seed/demo.ts'
import { type ServerProcess, spawnServer, untilReady } from '../server/test/process.ts'
import { runAbuse } from './abuse/run.ts'
import { startPostgres } from './postgres.ts'

/**
 * `npm run test:abuse`: thousands of hostile requests, made from docs/openapi.json, against the built
 * product on both databases. Fails on any 5xx, on an answer that took over 2 s, or on memory that
 * stays. The same seed sends the same requests: `-- --requests 10000 --seed 1`. More `--rounds` of as many others
 * before show whether memory that a round added goes on growing.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '2' },
  },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
const rounds = Number(values.rounds)
const mostMs = 2_000
const mostGrowthMb = 100

const megabytes = ({ child }: ServerProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function cookieOf(server: ServerProcess, email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** What the server itself said about its failures. */
const errorsIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .slice(0, 5)

async function abuse(name: string, store: Record<string, string>): Promise<boolean> {
  const server = await spawnServer({ ...store, DEMO: 'on' }, { pages: true })
  try {
    await untilReady(server)
    const people = ['pro@example.com', 'corp@example.com', 'admin@example.com']
    const cookies = async () => [
      '',
      ...(await Promise.all(people.map((email) => cookieOf(server, email)))),
    ]
    const port = Number(new URL(server.url).port)
    const plan = { port, seed, cookies, mostMs }
    // As many others first: they load code, fill caches and let the heap find its size. What the last
    // round adds to that is a leak.
    const memory = [megabytes(server)]
    for (let round = 1; round < rounds; round++) {
      await runAbuse({ ...plan, seed: seed + round, requests })
      memory.push(megabytes(server))
    }
    const before = memory.at(-1) ?? 0
    const started = performance.now()
    const report = await runAbuse({ ...plan, requests })
    const seconds = (performance.now() - started) / 1000
    await wait(5_000)
    const growth = megabytes(server) - before
    const alive = server.child.exitCode === null && server.child.signalCode === null
    console.log(
      `${name}: ${report.sent} requests in ${seconds.toFixed(0)} s, ${JSON.stringify(report.byClass)}, ` +
        `slowest ${report.slowestMs} ms, memory ${memory.join(', ')} MB and ${growth} MB more, ` +
        `${report.failures.length} failures, ${alive ? 'still there' : 'ENDED'}`,
    )
    for (const failure of report.failures.slice(0, 30)) console.log(`  ${failure}`)
    for (const line of errorsIn(server.output())) console.log(`  ${line}`)
    return alive && report.failures.length === 0 && growth <= mostGrowthMb
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
  }
}

const folder = await mkdtemp(join(tmpdir(), 'mes-abuse-'))
const postgres = await startPostgres()
try {
  const results = [await abuse('embedded', { DATA_DIR: folder })]
  if (postgres) {
    results.push(await abuse('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: folder }))
  } else console.log('PostgreSQL: not run, there is none on this machine')
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
