import type { Page } from '@playwright/test'
import { chosenPassword, expect, expectAccessible, open, test } from './browser.ts'
import { codeFor, confirmIdentity, mailTo, newEmail, signUpFreelancer } from './people.ts'

const editPage = '/marketplaceDash/editar'
const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' })

async function inDirectory(page: Page, id: number) {
  const answer = await page.request.get('/api/v1/Fornecedores/suppliers')
  const list = (await answer.json()) as { id: number; nome: string }[]
  return list.find((supplier) => supplier.id === id)
}

test('a freelancer edits the page and the directory shows it', async ({ page }) => {
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
  await expect.poll(() => inDirectory(page, id)).toMatchObject({ nome: 'Olívia Depois' })
  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue('Olívia Depois')
  await open(page, `/fornecedores/olivia-antes-${id}`)
  await expect(page.getByRole('heading', { name: 'Olívia Depois' })).toBeVisible()
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
  // A phone may have dropped the page while its owner looked for the mail.
  await open(page, editPage)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Digitar o código' }).click()
  await expect(dialog.getByLabel('Código')).toBeFocused()
  await page.keyboard.type(code === '111111' ? '222222' : '111111')
  await expect(dialog.getByText('Código incorreto.')).toBeVisible()
  await dialog.getByLabel('Código').fill(code)
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
