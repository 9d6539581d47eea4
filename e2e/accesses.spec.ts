import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'

const chart = (page: Page, title: string) => page.getByRole('region', { name: title })

test('a paid plan shows cards, charts and details @phone', async ({ page }, { project }) => {
  await logInAs(page, 'pro')
  for (const title of ['Hoje', 'Semana', 'Mês', 'Ano']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText(/\d/)
  }
  await expect(page.getByRole('heading', { name: 'Relatório de Acessos' })).toBeVisible()
  await expect(page.getByText(/^Período: \d+ de \S+ de \d{4} a \d+ de \S+ de \d{4}$/)).toBeVisible()
  const line = chart(page, 'Acessos ao longo do tempo')
  await expect(line.getByRole('img').first()).toHaveAccessibleName(/^Total de \d/)
  await expect(line.locator('.recharts-area-curve')).toBeVisible()
  for (const title of ['Acessos por termo de busca', 'Termos de busca por cidade']) {
    await expect(chart(page, title).getByRole('listitem').first()).toHaveText(/\d acessos/)
  }
  await expect(chart(page, 'Acessos por cidade').getByRole('listitem')).toHaveCount(5)
  if (project.name !== 'phone') {
    await chart(page, 'Acessos por cidade').locator('.recharts-sector').first().hover()
    await expect(page.locator('.recharts-tooltip-wrapper:visible')).toHaveText(
      /\d \(\d+(,\d)?\s?%\)/,
    )
  }
  await expect(page.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mostrar mais/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Mês' }).click()
  await page.getByRole('option', { name: 'Janeiro', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click()
  await expect(page).toHaveURL(/marketplaceDash\?mes=01$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Mês: Janeiro' })).toBeVisible()
})

test('what is shown can be taken along as CSV', async ({ page }) => {
  await logInAs(page, 'pro')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('relatorio-de-acessos.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFData;Termo;Cidade;Acessos\r\n\d{4}-\d{2}-\d{2};/)
})

test('a card counts under the search of its own list, also in a new tab', async ({
  page,
  context,
}) => {
  const terms: (string | null)[] = []
  await context.route('**/api/v1/metrics/click', async (route) => {
    terms.push(route.request().postDataJSON().search_term)
    await route.continue()
  })
  const card = page.getByRole('link', { name: /^Veja mais/ }).first()
  await open(page, '/filters?categoria=autoclave')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect.poll(() => terms).toEqual(['autoclave'])
  await open(page, '/landing')
  await card.click()
  await expect.poll(() => terms).toEqual(['autoclave', null])
  await open(page, new URL(tab.url()).pathname)
  await expect.poll(() => terms).toEqual(['autoclave', null, null])
})

const entries = [
  'Painel inicial',
  'Pedidos de contato',
  'Banco de negócios',
  'Avaliações',
  'Editar página',
  'Minha assinatura',
  'Minha conta',
  'Trocar Foto',
]

test('each menu leads to its page, and a reload stays there', async ({ page }) => {
  await logInAs(page, 'corp')
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  for (const entry of entries) {
    await menu.getByRole('link', { name: entry }).click()
    await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    // What a reload would draw.
    const anew = await (await page.request.get(page.url())).text()
    expect(anew).toMatch(new RegExp(`<h1[^>]*>${await title.innerText()}</h1>`))
  }
})

test('on a phone the menu is a drawer @phone-alone', async ({ page }) => {
  await logInAs(page, 'pro')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Editar página' }).click()
  await page.waitForURL('**/marketplaceDash/editar')
  await expect(page.getByRole('dialog')).toBeHidden()

  await open(page, '/painel')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Minha conta' }).click()
  await page.waitForURL('**/marketplaceDash/conta')
})
