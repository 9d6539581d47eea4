import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'
import { newEmail } from './people.ts'

async function openDialog(page: Page) {
  await open(page, '/landing')
  await page.getByRole('button', { name: 'Indique' }).click()
  return page.getByRole('dialog', { name: 'Por favor, insira os dados do indicado' })
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Seu nome').fill('Helena Prado')
  await page.getByLabel('Empresa ou profissional indicado').fill('Calibra Serviços')
  await page.getByLabel('E-mail do indicado').fill(email)
  await page.getByLabel('Telefone do indicado').pressSequentially('11912345678')
}

test('a visitor recommends a supplier; the same e-mail a second time is told so', async ({
  page,
}) => {
  const email = newEmail('calibra')
  const dialog = await openDialog(page)
  await expectAccessible(page)
  await fill(page, email)
  await expect(page.getByLabel('Telefone do indicado')).toHaveValue('(11) 91234-5678')
  await dialog.getByRole('button', { name: 'Indicar' }).click()
  await expect(
    page.getByText(
      'Recebemos sua indicação e, em breve, entraremos em contato com a pessoa indicada.',
    ),
  ).toBeVisible()
  await expect(dialog).toBeHidden()

  await openDialog(page)
  await fill(page, email)
  await dialog.getByRole('button', { name: 'Indicar' }).click()
  await expect(page.getByText('Ops!')).toBeVisible()
  await expect(page.getByText('Este e-mail já foi indicado anteriormente!')).toBeVisible()
  await expect(page.getByLabel('Seu nome')).toHaveValue('Helena Prado')
})

test('wrong input is explained below its field and nothing is lost', async ({ page }) => {
  const dialog = await openDialog(page)
  await page.getByLabel('Seu nome').fill('Helena Prado')
  await page.getByLabel('E-mail do indicado').fill('sem-arroba')
  await dialog.getByRole('button', { name: 'Indicar' }).click()
  await expect(page.getByText('Por favor, insira um e-mail válido.')).toBeVisible()
  await expect(page.getByLabel('Empresa ou profissional indicado')).toBeFocused()
  await expect(page.getByLabel('Seu nome')).toHaveValue('Helena Prado')
})

test('a pasted number with +55 keeps its area code', async ({ page }) => {
  await openDialog(page)
  const phone = page.getByLabel('Telefone do indicado')
  await phone.fill('+55 (21) 99876-5432')
  await expect(phone).toHaveValue('(21) 99876-5432')
})

test('an administrator toggles a recommendation, and a failure rolls it back', async ({ page }) => {
  await logInAs(page, 'admin')
  await page.getByRole('link', { name: 'Indicações', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'aguardando' }).first()
  const email = await row.getByRole('cell').nth(1).innerText()
  const same = page.getByRole('row').filter({ hasText: email })
  await expectAccessible(page)

  await page.route('**/api/v1/indicacao/update/**', (route) => route.abort())
  await same.getByRole('button').click()
  await expect(page.getByText('Não conseguimos falar com o servidor')).toBeVisible()
  await expect(same).toContainText('aguardando')

  await page.unroute('**/api/v1/indicacao/update/**')
  await same.getByRole('button').click()
  await expect(same).toContainText('contactado')
  await page.reload()
  await expect(same).toContainText('contactado')
})

test('recommendations are filtered, searched and exported', async ({ page }) => {
  await logInAs(page, 'admin', '/marketplaceDash/indicacoes')
  const toggles = page.getByRole('button', { name: /^(Marcar|Voltar)/ })
  await expect(toggles.first()).toBeVisible()
  const all = await toggles.count()
  await page.getByText('contactado', { exact: true }).first().click()
  await expect(page).toHaveURL(/status=contactado/)
  await expect(page.getByRole('button', { name: /^Marcar/ })).toHaveCount(0)
  expect(await toggles.count()).toBeLessThan(all)
  await page.getByText('Todas', { exact: true }).click()
  await page.getByRole('searchbox').fill('gasnorte')
  await expect(toggles).toHaveCount(1)
  await expectAccessible(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/^indicacoes-.*\.csv$/)
  await page.getByRole('searchbox').fill('nada disso')
  await expect(page.getByText('Nenhuma indicação encontrada')).toBeVisible()
})
