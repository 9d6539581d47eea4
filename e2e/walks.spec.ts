import type { Locator, Page } from '@playwright/test'
import { expect, logInAs, open, test } from './browser.ts'
import { codeFor, newCnpj, newCpf, newEmail } from './people.ts'
import { type Language, wordsIn } from './words.ts'

/**
 * Each of the product's people, from the first page to the last: on the phone, in English. WALKS=all walks in both
 * languages at both sizes.
 */
const languages: Language[] = process.env.WALKS === 'all' ? ['pt', 'en'] : ['en']

type Words = ReturnType<typeof wordsIn>
type Walker = {
  page: Page
  w: Words
  button(text: string, section?: string): Promise<void>
  /** A second person in a browser of their own. */
  another(): Promise<Page>
}

// Walks are long: each goes to whoever is free.
test.describe.configure({ mode: 'parallel' })

function walk(name: string, steps: (walker: Walker) => Promise<void>): void {
  test(`${name} @phone`, async ({ page, context, browser, baseURL }) => {
    test.setTimeout(180_000)
    for (const language of languages) {
      const cookies = [
        { name: 'lng', value: language, url: baseURL ?? '' },
        { name: 'consent', value: 'rejected', url: baseURL ?? '' },
      ]
      await context.clearCookies()
      await context.addCookies(cookies)
      const w = wordsIn(language)
      const button = (text: string, section?: string) =>
        page
          .getByRole('button', { name: w(text, section), exact: true })
          .first()
          .click()
      const another = async () => {
        const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
        await other.addCookies(cookies)
        return other.newPage()
      }
      await steps({ page, w, button, another })
      // Whoever walks next has never been here.
      await page.evaluate(() => localStorage.clear())
    }
  })
}

async function fillPerson({ page, w }: Walker, nome: string, email: string): Promise<void> {
  await page.getByLabel(w('Nome completo', 'fields')).fill(nome)
  await page.getByLabel(w('Telefone', 'fields')).pressSequentially('11987654321')
  await page.getByLabel(w('E-mail', 'fields')).fill(email)
  await page.getByLabel(w('Data de nascimento', 'fields')).pressSequentially('14031985')
}

async function passCode({ page, w }: Walker, email: string): Promise<void> {
  // The last digit sends it.
  await page.getByLabel(w('Código', 'emailCode_label')).fill(await codeFor(email))
}

async function fillAddress({ page, w }: Walker): Promise<void> {
  await page.getByLabel(w('CEP', 'fields')).pressSequentially('13010001')
  const city = page.getByRole('combobox', { name: w('Cidade', 'fields') })
  await expect(city).toHaveValue('Campinas')
  await page.getByLabel(w('Rua')).fill('Rua Barão de Jaguara')
  await page.getByLabel(w('Número', 'fields')).fill('100')
  await page.getByLabel(w('Bairro', 'fields')).fill('Centro')
}

async function fillPassword({ page, w }: Walker): Promise<void> {
  await page.getByLabel(w('Nova senha', 'signup')).fill('Segura#4821')
  await page.getByLabel(w('Confirme a senha')).fill('Segura#4821')
}

/** On touch screens the label reaches over its box. */
const tickAll = async (within: Page | Locator) => {
  for (const box of await within.getByRole('checkbox').all()) await box.check()
}

async function describe({ page, w }: Walker, text: string): Promise<void> {
  await page.getByLabel(w('Descrição do serviço', 'fields')).fill(text)
}

const heading = ({ page, w }: Walker, text: string) =>
  expect(page.getByRole('heading', { name: w(text) })).toBeVisible()

/** On a phone the menu is in a drawer. */
async function menu(walker: Walker, entry: string): Promise<void> {
  const { page, w } = walker
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole('button', { name: w('Abrir menu') }).click()
  const inMenu = page.getByRole('navigation', { name: w('Menu do painel') })
  await inMenu
    // An entry may go on with how much waits there.
    .getByRole('link', { name: new RegExp(`^${w(entry, 'dashboard')}( \\d|$)`) })
    .first()
    .click()
}

