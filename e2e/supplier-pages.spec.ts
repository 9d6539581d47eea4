import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './browser.ts'
import { confirmInNewTab, subscriber, subscription } from './paying.ts'

const editor = '/marketplaceDash/pagina'
const headline = 'Calibração sem parar o hospital'

/** One pixel: small, but a picture. */
const picture = {
  name: 'capa.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const saved = (page: Page) => expect(page.getByText(/^Rascunho salvo às/)).toBeVisible()

async function changePlan(page: Page, button: string): Promise<void> {
  await open(page, subscription)
  await page.getByRole('link', { name: 'Alterar Plano' }).click()
  await page.getByRole('button', { name: button }).click()
  // What was paid on the same day covers it, down and up again.
  await confirmInNewTab(page)
}

test('a supplier builds a page, previews and publishes it, moves it, loses the plan and gets it back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const nome = 'Otília Brandão Reis'
  const { id } = await subscriber(page, 'MKTPRO', { nome, marketplace: true })
  await open(page, editor)
  await page.getByLabel('Frase de apresentação').fill(headline)
  await page.getByLabel('Texto', { exact: true }).fill('Faço **tudo** no local.')
  await page.getByRole('button', { name: 'Adicionar produto ou serviço' }).click()
  await page.getByLabel('Nome do produto ou serviço').fill('Bombas de infusão')
  await page.getByLabel('Capa').locator('visible=false').setInputFiles(picture)
  await page.getByRole('button', { name: 'Mover Produtos e serviços para cima' }).click()
  await saved(page)
  const preview = page.getByRole('region', { name: 'A página como os visitantes vão ver' })
  await expect(preview.getByText(headline)).toBeAttached()
  await expect(preview.locator('strong')).toHaveText('tudo')
  await expect(preview.locator('img').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Página publicada!')).toBeVisible()

  await page.getByLabel('Final do endereço').fill(`Otília ${id} Calibrações`)
  await page.getByRole('button', { name: 'Mudar endereço' }).click()
  await expect(page.getByText('Endereço alterado!')).toBeVisible()
  const address = `/fornecedores/otilia-${id}-calibracoes`

  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const former = await visitor.request.get(`/fornecedores/otilia-brandao-reis-${id}`, {
    maxRedirects: 0,
  })
  expect([former.status(), former.headers().location]).toEqual([301, address])
  await open(visitor, address)
  await expect(visitor.getByText(headline)).toBeVisible()
  const headings = visitor.getByRole('heading', { level: 2 })
  await expect(headings.nth(0)).toHaveText('Produtos e serviços')
  await expect(headings.nth(1)).toHaveText('Sobre')
  await expectAccessible(visitor)

  /** A change shows by itself after a moment. */
  const seen = async () => {
    await visitor.reload()
    return visitor.getByText(headline).isVisible()
  }
  await changePlan(page, 'Mudar para este plano: Básico')
  await expect.poll(seen).toBe(false)
  await expect(visitor.getByRole('heading', { name: nome })).toBeVisible()
  await open(page, editor)
  await expect(page.getByRole('heading', { name: 'Sua página está guardada' })).toBeVisible()
  await expectAccessible(page)

  await changePlan(page, 'Fazer upgrade: Profissional')
  await expect.poll(seen).toBe(true)
  await open(page, editor)
  await expect(page.getByLabel('Frase de apresentação')).toHaveValue(headline)
  await visitor.context().close()
})

test('on a phone the contact stands at the foot, and the page can be read without scripts @phone', async ({
  browser,
  page,
  baseURL,
}, { project }) => {
  const list = (await (await page.request.get('/api/v1/Fornecedores/suppliers')).json()) as {
    nome: string
    slug: string
  }[]
  const slug = list.find(({ nome }) => nome === 'Termovalida Engenharia')?.slug ?? ''
  await open(page, `/fornecedores/${slug}`)
  const button = page.getByRole('button', { name: 'Ver Contato' })
  if (project.name === 'phone') await expect(button).toBeInViewport()
  await page.getByRole('heading', { name: 'Onde atende' }).scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
  await expectAccessible(page)
  await button.click()
  await expect(page.getByLabel('Nome')).toBeFocused()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const reader = await plain.newPage()
  await reader.goto(`/fornecedores/${slug}`)
  await expect(reader.getByRole('heading', { name: 'Clientes atendidos' })).toBeVisible()
  const saved = reader.waitForEvent('download')
  await reader.getByRole('link', { name: /Apresentação e serviços/ }).click()
  expect((await saved).suggestedFilename()).toBe('Apresentação e serviços.pdf')
  await plain.close()
})
