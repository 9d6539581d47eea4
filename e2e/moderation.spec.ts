import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'

/** A supplier of the cast whom no other journey needs; it is active again at the end. */
const person = { nome: 'Vera Lúcia Quintela', email: 'vera.quintela@example.com' }

async function openProfile(page: Page) {
  await open(page, `/marketplaceDash/freelancers?busca=${person.email}`)
  await page.getByRole('button', { name: `Ver perfil de ${person.nome}` }).click()
  return page.getByRole('dialog', { name: 'Perfil completo do freelancer' })
}

test('a supplier is switched off with a reason that reaches its mailbox, and on again', async ({
  page,
}) => {
  await logInAs(page, 'admin')
  const dialog = await openProfile(page)
  await dialog.getByRole('button', { name: 'Desativar cadastro' }).click()
  await expect(dialog.getByText('Campo obrigatório.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Registro vencido no conselho')
  await dialog.getByRole('button', { name: 'Desativar cadastro' }).click()
  await expect(page.getByText('Cadastro desativado. O fornecedor foi avisado')).toBeVisible()
  await expect(dialog.getByText(/Desativado em .*Registro vencido no conselho/)).toBeVisible()
  await expect(dialog.getByText('Cadastro desativado', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const mails = await page.request.get(`/api/dev/mail?to=${person.email}`)
  expect((await mails.json())[0].text).toContain('Motivo: Registro vencido no conselho')
  const list = await page.request.get('/api/v1/Fornecedores/suppliers')
  expect(JSON.stringify(await list.json())).not.toContain(person.nome)

  await dialog.getByLabel('Motivo').fill('Registro renovado')
  await dialog.getByRole('button', { name: 'Ativar cadastro' }).click()
  await expect(page.getByText('Cadastro ativado. O fornecedor foi avisado')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Desativar cadastro' })).toBeVisible()
})

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

test('the audit log lists every change', async ({ page }) => {
  await logInAs(page, 'admin', '/marketplaceDash/auditoria')
  await expect(page.getByRole('heading', { name: 'Auditoria' })).toBeVisible()
  await expectAccessible(page)
})
