import type { Locator, Page } from '@playwright/test'
import { demoPassword, expect, expectAccessible, open, openBeforeScripts, test } from './browser.ts'

test('the login page has two columns, one below the other on a phone, and is accessible @phone', async ({
  page,
}, { project }) => {
  await open(page, '/')
  const place = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('not on the page')
    return box
  }
  const welcome = await place(page.getByRole('heading', { level: 1 }))
  const form = await place(page.getByRole('button', { name: 'Acessar' }))
  const middle = (page.viewportSize()?.width ?? 0) / 2
  if (project.name === 'phone') {
    expect(form.y).toBeGreaterThan(welcome.y + welcome.height)
    expect(form.x).toBeLessThan(middle)
  } else {
    expect(welcome.x + welcome.width).toBeLessThanOrEqual(middle)
    expect(form.x).toBeGreaterThan(middle)
  }
  await expectAccessible(page)
})

test('the flags switch the language, which a reload keeps', async ({ page }) => {
  await open(page, '/login')
  await page.getByLabel('Usuário').fill('pro@example.com')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('pro@example.com')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en')
})

test('pages asked for at once come each in their reader’s language', async ({ request }) => {
  const headings = { pt: 'Acesse sua conta', en: 'Log in to your account' }
  const visits = Array.from(
    { length: 20 },
    (_, visit) => (visit % 2 === 0 ? 'pt' : 'en') as 'pt' | 'en',
  )
  const pages = await Promise.all(
    visits.map(async (language, visit) =>
      (await request.get(`/login?lng=${language}&visita=${visit}`)).text(),
    ),
  )
  const shown = pages.map((html) => [
    /<html lang="(\w+)"/.exec(html)?.[1],
    Object.values(headings).filter((heading) => html.includes(heading)),
  ])
  expect(shown).toEqual(visits.map((language) => [language, [headings[language]]]))
})

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Usuário').fill('pro@example.com')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Acessar' }).click()
}

test('after login the dashboard shows the person; Sair ends the session everywhere', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  await logIn(page)
  await page.waitForURL('**/marketplaceDash')
  const info = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('infosUserLogin') ?? 'null'),
  )
  expect(info.permissions).toEqual([['MKTPRO']])
  await expect(page.getByText('pro@example.com')).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toContain('session')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.evaluate(() => {
    localStorage.setItem('priceID', 'x')
    sessionStorage.setItem('x', 'x')
  })
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  expect(await page.evaluate(() => sessionStorage.getItem('x'))).toBeNull()
  // Whoever took the cookie before finds the session ended too.
  await context.addCookies(cookies)
  await page.goto('/marketplaceDash')
  await page.waitForURL('**/login?destino=%2FmarketplaceDash')
})

test('a link into the dashboard is where the login leads; a session that ended says so', async ({
  page,
}) => {
  const subscription = '/marketplaceDash/assinatura?de=email'
  await open(page, subscription)
  await page.waitForURL('**/login?**')
  await expect(page.getByText('Entre na sua conta para continuar.')).toBeVisible()
  await expectAccessible(page)
  await logIn(page)
  await page.waitForURL(`**${subscription}`)
  await expect(page.getByRole('heading', { name: 'Profissional' })).toBeVisible()
  // The demo people pay for their plans.
  await expect(page.getByText('Próximo pagamento').locator('xpath=..')).toContainText('R$')

  // As 'Sair' in another tab does: this one finds out with the next page.
  await page.request.post('/api/v1/auth/logout')
  await page.getByRole('link', { name: 'Editar página' }).click()
  await page.waitForURL('**/login?destino=%2FmarketplaceDash%2Feditar')
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
})

test('an unknown address shows a 404 page with a way home', async ({ page }) => {
  for (const path of ['/politicas/nenhuma', '/fornecedores/ninguem', '/sandbox/checkout/cs_nada']) {
    const response = await page.request.get(path)
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain('<title>Página não encontrada')
    expect(html).toMatch(/<header[\s\S]*Home[\s\S]*<main[\s\S]*(<search|role="search")/)
  }
  const response = await page.goto('/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Página não encontrada/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir para a página inicial' }).click()
  await page.waitForURL('**/landing')
})

test('what is typed before the page is ready stays', async ({ page }) => {
  for (const [path, label] of [
    ['/login', 'Usuário'],
    ['/recoverpassword', 'Usuário'],
    ['/landing', 'O que você procura?'],
  ] as const) {
    const letScriptsCome = await openBeforeScripts(page, path)
    const field = page.getByLabel(label)
    await field.pressSequentially('ana@example.com')
    await letScriptsCome()
    await expect(field).toHaveValue('ana@example.com')
    // What a page draws anew keeps it, too.
    await field.press('End')
    await field.pressSequentially('.br')
    await expect(field).toHaveValue('ana@example.com.br')
    await page.unrouteAll()
  }
})

test('without scripts one searches, opens the menu and logs in @phone-alone', async ({
  browser,
  baseURL,
}, { project }) => {
  const context = await browser.newContext({ ...project.use, baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/landing')
  await page.getByLabel('O que você procura?').fill('calibração')
  await page.getByLabel('O que você procura?').press('Enter')
  await page.waitForURL('**/filters?categoria=calibra%C3%A7%C3%A3o')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await menu.getByRole('link', { name: 'Entrar' }).click()
  await page.waitForURL('**/login')

  await page.goto('/login?destino=%2FmarketplaceDash%2Fconta')
  const logIn = async (password: string) => {
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Acessar' }).click()
  }
  await page.getByLabel('Usuário').fill('pro@example.com')
  await logIn('errada')
  await expect(page.getByRole('alert').last()).toHaveText('Email ou senha inválidos.')
  await expect(page.getByLabel('Usuário')).toHaveValue('pro@example.com')
  await logIn(demoPassword)
  await page.waitForURL('**/marketplaceDash/conta')
  await context.close()
})
