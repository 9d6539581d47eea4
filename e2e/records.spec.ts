import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'
import { signUpFreelancer } from './people.ts'

const headings = (page: Page) => page.getByRole('table').getByRole('columnheader')

test('an administrator pages through freelancers, and the address keeps page and size', async ({
  page,
}, { project }) => {
  await logInAs(page, 'admin', '/marketplaceDash/freelancers')
  await expect(page.getByText(/^Mostrando 5 de \d+ Registro$/)).toBeVisible()
  if (project.name !== 'phone') {
    await expect(headings(page)).toHaveText('ID,Nome,Telefone,Email,Cidade/Estado,Ações'.split(','))
  }
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await expectAccessible(page)

  const views = page.getByRole('button', { name: /^Ver perfil de/ })
  const first = await views.first().getAttribute('aria-label')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(views.first()).not.toHaveAttribute('aria-label', first ?? '')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeEnabled()

  await page.getByRole('combobox', { name: 'Registros por página' }).click()
  await page.getByRole('option', { name: '25', exact: true }).click()
  await expect(page).toHaveURL(/por=25/)
  await expect(page.getByText(/^Mostrando 25 de \d+ Registro$/)).toBeVisible()
  await expect(views).toHaveCount(25)

  await page.route('**/api/v1/users/frelancers?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('someone is found by name without accents, by e-mail and by city, and filters narrow it', async ({
  page,
}) => {
  await logInAs(page, 'admin', '/marketplaceDash/freelancers')
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  for (const words of ['ana clara moura', 'free@example.com', 'juiz de fora ana']) {
    await search.fill(words)
    await expect(page.getByRole('cell', { name: 'free@example.com' })).toBeVisible()
    await expect(page.getByText('Mostrando 1 de 1 Registro')).toBeVisible()
  }
  await search.fill('ninguém com este nome')
  await expect(page.getByText('Nenhum registro encontrado')).toBeVisible()
  await open(page, '/marketplaceDash/freelancers?por=100')
  await page.getByRole('combobox', { name: 'Plano' }).click()
  await page.getByRole('option', { name: 'Profissional' }).click()
  await expect(page).toHaveURL(/plan=MKTPRO/)
  await expect(page.getByRole('cell', { name: 'pro@example.com' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'free@example.com' })).toBeHidden()

  await page.getByRole('button', { name: 'Nome' }).click()
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('the full profile opens, shows every field but secrets, and Back closes it', async ({
  page,
}) => {
  await logInAs(page, 'admin', '/marketplaceDash/freelancers?busca=free@example.com')
  await page.getByRole('button', { name: 'Ver perfil de Ana Clara Moura Batista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Perfil completo do freelancer' })
  for (const text of ['Ana Clara Moura Batista', 'Juiz de Fora', 'Ativo', 'Grátis']) {
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(dialog.getByText('Situação no diretório')).toBeVisible()
  await expect(dialog.getByText('Histórico de alterações')).toBeVisible()
  await expect(dialog).not.toContainText('password')
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('a company shows its owner and itself', async ({ page }) => {
  await logInAs(page, 'admin', '/marketplaceDash/empresas?busca=corp@example.com')
  await expect(headings(page)).toHaveText(
    'ID,Empresa,Dono,Telefone,Email,Cidade/Estado,Ações'.split(','),
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ver perfil de/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Perfil completo da empresa' })
  await expect(dialog.getByRole('heading', { name: 'Dados pessoais do dono' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Dados da empresa' })).toBeVisible()
  await expect(dialog.getByText('Ativa', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('what is filtered is exported, with accents and semicolons', async ({ page }) => {
  await logInAs(page, 'admin', '/marketplaceDash/freelancers?busca=free@example.com')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^freelancers-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeffid;nome;')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Responsabilidade técnica')
})

test('a supplier sees nothing of the administration', async ({ page }) => {
  await logInAs(page, 'pro')
  for (const section of ['freelancers', 'empresas', 'denuncias', 'auditoria']) {
    await open(page, `/marketplaceDash/${section}`)
    await expect(page.getByText('Sua conta não tem permissão para isso.')).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
  }
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
