import type { Page } from '@playwright/test'
import { chosenPassword, expect, expectAccessible, open, test } from './browser.ts'
import { codeFor, confirmIdentity, mailTo, newEmail, signUpFreelancer } from './people.ts'

const editPage = '/marketplaceDash/editar'
const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' })

async function inDirectory(page: Page, id: number) {
  const answer = await page.request.get('/api/v1/Fornecedores/suppliers')
  const list = (await answer.json()) as { id: number; nome: string; certificados: string[] }[]
  return list.find((supplier) => supplier.id === id)
}

test('a freelancer edits the page and the directory shows it within 5 seconds', async ({
  page,
}) => {
  const { id } = await signUpFreelancer(page.request, {
    nome: 'Olívia Antes',
    marketplace: true,
    // The wire's name of the certificates.
    empresa_trabalha: '',
  })
  await open(page, editPage)
  await expect(page.getByLabel('CPF')).not.toBeEditable()
  await expect(page.getByLabel('Cidade')).not.toBeEditable()
  await expectAccessible(page)
  await page.getByLabel('Nome').fill('Olívia Depois')
  const certificates = page.getByRole('combobox', { name: 'Licenças e certificados' })
  await certificates.fill('sanit')
  await page.getByRole('option', { name: 'Licença sanitária' }).click()
  await certificates.fill('ISO 13485')
  await certificates.press('Enter')
  await page.getByLabel('Descrição do serviço').fill('Qualificação de autoclaves.')
  await save(page).click()
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible()
  await expect
    .poll(() => inDirectory(page, id), { timeout: 5000 })
    .toMatchObject({ nome: 'Olívia Depois', certificados: ['Licença sanitária', 'ISO 13485'] })
  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue('Olívia Depois')
  await open(page, `/fornecedores/olivia-antes-${id}`)
  await expect(page.getByRole('heading', { name: 'Olívia Depois' })).toBeVisible()
})

test('unsaved changes ask before they are lost', async ({ page }) => {
  await signUpFreelancer(page.request, { nome: 'Otília Distraída' })
  await open(page, editPage)
  await page.getByLabel('Empresa em que trabalha').fill('Clínica Aurora')
  await page.getByRole('link', { name: 'Minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continuar editando' }).last().click()
  await expect(page.getByLabel('Empresa em que trabalha')).toHaveValue('Clínica Aurora')
  await page.getByRole('link', { name: 'Minha conta' }).click()
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.waitForURL('**/marketplaceDash/conta')
  await page.getByRole('link', { name: 'Editar página' }).click()
  await expect(page.getByLabel('Empresa em que trabalha')).not.toHaveValue('Clínica Aurora')
})

test('the second of two tabs is told and overwrites nothing', async ({ page, context }) => {
  await signUpFreelancer(page.request, { nome: 'Ofélia Duas Abas' })
  const second = await context.newPage()
  await open(page, editPage)
  await open(second, editPage)
  await page.getByLabel('Área de atuação').fill('Primeira aba')
  await save(page).click()
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible()
  await second.getByLabel('Área de atuação').fill('Segunda aba')
  await save(second).click()
  await expect(second.getByText('Estes dados mudaram em outra janela')).toBeVisible()
  await expect(second.getByText('Ocorreu um erro ao salvar os dados.')).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Carregar versão atual' }).click()
  await expect(second.getByLabel('Área de atuação')).toHaveValue('Primeira aba')
})

test('a stolen session changes no e-mail; the owner does, and the thief is out', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signUpFreelancer(page.request, { nome: 'Odete Nova' })
  const thief = await browser.newContext({ baseURL: baseURL ?? '' })
  const session = (await page.context().cookies()).filter(({ name }) => name === 'session')
  await thief.addCookies(session)
  const elsewhere = await thief.newPage()
  await open(elsewhere, editPage)
  await elsewhere.getByLabel('E-mail').fill(newEmail('ladra'))
  await save(elsewhere).click()
  await confirmIdentity(elsewhere, 'Errada@123')
  const asking = elsewhere.getByRole('dialog', { name: 'Confirme que é você' })
  await expect(asking.getByText('A senha atual não confere.')).toBeVisible()
  await asking.getByRole('button', { name: 'Cancelar' }).click()
  await expect(asking).toBeHidden()
  await elsewhere.reload()
  await expect(elsewhere.getByLabel('E-mail')).toHaveValue(email)

  const fresh = email.replace('pessoa', 'nova')
  await page.context().clearCookies({ name: 'session' })
  await page.request.post('/api/v1/auth/login', { data: { email, password: chosenPassword } })
  await open(page, editPage)
  await page.getByLabel('E-mail').fill(fresh)
  await save(page).click()
  await confirmIdentity(page)
  const dialog = page.getByRole('dialog', { name: 'Confirme seu novo e-mail' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const warning = await mailTo(email, /Pedido para trocar o e-mail/)
  expect(warning.text).toContain(fresh)
  const code = await codeFor(fresh)
  await expect(dialog.getByLabel('Código')).toBeFocused()
  await page.keyboard.type(code === '111111' ? '222222' : '111111')
  await expect(dialog.getByText('Código incorreto.')).toBeVisible()
  await page.keyboard.type(code)
  await expect(page.getByText('E-mail alterado com sucesso!')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(fresh)

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await thief.close()
  const login = await page.request.post('/api/v1/auth/login', {
    data: { email: fresh, password: chosenPassword },
  })
  expect(login.status()).toBe(200)
})
