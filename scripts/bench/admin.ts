import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { prepareDatabase, withPostgres } from './database.ts'
import { loadSuppliers } from './make-suppliers.ts'
import { makeRandom } from './random.ts'

const size = 100_000
const limits = { p95: 50, lastToFirst: 3, exportMegabytes: 100 }
const rounds = 40
const admin = { email: 'bench@example.com', password: 'Saude@2026' }

type Probe = { kind: string; path: string }
type Times = { kind: string; first: number[]; last: number[] }

/** Lists with search and CSV export of the administrators, over HTTP, on PostgreSQL. */
export function run(): Promise<boolean> {
  return withPostgres(async (url) =>
    measure(await prepareDatabase(url, `bench_admin_${size}`, load)),
  )
}

/** The directory's own index is not measured here and takes minutes to grow. */
async function load(pool: pg.Pool): Promise<void> {
  await pool.query('ALTER TABLE suppliers DISABLE TRIGGER suppliers_index_insert')
  const { rows } = await pool.query<{ definition: string }>(
    `SELECT pg_get_indexdef('supplier_records_words_idx'::regclass) AS definition`,
  )
  await pool.query('DROP INDEX supplier_records_words_idx')
  await loadSuppliers(pool, size)
  await pool.query(`
    UPDATE accounts SET cpf = lpad((id * 7919 % 100000000000)::text, 11, '0'),
      telefone = '(11) 9' || lpad(id::text, 8, '0')
    WHERE tipo <> 'Admin'`)
  await addCompanies(pool)
  await pool.query(rows[0]?.definition ?? '')
  await pool.query('VACUUM ANALYZE')
}

const addCompanies = (pool: pg.Pool) =>
  pool.query(`
    INSERT INTO companies (id, cnpj, razao_social, cnae_primario)
    SELECT id, lpad((id::bigint * 104729 % 100000000000000)::text, 14, '0'), nome || ' Ltda.', '4645-1/01'
    FROM suppliers WHERE kind = 'Empresa' AND id NOT IN (SELECT id FROM companies)`)

type Server = { base: string; memory(): Promise<number>; stop(): void }

