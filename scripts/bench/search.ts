import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { spawnServer, untilReady } from '../../server/test/process.ts'
import { prepareDirectory, withPostgres } from './database.ts'
import { makeSuppliers } from './make-suppliers.ts'
import { memoryOf, sizeOfSearch, timeBadInput, timeEdit, timeIndexing } from './search-upkeep.ts'
import { type SearchQuery, makeQueries, makeRecallProbes } from './search-queries.ts'

/** BENCH_SEARCH_SIZES=1000,10000 is for a look at the benchmark itself: loading a million takes long. */
const [smaller = 100_000, larger = 1_000_000] =
  process.env.BENCH_SEARCH_SIZES?.split(',').map(Number) ?? []
const limits = {
  p95: 25,
  p99: 60,
  growth: 2,
  ratio: 10,
  typoRecall: 0.95,
  accentRecall: 1,
  indexing: 90,
  megabytes: 250,
  memory: 250,
  edit: 1000,
  badInput: 50,
}

type Measured = { kind: string; ms: number }

/** Prints the figures of the search; returns whether they hold. */
export function run(): Promise<boolean> {
  return withPostgres(async (url) => {
    const small = await measure(url, smaller)
    const large = await measure(url, larger)
    return report(small, large)
  })
}

type Figures = {
  times: Measured[]
  ilike: Measured[]
  recall: { typos: number; typosFirstPage: number; accents: number }
  megabytes: number
  memory: number
  edit: number
  badInput: number
  indexing: number
}

async function measure(url: string, size: number): Promise<Figures> {
  const connectionString = await prepareDirectory(url, size)
  const app = await spawnServer({ DATABASE_URL: connectionString })
  try {
    await untilReady(app)
    // Each is asked once: its answer is kept, and what a first asking takes is what counts.
    const all = [...new Map(makeQueries(550).map((query) => [query.url, query])).values()]
    const queries = all.slice(50)
    for (const query of all.slice(0, 50)) await get(app.url, query.url)
    const times = await timeQueries(app.url, queries)
    const words = queries.filter((query) => query.kind === 'word').slice(0, 40)
    const ilike = await timeIlike(connectionString, words)
    return {
      times,
      ilike,
      recall: await measureRecall(app.url, size),
      megabytes: await sizeOfSearch(connectionString),
      memory: memoryOf(app.child.pid),
      edit: await timeEdit(app.url, connectionString),
      badInput: await timeBadInput(app.url),
      indexing: size === smaller ? await timeIndexing(connectionString, size) : Number.NaN,
    }
  } finally {
    app.child.kill('SIGTERM')
    await app.exited
  }
}

/** What to compare with: a plain ILIKE over the same table, even without the way over HTTP. */
async function timeIlike(connectionString: string, queries: SearchQuery[]): Promise<Measured[]> {
  const pool = new pg.Pool({ connectionString })
  const condition = `marketplace AND status AND suspended_at IS NULL AND "descricaoServico" ILIKE $1`
  const page = `SELECT id, nome, "descricaoServico", cidade, estado, plan, kind, certificados, photo
    FROM suppliers WHERE ${condition}
    ORDER BY array_position('{MKTCORP,MKTPRO,MKTBASIC,MKTFREE}', plan), nome, id LIMIT 20`
  const times: Measured[] = []
  for (const { url } of queries) {
    const words = new URL(url, 'http://bench').searchParams.get('categoria')
    const start = performance.now()
    await Promise.all([
      pool.query(page, [`%${words}%`]),
      pool.query(`SELECT count(*) FROM suppliers WHERE ${condition}`, [`%${words}%`]),
    ])
    times.push({ kind: 'ilike', ms: performance.now() - start })
  }
  await pool.end()
  return times
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
  for (const [size, figures] of [
    [smaller, small],
    [larger, large],
  ] as const) {
    console.log(`\n${size} suppliers, ms over HTTP`)
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
  const words = small.times.filter((time) => time.kind === 'word')
  const at = `at ${smaller}`
  const checks: [string, number, '<=' | '>=', number][] = [
    [`p95 ${at} (ms)`, quantile(small.times, 0.95), '<=', limits.p95],
    [`p99 ${at} (ms)`, quantile(small.times, 0.99), '<=', limits.p99],
    [
      `growth of p50 to ${larger}`,
      quantile(large.times, 0.5) / quantile(small.times, 0.5),
      '<=',
      limits.growth,
    ],
    [
      'faster than ILIKE, p50',
      quantile(small.ilike, 0.5) / quantile(words, 0.5),
      '>=',
      limits.ratio,
    ],
    ['recall of one-letter typos', small.recall.typos, '>=', limits.typoRecall],
    ['recall without accents', small.recall.accents, '>=', limits.accentRecall],
    [`indexing ${at} (s)`, small.indexing, '<=', limits.indexing],
    [`tables and indexes ${at} (MB)`, small.megabytes, '<=', limits.megabytes],
    [`memory of the server ${at} (MB)`, small.memory, '<=', limits.memory],
    ['an edit is found after (ms)', large.edit, '<=', limits.edit],
    ['slowest bad input (ms)', Math.max(small.badInput, large.badInput), '<=', limits.badInput],
  ]
  console.log()
  let holds = true
  for (const [name, value, sign, limit] of checks) {
    const ok = sign === '<=' ? value <= limit : value >= limit
    holds &&= ok
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(34)}${value.toFixed(3).padStart(9)} ${sign} ${limit}`,
    )
  }
  console.log(
    `     typos with the right word on page one ${small.recall.typosFirstPage.toFixed(3)} (no limit set)`,
  )
  return holds
}
