import { expect, expectAccessible, logInAs, open, test } from './browser.ts'
import { codeFor, mailTo, newEmail } from './people.ts'

test('a person without an account sees and erases their data; nobody else can @phone-alone', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail('paula')
  const suppliers = await request.get('/api/v1/Fornecedores/search?limit=1')
  const { data } = (await suppliers.json()) as { data: { id: number; Tipo_empresa: string }[] }
  const asked = await request.post('/api/v1/contactsSolicitations/', {
    data: {
      nome: 'Paula Reis',
      email,
      telefone: '(11) 98765-4321',
      termos_aceitos: true,
      id_busness: data[0]?.id,
      type_user: data[0]?.Tipo_empresa,
    },
  })
  expect(asked.status()).toBe(200)

  await open(page, '/meus-dados')
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('textbox', { name: 'Código' }).fill(await codeFor(email))
  await expect(page.getByText('Paula Reis · (11) 98765-4321')).toBeVisible()
  await expect(page.getByText(/^Texto: termos/)).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar JSON' }).click()
  expect((await file).suggestedFilename()).toMatch(/^meus-dados-.*\.json$/)

  // What this browser opened stays closed in another one.
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await open(stranger, '/meus-dados')
  await expect(stranger.getByRole('button', { name: 'Enviar código' })).toBeVisible()
  await elsewhere.close()

  await page.getByRole('button', { name: 'Apagar meus dados' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apagar tudo' }).click()
  await expect(page.getByText('Tudo apagado')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeVisible()
})

test('a recommended person refuses, and the administrator sees it and nothing else', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail('rui')
  const recommend = () =>
    request.post('/api/v1/indicacao/indications/', {
      data: {
        nome_indicador: 'Ana Luz',
        email_indicado: email,
        telefone_indicado: '(11) 98765-4321',
        empresa_freelancer_indicada: 'Rui Calibrações',
      },
    })
  expect((await recommend()).status()).toBe(200)
  const { text } = await mailTo(email, /Alguém indicou você/)
  const link = /\S+\/nao-quero-contato#\S+/.exec(text)?.[0] ?? ''

  await open(page, link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(page.getByText(/^Ana Luz indicou Rui Calibrações/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Não quero contato' }).click()
  await expect(page.getByText('Tudo certo, sem contato')).toBeVisible()
  expect((await recommend()).status()).toBe(200)

  const office = await browser.newContext()
  const admin = await office.newPage()
  await logInAs(admin, 'admin', '/marketplaceDash/indicacoes?status=recusado')
  await expect(admin.getByText('não quer contato').first()).toBeVisible()
  await expect(admin.getByText(email)).toHaveCount(0)
  await office.close()
})
