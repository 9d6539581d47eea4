import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, open, test } from './browser.ts'
import { newEmail } from './people.ts'

async function lastMail(page: Page, to: string): Promise<string> {
  const read = async () =>
    ((await (await page.request.get(`/api/dev/mail?to=${to}`)).json()) as { text: string }[])[0]
  await expect.poll(read).toBeTruthy()
  return (await read())?.text ?? ''
}

test('contact, answer, review, reply, report and moderation, in three browsers', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('renata')
  const somebody = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()

  const found = await page.request.get('/api/v1/Fornecedores/search?nomeFantasia=Termovalida')
  const [supplier] = ((await found.json()) as { data: { id: number; slug: string }[] }).data
  const asked = await page.request.post('/api/v1/contactsSolicitations/', {
    data: {
      nome: 'Renata Prado',
      email,
      telefone: '(11) 91234-5678',
      mensagem: 'Duas autoclaves até sexta',
      termos_aceitos: true,
      search_term: 'autoclave',
      id_busness: supplier?.id,
      type_user: 'Empresa',
    },
  })
  expect(asked.status()).toBe(200)

  const owner = await somebody()
  await logInAs(owner, 'corp')
  await open(owner, `/marketplaceDash/pedidos?busca=${email}`)
  const lead = owner.getByRole('article', { name: 'Pedido de Renata Prado' })
  await expect(lead).toContainText('Buscou por: autoclave')
  await lead.getByRole('button', { name: 'Responder ou anotar' }).click()
  await lead.getByLabel('Sua resposta').fill('Atendemos na quinta.')
  await lead.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(lead.getByRole('combobox')).toHaveValue('Em contato')
  await expectAccessible(owner)
  expect(await lastMail(page, email)).toContain('Atendemos na quinta.')

  await open(page, `/avaliar/${supplier?.slug}`)
  await page.getByLabel('E-mail do pedido de contato').fill(email)
  await page.getByRole('button', { name: 'Receber o link' }).click()
  await expect(page.getByText('o link chega em instantes')).toBeVisible()
  const link = /https?:\/\/\S+\/avaliar\/\S+/.exec(await lastMail(page, email))?.[0] ?? ''
  await open(page, `${new URL(link).pathname}${new URL(link).hash}`)
  await page.getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect(page.getByText('Dê de uma a cinco estrelas.').first()).toBeVisible()
  for (const aspect of ['Contato', 'Qualidade', 'Prazo']) {
    const stars = page.getByRole('radiogroup', { name: aspect })
    await stars.getByRole('radio', { name: '4 estrelas' }).check()
  }
  const text = `Vieram na quinta, tudo certo ${Date.now() % 9973}.`
  await page.getByLabel('Conte como foi').fill(text)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect(page.getByText('Obrigado pela avaliação!')).toBeVisible()

  await open(owner, '/marketplaceDash/avaliacoes')
  const own = owner.getByRole('article').filter({ hasText: text })
  await own.getByRole('button', { name: 'Responder em público' }).click()
  await own.getByLabel('Responder em público').fill('Obrigado, Renata!')
  await own.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect(own.getByText('A sua resposta')).toBeVisible()
  await expectAccessible(owner)

  await open(page, `/fornecedores/${supplier?.slug}`)
  const shown = page.getByRole('article', { name: 'Avaliação de Renata Prado' }).filter({
    hasText: text,
  })
  await expect(shown).toContainText('Obrigado, Renata!')
  await shown.getByRole('button', { name: 'Denunciar avaliação' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Motivo' }).click()
  await page.getByRole('option', { name: 'Outro motivo' }).click()
  await page.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('A nossa equipe vai conferir esta avaliação.')).toBeVisible()

  const admin = await somebody()
  await logInAs(admin, 'admin')
  await open(admin, '/marketplaceDash/moderar-avaliacoes?por=100')
  const queued = admin.getByRole('article').filter({ hasText: text })
  await queued.getByRole('button', { name: 'Decidir' }).click()
  await admin.getByRole('dialog').getByLabel('Remover').check()
  await admin.getByRole('dialog').getByLabel('Justificativa').fill('Teste da denúncia')
  await expectAccessible(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Decidir' }).click()
  await expect(queued).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
})
