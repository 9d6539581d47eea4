import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './browser.ts'
import { newEmail } from './people.ts'

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

test('who heard nothing for two working days finds three others, from any device', async ({
  page,
}) => {
  // Of the demo cast: asked one supplier five days ago, who never answered.
  const email = 'jonas.pacheco@example.org'
  await open(page, '/meus-contatos')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Receber link por e-mail' }).click()
  await expect(page.getByText('Se houver pedidos com este e-mail')).toBeVisible()
  const link = async () => {
    const answer = await page.request.get(`/api/dev/mail?to=${email}`)
    const mails = (await answer.json()) as { text: string }[]
    return /\/meus-contatos#\S+/.exec(mails[0]?.text ?? '')?.[0]
  }
  await expect.poll(link).toBeTruthy()
  await open(page, (await link()) ?? '')
  const request = page.getByRole('article', { name: 'Pedido a Ana Clara Moura Batista' })
  await expect(request).toBeVisible()
  const others = request.getByRole('alert').getByRole('link')
  await expect(others).toHaveCount(3)
  await expectAccessible(page)
  const name = await others.first().innerText()
  await others.first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Ver Contato' }).click()
  await expect(page.getByLabel('O que você precisa?')).toBeVisible()
})
