import { expect, type Page, test as base } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

type Options = {
  /** The notice would lie over what a journey clicks: its question counts as answered. */
  askedAboutCookies: boolean
}

/** Every journey fails on an error in the browser's console. */
export const test = base.extend<Options & { quietConsole: undefined }>({
  askedAboutCookies: [true, { option: true }],
  context: async ({ context, browser, askedAboutCookies, baseURL }, use) => {
    if (askedAboutCookies && baseURL) {
      await context.addCookies([{ name: 'consent', value: 'rejected', url: baseURL }])
    }
    context.on('page', (page) => void pressWhenReady(page))
    for (const page of context.pages()) await pressWhenReady(page)
    await use(context)
    // Pages of other people in the journey would go on asking for news during the next ones.
    const others = browser.contexts().filter((other) => other !== context)
    await Promise.all(others.map((other) => other.close()))
  },
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // The browser itself reports answers of 4xx, which journeys provoke on purpose.
        const refused = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !refused) errors.push(message.text())
      })
      await use(undefined)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const demoPassword = 'Saude@2026'
/** Of people who sign up: the demo's own is too common to be chosen. */
export const chosenPassword = 'Segura#4821'

/** Goes to a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

export async function untilReady(page: Page): Promise<void> {
  // As long as a server may take to start: on a busy machine both come late.
  const timeout = 60_000
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrated === 'true',
    undefined,
    { timeout },
  )
}

/** Pages that are used before their scripts have come. */
const impatient = new WeakSet<Page>()

/** As people do who wait until a page has come: a button pressed before its scripts does nothing. */
async function pressWhenReady(page: Page): Promise<void> {
  const notReady = page.locator('html:not([data-hydrated]):has(main)')
  const wait = async () => {
    if (!impatient.has(page)) await untilReady(page)
  }
  await page.addLocatorHandler(notReady, wait, { noWaitAfter: true })
}

/** Goes to a page whose scripts are on their way until the returned function lets them come. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const mayCome = new Promise<void>((resolve) => (release = resolve))
  impatient.add(page)
  await page.route('**/assets/framework-*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
    release()
    await untilReady(page)
  }
}

/** Somebody of the demo cast, on a page behind the login, which has journeys of its own. */
export async function logInAs(
  page: Page,
  person: string,
  path = '/marketplaceDash',
): Promise<void> {
  const email = `${person}@example.com`
  await page.request.post('/api/v1/auth/login', { data: { email, password: demoPassword } })
  await open(page, path)
}

export async function expectAccessible(page: Page): Promise<void> {
  const isOnlyRun = test.info().tags.includes('@phone-alone')
  // A dialog of the component library gets its name a moment after it is drawn.
  await expect(page.locator('[role=dialog]:not([aria-labelledby], [aria-label])')).toHaveCount(0)
  expect(await violationsOf(page, isOnlyRun || undefined)).toEqual([])
}
