import { fork } from 'node:child_process'
import { once } from 'node:events'
import { categorySlugs } from 'contract/rules/categories'
import pg from 'pg'
import { openDatabase } from '../../server/src/database/db.ts'
import { insertNotices } from '../../server/src/needs/queries-matching.ts'
import { hashPassword } from '../../server/src/security/password.ts'
import { prepareDatabase } from './database.ts'
import { loadSuppliers } from './make-suppliers.ts'

/** Fewer with BENCH_SUPPLIERS, for a look on a busy machine. */
const suppliers = Number(process.env.BENCH_SUPPLIERS ?? 100_000)
const needs = 10_000
const rounds = 40
const limitMatching = 200
const limitDashboard = 30
const password = 'Saude@2026'

/** Every supplier in the bank: a directory that has far more of them than any real one. */
async function load(pool: pg.Pool): Promise<void> {
  await loadSuppliers(pool, suppliers)
  // Matching reads the suppliers themselves: the search's documents may stay as they are.
  await pool.query('ALTER TABLE suppliers DISABLE TRIGGER USER')
  await pool.query(
    `UPDATE suppliers SET plan = CASE kind WHEN 'Empresa' THEN 'MKTCORP' ELSE 'MKTPRO' END,
       categorias = ARRAY[($1::text[])[1 + id % 16], ($1::text[])[1 + (id / 16) % 16]],
       categorias_origem = 'escolha',
       atende_em = CASE id % 10 WHEN 0 THEN '{Brasil}' WHEN 1 THEN '{SP,RJ,MG}' ELSE '{}' END::text[]`,
    [[...categorySlugs]],
  )
  await pool.query('ALTER TABLE suppliers ENABLE TRIGGER USER')
  await pool.query('VACUUM ANALYZE')
}

const insertNeeds = `INSERT INTO needs (titulo, descricao, categoria, cidade, estado, prazo, tipo, nome, email,
    telefone, created_at, expires_at)
  SELECT 'Demanda ' || g, repeat('Precisamos de um orçamento. ', 8), ($1::text[])[1 + g % 16],
    'Campinas', (ARRAY['SP', 'RJ', 'MG', 'PE', 'RS'])[1 + g % 5], now() + interval '20 days', 'Ambos',
    'Hospital', 'comprador' || g || '@hospital.example', '(11) 91234-5678',
    now() - g * interval '4 minutes', now() + interval '20 days'
  FROM generate_series(1, ${needs}) AS g`

const quantile = (list: number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN

/** One need against every supplier, and the dashboard with and without ten thousand open needs. */
export async function measureBank(url: string): Promise<boolean> {
  const connectionString = await prepareDatabase(url, `bench_bank_${suppliers}`, load)
  const pool = new pg.Pool({ connectionString })
  await pool.query('TRUNCATE needs RESTART IDENTITY CASCADE')
  await pool.query(insertNeeds, [[...categorySlugs]])
  const matching = await timesOfMatching(connectionString)
  await pool.query('TRUNCATE needs CASCADE')
  const before = await timesOfDashboard(connectionString, pool)
  await pool.query(insertNeeds, [[...categorySlugs]])
  await pool.query('VACUUM ANALYZE needs')
  const after = await timesOfDashboard(connectionString, pool)
  await pool.end()
  const told = (label: string, list: number[]) =>
    console.log(
      `${label.padEnd(34)} p50 ${quantile(list, 0.5).toFixed(1)}  p95 ${quantile(list, 0.95).toFixed(1)}`,
    )
  console.log(`\nbusiness bank: ${suppliers} suppliers; ms`)
  told('one need against all of them', matching)
  told('dashboard without open needs', before)
  told(`dashboard with ${needs} open needs`, after)
  const worst = Math.max(...matching)
  const p95 = quantile(after, 0.95)
  const holds = worst <= limitMatching && p95 <= limitDashboard
  console.log(
    `${holds ? 'ok  ' : 'MISS'} matching at most ${worst.toFixed(1)} ms, dashboard p95 ${p95.toFixed(1)} ms`,
  )
  return holds
}

async function timesOfMatching(connectionString: string): Promise<number[]> {
  const database = openDatabase({ connectionString })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const categoria = categorySlugs[round % categorySlugs.length] ?? categorySlugs[0]
    const start = performance.now()
    const total = await insertNotices(
      database.db,
      {
        id: round + 1,
        tipo: 'Ambos',
        categoria,
        cidade: 'Campinas',
        estado: 'SP',
        licencas: [],
        email: 'comprador@hospital.example',
      },
      100,
    )
    times.push(performance.now() - start)
    if (total === 0) throw new Error(`no supplier fits a need in ${categoria}`)
  }
  await database.close()
  return times
}

/** What a supplier's dashboard asks for about the bank: the badge in the menu. */
async function timesOfDashboard(connectionString: string, pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ email: string }>(
    `UPDATE accounts a SET password_hash = $1 FROM suppliers s
     WHERE s.account_id = a.id AND s.id % ${Math.floor(suppliers / 10)} = 1 RETURNING a.email`,
    [await hashPassword(password)],
  )
  const child = fork(
    new URL('./server.ts', import.meta.url),
    [connectionString, 'bench@example.com', password],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const [{ base }] = (await once(child, 'message')) as [{ base: string }]
  const times: number[] = []
  for (const { email } of rows) {
    const login = await fetch(`${base}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (login.status !== 200) throw new Error(`${login.status} for the login of ${email}`)
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let round = 0; round < 10; round++) {
      const start = performance.now()
      const response = await fetch(`${base}/api/v1/needs/news`, { headers: { cookie } })
      await response.json()
      if (response.status !== 200) throw new Error(`${response.status} for the badge`)
      times.push(performance.now() - start)
    }
  }
  child.disconnect()
  return times
}
