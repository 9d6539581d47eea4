import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../chromium.ts'
import { demoPassword } from '../../server/seed/demo.ts'
import { medianOf } from './median.ts'
import { startProduct } from './product.ts'

/** Longer than this a key feels late. */
const limits = { medianMs: 200 }
const slowdown = 4
const typed = 'manutenção de equipamentos'

/** The longest forms of the product, and the field that everybody uses. */
const fields = [
  ['search of the home page', 'free', '/landing', 'input[type=search]'],
  ['profile of a freelancer', 'pro', '/marketplaceDash/editar', 'textarea'],
  ['profile of a company', 'corp', '/marketplaceDash/editar', 'textarea'],
  ['page editor', 'corp', '/marketplaceDash/pagina', 'textarea'],
] as const

/** Prints how long after a key a slow phone shows its letter, beside a text field alone on a page. */
export async function run(): Promise<boolean> {
  const executablePath = ensureChromium()
  if (!executablePath) throw new Error('no Chromium on this machine, none could be installed')
  const dir = mkdtempSync(join(tmpdir(), 'mes-bench-'))
  const { base, stop } = await startProduct(dir)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const bare = await measure(browser, async (page) => {
      await page.setContent(
        '<meta name=viewport content="width=device-width"><textarea></textarea>',
      )
      return 'textarea'
    })
    process.stdout.write(`from key to letter on a phone, processor ${slowdown} times slower (ms)\n`)
    print('a field alone', bare, bare)
    let holds = true
    for (const [name, person, path, field] of fields) {
      const times = await measure(browser, async (page) => {
        const login = { email: `${person}@example.com`, password: demoPassword }
        await page.request.post(`${base}/api/v1/auth/login`, { data: login })
        await page.goto(base + path)
        await page.waitForSelector('html[data-hydrated=true]')
        return field
      })
      print(name, times, bare)
      holds &&= medianOf(times) <= limits.medianMs
    }
    return holds
  } finally {
    await browser.close()
    await stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Runs in the page: notes how long each key took to be drawn. */
const watchKeys = `
  window.times = []
  new PerformanceObserver((list) => {
    const keys = list.getEntries().filter(({ name }) => name === 'keydown')
    window.times.push(...keys.map(({ duration }) => duration))
  }).observe({ type: 'event', durationThreshold: 16 })
`

async function measure(
  browser: Browser,
  arrive: (page: Page) => Promise<string>,
): Promise<number[]> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const field = page.locator(await arrive(page)).first()
  await field.click()
  // The first key also tells a form that something is unsaved.
  await page.keyboard.press('a')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchKeys)
  await page.keyboard.type(typed, { delay: 150 })
  await page.waitForTimeout(1000)
  const times = await page.evaluate<number[]>('window.times')
  await context.close()
  // What was drawn within a frame is not reported.
  return [...times, ...Array<number>(Math.max(0, typed.length - times.length)).fill(16)]
}

function print(name: string, times: readonly number[], bare: readonly number[]): void {
  const ratio = (medianOf(times) / medianOf(bare)).toFixed(1)
  process.stdout.write(
    `${name.padEnd(28)} median ${String(medianOf(times)).padStart(4)}  longest ${String(Math.max(...times)).padStart(4)}  ${ratio} times the bare field\n`,
  )
}
