import { expect, expectAccessible, open, test } from './browser.ts'

test('a buyer goes from the categories to a city, to a supplier and to its contact @phone-alone', async ({
  page,
}) => {
  await open(page, '/categorias')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Descartáveis e EPI' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Descartáveis e EPI')
  await expectAccessible(page)
  const cities = page.getByRole('navigation', { name: 'Cidades desta categoria' })
  await cities.getByRole('link', { name: /^São Paulo\/SP/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Descartáveis e EPI em São Paulo/SP',
  )
  await expect(page).toHaveURL(/\/categorias\/descartaveis-e-epi\/sao-paulo-sp$/)
  await page.getByRole('link', { name: /^Veja mais sobre Mão Segura/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver página completa' }).click()
  await page.waitForURL('**/fornecedores/mao-segura**')
  // The address comes before its page: until then the dialog has a button of that name, too.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Ver Contato' }).first().click()
  await expect(page.getByRole('heading', { name: 'Preencha seus dados' })).toBeVisible()
})

test('a category is whole without scripts, and unknown ones are not found', async ({ request }) => {
  const answer = await request.get('/categorias/engenharia-clinica-e-calibracao')
  const html = await answer.text()
  expect(html).toContain('"@type":"ItemList"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('Aferis Metrologia Hospitalar')
  expect(html).toMatch(
    /<link rel="canonical" href="[^"]*\/categorias\/engenharia-clinica-e-calibracao"/,
  )
  expect(html).not.toContain('noindex')
  // One supplier is too few for search engines.
  const city = await request.get('/categorias/odontologia/manaus-am')
  expect(await city.text()).toContain('<meta name="robots" content="noindex"')
  for (const path of ['/categorias/astrologia', '/categorias/odontologia/atlantida-sp']) {
    const missing = await request.get(path)
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('<header')
  }
})
