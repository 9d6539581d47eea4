import { expect, expectAccessible, test } from './browser.ts'
import { newCnpj, newCpf, newEmail } from './people.ts'
import {
  alertOf,
  choose,
  cityField,
  fillPasswords,
  fillPerson,
  next,
  passCode,
  password,
  pickCity,
  stateField,
  stored,
  tick,
} from './signup-steps.ts'

const registry = {
  razao_social: 'PRADO EQUIPAMENTOS LTDA',
  natureza_juridica: { descricao: 'Sociedade Empresária Limitada' },
  porte: { descricao: 'Micro Empresa' },
  estabelecimento: {
    nome_fantasia: 'PRADO SAUDE',
    site: 'www.prado.example.com',
    cidade: { nome: 'Campinas' },
    estado: { sigla: 'SP' },
    bairro: 'CENTRO',
    cep: '13010001',
    logradouro: 'RUA BARAO DE JAGUARA',
    numero: '100',
    atividade_principal: { descricao: 'Comércio atacadista de instrumentos' },
    atividades_secundarias: [{ descricao: 'Manutenção' }],
    inscricoes_estaduais: [{ inscricao_estadual: '244000000110' }],
  },
}

test('an owner signs up and registers the company', async ({ page }) => {
  test.setTimeout(180_000)
  const email = newEmail('helena')
  await choose(page, 'Empresa não cadastrada', '/CompanyNotRegistered')

  await test.step('the owner', async () => {
    await expect(page.getByRole('heading', { name: 'Vamos Começar?' })).toBeVisible()
    // Not clicked: so soon after the last click it would be the second half of a double click.
    await next(page).press('Enter')
    await expect(
      alertOf(page, 'Por favor, preencha todos os campos obrigatórios.').first(),
    ).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'passo' })).toHaveText([
      'Primeiro passo',
      'Segundo passo',
      'Terceiro passo',
      'Quarto passo',
    ])
    await fillPerson(page, email)
    await next(page).click()
    await passCode(page, email)
    await page.getByLabel('CPF').pressSequentially(newCpf())
    await page.getByLabel('Empresa em que trabalha').fill('Prado Equipamentos')
    await stateField(page).fill('sp')
    await pickCity(page, 'Campinas')
    await expectAccessible(page)
    await next(page).click()
    await fillPasswords(page, password)
    await next(page).click()
    await expect(page.getByText('Usuário criado com sucesso')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Estamos quase lá!' })).toBeVisible()
    expect(Number((await stored(page)).id_for_enterprise)).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.waitForURL('**/RegisteredCompanyStepEnterprise')
  })

  await test.step('the company, filled in from the registry', async () => {
    await page.route('**/api/v1/lookups/cnpj/**', (route) => route.fulfill({ json: registry }))
    await next(page).click()
    await expect(
      alertOf(page, 'Por favor, preencha todos os campos obrigatórios.').first(),
    ).toBeVisible()
    await expectAccessible(page)
    const cnpj = newCnpj()
    await page.getByLabel('CNPJ').pressSequentially(cnpj.toLowerCase())
    await expect(page.getByLabel('CNPJ')).toHaveValue(
      cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
    )
    await expect(page.getByLabel('Razão social')).toHaveValue('PRADO EQUIPAMENTOS LTDA')
    await page.getByLabel('Telefone da empresa').pressSequentially('1932654321')
    await expect(page.getByLabel('Telefone da empresa')).toHaveValue('(19) 3265-4321')
    await page.getByLabel('Nome fantasia').fill('Prado Saúde')
    await page.reload()
    await expect(page.getByLabel('Nome fantasia')).toHaveValue('Prado Saúde')
    await next(page).click()
    await expect(page.getByLabel('CEP')).toHaveValue('13010-001')
    await expect(page.getByLabel('Rua')).toHaveValue('RUA BARAO DE JAGUARA')
    await expect(cityField(page)).toHaveValue('Campinas')
    await page.getByLabel('Complemento').fill('Sala 2')
    await expectAccessible(page)
    await next(page).click()
    await expect(page.getByLabel('Tipo de empresa')).toHaveValue('Sociedade Empresária Limitada')
    await expect(page.getByLabel('Inscrição municipal')).toHaveValue('')
    await page.getByLabel('Inscrição municipal').fill('1.234.567-8')
  })

  await test.step('without the marketplace two fields are hidden', async () => {
    await tick(page, 'Quero participar do marketplace', false)
    await next(page).click()
    await expect(page.getByLabel('Descrição do serviço')).toBeVisible()
    await expect(page.getByLabel('Autorizações')).toBeHidden()
    await page.goBack()
    await tick(page, 'Quero participar do marketplace', true)
    await expectAccessible(page)
    await next(page).click()
    const authorizations = page.getByRole('combobox', { name: 'Autorizações' })
    await authorizations.fill('Alvará de funcionamento; licenca sanitaria')
    await authorizations.press('Enter')
    await expect(page.getByLabel('Outras informações')).toHaveValue('Porte: Micro Empresa')
    await page.getByLabel('Descrição do serviço').fill('Venda de equipamentos médicos.')
    await page.getByRole('button', { name: 'Finalizar' }).click()
    await expect(alertOf(page, 'Você precisa aceitar os Termos de Uso')).toBeVisible()
    await tick(page, /Termos de Uso/, true)
    await tick(page, /Política de Privacidade/, true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finalizar' }).click()
  })

  await expect(
    page.getByRole('heading', { name: 'Parabéns, você concluiu seu cadastro!' }),
  ).toBeVisible()
  expect(Object.keys(await stored(page))).toEqual(['infosUserLogin'])
  await page.getByRole('link', { name: 'Acessar' }).click()
  await page.waitForURL('**/painel')
  await expect(page.getByText('Boas-vindas ao Marketplace em Saúde!')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  await expect(menu.getByRole('link', { name: 'Painel inicial' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText(/^[23] de 4 itens preenchidos$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Procurar documentos').fill('sanit')
  await expect(page.getByText('Licença sanitária')).toBeVisible()
  await expect(page.getByText('Alvará de funcionamento')).toBeHidden()
})
