import { chosenPassword, expect, expectAccessible, open, test } from './browser.ts'
import { confirmIdentity, signUpFreelancer } from './people.ts'

test('changing the password ends the other sessions and keeps this one', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await signUpFreelancer(page.request, { nome: 'Quitéria Cautelosa' })
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await other.post('/api/v1/auth/login', { data: { email, password: chosenPassword } })
  await open(page, '/marketplaceDash/conta')
  await expect(page.getByText('Este aparelho')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Encerrar os outros acessos' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(/^Nova senha/).fill('curta')
  await page.getByLabel('Confirme a nova senha').fill('curta')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByLabel(/^Nova senha/)).toBeFocused()

  for (const label of [/^Nova senha/, /^Confirme a nova senha/]) {
    await page.getByLabel(label).fill('Outra$Chave9')
  }
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await confirmIdentity(page, 'Errada@123')
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await expectAccessible(page)
  await confirmIdentity(page)
  await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Encerrar os outros acessos' })).toBeHidden()
  const info = (await (await other.get('/api/v1/auth/me')).json()) as { user: object | null }
  expect(info.user).toBeNull()
  await other.dispose()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
})

test('the own page leaves the directory and comes back', async ({ page }) => {
  const { id } = await signUpFreelancer(page.request, {
    nome: 'Quésia Discreta',
    marketplace: true,
  })
  const listed = async () => {
    const list = await page.request.get('/api/v1/Fornecedores/suppliers')
    return ((await list.json()) as { id: number }[]).some((supplier) => supplier.id === id)
  }
  expect(await listed()).toBe(true)
  await open(page, '/marketplaceDash/conta')
  await page.getByRole('switch', { name: 'Mostrar minha página no diretório' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar do diretório' }).click()
  await expect(page.getByText('Sua página saiu do diretório.')).toBeVisible()
  expect(await listed()).toBe(false)
  await page.getByRole('switch', { name: 'Mostrar minha página no diretório' }).click()
  await expect(page.getByText('Sua página está no diretório.')).toBeVisible()
  expect(await listed()).toBe(true)
})

test('a session elsewhere can be ended by itself', async ({ page, playwright, baseURL }) => {
  const { email } = await signUpFreelancer(page.request, { nome: 'Quirina Atenta' })
  const other = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0',
    },
  })
  await other.post('/api/v1/auth/login', { data: { email, password: chosenPassword } })
  await open(page, '/marketplaceDash/conta')
  await page.getByRole('button', { name: 'Encerrar o acesso de Firefox em Windows' }).click()
  await expect(page.getByText('Firefox em Windows')).toBeHidden()
  const info = (await (await other.get('/api/v1/auth/me')).json()) as { user: object | null }
  expect(info.user).toBeNull()
  await other.dispose()
})
