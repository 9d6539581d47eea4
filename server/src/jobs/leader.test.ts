import pg from 'pg'
import { pino } from 'pino'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { postgresLeader, type Leader } from './leader.ts'
import { startJobs, type Jobs } from './scheduler.ts'

const url = inject('postgresUrl') ?? ''
const log = pino({ level: 'silent' })

describe.skipIf(!url)('two processes on one PostgreSQL', () => {
  const open: (Jobs | { stop(): Promise<void> })[] = []
  afterEach(async () => {
    for (const part of open.splice(0)) await part.stop()
  })

  /** A process, as far as its jobs are concerned. */
  function startProcess(name: string, runs: string[], leader: Leader = postgresLeader(url)) {
    const jobs = startJobs({ log, mayRun: () => true, leads: leader.leads })
    const note = (job: string) => async () => {
      runs.push(`${job} ${name} ${Math.floor(Date.now() / 1000)}`)
    }
    jobs.schedule('* * * * * *', 'shared', note('shared'))
    jobs.schedule('* * * * * *', 'own', note('own'), { everywhere: true })
    const stop = async () => {
      await jobs.stop()
      await leader.close()
    }
    open.push({ stop })
    return stop
  }
  const of = (runs: string[], what: string) => runs.filter((run) => run.startsWith(what))

  test('each run happens once, and the other one takes over when the first ends', async () => {
    const runs: string[] = []
    const first = postgresLeader(url)
    expect(await first.leads()).toBe(true)
    const stopFirst = startProcess('first', runs, first)
    startProcess('second', runs)
    await expect.poll(() => of(runs, 'own second').length, { timeout: 20_000 }).toBeGreaterThan(3)
    expect(of(runs, 'shared first').length).toBeGreaterThan(1)
    expect(of(runs, 'shared second')).toEqual([])
    // Not while the second one still waits for its answer of this second.
    await new Promise((go) => setTimeout(go, 1_500 - (Date.now() % 1_000)))
    await stopFirst()
    await expect
      .poll(() => of(runs, 'shared second').length, { timeout: 20_000 })
      .toBeGreaterThan(0)
    const seconds = of(runs, 'shared').map((run) => run.split(' ')[2])
    expect(new Set(seconds).size).toBe(seconds.length)
  })

  test('who loses its connection no longer leads, and another one does', async () => {
    const [first, second] = [postgresLeader(url), postgresLeader(url)]
    open.push({ stop: first.close }, { stop: second.close })
    expect([await first.leads(), await second.leads()]).toEqual([true, false])
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND objid = 20261116 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    await admin.end()
    await expect.poll(() => second.leads()).toBe(true)
    expect(await first.leads()).toBe(false)
  })
})

test('who cannot reach the database does not lead', async () => {
  const leader = postgresLeader('postgres://127.0.0.1:1/none')
  expect(await leader.leads()).toBe(false)
  await leader.close()
})
