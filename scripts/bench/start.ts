import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { demoPassword } from '../../server/seed/demo.ts'
import { startProduct } from './product.ts'

const limits = { secondStartSeconds: 5 }
const pages = ['/', '/landing', '/filters', '/planos', '/chatbot', '/registerEnterprise']
const dashboard = ['/marketplaceDash', '/marketplaceDash/editar', '/marketplaceDash/assinatura']

/** Starts, memory, and what each page sends of JavaScript before it answers to clicks. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mes-bench-'))
  try {
    const first = await startProduct(folder)
    await first.stop()
    const second = await startProduct(folder)
    const { base, pid } = second
    print('first start, demo people included (s)', first.readyAfterMs / 1000)
    print('second start (s)', second.readyAfterMs / 1000)
    await wait(3000)
    print('memory at rest (MB)', memoryOf(pid))
    await autocannon({ url: `${base}/landing`, connections: 32, duration: 5 })
    await autocannon({
      url: `${base}/api/v1/Fornecedores/search?categoria=calibracao`,
      connections: 32,
      duration: 5,
    })
    print('memory under load (MB)', memoryOf(pid))
    console.log('\nJavaScript of each page, compressed (KB)')
    for (const page of pages) print(page, (await scriptsOf(base, page)) / 1000)
    const cookie = await logIn(base)
    for (const page of dashboard) print(page, (await scriptsOf(base, page, cookie)) / 1000)
    await second.stop()
    const ok = second.readyAfterMs / 1000 <= limits.secondStartSeconds
    console.log(`\n${ok ? 'ok  ' : 'FAIL'} second start <= ${limits.secondStartSeconds} s`)
    return ok
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const print = (name: string, value: number) =>
  console.log(`${name.padEnd(40)}${value.toFixed(1).padStart(8)}`)

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

async function logIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pro@example.com', password: demoPassword }),
  })
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}

/** The modules that the page's HTML names: what the browser loads once the page is painted. */
async function scriptsOf(base: string, page: string, cookie = ''): Promise<number> {
  const html = await (await fetch(base + page, { headers: { cookie } })).text()
  const preloads = html.matchAll(/<link[^>]+rel="later"[^>]+href="([^"]+)"/g)
  const files = new Set([...preloads].map(([, file]) => file ?? ''))
  if (files.size === 0) throw new Error(`${page} names no scripts`)
  let sum = 0
  for (const file of files) {
    const answer = await fetch(base + file, { headers: { 'accept-encoding': 'br' } })
    sum += Number(answer.headers.get('content-length'))
    await answer.arrayBuffer()
  }
  return sum
}
