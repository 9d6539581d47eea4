import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './browser.ts'
import { confirmInNewTab, goToCheckout, payInNewTab, subscriber, subscription } from './paying.ts'
import { mailTo, signUpFreelancer } from './people.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')

test('/planos asks who one is, shows the plans of that kind, and keeps the choice', async ({
  page,
}) => {
  await open(page, '/planos?email=ana@example.com')
  // Kept for the wizard: it need not be read by everybody who sees the address.
  await page.waitForURL('**/planos')
  await expect(page.getByRole('heading', { name: 'Como você deseja se registrar?' })).toBeVisible()
  await expectAccessible(page)
  const header = await page.getByRole('banner').elementHandle()
  await page.getByRole('link', { name: /Empresa/ }).click()
  await expect(page.getByRole('heading', { name: 'Corporativo' })).toBeVisible()
  // Another answer in the address is no reason to draw the whole page anew.
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('heading', { name: 'Profissional' })).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: /Freelancer/ }).click()
  await expect(page.getByRole('heading', { name: 'Profissional' })).toBeVisible()
  await expect(page.getByText('R$ 100')).toBeVisible()
  await page.getByText('Anual', { exact: true }).click()
  await expect(page.getByText('R$ 1.200')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Escolher plano: Profissional' }).click()
  await page.waitForURL('**/registerEnterprise?tipo=Freelancer')
  expect(await stored(page, 'priceID')).toBe('sandbox_MKTPRO_year')
  expect(await stored(page, 'planSelectec')).toBe('MKTPRO')
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeChecked()
  await expect(page.getByText('R$ 1.200 por ano')).toBeVisible()
  await page.getByRole('radio', { name: 'Empresa não cadastrada' }).click()
  await expect(page.getByText('O plano Profissional é só para autônomos.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Freelancer' }).click()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.com')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Trocar plano' }).click()
  await page.getByRole('button', { name: 'Escolher plano: Básico' }).click()
  await page.waitForURL('**/RegisterFreelancer**')
  await expect(page.getByText('R$ 600 por ano')).toBeVisible()
})

test('signing up with a paid plan: a declined card, then the plan the moment it is paid', async ({
  page,
}) => {
  const person = await signUpFreelancer(page.request)
  await goToCheckout(page, person, 'MKTPRO')
  await expect(page.getByRole('heading', { name: 'Assinar o plano Profissional' })).toBeVisible()
  await expect(page.getByText('R$ 100,00').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Simular cartão recusado' }).click()
  await expect(page.getByText('O cartão foi recusado. Nada foi cobrado.')).toBeVisible()
  const me = await (await page.request.get('/api/v1/auth/me')).json()
  expect(me.permissions).toEqual([['MKTFREE']])

  await page.getByRole('button', { name: /^Pagar/ }).dblclick()
  await page.waitForURL(`**${subscription}**`)
  await expect(page.getByText('O plano Profissional já está ativo.')).toBeVisible()
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trocar Foto' })).toBeVisible()
  await expect(fact(page, 'Ciclo de cobrança')).toHaveText('Mensal')
  await expect(fact(page, 'Próximo pagamento')).toContainText('R$ 100')
  expect(JSON.parse((await stored(page, 'infosUserLogin')) ?? '{}').permissions).toEqual([
    ['MKTPRO'],
  ])
  await expectAccessible(page)
  const receipt = await mailTo(person.email, /^Recibo do pagamento MES-0001$/)
  expect(receipt.text).toContain('R$ 100,00')
  await mailTo(person.email, /^Plano Profissional ativo$/)
})

test('an abandoned checkout charges nothing and can be taken up again', async ({ page }) => {
  const person = await signUpFreelancer(page.request)
  await goToCheckout(page, person, 'MKTBASIC')
  await open(page, subscription)
  await expect(page.getByText('O pagamento do plano Básico ainda não foi concluído.')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar pagamento' }).click()
  await page.getByRole('button', { name: 'Desistir e voltar' }).click()
  await page.waitForURL(`**${subscription}**`)
  await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Grátis' })).toBeVisible()
})

test('upgrade and downgrade, with what is gained and lost; then cancel and resume', async ({
  page,
}) => {
  await subscriber(page, 'MKTBASIC')
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Alterar Plano' }).click()
  await page.getByRole('button', { name: 'Fazer upgrade: Profissional' }).click()
  await expect(dialog.getByText('O que você ganha')).toBeVisible()
  await expect(dialog.getByText('Página exclusiva')).toBeVisible()
  await expect(dialog.getByText('renovação é automática')).toBeVisible()
  await expectAccessible(page)
  await payInNewTab(page)
  await expect(page.getByRole('heading', { name: 'Profissional' })).toBeVisible()

  await page.getByRole('link', { name: 'Alterar Plano' }).click()
  await page.getByRole('button', { name: 'Mudar para este plano: Básico' }).click()
  await expect(dialog.getByText('O que você perde')).toBeVisible()
  await expect(dialog.getByText('Página exclusiva')).toBeVisible()
  await confirmInNewTab(page)
  await expect(page.getByRole('heading', { name: 'Básico' })).toBeVisible()

  await page.getByRole('link', { name: 'Alterar Plano' }).click()
  await expect(page.getByRole('button', { name: /^Mudar para este plano/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mudar para este plano: Grátis' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(page.getByText('Sua assinatura foi cancelada.')).toBeVisible()
  await page.getByRole('button', { name: 'Retomar assinatura' }).click()
  await expect(page.getByText('Seu plano volta a ser renovado normalmente.')).toBeVisible()
  await expect(page.getByText('Sua assinatura foi cancelada.')).toBeHidden()
})

test('a failed renewal is shown and settled in the portal; withdrawing refunds', async ({
  page,
}) => {
  await subscriber(page, 'MKTPRO')
  await page.getByRole('button', { name: 'Forma de pagamento' }).click()
  await page.waitForURL('**/sandbox/portal/**')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Falhar na renovação' }).click()
  await expect(page.getByText('A renovação falhou.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para minha assinatura' }).click()
  await expect(page.getByText('A renovação não foi aprovada.')).toBeVisible()
  await expect(page.getByRole('table').getByText('Em aberto')).toBeVisible()

  await page.getByRole('button', { name: 'Forma de pagamento' }).first().click()
  await page.getByRole('button', { name: 'Pagar o que está em aberto' }).click()
  await page.getByRole('link', { name: 'Voltar para minha assinatura' }).click()
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Desistir e receber de volta' })
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Desistir e receber R\$\s200,00$/ }).click()
  await expect(page.getByRole('heading', { name: 'Grátis' })).toBeVisible()
  await expect(page.getByText(/^O plano Profissional terminou em .* e devolvemos/)).toBeVisible()
  await expect(page.getByRole('table').getByText('Reembolsada').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trocar Foto' })).toBeHidden()
})
