import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { categorySlugs } from 'contract/rules/categories'
import { urls } from 'contract/urls'
import { ensureChromium } from '../chromium.ts'
import { startProduct } from './product.ts'
import { medianOf } from './median.ts'

// Fetched when it is asked for: with what it brings along it is larger than the product.
const lighthouse = 'lighthouse@13.5.0'
const runs = Number(process.env.BENCH_RUNS ?? 5)
const limits = { performance: 92, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}
type Figures = Record<Category | 'shift' | 'text' | 'largest' | 'blocked', number>

/** Prints Lighthouse's points on its own phone settings, the median of some runs of each page. */
export async function run(): Promise<boolean> {
  const chromium = ensureChromium()
  if (!chromium) throw new Error('There is no Chromium on this machine')
  const dir = mkdtempSync(join(tmpdir(), 'mes-bench-'))
  const { base, stop } = await startProduct(dir)
  try {
    let holds = true
    for (const [name, path] of await pagesOf(base)) {
      const reports: Report[] = []
      for (let round = 0; round < runs; round++) reports.push(await visit(base + path, chromium))
      holds = print(name, reports) && holds
    }
    return holds
  } finally {
    await stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function pagesOf(base: string): Promise<[name: string, path: string][]> {
  const list = await fetch(`${base}/api/v1/Fornecedores/suppliers`)
  const [supplier] = (await list.json()) as { slug: string }[]
  if (!supplier) throw new Error('The directory is empty')
  return [
    ['home', urls.home],
    ['category', urls.category(categorySlugs[0])],
    ['results', urls.searchFor('coleta de resíduos')],
    ['supplier page', urls.supplier(supplier.slug)],
    ['plans', urls.plans],
    ['chat', urls.chat],
    ['login', urls.login],
  ]
}

async function visit(url: string, chromium: string): Promise<Report> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet']
      .concat(['--output=json', `--only-categories=${categories.join(',')}`])
      .concat(`--chrome-flags=${flags.join(' ')}`),
    {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const pieces: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} on ${url}`)
  return JSON.parse(Buffer.concat(pieces).toString()) as Report
}

function figuresOf(reports: Report[]): Figures {
  const points = (category: Category) =>
    medianOf(reports.map((report) => Math.round(report.categories[category].score * 100)))
  const value = (audit: string) =>
    medianOf(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN))
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    shift: value('cumulative-layout-shift'),
    text: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
  }
}

function print(name: string, reports: Report[]): boolean {
  const figures = figuresOf(reports)
  const [last] = reports.slice(-1)
  const lost = categories
    .slice(1)
    .flatMap((category) => last?.categories[category].auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && last?.audits[id]?.score === 0)
    .map(({ id }) => id)
  process.stdout.write(
    `${name.padEnd(14)} ${categories.map((category) => `${category} ${figures[category]}`).join('  ')}\n` +
      `  first text ${Math.round(figures.text)} ms  largest ${Math.round(figures.largest)} ms  ` +
      `blocked ${Math.round(figures.blocked)} ms  layout shift ${figures.shift.toFixed(4)}\n` +
      (lost.length > 0 ? `  lost: ${lost.join(', ')}\n` : ''),
  )
  return (
    categories.every((category) => figures[category] >= limits[category]) && figures.shift === 0
  )
}
