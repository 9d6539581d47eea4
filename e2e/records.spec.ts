import { expect, logInAs, open, test } from './browser.ts'
import { signUpFreelancer } from './people.ts'

test('a supplier sees nothing of the administration', async ({ page }) => {
  await logInAs(page, 'pro')
  for (const section of ['freelancers', 'empresas', 'denuncias']) {
    const html = await (await page.request.get(`/marketplaceDash/${section}`)).text()
    expect(html).toContain('Sua conta não tem permissão para isso.')
    expect(html).not.toContain('<table')
  }
  await open(page, '/marketplaceDash/auditoria')
  await expect(page.getByText('Sua conta não tem permissão para isso.')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
})

test('what an administrator edits shows in the list at once', async ({ page }) => {
  const { email, nome } = await signUpFreelancer(page.request)
  await logInAs(page, 'admin', `/marketplaceDash/freelancers?busca=${email}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(nome)
  await page.getByRole('link', { name: 'Editar página' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar página' })).toBeVisible()
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('link', { name: new RegExp(email) }).click()
  await page.getByLabel('Nome completo').fill('Nome Corrigido')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible()
  await page.getByRole('link', { name: 'Freelancers', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Freelancers' })).toBeVisible()
  await page.getByRole('searchbox').fill(email)
  await expect(row).toContainText('Nome Corrigido')
})
