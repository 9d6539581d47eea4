import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { demoPassword, expect, open, test } from './browser.ts'
import { ports } from './ports.ts'

/** The other journeys' server lets everybody try a thousand times as often: this one has the real limits. */
const url = `http://127.0.0.1:${ports.port + 3}`
const email = 'pro@example.com'
const folder = mkdtempSync(join(tmpdir(), 'mes-lock-out-'))
let server: ChildProcess

test.beforeAll(async () => {
  // A first start draws the demo cast's pictures.
  test.setTimeout(120_000)
  server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(ports.port + 3),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      TRUST_PROXY_HOPS: '1',
    },
  })
  const isReady = async () => (await fetch(`${url}/api/ready`).catch(() => undefined))?.ok
  await expect.poll(isReady, { timeout: 100_000 }).toBe(true)
})

test.afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody with a browser of their own, elsewhere. */
async function newVisitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  return context.newPage()
}

async function logIn(page: Page): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Usuário').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Acessar' }).click()
}

test('who guesses a password does not lock its owner out, neither here nor in a new browser', async ({
  browser,
  playwright,
}) => {
  const known = await newVisitor(browser, '203.0.113.5')
  await logIn(known)
  await known.waitForURL('**/marketplaceDash')
  await known.request.post('/api/v1/auth/logout')

  const stranger = await playwright.request.newContext({ baseURL: url })
  const guess = async (network: string) => {
    const statuses = new Set<number>()
    for (let turn = 0; turn < 36; turn++) {
      const headers = { 'x-forwarded-for': `${network}.${1 + (turn % 6)}` }
      const data = { email, password: `Errada@${turn}` }
      statuses.add((await stranger.post('/api/v1/auth/login', { data, headers })).status())
    }
    expect([...statuses].sort()).toEqual([401, 429])
  }

  await guess('198.51.100')
  await logIn(known)
  await known.waitForURL('**/marketplaceDash')

  await guess('198.51.200')
  const fresh = await newVisitor(browser, '192.0.2.9')
  await logIn(fresh)
  const field = fresh.getByLabel('Código')
  await expect(field).toBeFocused()
  const mails = await (await fresh.request.get(`/api/dev/mail?to=${email}`)).json()
  const code = /\b\d{6}\b/.exec(mails[0].text)?.[0] ?? ''
  await fresh.keyboard.type(code)
  await fresh.keyboard.press('Enter')
  await fresh.waitForURL('**/marketplaceDash')
})
