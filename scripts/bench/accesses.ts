import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { parseEnv } from '../../server/src/env.ts'
import { openParts } from '../../server/src/start.ts'
import { spawnServer, untilReady } from '../../server/test/process.ts'
import type { ClickResult, ClientJob } from './accesses-client.ts'
import { prepareDatabase, withPostgres } from './database.ts'
import { cities } from './vocabulary.ts'

/**
 * `npm run bench -- accesses`: the summary and the report of 2,000 suppliers with two years of
 * clicks, and how many clicks a second are taken in without losing one.
 */
const sizes = [500_000, 5_000_000] as const
const suppliers = 2_000
// Above the administrator's own id.
const firstId = 1_000
const calls = 600
const clicks = 40_000
const limits = { p95: 30, growth: 2, clicksPerSecond: 2_000 }
const admin = { email: 'bench@example.com', password: `Bench-${randomUUID()}` }

type Times = { summary: number[]; report: number[] }
type Figures = Times & { rows: number; intake: ClickResult & { counted: number } }

export function run(): Promise<boolean> {
  return withPostgres(async (url) => {
    const figures: Figures[] = []
    for (const size of sizes) figures.push(await measure(url, size))
    return print(figures)
  })
}

async function measure(url: string, size: number): Promise<Figures> {
  const connectionString = await prepareDatabase(url, `bench_accesses_${size}`, async () => {})
  const settings = {
    DATABASE_URL: connectionString,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Each click comes from another address.
    TRUST_PROXY_HOPS: '1',
  }
  const pool = new pg.Pool({ connectionString })
  await makeTables(settings)
  const rows = await load(connectionString, size)
  // What the loading left to do must not be measured as part of the calls.
  await pool.query('VACUUM ANALYZE')
  await pool.query('CHECKPOINT')
  const app = await spawnServer(settings)
  try {
    await untilReady(app)
    const times = await timeCalls(app.url)
    const before = await sumOfClicks(pool)
    const intake = await inClient<ClickResult>({
      kind: 'clicks',
      base: app.url,
      amount: clicks,
      firstId,
      suppliers,
    })
    const counted = (await sumOfClicks(pool)) - before
    return { ...times, rows, intake: { ...intake, counted } }
  } finally {
    app.child.kill('SIGTERM')
    await app.exited
    await pool.end()
  }
}

/** The product's own, with the administrator. */
async function makeTables(settings: Record<string, string>): Promise<void> {
  const env = parseEnv({ ...settings, DEMO: 'off', LOG_LEVEL: 'error' })
  const { close } = await openParts(env, pino({ level: 'error' }))
  await close()
}

/** Clicks spread over two years, with few terms and cities that are frequent and many that are rare. */
async function load(connectionString: string, size: number): Promise<number> {
  const start = performance.now()
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `INSERT INTO accounts (id, tipo, email, password_hash, nome)
     SELECT n, 'Freelancer', 'bench' || n || '@example.org', '-', 'Pessoa ' || n
     FROM generate_series($1::integer, $1::integer + $2::integer - 1) n`,
    [firstId, suppliers],
  )
  await client.query(
    `INSERT INTO suppliers (id, account_id, kind, nome, slug, marketplace, plan)
     SELECT id, id, 'Freelancer', nome, 'pessoa-' || id, true, 'MKTPRO' FROM accounts WHERE id >= $1`,
    [firstId],
  )
  await client.query('SELECT setseed(0.2611)')
  const { rowCount } = await client.query(
    `INSERT INTO access_days (supplier_id, day, term, city, state, accesses)
     SELECT supplier_id, day, term, split_part(place, '/', 1), split_part(place, '/', 2), count(*)
     FROM (SELECT $1::integer + floor(random() * $2::integer)::integer AS supplier_id,
             current_date - floor(random() * 730)::integer AS day,
             'termo ' || floor(60 * random() ^ 3) AS term,
             ($4::text[])[1 + floor(cardinality($4::text[]) * random() ^ 3)::integer] AS place
           FROM generate_series(1, $3::integer)) clicks
     GROUP BY supplier_id, day, term, place`,
    [firstId, suppliers, size, cities.map(({ nome, uf }) => `${nome}/${uf}`)],
  )
  await client.query(
    `INSERT INTO access_totals SELECT supplier_id, day, sum(accesses) FROM access_days GROUP BY 1, 2`,
  )
  await client.end()
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${size} clicks loaded in ${seconds} s, ${rowCount} daily counts`)
  return rowCount ?? 0
}

/** In a process of its own, so that neither its work nor its clean-up is measured as the server's. */
function inClient<Result>(job: ClientJob): Promise<Result> {
  return new Promise((resolve, reject) => {
    const client = fork(new URL('./accesses-client.ts', import.meta.url))
    client.once('message', (result) => resolve(result as Result))
    client.once('error', reject)
    client.send(job)
  })
}

async function timeCalls(base: string): Promise<Times> {
  const paths = (what: string) =>
    Array.from(
      { length: calls },
      (_, n) => `/api/v1/metrics/${what}/${firstId + ((n * 37) % suppliers)}/Freelancer`,
    )
  const job = { kind: 'times', base, login: admin } as const
  return {
    summary: await inClient<number[]>({ ...job, paths: paths('graphics/summary') }),
    report: await inClient<number[]>({ ...job, paths: paths('clicks') }),
  }
}

async function sumOfClicks(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    'SELECT coalesce(sum(accesses), 0)::integer AS sum FROM access_totals',
  )
  return rows[0].sum
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

function print(figures: Figures[]): boolean {
  const checks: [string, boolean][] = []
  for (const [index, { summary, report, rows, intake }] of figures.entries()) {
    const rate = Math.round(intake.acknowledged / intake.seconds)
    console.log(
      `${sizes[index]} clicks (${rows} daily counts): summary p50 ${quantile(summary, 0.5).toFixed(1)} ms, ` +
        `p95 ${quantile(summary, 0.95).toFixed(1)} ms; report p50 ${quantile(report, 0.5).toFixed(1)} ms, ` +
        `p95 ${quantile(report, 0.95).toFixed(1)} ms; intake ${rate} clicks/s, ` +
        `${intake.acknowledged} acknowledged, ${intake.counted} counted`,
    )
    checks.push(
      [`summary p95 at most ${limits.p95} ms`, quantile(summary, 0.95) <= limits.p95],
      [`report p95 at most ${limits.p95} ms`, quantile(report, 0.95) <= limits.p95],
      [`at least ${limits.clicksPerSecond} clicks/s`, rate >= limits.clicksPerSecond],
      [
        'every acknowledged click is counted',
        intake.acknowledged === clicks && intake.counted === clicks,
      ],
    )
  }
  const [small, large] = figures
  // The report is as long as its rows: its limit is the time at the larger size.
  for (const what of ['summary', 'report'] as const) {
    const growth = quantile(large?.[what] ?? [], 0.95) / quantile(small?.[what] ?? [], 0.95)
    console.log(
      `${what}: p95 grows ${growth.toFixed(2)}-fold from ${sizes[0]} to ${sizes[1]} clicks`,
    )
    if (what === 'summary') {
      checks.push([`${what} grows at most ${limits.growth}-fold`, growth <= limits.growth])
    }
  }
  const failed = checks.filter(([, holds]) => !holds)
  for (const [text] of failed) console.log(`FAIL: ${text}`)
  if (failed.length > 0) process.exitCode = 1
  return failed.length === 0
}
