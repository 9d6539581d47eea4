import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { hashPassword } from '../../server/src/security/password.ts'
import { measureBank } from './bank.ts'
import { prepareDatabase, withPostgres } from './database.ts'
import { loadSuppliers } from './make-suppliers.ts'

/** Fewer with BENCH_ROWS, for a look on a busy machine. */
const requests = Number(process.env.BENCH_ROWS ?? 1_000_000)
const suppliers = 2_000
const measured = 20
const password = 'Saude@2026'
const limitP95 = 30

/** The inbox of suppliers with few and with very many contact requests, over HTTP, on PostgreSQL. */
export function run(): Promise<boolean> {
  return withPostgres(async (url) => {
    const inbox = await measure(await prepareDatabase(url, `bench_leads_${requests}`, load))
    return (await measureBank(url)) && inbox
  })
}

/** The busiest supplier has a tenth of all requests, most have some hundred. */
async function load(pool: pg.Pool): Promise<void> {
  await loadSuppliers(pool, suppliers)
  await pool.query(
    `WITH ranked AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM suppliers)
     INSERT INTO contact_requests (supplier_id, nome, email, telefone, mensagem, day, created_at,
       term, status, answered_at)
     SELECT ranked.id, 'Visitante ' || g, 'v' || g || '@hospital.example', '(11) 91234-5678',
       repeat('Preciso de um orçamento. ', 8), d.at::date, d.at, 'calibração',
       (ARRAY['novo', 'contato', 'proposta', 'ganho', 'perdido'])[1 + g % 5],
       CASE WHEN g % 5 IN (1, 2, 3) THEN d.at + interval '3 hours' END
     FROM generate_series(1, $1) AS g
     CROSS JOIN LATERAL (SELECT now() - (g % 700) * interval '1 day' AS at) AS d
     JOIN ranked ON ranked.n = CASE WHEN g % 10 = 0 THEN 1 ELSE 1 + g % ${suppliers} END`,
    [requests],
  )
  await pool.query('VACUUM ANALYZE')
}

async function measure(connectionString: string): Promise<boolean> {
  const pool = new pg.Pool({ connectionString })
  const { rows } = await pool.query<{ email: string; total: number }>(
    `UPDATE accounts a SET password_hash = $1 FROM (
       SELECT s.account_id, count(*)::integer AS total FROM contact_requests c
       JOIN suppliers s ON s.id = c.supplier_id GROUP BY 1 ORDER BY 2 DESC LIMIT $2) AS busy
     WHERE a.id = busy.account_id RETURNING a.email, busy.total`,
    [await hashPassword(password), measured],
  )
  await pool.end()
  const child = fork(
    new URL('./server.ts', import.meta.url),
    [connectionString, 'bench@example.com', password],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const [{ base }] = (await once(child, 'message')) as [{ base: string }]
  const times = new Map<string, number[]>()
  for (const { email } of rows) await readInbox(base, await logIn(base, email), times)
  child.disconnect()
  const most = Math.max(...rows.map(({ total }) => total))
  console.log(`\n${requests} contact requests, the busiest supplier has ${most}; ms over HTTP`)
  const quantile = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN
  for (const [kind, list] of times) {
    console.log(
      `${kind.padEnd(20)} p50 ${quantile(list, 0.5).toFixed(1)}  p95 ${quantile(list, 0.95).toFixed(1)}`,
    )
  }
  const p95 = quantile([...times.values()].flat(), 0.95)
  const holds = p95 <= limitP95
  console.log(`${holds ? 'ok  ' : 'MISS'} p95 of the inbox: ${p95.toFixed(1)} ms`)
  return holds
}

async function logIn(base: string, email: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (response.status !== 200) throw new Error(`${response.status} for the login of ${email}`)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function readInbox(base: string, cookie: string, times: Map<string, number[]>) {
  async function get(kind: string, path: string): Promise<string | null> {
    const start = performance.now()
    const response = await fetch(`${base}/api/v1/leads${path}`, { headers: { cookie } })
    const page = (await response.json()) as { nextCursor?: string | null }
    if (response.status !== 200) throw new Error(`${response.status} for ${path}`)
    times.set(kind, [...(times.get(kind) ?? []), performance.now() - start])
    return page.nextCursor ?? null
  }
  for (let round = 0; round < 5; round++) {
    let cursor = await get('first page', '')
    for (let page = 0; cursor && page < 5; page++) {
      cursor = await get('following pages', `?cursor=${cursor}`)
    }
    for (const status of ['novo', 'ganho']) await get('one state', `?status=${status}`)
    await get('badge', '/news')
    await get('search', '?busca=Visitante')
  }
}