walk('a hospital buyer finds, compares, contacts, recommends and chats', async (walker) => {
  const { page, w, button } = walker
  await open(page, '/landing')
  const search = page.getByRole('combobox', { name: w('O que você procura?') })
  await search.fill('calibrasao')
  await search.press('Enter')
  await page.waitForURL('**/filters?categoria=calibrasao')
  await heading(walker, 'Resultados encontrados')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const names = await cards.getByRole('heading').allInnerTexts()
  expect(names.length).toBeGreaterThan(1)

  // The first link of a card is the card itself, which leads to the page.
  await cards.nth(1).getByRole('link').last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: names[1] ?? '' }).first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await cards.first().getByRole('link').last().click()
  await button('Ver Contato')
  await dialog.getByLabel(w('Nome', 'contacts')).fill('Helena Prado')
  await dialog.getByLabel(w('E-mail', 'contacts')).fill(newEmail('compras'))
  await dialog.getByLabel(w('Telefone', 'contacts')).pressSequentially('11912345678')
  await tickAll(dialog)
  await button('Continuar', 'contacts')
  await expect(dialog.getByRole('link', { name: /@/ })).toBeVisible()

  await open(page, '/landing')
  await button('Indique')
  await dialog.getByLabel(w('Seu nome')).fill('Helena Prado')
  const clinic = newEmail('clinica')
  await dialog.getByLabel(w('Empresa ou profissional indicado')).fill(clinic)
  await dialog.getByLabel(w('E-mail do indicado', 'referrals_email')).fill(clinic)
  await dialog
    .getByLabel(w('Telefone do indicado', 'referrals_tel'))
    .pressSequentially('11912345678')
  await dialog.getByRole('button', { name: w('Indicar') }).click()
  await expect(dialog).toBeHidden()

  await open(page, '/chatbot')
  await dialog.getByLabel(w('Telefone com DDD')).pressSequentially('11987654321')
  await button('Começar')
  await page.getByPlaceholder(w('Digite aqui a sua mensagem')).fill('validar autoclave em Campinas')
  await button('Enviar', 'chat')
  const log = page.getByRole('log', { name: w('Mensagens') })
  await log
    .getByRole('link', { name: /Termovalida/ })
    .last()
    .click()
  await page.waitForURL('**/fornecedores/termovalida**')
})

walk(
  'a freelancer signs up free, edits, upgrades, adds a photo and reads the dashboard',
  async (walker) => {
    const { page, w, button } = walker
    const email = newEmail('nara')
    await open(page, '/registerEnterprise')
    await page.getByRole('radio', { name: w('Freelancer', 'signup') }).click()
    await button('Próximo', 'signup')
    await fillPerson(walker, 'Nara Vidigal', email)
    await button('Próximo', 'signup')
    await passCode(walker, email)
    await page.getByLabel('CPF').pressSequentially(newCpf())
    await page.getByLabel(w('Área de atuação', 'fields')).fill('Engenharia clínica')
    await fillAddress(walker)
    await button('Próximo', 'signup')
    await page.getByLabel('LinkedIn').fill('nara-vidigal')
    await describe(walker, 'Qualificação térmica de autoclaves.')
    await tickAll(page)
    await button('Próximo', 'signup')
    await fillPassword(walker)
    await button('Finalizar')
    await heading(walker, 'Parabéns, você concluiu seu cadastro!')
    await page.getByRole('link', { name: w('Acessar', 'signup') }).click()
    await page.waitForURL('**/painel')

    await open(page, '/marketplaceDash')
    await menu(walker, 'Editar página')
    await page.getByLabel(w('Descrição do serviço', 'fields')).fill('Qualificação e validação.')
    await button('Salvar alterações')
    await expect(page.getByText(w('Dados atualizados com sucesso!'))).toBeVisible()

    await menu(walker, 'Minha assinatura')
    await page.getByRole('link', { name: w('Alterar Plano') }).click()
    await page
      .getByRole('button', { name: `${w('Fazer upgrade')}: ${w('Profissional', 'planName')}` })
      .click()
    const tabOpened = page.context().waitForEvent('page')
    await button('Ir para o pagamento')
    const tab = await tabOpened
    await tab
      .getByRole('button', { name: new RegExp(`^${w('Pagar {amount}').split(' ')[0]}`) })
      .click()
    await tab.waitForURL('**/assinatura**')
    const paid = w('Profissional', 'planName')
    for (const place of [tab, page]) {
      await expect(place.getByRole('heading', { name: paid })).toBeVisible()
    }
    await tab.close()

    await menu(walker, 'Trocar Foto')
    const chooser = page.waitForEvent('filechooser')
    await button('Escolher imagem')
    await (await chooser).setFiles({
      name: 'eu.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await button('Confirmar', 'photos')
    await expect(page.getByText(w('Foto atualizada com sucesso!'))).toBeVisible()
    await menu(walker, 'Painel inicial')
    await heading(walker, 'Relatório de Acessos')
    await expect(page.getByText(w('Hoje'), { exact: true })).toBeVisible()
  },
)

walk(
  'a company owner pays for a plan after a decline, edits, changes it and cancels',
  async (walker) => {
    const { page, w, button } = walker
    const email = newEmail('dona')
    await open(page, '/planos?tipo=Empresa')
    await page
      .getByRole('button', { name: `${w('Escolher plano')}: ${w('Corporativo', 'planName')}` })
      .click()
    await page.waitForURL('**/registerEnterprise**')
    await expect(page.getByRole('radio', { name: w('Empresa não cadastrada') })).toBeChecked()
    await button('Próximo', 'signup')
    await fillPerson(walker, 'Zélia Monteiro', email)
    await button('Próximo', 'signup')
    await passCode(walker, email)
    await page.getByLabel('CPF').pressSequentially(newCpf())
    await page.getByLabel(w('Empresa em que trabalha', 'fields')).fill('Monteiro Saúde')
    await page.getByRole('combobox', { name: w('Estado', 'fields') }).fill('sp')
    await page.getByRole('combobox', { name: w('Cidade', 'fields') }).fill('Campinas')
    await page.getByRole('option', { name: 'Campinas', exact: true }).click()
    await button('Próximo', 'signup')
    await fillPassword(walker)
    await button('Próximo', 'signup')
    await page.getByRole('link', { name: w('Continuar', 'signup') }).click()
    await page.getByLabel('CNPJ').pressSequentially(newCnpj())
    await page.getByLabel(w('Razão social', 'fields')).fill('Monteiro Equipamentos Ltda.')
    await page.getByLabel(w('Nome Fantasia', 'fields')).fill('Monteiro Saúde')
    await page.getByLabel(w('CNAE primário', 'fields')).fill('4645-1/01')
    await button('Próximo', 'signup')
    await fillAddress(walker)
    await page.getByLabel(w('Complemento', 'fields')).fill('Sala 2')
    await button('Próximo', 'signup')
    await page.getByLabel(w('Tipo de empresa', 'fields')).fill('Sociedade Empresária Limitada')
    await page.getByLabel(w('Inscrição municipal', 'fields')).fill('244000000110')
    await button('Próximo', 'signup')
    await describe(walker, 'Venda de equipamentos médicos.')
    await tickAll(page)
    await button('Ir para o pagamento')

    await page.waitForURL('**/sandbox/checkout/**')
    await button('Simular cartão recusado')
    await expect(
      page.getByText(
        w('O cartão foi recusado. Nada foi cobrado. Tente de novo ou use outro cartão.'),
      ),
    ).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`^${w('Pagar {amount}').split(' ')[0]}`) })
      .click()
    await page.waitForURL('**/assinatura**')
    const plan = { name: w('Corporativo', 'planName'), exact: true }
    await expect(page.getByRole('heading', plan)).toBeVisible()

    await menu(walker, 'Editar página')
    await page.getByLabel(w('Site', 'fields')).fill('monteiro.example')
    await button('Salvar alterações')
    await expect(page.getByText(w('Dados atualizados com sucesso!'))).toBeVisible()

    await open(page, '/alterplan')
    await page
      .getByRole('button', { name: `${w('Mudar para este plano')}: ${w('Básico', 'planName')}` })
      .click()
    const tabOpened = page.context().waitForEvent('page')
    await button('Continuar sem pagar agora')
    const tab = await tabOpened
    await tab.getByRole('button', { name: w('Confirmar sem pagar agora') }).click()
    await tab.waitForURL('**/assinatura**')
    const changed = w('Básico', 'planName')
    for (const place of [tab, page]) {
      await expect(place.getByRole('heading', { name: changed })).toBeVisible()
    }
    await tab.close()
    await button('Cancelar assinatura')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Cancelar assinatura') })
      .click()
    await expect(page.getByRole('button', { name: w('Retomar assinatura') })).toBeVisible()
  },
)

