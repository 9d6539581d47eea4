import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import { parseEnv } from '../../server/src/env.ts'
import { openParts } from '../../server/src/start.ts'
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
  const env = parseEnv({
    DATABASE_URL: connectionString,
    DEMO: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
  })
  const { parts, close } = await openParts(env, pino({ level: 'error' }))
  const app = await buildApp(parts, { pages: 'none' })
  try {
    const rows = await load(connectionString, size)
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const times = await timeCalls(base)
    const before = await sumOfClicks(parts.database.pool)
    const intake = await inClient<ClickResult>({
      kind: 'clicks',
      base,
      amount: clicks,
      firstId,
      suppliers,
    })
    const counted = (await sumOfClicks(parts.database.pool)) - before
    return { ...times, rows, intake: { ...intake, counted } }
  } finally {
    await app.close()
    await close()
  }
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
  await client.query('VACUUM ANALYZE')
  await client.end()
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${size} clicks loaded in ${seconds} s, ${rowCount} daily counts`)
  return rowCount ?? 0
}

/** In a thread of its own, so that the client's work is not measured as the server's. */
function inClient<Result>(job: ClientJob): Promise<Result> {
  return new Promise((resolve, reject) => {
    const file = new URL('./accesses-client.ts', import.meta.url)
    const client = new Worker(file, { workerData: job })
    client.once('message', (result: Result) => resolve(result))
    client.once('error', reject)
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
  for (const what of ['summary', 'report'] as const) {
    const growth = quantile(large?.[what] ?? [], 0.95) / quantile(small?.[what] ?? [], 0.95)
    console.log(
      `${what}: p95 grows ${growth.toFixed(2)}-fold from ${sizes[0]} to ${sizes[1]} clicks`,
    )
    checks.push([`${what} grows at most ${limits.growth}-fold`, growth <= limits.growth])
  }
  const failed = checks.filter(([, holds]) => !holds)
  for (const [text] of failed) console.log(`FAIL: ${text}`)
  if (failed.length > 0) process.exitCode = 1
  return failed.length === 0
}
