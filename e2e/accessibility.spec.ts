import { expect, expectAccessible, logInAs, open, test } from './browser.ts'
import { confirmIdentity } from './people.ts'

/** Pages and dialogs whose behaviour component tests keep: here only axe looks at them, fully drawn. */
test('the lists of the administration and an open record are accessible', async ({ page }) => {
  await logInAs(page, 'admin', '/marketplaceDash/freelancers?busca=free@example.com')
  await page.getByRole('button', { name: /^Ver perfil de/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Perfil completo do freelancer' })
  await expect(dialog.getByText('Histórico de alterações')).toBeVisible()
  await expectAccessible(page)
  // Switched off.
  await open(page, '/marketplaceDash/empresas?busca=marebaixa@example.com')
  await page.getByRole('button', { name: /^Ver perfil de/ }).click()
  const company = page.getByRole('dialog', { name: 'Perfil completo da empresa' })
  await expect(company.getByText('Histórico de alterações')).toBeVisible()
  await expectAccessible(page)
  for (const list of ['empresas', 'indicacoes']) {
    await open(page, `/marketplaceDash/${list}`)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
  }
  await open(page, '/marketplaceDash/auditoria')
  await expect(page.getByRole('heading', { name: 'Auditoria' })).toBeVisible()
  await expectAccessible(page)
})

test('the numbers, needs, keywords and photos of the administration are accessible', async ({
  page,
}) => {
  await logInAs(page, 'admin', '/marketplaceDash?dias=365')
  await page.getByText('Ver os números').click()
  await expect(page.getByRole('table', { name: 'Ao longo do tempo' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/marketplaceDash/palavras-chave')
  await expect(page.getByRole('heading', { name: 'Buscas sem resultado' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/marketplaceDash/assinatura')
  await expect(page.getByRole('row', { name: /Corporativo/ })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/marketplaceDash/foto?tipo=Empresa&busca=Termovalida')
  await page.getByRole('link', { name: /Termovalida Engenharia/ }).click()
  await expect(page.getByRole('button', { name: 'Escolher imagem' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/marketplaceDash/demandas')
  const remove = page.getByRole('article').getByRole('button', { name: 'Remover' }).first()
  await expect(remove).toBeVisible()
  await expectAccessible(page)
  await remove.click()
  await expect(page.getByRole('dialog').getByLabel(/Justificativa/)).toBeVisible()
  await expectAccessible(page)
})

test('further public pages are accessible', async ({ page }) => {
  for (const path of [
    '/em-construcao',
    '/login?plano=gratis',
    '/registerEnterprise',
    '/RegisteredCompany',
    '/filters?categoria=calibrasao',
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
  }
  await open(page, '/registerEnterprise')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('Selecione uma opção antes de prosseguir.')).toBeVisible()
  await expectAccessible(page)
  await open(page, '/RegisteredCompany')
  await page.getByLabel('Usuário').fill('helena')
  await page.getByLabel('Telefone').pressSequentially('11987654321')
  await page.getByLabel('E-mail').fill('helena@example.com')
  await page.getByLabel(/^Senha/).fill('qualquer')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByLabel('Código').pressSequentially('123456')
  await page.getByRole('button', { name: 'Validar' }).click()
  await expect(page.getByRole('heading', { name: 'Parabéns' })).toBeVisible()
  await expectAccessible(page)
})

test('the dialogs of the home page are accessible', async ({ page }) => {
  await open(page, '/landing')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Indique' }).click()
  await expect(dialog.getByRole('button', { name: 'Indicar' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Buscar fornecedores' }).click()
  await expect(dialog.getByRole('button', { name: 'Fazer busca' })).toBeVisible()
  await expectAccessible(page)
})

test('the pages on which an owner edits company and account are accessible', async ({ page }) => {
  await logInAs(page, 'corp', '/marketplaceDash/editar')
  await expect(page.getByLabel('CNPJ')).not.toBeEditable()
  await expectAccessible(page)
  await open(page, '/marketplaceDash/conta')
  await expect(page.getByText('Este aparelho')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Mostrar minha página no diretório' }).click()
  await expect(page.getByRole('button', { name: 'Tirar do diretório' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Configurar' }).click()
  await confirmIdentity(page, 'Errada@123')
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Trocar foto' }).click()
  const photo = page.getByRole('dialog', { name: 'Trocar foto' })
  await expect(photo.getByRole('button', { name: 'Escolher imagem' })).toBeVisible()
  await expectAccessible(page)
})
