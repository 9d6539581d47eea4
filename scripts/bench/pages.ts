import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { startProduct } from './product.ts'

const root = resolve(import.meta.dirname, '../..')
const clientFolder = join(root, 'web/build/client')
const limits = { share: 1 / 3 }
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const compressed = { 'accept-encoding': 'br' }
const asItIs = { 'accept-encoding': 'identity' }

/** Prints how fast pages are served beside a static file of the same size; returns whether it holds. */
export async function run(): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'mes-bench-'))
  const probe = join(clientFolder, 'bench-probe.html')
  // Static files are listed at the start, so the probe has to exist before.
  writeFileSync(probe, '')
  const { base, stop } = await startProduct(dir)
  try {
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
    return report(results)
  } finally {
    await stop()
    rmSync(probe, { force: true })
    rmSync(dir, { recursive: true, force: true })
  }
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

type Result = { name: string; size: number; page: Measured; file: Measured; share: number }

function report(results: Result[]): boolean {
  for (const { name, size, page, file, share } of results) {
    process.stdout.write(
      `${name} (${size} bytes, compressed)\n` +
        `  page        ${Math.round(page.rate)} requests/s  p50 ${page.p50} ms  p99 ${page.p99} ms  errors ${page.errors}\n` +
        `  static file ${Math.round(file.rate)} requests/s  p50 ${file.p50} ms  p99 ${file.p99} ms  errors ${file.errors}\n` +
        `  share ${share.toFixed(2)} (at least ${limits.share.toFixed(2)})\n`,
    )
  }
  return results.every(({ share, page }) => share >= limits.share && page.errors === 0)
}