walk(
  'an administrator reviews suppliers, toggles a referral, answers a chat and exports',
  async (walker) => {
    const { page, w, button } = walker
    const visitor = await walker.another()
    await open(visitor, '/chatbot')
    const phone = visitor.getByRole('dialog')
    await phone.getByLabel(w('Telefone com DDD')).pressSequentially('11987654321')
    await phone.getByRole('button', { name: w('Começar') }).click()
    await visitor
      .getByPlaceholder(w('Digite aqui a sua mensagem'))
      .fill('quero falar com um atendente')
    await visitor.getByRole('button', { name: w('Enviar', 'chat'), exact: true }).click()
    const caller = `Ivone ${Date.now()}`
    await visitor.getByLabel(w('Como podemos chamar você?')).fill(caller)
    await visitor.getByRole('button', { name: w('Confirmar', 'chat') }).click()

    await logInAs(page, 'admin')
    await menu(walker, 'Freelancers')
    await page.getByRole('searchbox', { name: w('Buscar', 'admin') }).fill('marina')
    await page
      .getByRole('button', { name: new RegExp(`^${w('Ver perfil de {name}').split(' {')[0]}`) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(w('Situação no diretório'))).toBeVisible()
    await page.goBack()

    await menu(walker, 'Indicações')
    const toggle = page.getByRole('button', {
      name: new RegExp(`^${w('Marcar {name} como contactado').split(' {')[0]}`),
    })
    await expect(toggle.first()).toBeVisible()
    const name = (await toggle.first().getAttribute('aria-label')) ?? ''
    await toggle.first().click()
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()

    await menu(walker, 'Atendimentos')
    await page.getByRole('link', { name: new RegExp(caller) }).click()
    await button('Atender')
    await page.getByPlaceholder(w('Digite aqui a sua mensagem')).fill('Olá! Como posso ajudar?')
    await button('Enviar', 'chat')
    await expect(visitor.getByRole('log')).toContainText('Olá! Como posso ajudar?')
    await button('Encerrar atendimento')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('Encerrar atendimento') })
      .click()
    await visitor.context().close()

    await menu(walker, 'Empresas')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: w('Exportar CSV', 'admin') }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  },
)
