import type { Browser, Page } from '@playwright/test'
import { expect, open, test } from './browser.ts'
import { ports } from './ports.ts'
import { type OwnServer, ownAdmin, startOwnServer } from './server.ts'

/** The other journeys' server lets everybody try a thousand times as often: this one has the real limits. */
let server: OwnServer
const { email } = ownAdmin

test.beforeAll(async () => {
  server = await startOwnServer(ports.port + 3, { TRUST_PROXY_HOPS: '1' })
})
test.afterAll(() => server?.remove())

/** Somebody with a browser of their own, elsewhere. */
async function newVisitor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  return context.newPage()
}

async function logIn(page: Page): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Usuário').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(ownAdmin.password)
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

  const stranger = await playwright.request.newContext({ baseURL: server.url })
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
