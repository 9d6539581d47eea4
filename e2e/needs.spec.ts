import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'
import { codeFor, mailTo, newEmail } from './people.ts'

const pdf = {
  name: 'Termo de referência.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

async function propose(page: Page, title: string, price: string, days: string): Promise<void> {
  await open(page, '/marketplaceDash/banco-de-negocios')
  const need = page.getByRole('article', { name: title })
  await need.getByRole('button', { name: 'Enviar proposta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua proposta').fill('Fazemos no local, com certificado rastreável.')
  await dialog.getByLabel('Preço em reais').fill(price)
  await dialog.getByLabel('Entrega ou execução, em dias').fill(days)
  await dialog.locator('input[type=file]').setInputFiles({ ...pdf, name: 'Proposta.pdf' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(page.getByText('Proposta enviada.')).toBeVisible()
}

test('need, two proposals, question, answer and acceptance, in three browsers @phone-alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('compras')
  const title = `Calibração de ${Date.now() % 99_991} monitores`
  const somebody = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

  await open(page, '/banco-de-negocios')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Escolha uma categoria.')).toBeVisible()
  await page.getByLabel('O que você precisa?').fill(title)
  await choose(page, 'Categoria', 'Engenharia clínica e calibração')
  await page.getByLabel('Detalhes').fill('Monitores da UTI, com certificado rastreável.')
  await page.getByRole('combobox', { name: 'Estado' }).fill('São Paulo')
  await page.getByRole('option', { name: 'São Paulo (SP)' }).click()
  await page.getByRole('combobox', { name: 'Cidade' }).fill('Barueri')
  await page.getByRole('option', { name: 'Barueri' }).click()
  const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel('Para quando?').fill(day)
  await page.locator('input[type=file]').setInputFiles(pdf)
  await page.getByLabel('Seu nome ou instituição').fill('Hospital Aurora')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefone').fill('19912345678')
  // What was typed survives a reload; the file and the consent are given anew.
  await page.reload()
  await expect(page.getByLabel('O que você precisa?')).toHaveValue(title)
  await page.locator('input[type=file]').setInputFiles(pdf)
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Código').fill(await codeFor(email))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Ainda sem propostas')).toBeVisible()
  await expectAccessible(page)

  const company = await somebody()
  await logInAs(company, 'corp')
  await propose(company, title, '4800', '10')
  await expect(company.getByText('Hospital Aurora')).toBeHidden()
  const freelancer = await somebody()
  await logInAs(freelancer, 'fabio.morita')
  await propose(freelancer, title, '3900,50', '20')

  const letter = await mailTo(email, /Nova proposta de Fábio/)
  const link = new URL(/https?:\/\/\S+\/minha-demanda#\S+/.exec(letter.text)?.[0] ?? '')
  await open(page, '/landing')
  await open(page, `${link.pathname}${link.hash}`)
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /Preço/ })).toContainText('menor preço')
  await expect(table).toContainText(/R\$\s3\.900,50/)
  const theirs = page.getByRole('article', { name: 'Proposta de Termovalida Engenharia' })
  await theirs.getByLabel('Sua pergunta').fill('O deslocamento está incluído?')
  await theirs.getByRole('button', { name: 'Perguntar' }).click()
  await expect(theirs.getByText('O deslocamento está incluído?')).toBeVisible()
  await expectAccessible(page)

  await open(company, '/marketplaceDash/banco-de-negocios?ver=propostas')
  const own = company.getByRole('article', { name: title })
  await expect(own).toContainText('O deslocamento está incluído?')
  await own.getByLabel('Sua mensagem ao comprador').fill('Está, sem custo.')
  await own.getByRole('button', { name: 'Responder' }).click()
  await expect(own.getByText('Está, sem custo.')).toBeVisible()
  await expectAccessible(company)

  await page.reload()
  await expect(theirs).toContainText('Está, sem custo.')
  await theirs.getByRole('button', { name: 'Aceitar' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click()
  await expect(theirs).toContainText('Contato do fornecedor')
  await expect(theirs).toContainText('corp@example.com')

  await open(company, '/marketplaceDash/banco-de-negocios?ver=propostas')
  await expect(own).toContainText('Hospital Aurora')
  await open(freelancer, '/marketplaceDash/banco-de-negocios?ver=propostas')
  const lost = freelancer.getByRole('article', { name: title })
  await expect(lost).toContainText('Motivo: Escolhi outra proposta')
  await expect(lost.getByText('Hospital Aurora')).toBeHidden()
})
