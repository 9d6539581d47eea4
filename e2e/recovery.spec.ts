import { expect, expectAccessible, open, test } from './browser.ts'
import { codeFor, mailTo, newEmail, signUpFreelancer } from './people.ts'

test('a forgotten password is changed with a code by e-mail', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = newEmail('esquecida')
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signUpFreelancer(elsewhere, { email })

  await open(page, '/login')
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
  await page.waitForURL('**/recoverpassword')
  await expectAccessible(page)
  await page.getByLabel('Usuário').fill(email)
  await page.getByRole('button', { name: 'Confirma' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmação de identidade' })).toBeVisible()
  await expectAccessible(page)
  const mail = await mailTo(email, /trocar a senha/)
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
  await page.getByLabel('Código').fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('Código incorreto.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Usuário')).toHaveValue(email)
  await page.getByRole('button', { name: 'Confirma' }).click()
  await page.getByLabel('Código').fill(await codeFor(email))

  await expect(page.getByRole('heading', { name: 'Alteração de senha' })).toBeVisible()
  await expect(page.getByText('A senha deve ser alterada a cada 12 meses.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nova senha').fill('Outra#5932')
  await page.getByLabel('Confirme a senha').fill('Outra#5932')
  await page.getByRole('button', { name: 'Confirma' }).click()
  await expect(page.getByRole('heading', { name: 'Senha alterada com sucesso.' })).toBeVisible()
  await mailTo(email, /Sua senha foi alterada/)

  const me = (await (await elsewhere.get('/api/v1/auth/me')).json()) as { user: unknown }
  expect(me.user).toBeNull()
  await elsewhere.dispose()

  await page.getByRole('link', { name: 'Acessar' }).click()
  await page.getByLabel('Usuário').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('Outra#5932')
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL('**/marketplaceDash')
})
