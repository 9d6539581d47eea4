import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './browser.ts'
import { codeMailedTo, mailTo, newEmail, signUpFreelancer } from './people.ts'
import { ports } from './ports.ts'
import { type OwnServer, startOwnServer } from './server.ts'

async function openForm(page: Page) {
  await open(page, '/landing?tipo=Empresa')
  await page
    .getByRole('link', { name: /^Veja mais sobre/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ver Contato' }).click()
  await expect(dialog.getByRole('heading', { name: 'Preencha seus dados' })).toBeVisible()
  return dialog
}

type Dialog = Awaited<ReturnType<typeof openForm>>

async function fill(dialog: Dialog, email: string): Promise<void> {
  await dialog.getByLabel('Nome').fill('Helena Prado')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Telefone').pressSequentially('11912345678')
  await dialog.getByLabel('O que você precisa?').fill('Calibrar 12 bombas')
}

test('a visitor asks for a contact, sees it, and both sides get a mail', async ({ page }) => {
  const email = newEmail('helena')
  const dialog = await openForm(page)
  await fill(dialog, email)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByText('Você precisa aceitar os termos de uso.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Continuar' }).click()

  await expect(dialog.getByRole('heading', { name: 'Contato do fornecedor' })).toBeFocused()
  const revealed =
    /\S+@\S+/.exec(await dialog.getByRole('link', { name: /@/ }).innerText())?.[0] ?? ''
  await expect(dialog.getByRole('link', { name: /^Site/ })).toBeVisible()
  await expectAccessible(page)

  const mails = async (to: string) =>
    (await (await page.request.get(`/api/dev/mail?to=${to}`)).json()) as { text: string }[]
  expect((await mails(email))[0]?.text).toContain(revealed)
  expect((await mails(revealed))[0]?.text).toContain(email)
  expect((await mails(revealed))[0]?.text).toContain('Calibrar 12 bombas')

  // What is at this address stays revealed in this browser, also after a look at the login page.
  const address = page.url()
  expect(address).toContain('fornecedor=')
  await open(page, '/login')
  await open(page, address)
  await expect(dialog.getByRole('link', { name: revealed })).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toBeHidden()
  await page
    .getByRole('link', { name: /^Veja mais sobre/ })
    .nth(1)
    .click()
  await dialog.getByRole('button', { name: 'Ver Contato' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test.describe('with a clock that can be moved', () => {
  let folder: string
  const clockFile = () => join(folder, 'seconds')
  const moveClock = (days: number) => writeFileSync(clockFile(), String(days * 24 * 60 * 60))
  let server: OwnServer
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mes-clock-'))
    moveClock(0)
    const shift = new URL('../scripts/faults/shift-clock.ts', import.meta.url).href
    server = await startOwnServer(ports.port + 5, {
      CLOCK_FILE: clockFile(),
      NODE_OPTIONS: `--import ${shift}`,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtpPort}`,
      RATE_LIMIT_SCALE: '1000',
    })
  })
  test.afterAll(async () => {
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test('who heard nothing for two working days finds three others, from any device', async ({
    browser,
  }) => {
    const names = ['Rui Barros', 'Lia Moura', 'Davi Teles', 'Nara Paiva'] as const
    for (const nome of names) {
      const { request } = await browser.newContext({ baseURL: server.url })
      await signUpFreelancer(request, { nome, marketplace: true }, codeMailedTo)
    }
    const page = await (
      await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })
    ).newPage()
    const email = newEmail('jonas')
    await open(page, '/landing?tipo=Freelancer')
    await page.getByRole('link', { name: 'Veja mais sobre Rui Barros' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ver Contato' }).click()
    await fill(dialog, email)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog.getByRole('heading', { name: 'Contato do fornecedor' })).toBeVisible()
    const request = page.getByRole('article', { name: 'Pedido a Rui Barros' })
    await open(page, '/meus-contatos')
    await expect(request).toBeVisible()
    await expect(request.getByRole('alert')).toHaveCount(0)

    moveClock(7)
    const other = await (
      await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })
    ).newPage()
    await open(other, '/meus-contatos')
    await other.getByLabel('E-mail').fill(email)
    await other.getByRole('button', { name: 'Receber link por e-mail' }).click()
    const { text } = await mailTo(email, /contatos/)
    await open(other, /\/meus-contatos#\S+/.exec(text)?.[0] ?? '')
    const offered = other.getByRole('article', { name: 'Pedido a Rui Barros' }).getByRole('alert')
    await expect(offered.getByRole('link')).toHaveText(names.slice(1).sort())
    await expectAccessible(other)
    await offered.getByRole('link', { name: 'Lia Moura' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Lia Moura' })).toBeVisible()
    await other.getByRole('button', { name: 'Ver Contato' }).click()
    await expect(other.getByLabel('O que você precisa?')).toBeVisible()
  })
})
