import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase, withPostgres } from './database.ts'
import { startProduct } from './product.ts'
import { type Listed, makeVisits, type Visit } from './visitors.ts'

const minutes = Number(process.env.BENCH_MINUTES ?? 30)
/** How many visitors act at the same time, each one as soon as the last answer is there. */
const visitors = 8
const bareSeconds = 20

/** The demo on PostgreSQL under a visitor's mix; how fast, how many errors, and whether memory settles. */
export function run(): Promise<boolean> {
  return withPostgres(async (url) => {
    const connectionString = await prepareDatabase(url, 'bench_mixed', async () => {})
    const folder = mkdtempSync(join(tmpdir(), 'mes-bench-'))
    const product = await startProduct(folder, { DATABASE_URL: connectionString })
    try {
      return await measure(product.base, product.pid)
    } finally {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

type Load = {
  times: Map<string, number[]>
  bytes: Map<string, number>
  errors: number
  seconds: number
}

async function measure(base: string, pid: number): Promise<boolean> {
  const listed = await fetch(`${base}/api/v1/Fornecedores/suppliers?limit=100`)
  const visit = makeVisits((await listed.json()) as Listed[])
  const memory = [memoryOf(pid)]
  const watch = setInterval(() => memory.push(memoryOf(pid)), (minutes * 60_000) / 12)
  const load = await drive(minutes * 60, visit, (next) => send(base, next))
  clearInterval(watch)
  memory.push(memoryOf(pid))
  const bare = await besideBare(visit, load.bytes)
  report(load, bare)
  return settles(memory) && load.errors === 0
}

/** The same mix against a route that answers the same number of bytes and does nothing else. */
async function besideBare(visit: () => Visit, bytes: Map<string, number>): Promise<Load> {
  const child = fork(new URL('../../server/test/bare-route.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ base }] = (await once(child, 'message')) as [{ base: string }]
  const load = await drive(bareSeconds, visit, (next) =>
    send(base, next, { 'x-bytes': String(bytes.get(next.kind) ?? 0) }),
  )
  child.disconnect()
  return load
}

async function drive(
  seconds: number,
  visit: () => Visit,
  answer: (visit: Visit) => Promise<{ ok: boolean; bytes: number }>,
): Promise<Load> {
  const load: Load = { times: new Map(), bytes: new Map(), errors: 0, seconds }
  const end = performance.now() + seconds * 1000
  async function visitor() {
    while (performance.now() < end) {
      const next = visit()
      const start = performance.now()
      const { ok, bytes } = await answer(next)
      const times = load.times.get(next.kind) ?? []
      times.push(performance.now() - start)
      load.times.set(next.kind, times)
      load.bytes.set(next.kind, bytes)
      if (!ok) load.errors++
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return load
}

async function send(base: string, { method, path, body }: Visit, headers = {}) {
  const response = await fetch(base + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) console.error(`${response.status} for ${method} ${path}`)
  return { ok: response.ok, bytes: byteLength }
}

/** Resident memory in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

function report(load: Load, bare: Load): void {
  console.log(`${minutes} minutes, ${visitors} visitors at a time; ms`)
  const rate = ({ times, seconds }: Load) => [...times.values()].flat().length / seconds
  for (const [kind, times] of [...load.times, ['all', [...load.times.values()].flat()] as const]) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) =>
      (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7)
    console.log(
      `${kind.padEnd(14)} ${String(times.length).padStart(8)}  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}`,
    )
  }
  console.log(`errors ${load.errors}`)
  console.log(
    `${rate(load).toFixed(0)} requests/s, a bare route with the same bytes ${rate(bare).toFixed(0)}: share ${(rate(load) / rate(bare)).toFixed(2)}`,
  )
}

/** It may grow while caches fill, but the last third is no bigger than the one before. */
function settles(memory: number[]): boolean {
  const third = Math.floor(memory.length / 3)
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const middle = mean(memory.slice(third, 2 * third))
  const last = mean(memory.slice(-third))
  const holds = last <= middle * 1.1
  console.log(`memory in MB: ${memory.map((value) => value.toFixed(0)).join(' ')}`)
  console.log(
    `${holds ? 'ok  ' : 'MISS'} mean of the last third ${last.toFixed(0)}, of the middle ${middle.toFixed(0)}`,
  )
  return holds
}
