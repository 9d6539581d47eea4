import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '../../server/seed/demo.ts'
import { type Language, wordsIn } from '../../e2e/words.ts'

export const screenWidths = [390, 768, 1440]

/** A page, or a state of one that `act` brings about (a dialog, an error, a step). */
export type Screen = {
  name: string
  path: string
  as?: 'admin' | 'free' | 'basic' | 'pro' | 'empresa' | 'corp'
  act?(page: Page, language: Language): Promise<unknown>
  /** Pages are taken whole, states only as far as the window shows them; this decides otherwise. */
  whole?: boolean
  /** What only exists where there is little room, such as a menu behind a button. */
  widths?: number[]
  /** As it comes out of the printer: paper is looked at, nobody listens to it or tabs through it. */
  printed?: boolean
  /** A call is under way and stays so. */
  busy?: boolean
}

/** What stands there in that language (e2e/words.ts), as far as it is the same for everybody. */
const wordFor = (language: Language, text: string, section?: string): string =>
  wordsIn(language)(text, section).split('{')[0]?.trim() ?? ''

/** What can be used now: the dialog when one is open. */
async function frontOf(page: Page): Promise<Page | Locator> {
  const dialog = page.getByRole('dialog')
  return (await dialog.count()) > 0 ? dialog.first() : page
}

/** Presses a button, or what else the role says, named by its Portuguese text. */
export const press =
  (text: string, section?: string, role: 'button' | 'link' | 'menuitem' = 'button', which = 0) =>
  async (page: Page, language: Language) =>
    (await frontOf(page))
      .getByRole(role, { name: wordFor(language, text, section) })
      .nth(which)
      .click()

export const fill =
  (label: string, value: string, section?: string) => async (page: Page, language: Language) => {
    const name = new RegExp(`^${wordFor(language, label, section)}`)
    await (await frontOf(page)).getByLabel(name).first().fill(value)
  }

type Step = (page: Page, language: Language) => Promise<unknown>

/** One after the other. */
export const steps =
  (...all: Step[]): Step =>
  async (page, language) => {
    for (const step of all) await step(page, language)
  }

export const untilDialog: Step = (page) => page.getByRole('dialog').first().waitFor()

/** The API answers this instead of what it would. */
export const answer =
  (pattern: string, json: object, status = 200) =>
  (page: Page) =>
    page.route(pattern, (route) => route.fulfill({ status, json }))

/** Answers the dialog that asks once more for the password. */
export const confirmIdentity = (password = demoPassword) =>
  steps(fill('Senha atual', password, 'identity'), press('Confirmar', 'identity'))

/** From the login page to the page that stands in for Google's. */
export const openSandboxSignIn: Step = async (page, language) => {
  await press('Continuar com {provider}', 'session')(page, language)
  await page.waitForURL('**/sandbox/entrar/**')
  await page.locator('html[data-hydrated=true]').waitFor()
}

export const supplierLink = (page: Page) => page.locator('article a').first()

export async function openFirstSupplier(page: Page): Promise<void> {
  // The first link of a card is the card itself, which leads to the page.
  await page.locator('article').first().locator('a').last().click()
  await page.getByRole('dialog').waitFor()
}

export const fail = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.abort())

/** Answers the question with which the chat begins. */
export async function tellPhone(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill('11987654321')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** An address that nobody has: the answer is the same, and nobody has to wait for a minute. */
export async function askForRecoveryCode(page: Page, language: Language): Promise<void> {
  await page.getByRole('textbox').first().fill(`ninguem.${randomUUID()}@example.com`)
  await press('Confirma')(page, language)
  await page.locator('input[autocomplete=one-time-code]').first().waitFor()
}

/** Asks for the private link of this page, as its form does, and opens the one that the mail brings. */
export const openMailedLink =
  (email: string): Step =>
  async (page) => {
    const form = page.locator('main form').filter({ has: page.locator('input[type="email"]') })
    await form.locator('input[type="email"]').fill(email)
    await form.locator('button[type="submit"]').click()
    const { origin, pathname } = new URL(page.url())
    const mailed = new RegExp(`${pathname}#\\S+`)
    let link: string | undefined
    for (let tries = 0; !link && tries < 100; tries++) {
      await page.waitForTimeout(200)
      const answer = await page.request.get(`${origin}/api/dev/mail`, { params: { to: email } })
      const mails = (await answer.json()) as { text: string }[]
      link = mails.flatMap(({ text }) => mailed.exec(text) ?? [])[0]
    }
    if (!link) throw new Error(`no mail with a link to ${pathname} came for ${email}`)
    await page.goto(`${origin}${link}`)
    // What is behind the # does not load the page by itself.
    await page.reload()
    await page.getByRole('article').first().waitFor()
  }
