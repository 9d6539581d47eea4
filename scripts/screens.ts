import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { violationsOf } from '../e2e/accessibility.ts'
import { demoPassword } from '../server/seed/demo.ts'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { categoryScreens } from './screens/categories.ts'
import { leadScreens } from './screens/leads.ts'
import { needScreens } from './screens/needs.ts'
import { reviewScreens } from './screens/reviews.ts'
import { pages } from './screens/list.ts'
import { mailScreens } from './screens/mails.ts'
import { supplierPageScreens } from './screens/supplier-pages.ts'
import { type Screen, screenWidths } from './screens/screen.ts'
import { shiftsOf, watchShifts } from './screens/shifts.ts'
import { accountStates } from './screens/states-account.ts'
import { securityStates } from './screens/states-security.ts'
import { publicStates } from './screens/states-public.ts'

/**
 * `npm run screens`: every page, dialog and mail, in both languages and three widths, into screens/ with a
 * contact sheet. On each of them nothing may be wrong for axe, no error may be in the console, nothing
 * may reach beyond the window's side, and nothing may move by itself while a page is being opened.
 * `npm run screens -- login plans` renders only those whose name contains a word;
 * SCREENS_LANGUAGES=pt only one language, SCREENS_WIDTHS=390,1440 only those widths,
 * SCREENS_FOLDER=/tmp/screens somewhere else.
 */
const root = resolve(import.meta.dirname, '..')
const folder = resolve(process.env.SCREENS_FOLDER ?? join(root, 'screens'))
const screens = [
  ...pages,
  ...publicStates,
  ...accountStates,
  ...securityStates,
  ...categoryScreens,
  ...leadScreens,
  ...needScreens,
  ...reviewScreens,
  ...supplierPageScreens,
  ...mailScreens,
]
const languages = (process.env.SCREENS_LANGUAGES?.split(',') ?? ['pt', 'en']) as ('pt' | 'en')[]
const widthsWanted = process.env.SCREENS_WIDTHS?.split(',').map(Number) ?? screenWidths
const port = Number(process.env.SCREENS_PORT ?? 3390)
const base = `http://127.0.0.1:${port}`
const words = process.argv.slice(2)
const failed: string[] = []
const chosen = words.length
  ? screens.filter(({ name }) => words.some((word) => name.includes(word)))
  : screens

async function startServer(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mes-screens-'))
  const server = spawn('node', ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
      ATTENDANCE_HOURS: '0-6 0-24',
    },
  })
  const stop = () => {
    server.kill('SIGTERM')
    server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  }
  // The demo people take a busy machine minutes.
  for (let turn = 0; turn < 1200; turn++) {
    const answer = await fetch(`${base}/api/ready`).catch(() => undefined)
    if (answer?.ok) return stop
    await new Promise((done) => setTimeout(done, 200))
  }
  stop()
  throw new Error(`The server did not answer at ${base} within four minutes`)
}

async function newPage(browser: Browser, width: number, language: string, screen: Screen) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: width < 700 ? 844 : 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'lng', value: language, url: base },
    { name: 'consent', value: screen.name === 'landing' ? '' : 'rejected', url: base },
  ])
  context.setDefaultTimeout(15_000)
  await context.addInitScript(`localStorage.setItem('lng', '${language}')`)
  await context.addInitScript(watchShifts)
  if (screen.as) {
    await context.request.post(`${base}/api/v1/auth/login`, {
      data: { email: `${screen.as}@example.com`, password: demoPassword },
    })
  }
  return context.newPage()
}

async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

async function render(browser: Browser, screen: Screen, width: number, language: 'pt' | 'en') {
  const page = await newPage(browser, width, language, screen)
  const file = `${screen.name}-${width}-${language}.png`
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The browser itself reports answers of 4xx: a refused login is one of the screens.
    const refused = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refused) errors.push(message.text())
  })
  try {
    await page.goto(`${base}${screen.path}`)
    await settle(page)
    errors.push(...(await shiftsOf(page)))
    if (screen.printed) await page.emulateMedia({ media: 'print' })
    await screen.act?.(page, language)
    if (screen.act && !screen.busy) await settle(page)
    await page.screenshot({
      path: join(folder, file),
      fullPage: screen.whole ?? !(screen.act || screen.printed),
      // Also what is drawn only when it comes near.
      style: '* { content-visibility: visible !important }',
    })
    const overflow: number = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (overflow > 0) errors.push(`${overflow} pixels wider than the window`)
    const wrong = [...errors, ...(screen.printed ? [] : await violationsOf(page))]
    if (wrong.length > 0) failed.push(...wrong.map((text) => `${file}: ${text}`))
  } finally {
    await page.context().close()
  }
  return file
}

function contactSheet(files: string[]): string {
  const figures = files
    .map((file) => {
      const data = readFileSync(join(folder, file)).toString('base64')
      return `<figure><img loading="lazy" src="data:image/png;base64,${data}"><figcaption>${file}</figcaption></figure>`
    })
    .join('\n')
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px;padding:16px;background:#eee}
figure{margin:0;width:360px}img{width:100%;max-height:520px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
${figures}`
}

const executablePath = ensureChromium()
if (!executablePath)
  throw new Error('There is no Chromium on this machine, and none could be installed')
mkdirSync(folder, { recursive: true })
const stop = await startServer()
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
const files: string[] = []
for (const screen of chosen) {
  const widths = (screen.widths ?? screenWidths).filter((width) => widthsWanted.includes(width))
  for (const language of languages) {
    const made = await Promise.allSettled(
      widths.map((width) => render(browser, screen, width, language)),
    )
    for (const [index, result] of made.entries()) {
      if (result.status === 'fulfilled') files.push(result.value)
      else {
        const reason = String(result.reason).split('\n')[0]
        failed.push(`${screen.name} ${widths[index]} ${language}: ${reason}`)
      }
    }
  }
}
await browser.close()
stop()
writeFileSync(join(folder, 'index.html'), contactSheet(files))
process.stdout.write(`${files.length} pictures, ${join(folder, 'index.html')}\n`)
if (failed.length > 0) {
  process.stderr.write(`${failed.join('\n')}\n`)
  process.exit(1)
}
