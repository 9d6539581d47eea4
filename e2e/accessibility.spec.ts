import { expect, expectAccessible, logInAs, open, test } from './browser.ts'

/** Pages and dialogs whose behaviour component tests keep: here only axe looks at them, fully drawn. */
test('the lists of the administration and an open record are accessible', async ({ page }) => {
  await logInAs(page, 'admin', '/marketplaceDash/freelancers?busca=free@example.com')
  await page.getByRole('button', { name: /^Ver perfil de/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Perfil completo do freelancer' })
  await expect(dialog.getByText('Histórico de alterações')).toBeVisible()
  await expectAccessible(page)
  for (const list of ['empresas', 'indicacoes']) {
    await open(page, `/marketplaceDash/${list}`)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
  }
})

test('public pages without a journey of their own are accessible', async ({ page }) => {
  for (const path of [
    '/em-construcao',
    '/login?plano=gratis',
    '/registerEnterprise',
    '/RegisteredCompany',
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('the dialogs of the home page are accessible', async ({ page }) => {
  await open(page, '/landing')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Indique' }).click()
  await expect(dialog.getByRole('button', { name: 'Indicar' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Buscar fornecedores' }).click()
  await expect(dialog.getByRole('button', { name: 'Fazer busca' })).toBeVisible()
  await expectAccessible(page)
})

test('the page on which an owner edits the company is accessible', async ({ page }) => {
  await logInAs(page, 'corp', '/marketplaceDash/editar')
  await expect(page.getByLabel('CNPJ')).not.toBeEditable()
  await expectAccessible(page)
})
