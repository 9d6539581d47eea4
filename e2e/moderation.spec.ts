import { expect, expectAccessible, logInAs, open, test } from './browser.ts'

test('a reported page waits in the queue until it is decided', async ({ page }) => {
  const texto = `O telefone não atende (${Date.now()})`
  const list = await page.request.get('/api/v1/Fornecedores/search?limit=1')
  const { slug } = (await list.json()).data[0] as { slug: string }
  await open(page, `/fornecedores/${slug}`)
  await page.getByRole('button', { name: 'Denunciar' }).click()
  const form = page.getByRole('dialog', { name: /^Denunciar/ })
  await form.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(form.getByText('Escolha um motivo.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('combobox', { name: 'Motivo' }).click()
  await page.getByRole('option', { name: 'Não existe ou não atende' }).click()
  await form.getByLabel('O que aconteceu?').fill(texto)
  await form.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('A administração vai analisar esta página.')).toBeVisible()

  await logInAs(page, 'admin', '/marketplaceDash/denuncias?por=100')
  const card = page
    .locator('div')
    .filter({ hasText: texto })
    .filter({ has: page.getByRole('button') })
    .last()
  await expect(card).toContainText('Não existe ou não atende')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Encerrar denúncia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Encerrar denúncia' })
  await expectAccessible(page)
  await dialog.getByText('Descartada').click()
  await dialog.getByLabel('Observação').fill('O telefone atende')
  await dialog.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await expect(page.getByText('Denúncia encerrada.')).toBeVisible()
  await expect(page.getByText(texto)).toBeHidden()
  await page.getByText('Encerradas').click()
  await expect(page.getByText(texto)).toBeVisible()
})