async function startServer(connectionString: string): Promise<Server> {
  const child = fork(
    new URL('./server.ts', import.meta.url),
    [connectionString, admin.email, admin.password],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const answer = async <T>() => ((await once(child, 'message')) as [T])[0]
  const { base } = await answer<{ base: string }>()
  return {
    base,
    async memory() {
      const reply = answer<{ rss: number }>()
      child.send('memory')
      return (await reply).rss
    },
    stop: () => child.disconnect(),
  }
}

async function measure(connectionString: string): Promise<boolean> {
  const server = await startServer(connectionString)
  const pool = new pg.Pool({ connectionString })
  try {
    const cookie = await logIn(server.base)
    const lists = reportLists(await timeLists(server.base, cookie, await makeProbes(pool)))
    await growTo100kCompanies(pool)
    return (await measureExport(server, cookie)) && lists
  } finally {
    server.stop()
    await pool.end()
  }
}

async function logIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** What an administrator types, taken from suppliers that exist. */
async function makeProbes(pool: pg.Pool): Promise<Probe[]> {
  const random = makeRandom(7)
  const { rows } = await pool.query<Record<string, string>>(`
    SELECT s.kind, s.nome, s.cidade, s.estado, s.plan, a.email, a.cpf, c.cnpj
    FROM suppliers s JOIN accounts a ON a.id = s.account_id LEFT JOIN companies c ON c.id = s.id
    WHERE s.id % 997 = 0`)
  const pick = () => random.pick(rows) ?? {}
  const probes: Probe[] = []
  const add = (kind: string, list: string, query: Record<string, string | undefined>) => {
    const search = new URLSearchParams({ limit: random.pick(['5', '25', '100']) ?? '5' })
    for (const [key, value] of Object.entries(query)) if (value) search.set(key, value)
    const path = `/api/v1/users/${list}?${search}`
    probes.push({ kind, path })
  }
  for (let round = 0; round < rounds; round++) {
    const row = pick()
    const list = row.kind === 'Empresa' ? 'pj' : 'frelancers'
    const sort = random.pick(['id', 'nome', 'cidade'])
    const order = random.pick(['asc', 'desc'])
    add('whole list', list, { sort, order })
    add('plan and state', list, { plan: row.plan, estado: row.estado, sort, order })
    add('inactive', list, { status: 'inativo', sort, order })
    add('whole name', list, { busca: row.nome })
    add('one word of a name', list, { busca: row.nome?.split(' ')[0], sort, order })
    add('three letters', list, { busca: row.nome?.slice(0, 3), sort, order })
    add('two letters', list, { busca: row.nome?.slice(0, 2), sort, order })
    add('city', list, { busca: row.cidade, sort, order })
    add('e-mail', list, { busca: row.email })
    add('CPF or CNPJ', list, { busca: row.cnpj ?? row.cpf })
    add('nothing found', list, { busca: 'zzzqqq' })
  }
  return probes
}

async function timeLists(base: string, cookie: string, probes: Probe[]): Promise<Times[]> {
  const byKind = new Map<string, Times>()
  const get = async (path: string) => {
    const start = performance.now()
    const response = await fetch(base + path, { headers: { cookie } })
    const reply = (await response.json()) as { total: number }
    if (response.status !== 200) throw new Error(`${response.status} for ${path}`)
    return { ms: performance.now() - start, total: reply.total }
  }
  for (const probe of probes.slice(0, 60)) await get(probe.path)
  for (const { kind, path } of probes) {
    const times = byKind.get(kind) ?? { kind, first: [], last: [] }
    byKind.set(kind, times)
    const { ms, total } = await get(path)
    times.first.push(ms)
    const limit = Number(new URLSearchParams(path.split('?')[1]).get('limit'))
    const skip = Math.max(0, Math.ceil(total / limit) - 1) * limit
    times.last.push((await get(`${path}&skip=${skip}`)).ms)
  }
  return [...byKind.values()]
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function reportLists(times: Times[]): boolean {
  console.log(`\n${size} suppliers, ms over HTTP; first page | last page`)
  console.log(`${'list'.padEnd(22)}     p50     p95 |     p50     p95   last/first`)
  let worst = 0
  for (const { kind, first, last } of times) {
    const ratio = quantile(last, 0.5) / quantile(first, 0.5)
    worst = Math.max(worst, ratio)
    const figures = [first, last].map((list) =>
      [0.5, 0.95].map((share) => quantile(list, share).toFixed(1).padStart(8)).join(''),
    )
    console.log(`${kind.padEnd(22)}${figures.join(' |')}${ratio.toFixed(2).padStart(13)}`)
  }
  const all = times.flatMap(({ first, last }) => [...first, ...last])
  const p95 = quantile(all, 0.95)
  return (
    verdict(`p95 of all ${all.length} lists: ${p95.toFixed(1)} ms`, p95 <= limits.p95) &&
    verdict(`slowest last page against its first: ${worst.toFixed(2)}`, worst <= limits.lastToFirst)
  )
}

function verdict(text: string, holds: boolean): boolean {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${text}`)
  return holds
}

/** The export is measured with 100,000 rows in one file. */
async function growTo100kCompanies(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ missing: number }>(
    `SELECT ${size} - count(*)::integer AS missing FROM companies`,
  )
  const missing = rows[0]?.missing ?? 0
  if (missing <= 0) return
  await pool.query(
    `WITH people AS (
       INSERT INTO accounts (tipo, email, password_hash, nome)
       SELECT 'PF', 'mais' || n || '@example.com', 'none', 'José Conceição ' || n
       FROM generate_series(1, $1) AS n RETURNING id)
     INSERT INTO suppliers (account_id, kind, nome, slug, "descricaoServico", cidade, estado)
     SELECT id, 'Empresa', 'Comércio São João ' || id, 'mais-' || id, repeat('Descrição. ', 40),
       'São Paulo', 'SP' FROM people`,
    [missing],
  )
  await addCompanies(pool)
  await pool.query('VACUUM ANALYZE')
}

async function measureExport(server: Server, cookie: string): Promise<boolean> {
  const path = `${server.base}/api/v1/exports/companies.csv`
  await drain(await fetch(`${path}?estado=SP`, { headers: { cookie } }))
  const before = await server.memory()
  let most = before
  let running = true
  const watching = (async () => {
    while (running) {
      most = Math.max(most, await server.memory())
      await wait(50)
    }
  })()
  const start = performance.now()
  const { lines, bytes } = await drain(await fetch(path, { headers: { cookie } }))
  const seconds = (performance.now() - start) / 1000
  running = false
  await watching
  const megabytes = (count: number) => (count / 1024 / 1024).toFixed(0)
  console.log(`\nexport: ${lines - 1} rows, ${megabytes(bytes)} MB in ${seconds.toFixed(1)} s`)
  return (
    verdict('all rows are there', lines - 1 === size) &&
    verdict(
      `extra memory of the server: ${megabytes(most - before)} MB`,
      (most - before) / 1024 / 1024 < limits.exportMegabytes,
    )
  )
}

async function drain(response: Response): Promise<{ lines: number; bytes: number }> {
  let lines = 0
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    for (const byte of chunk as Uint8Array) if (byte === 13) lines++
  }
  return { lines, bytes }
}
