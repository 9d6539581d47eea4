import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { spawnServer, untilReady } from '../../server/test/process.ts'
import type { TestPostgres } from '../postgres.ts'
import { type Met, startLoad, untilWritten } from './load.ts'
import { countLost, longest, must, say } from './report.ts'

const stops = 20
const answersWithinMs = 2_000
const recoversWithinMs = 1_000

const isFair = ({ status, retryAfter }: Met) =>
  status === 200 || (status === 503 && retryAfter) || status === 0

/** PostgreSQL stopped and started again and again, in the hardest way every second time. */
export async function databaseStops(postgres: TestPostgres, env: Record<string, string>) {
  const server = await spawnServer(env)
  await untilReady(server)
  const load = startLoad([server.url])
  const recoveries: number[] = []
  const refused: Met[] = []
  for (let stop = 0; stop < stops; stop++) {
    await wait(500)
    postgres.halt(stop % 2 === 0 ? 'fast' : 'immediate')
    const from = load.met.length
    await wait(stop % 4 === 3 ? 0 : 1_000)
    refused.push(...load.met.slice(from).filter(({ status }) => status !== 200))
    postgres.resume()
    recoveries.push(await untilWritten(server.url))
  }
  await load.stop()
  const alive = server.child.exitCode === null && server.child.signalCode === null
  const { lost, twice } = await countLost(postgres.url, load.acknowledged)
  const slowest = longest(load.met.map(({ ms }) => ms))
  const unfair = load.met.filter((met) => !isFair(met))
  const unanswered = load.met.filter(({ status }) => status === 0)
  say(
    `PostgreSQL stopped ${stops} times: ${load.met.length} requests, ${refused.length} refused while it was away, ` +
      `slowest ${slowest} ms, recovery at most ${longest(recoveries)} ms, ` +
      `${load.acknowledged.length} acknowledged writes, ${lost} lost, ${twice} twice`,
  )
  must(alive, 'the process lives')
  must(refused.length > 0, 'requests met the stopped database')
  must(
    unfair.length === 0,
    `only 200 and 503 with Retry-After: ${JSON.stringify(unfair.slice(0, 3))}`,
  )
  must(unanswered.length === 0, `${unanswered.length} requests without an answer`)
  must(slowest <= answersWithinMs, `every answer within ${answersWithinMs} ms`)
  must(longest(recoveries) <= recoversWithinMs, `recovery within ${recoversWithinMs} ms`)
  must(lost === 0 && twice === 0, 'nothing acknowledged is lost, nothing happens twice')
  server.child.kill('SIGTERM')
  await server.exited
}

/** A database that answers, but not in time: what nobody waits for any more must not pile up in it. */
export async function databaseSlow(postgres: TestPostgres, env: Record<string, string>) {
  const server = await spawnServer(env)
  await untilReady(server)
  const blocker = new pg.Client({ connectionString: postgres.url })
  await blocker.connect()
  const load = startLoad([server.url])
  await wait(500)
  await blocker.query('BEGIN')
  await blocker.query('LOCK TABLE suppliers, referrals')
  await wait(12_000)
  const { rows } = await blocker.query<{ backends: number }>(
    "SELECT count(*)::int AS backends FROM pg_stat_activity WHERE backend_type = 'client backend'",
  )
  await blocker.query('ROLLBACK')
  const recovery = await untilWritten(server.url)
  await load.stop()
  await blocker.end()
  const { lost, twice } = await countLost(postgres.url, load.acknowledged)
  const backends = rows[0]?.backends ?? 0
  const slowest = longest(load.met.map(({ ms }) => ms))
  say(
    `PostgreSQL locked for 12 s: slowest answer ${slowest} ms, ${backends} connections, ` +
      `recovery ${Math.round(recovery)} ms, ${load.acknowledged.length} acknowledged, ${lost} lost, ${twice} twice`,
  )
  must(load.met.every(isFair), 'only 200 and 503 with Retry-After')
  must(backends <= 16, 'no abandoned queries stay behind')
  must(slowest <= 7_000, 'who waits for a lock is answered within 7 s')
  must(recovery <= recoversWithinMs, `recovery within ${recoversWithinMs} ms`)
  must(lost === 0 && twice === 0, 'nothing acknowledged is lost, nothing happens twice')
  server.child.kill('SIGTERM')
  await server.exited
}

export async function startWithoutDatabase(postgres: TestPostgres, env: Record<string, string>) {
  postgres.halt('fast')
  const server = await spawnServer(env)
  await wait(8_000)
  const waits = server.child.exitCode === null
  postgres.resume()
  const started = performance.now()
  if (waits) await untilReady(server)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`start while PostgreSQL was away for 8 s: ready ${seconds} s after it came`)
  must(waits, 'a start waits for the database')
  server.child.kill('SIGTERM')
  await server.exited
}

/** Two processes on one database, one of them killed in the middle of its work. */
export async function oneOfTwoKilled(postgres: TestPostgres, env: Record<string, string>) {
  const servers = [await spawnServer(env), await spawnServer(env)] as const
  for (const server of servers) await untilReady(server)
  const [first, second] = servers
  const load = startLoad([first.url, second.url])
  await wait(2_000)
  first.child.kill('SIGKILL')
  await first.exited
  const from = load.met.length
  await wait(2_000)
  const alone = load.met.slice(from).filter(({ status }) => status === 200).length
  await load.stop()
  const { lost, twice } = await countLost(postgres.url, load.acknowledged)
  say(
    `kill -9 of one of two processes: ${load.acknowledged.length} acknowledged writes, ${lost} lost, ` +
      `${twice} twice, ${alone} answers of the other in the 2 s after it`,
  )
  must(alone > 0, 'the other one goes on')
  must(second.child.exitCode === null, 'the other one lives')
  must(lost === 0 && twice === 0, 'nothing acknowledged is lost, nothing happens twice')
  second.child.kill('SIGTERM')
  await second.exited
}
