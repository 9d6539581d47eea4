import { demoPassword, expect, expectAccessible, open, openBeforeScripts, test } from './browser.ts'

test('the login page is drawn as the specification says and is accessible @phone', async ({
  page,
}) => {
  await open(page, '/')
  for (const name of [
    'English',
    'Português',
    'Acessar',
    'Continuar com Google',
    'Continuar com LinkedIn',
  ]) {
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Esqueceu a senha?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cadastre-se' })).toBeVisible()
  await expect(page.getByText('Este acesso é protegido contra robôs')).toBeVisible()
  await expect(page.getByText('OU', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a wrong password says what every failure says, and keeps what was typed', async ({
  page,
}) => {
  await open(page, '/Login')
  await page.getByLabel('Usuário').fill('admin@example.com')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.getByRole('button', { name: 'Acessar' }).click()
  await expect(page.getByText('Email ou senha inválidos.')).toBeVisible()
  await expect(page.getByLabel('Usuário')).toHaveValue('admin@example.com')
})

test('the flags switch the language, which a reload keeps', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en')
})

test('opening the login page clears the storage but keeps the language', async ({ page }) => {
  await open(page, '/landing')
  await page.evaluate(() => {
    localStorage.setItem('lng', 'pt')
    localStorage.setItem('priceID', 'x')
  })
  await open(page, '/login')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ lng: 'pt' })
})

test('a social button says honestly that it is not configured', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Continuar com Google' }).click()
  await expect(page.getByText('ainda não está configurado')).toBeVisible()
})

test('a notice stays for five seconds', async ({ page }) => {
  await page.clock.install()
  await open(page, '/login')
  await page.getByRole('button', { name: 'Continuar com Google' }).click()
  const notice = page.getByText('ainda não está configurado')
  await expect(notice).toBeVisible()
  await page.clock.runFor(4500)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1500)
  await expect(notice).toBeHidden()
})

test('after login the dashboard shows the person; Sair ends the session everywhere', async ({
  page,
}) => {
  await open(page, '/login')
  await page.getByLabel('Usuário').fill('pro@example.com')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL('**/marketplaceDash')
  const info = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('infosUserLogin') ?? 'null'),
  )
  expect(info.permissions).toEqual([['MKTPRO']])
  await expect(page.getByText('pro@example.com')).toBeVisible()
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('infosUserLogin'))).toBeNull()
  await page.goto('/marketplaceDash')
  await page.waitForURL('**/login')
})

test('the page under construction says so, with a way home', async ({ page }) => {
  await open(page, '/em-construcao')
  await expect(page.getByRole('heading', { name: 'Página em construção' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir para a página inicial' })).toBeVisible()
  await expectAccessible(page)
})

test('an unknown address shows a 404 page with a way home', async ({ page }) => {
  const response = await page.goto('/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Página não encontrada/)
  await page.getByRole('link', { name: 'Ir para a página inicial' }).click()
  await page.waitForURL('**/landing')
})

test('who types and presses before the page is ready is logged in once it is', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`))
  const letScriptsCome = await openBeforeScripts(page, '/login')
  await page.getByLabel('Usuário').pressSequentially('admin@example.com')
  await page.getByLabel('Senha', { exact: true }).pressSequentially(demoPassword)
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  await letScriptsCome()
  await page.waitForURL('**/marketplaceDash')
  expect(calls.filter((call) => /^POST .*login$/.test(call))).toHaveLength(1)
})
