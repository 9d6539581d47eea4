import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'

const root = resolve(import.meta.dirname, '../..')
const clientFolder = join(root, 'web/build/client')
const limits = { share: 1 / 3, scriptBytes: 130_000 }
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const compressed = { 'accept-encoding': 'br' }
const asItIs = { 'accept-encoding': 'identity' }

/** Prints how fast pages are served beside a static file of the same size; returns whether it holds. */
export async function run(): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'mes-bench-'))
  const probe = join(clientFolder, 'bench-probe.html')
  let server: ChildProcess | undefined
  try {
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    // Static files are listed at the start, so the probe has to exist before.
    writeFileSync(probe, '')
    server = startServer(port, dir)
    await untilReady(base)
    const supplier = await firstSupplier(base)
    const results = []
    for (const [name, path] of [
      ['home', '/landing'],
      ['supplier page', `/fornecedores/${supplier.slug}`],
    ] as const) {
      const size = await sizeOnTheWire(base, path)
      // As many bytes as the compressed page, sent as they are: neither is compressed per request.
      writeFileSync(probe, Buffer.alloc(size, 'x'))
      await measure(base, '/bench-probe.html', 1, asItIs)
      await measure(base, path, 1, compressed)
      const file = await measure(base, '/bench-probe.html', seconds, asItIs)
      const page = await measure(base, path, seconds, compressed)
      results.push({ name, size, page, file, share: page.rate / file.rate })
    }
    return report(results, firstLoadScripts())
  } finally {
    if (server) await stop(server)
    rmSync(probe, { force: true })
    rmSync(dir, { recursive: true, force: true })
  }
}

function startServer(port: number, dir: string): ChildProcess {
  return spawn('node', ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dir,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
    },
  })
}

async function untilReady(base: string): Promise<void> {
  for (let turn = 0; turn < 240; turn++) {
    const answer = await fetch(`${base}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await wait(500)
  }
  throw new Error('The server did not start')
}

async function firstSupplier(base: string): Promise<{ slug: string }> {
  const list = (await (await fetch(`${base}/api/v1/Fornecedores/suppliers`)).json()) as {
    slug: string
  }[]
  const [supplier] = list
  if (!supplier) throw new Error('The directory is empty')
  return supplier
}

async function sizeOnTheWire(base: string, path: string): Promise<number> {
  const answer = await fetch(base + path, { headers: compressed })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

type Measured = { rate: number; p50: number; p99: number; errors: number }

async function measure(
  base: string,
  path: string,
  duration: number,
  headers: Record<string, string>,
): Promise<Measured> {
  const result = await autocannon({ url: base + path, connections: 32, duration, headers })
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

/** What the browser fetches of JavaScript before the home page answers to clicks. */
function firstLoadScripts(): number {
  const assets = join(clientFolder, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const text = readFileSync(join(assets, name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: Part
    routes: Record<string, Part & { clientLoaderModule?: string }>
  }
  const routes = ['root', 'layout/public-layout', 'pages/landing'].map((id) => manifest.routes[id])
  const files = new Set([
    `/assets/${name}`,
    ...[manifest.entry, ...routes].flatMap((part) =>
      part ? [part.module, ...part.imports, ...lazyLoader(part)] : [],
    ),
  ])
  return [...files].reduce((sum, file) => sum + compressedSize(join(clientFolder, file)), 0)
}

type Part = { module: string; imports: string[] }

const lazyLoader = (part: Part & { clientLoaderModule?: string }) =>
  part.clientLoaderModule ? [part.clientLoaderModule] : []

function compressedSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    return readFileSync(file).length
  }
}

type Result = { name: string; size: number; page: Measured; file: Measured; share: number }

function report(results: Result[], scripts: number): boolean {
  for (const { name, size, page, file, share } of results) {
    process.stdout.write(
      `${name} (${size} bytes, compressed)\n` +
        `  page        ${Math.round(page.rate)} requests/s  p50 ${page.p50} ms  p99 ${page.p99} ms  errors ${page.errors}\n` +
        `  static file ${Math.round(file.rate)} requests/s  p50 ${file.p50} ms  p99 ${file.p99} ms  errors ${file.errors}\n` +
        `  share ${share.toFixed(2)} (at least ${limits.share.toFixed(2)})\n`,
    )
  }
  process.stdout.write(
    `JavaScript of the home page: ${scripts} bytes, compressed (at most ${limits.scriptBytes})\n`,
  )
  return (
    scripts <= limits.scriptBytes &&
    results.every(({ share, page }) => share >= limits.share && page.errors === 0)
  )
}

function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(Number(process.env.BENCH_PORT ?? 0), '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await ended
}
