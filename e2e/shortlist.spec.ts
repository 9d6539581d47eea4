import type { APIRequestContext } from '@playwright/test'
import { demoPassword, expect, expectAccessible, open, test } from './browser.ts'
import { newEmail } from './people.ts'

const wanted = [
  { person: 'corp', nome: 'Termovalida Engenharia' },
  { person: 'pro', nome: 'Helena Prado Siqueira' },
  { person: 'basic', nome: 'Rodrigo Alencar Tavares' },
] as const

/** The supplier's own browser: its inbox has a journey of its own (reviews.spec.ts). */
async function answerAs(request: APIRequestContext, person: string, email: string): Promise<void> {
  const login = { email: `${person}@example.com`, password: demoPassword }
  await request.post('/api/v1/auth/login', { data: login })
  const inbox = await request.get(`/api/v1/leads?busca=${email}`)
  const { data } = (await inbox.json()) as { data: { id: number; mensagem: string }[] }
  expect(data.map(({ mensagem }) => mensagem)).toEqual(['Três autoclaves, até dezembro'])
  const answered = await request.post(`/api/v1/leads/${data[0]?.id}/entries`, {
    data: { kind: 'resposta', texto: `Resposta de ${person}` },
  })
  expect(answered.status()).toBe(200)
}

test('a short list made of result cards, one request to three, and their answers', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('buyer')
  for (const { nome } of wanted) {
    await open(page, `/filters?nomeFantasia=${encodeURIComponent(nome)}`)
    const toggle = page.getByRole('button', { name: `Salvar ${nome}` })
    await toggle.click()
    await expect(page.getByRole('button', { name: `Na lista ${nome}` })).toBeVisible()
  }
  await expectAccessible(page)
  const bar = page.getByRole('complementary', { name: 'Minha lista' })
  await bar.getByRole('link', { name: 'Pedir contato' }).click()
  // The results have a field of that name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedir contato')
  await page.getByLabel('Nome').fill('Helena Compras')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefone').fill('(11) 91234-5678')
  await page.getByLabel('O que você precisa?').fill('Três autoclaves, até dezembro')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Pedir contato/ }).click()
  for (const { nome } of wanted) {
    await expect(page.getByRole('region', { name: nome }).getByRole('link').first()).toBeVisible()
  }

  for (const { person } of wanted) {
    const owner = await browser.newContext({ baseURL: baseURL ?? '' })
    await answerAs(owner.request, person, email)
    await owner.close()
  }
  await open(page, '/meus-contatos')
  for (const { person } of wanted) {
    await expect(page.getByText(`Resposta de ${person}`)).toBeVisible()
  }
  await expectAccessible(page)
})
