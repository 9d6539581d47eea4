import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import pg from 'pg'
import { openDatabase } from '../../server/src/platform/db.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { startPostgres } from '../postgres.ts'
import { loadSuppliers, makeSuppliers } from './make-suppliers.ts'
import { type SearchQuery, makeQueries, makeRecallProbes } from './search-queries.ts'
import { searchApp } from './search-app.ts'

const sizes = [10_000, 100_000] as const
const limits = { p95: 25, p99: 60, growth: 3, ratio: 10, typoRecall: 0.95, accentRecall: 1 }

type Measured = { kind: string; ms: number }

/** Prints the figures of the search; the process ends with 1 when one does not hold. */
export async function run(): Promise<void> {
  const server = process.env.BENCH_POSTGRES_URL ? undefined : await startPostgres()
  const url = process.env.BENCH_POSTGRES_URL ?? server?.url
  if (!url) throw new Error('The benchmark needs PostgreSQL')
  try {
    const small = await measure(url, sizes[0])
    const large = await measure(url, sizes[1])
    if (!report(small, large)) process.exitCode = 1
  } finally {
    server?.stop()
  }
}

type Figures = {
  times: Measured[]
  ilike: Measured[]
  recall: { typos: number; typosFirstPage: number; accents: number }
}

async function measure(url: string, size: number): Promise<Figures> {
  const connectionString = await prepare(url, size)
  const database = openDatabase({ connectionString })
  const app = searchApp(database, fastify())
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const queries = makeQueries(500)
    for (const query of queries.slice(0, 50)) await get(base, query.url)
    const times = await timeQueries(base, queries)
    const words = queries.filter((query) => query.kind === 'word').slice(0, 40)
    const ilike = await timeQueries(
      base,
      words.map((query) => ({ kind: 'ilike', url: query.url.replace('/search?', '/ilike?') })),
    )
    return { times, ilike, recall: await measureRecall(base, size) }
  } finally {
    await app.close()
    await database.close()
  }
}

/** The database of that size stays until the server ends: a second run on the same one is quick. */
async function prepare(url: string, size: number): Promise<string> {
  const name = `bench_search_${size}`
  const target = new URL(url)
  target.pathname = `/${name}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) {
    await admin.query(`CREATE DATABASE ${name}`)
    const pool = new pg.Pool({ connectionString: target.href })
    const start = performance.now()
    await migrate(pool)
    await loadSuppliers(pool, size)
    await pool.end()
    console.log(`${size} suppliers loaded in ${Math.round((performance.now() - start) / 1000)} s`)
  }
  await admin.end()
  return target.href
}

async function timeQueries(base: string, queries: SearchQuery[]): Promise<Measured[]> {
  const times: Measured[] = []
  for (const { kind, url, pages = 1 } of queries) {
    let cursor: string | null = null
    for (let page = 1; page <= pages; page++) {
      const next: string = cursor ? `${url}&cursor=${cursor}` : url
      const start = performance.now()
      const reply = await get(base, next)
      // Of a query that turns pages only the later ones count: the first is measured elsewhere.
      if (pages === 1 || page > 1) times.push({ kind, ms: performance.now() - start })
      cursor = reply.nextCursor
      if (!cursor) break
    }
  }
  return times
}

type Reply = {
  data: { id: number; servico: string; nome: string }[]
  total: number
  nextCursor: string | null
}

async function get(base: string, path: string): Promise<Reply> {
  const response = await fetch(base + path)
  if (response.status === 429) {
    await wait(1000)
    return get(base, path)
  }
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return (await response.json()) as Reply
}

/** Whether one known user of the word, picked out by name, is among the matches of the misspelt one. */
async function measureRecall(base: string, size: number) {
  const probes = makeRecallProbes(makeSuppliers(size), 300)
  const found = { typo: 0, firstPage: 0, accent: 0 }
  const counts = { typo: 0, accent: 0 }
  for (const { kind, typed, word, id, nome } of probes) {
    const path = '/api/v1/Fornecedores/search?limit=20&categoria='
    const named = await get(
      base,
      `${path}${encodeURIComponent(typed)}&nomeFantasia=${encodeURIComponent(nome)}`,
    )
    counts[kind]++
    if (named.data.some((supplier) => supplier.id === id)) found[kind]++
    if (kind === 'accent') continue
    const page = await get(base, path + encodeURIComponent(typed))
    if (page.data.some((supplier) => `${supplier.nome} ${supplier.servico}`.includes(word)))
      found.firstPage++
  }
  return {
    typos: found.typo / counts.typo,
    typosFirstPage: found.firstPage / counts.typo,
    accents: found.accent / counts.accent,
  }
}

function quantile(times: Measured[], share: number): number {
  const sorted = times.map((time) => time.ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function report(small: Figures, large: Figures): boolean {
  const line = (name: string, times: Measured[]) =>
    [name.padEnd(24), `${times.length}`.padStart(5)]
      .concat([0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1).padStart(8)))
      .join('')
  for (const [index, figures] of [small, large].entries()) {
    console.log(`\n${sizes[index]} suppliers, ms over HTTP`)
    console.log(`${'query'.padEnd(24)}    n     p50     p95     p99`)
    for (const kind of new Set(figures.times.map((time) => time.kind))) {
      console.log(
        line(
          kind,
          figures.times.filter((time) => time.kind === kind),
        ),
      )
    }
    console.log(line('all', figures.times))
    console.log(line('plain ILIKE', figures.ilike))
  }
  const words = large.times.filter((time) => time.kind === 'word')
  const checks: [string, number, '<=' | '>=', number][] = [
    ['p95 at 100,000 (ms)', quantile(large.times, 0.95), '<=', limits.p95],
    ['p99 at 100,000 (ms)', quantile(large.times, 0.99), '<=', limits.p99],
    ['growth of p50', quantile(large.times, 0.5) / quantile(small.times, 0.5), '<=', limits.growth],
    [
      'faster than ILIKE, p50',
      quantile(large.ilike, 0.5) / quantile(words, 0.5),
      '>=',
      limits.ratio,
    ],
    ['recall of one-letter typos', large.recall.typos, '>=', limits.typoRecall],
    ['recall without accents', large.recall.accents, '>=', limits.accentRecall],
  ]
  console.log()
  let holds = true
  for (const [name, value, sign, limit] of checks) {
    const ok = sign === '<=' ? value <= limit : value >= limit
    holds &&= ok
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(30)}${value.toFixed(3).padStart(9)} ${sign} ${limit}`,
    )
  }
  console.log(
    `     typos with the right word on page one ${large.recall.typosFirstPage.toFixed(3)} (no limit set)`,
  )
  return holds
}
