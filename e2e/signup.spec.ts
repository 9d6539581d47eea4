import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './browser.ts'
import { codeFor, mailTo, newCpf, newEmail } from './people.ts'
import {
  alertOf,
  choose,
  fillAddress,
  fillPasswords,
  fillPerson,
  next,
  password,
  pickCity,
  stateField,
  stored,
  tick,
} from './signup-steps.ts'

test('a freelancer signs up, interrupted and corrected, without losing a keystroke', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const email = newEmail('rui')
  await choose(page, 'Freelancer', '/RegisterFreelancer')

  await test.step('who I am', async () => {
    await expect(page.getByRole('heading', { name: 'Vamos Começar?' })).toBeVisible()
    await next(page).click()
    await expect(
      alertOf(page, 'Por favor, preencha todos os campos obrigatórios antes de continuar.'),
    ).toBeVisible()
    await expect(page.getByLabel('Nome completo')).toBeFocused()
    await expectAccessible(page)
    await fillPerson(page, 'rui-sem-arroba')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
    await expect(page.getByLabel('Data de nascimento')).toHaveValue('14/03/1985')
    await next(page).click()
    await expect(alertOf(page, 'Por favor, insira um e-mail válido.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('E-mail')).toHaveValue('rui-sem-arroba')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Telefone').fill('+55 21 99876-5432')
    await expect(page.getByLabel('Telefone')).toHaveValue('(21) 99876-5432')
    await next(page).click()
    await expect(page.getByText('Verifique sua caixa de email')).toBeVisible()
  })

  await test.step('the code', async () => {
    await expect(
      page.getByRole('heading', { name: 'Por favor, digite seu código abaixo.' }),
    ).toBeVisible()
    await expect(page).toHaveTitle(/Por favor, digite seu código abaixo/)
    await expect(page.getByRole('button', { name: 'Novo codigo' })).toBeDisabled()
    const code = await codeFor(email)
    const mail = await mailTo(email, /código/)
    expect(mail.html).toContain(code)
    await expect(page.getByLabel('Código')).toBeFocused()
    await expect(page.getByText('O código vale por 10 minutos.')).toBeVisible()
    await page.keyboard.type(code === '123456' ? '654321' : '123456')
    await expect(
      alertOf(page, 'Código incorreto. Confira o e-mail e tente novamente.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    // As a mail program copies it.
    await page.getByLabel('Código').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  })

  await test.step('document and address', async () => {
    await expect(page.getByLabel('CPF')).toBeVisible()
    await next(page).click()
    await expect(alertOf(page, 'antes de continuar.')).toBeVisible()
    await page.getByLabel('CPF').pressSequentially('11144477736')
    await page.getByLabel('Área de atuação').fill('Engenharia clínica')
    await fillAddress(page)
    await next(page).click()
    await expect(
      alertOf(page, 'Por favor, insira um CPF válido no formato 000.000.000-00.'),
    ).toBeVisible()
    await expect(page.getByLabel('CPF')).toHaveValue('111.444.777-36')
    await page.getByLabel('CPF').fill(newCpf())
    await stateField(page).fill('rj')
    await stateField(page).press('Enter')
    await next(page).click()
    await expect(alertOf(page, 'Por favor, selecione uma cidade.')).toBeVisible()
    await stateField(page).fill('paulo')
    await stateField(page).press('Enter')
    await expect(stateField(page)).toHaveValue('São Paulo (SP)')
    await pickCity(page, 'Campinas')
    await expectAccessible(page)
    await next(page).click()
  })

  await test.step('Back goes one step back and nothing is lost', async () => {
    await expect(page.getByLabel('LinkedIn')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Rua')).toHaveValue('Rua Barão de Jaguara')
    await page.goBack()
    await expect(page.getByText(`O e-mail ${email} já está confirmado.`)).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await next(page).click()
    await expect(page.getByLabel('Bairro')).toHaveValue('Centro')
    await next(page).click()
  })

  await test.step('profile', async () => {
    await expect(page.getByLabel('LinkedIn')).toBeVisible()
    // Not clicked: so soon after the last click it would be the second half of a double click.
    await next(page).press('Enter')
    await expect(alertOf(page, 'antes de continuar.')).toBeVisible()
    await page.getByLabel('LinkedIn').fill('rui-barros')
    const certificates = page.getByRole('combobox', { name: 'Licenças e certificados' })
    await certificates.fill('sanit')
    await page.getByRole('option', { name: 'Licença sanitária' }).click()
    // Left without Enter, it counts all the same.
    await certificates.fill('ISO 13485')
    await page.getByLabel('Descrição do serviço').fill('Calibração de equipamentos médicos.')
    await next(page).click()
    await expect(
      alertOf(
        page,
        'Você precisa aceitar os Termos de Uso e a Política de Privacidade para continuar.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await tick(page, /Termos de Uso/, true)
    await tick(page, /Política de Privacidade/, true)
    await page.reload()
    await expect(page.getByLabel('Descrição do serviço')).toHaveValue(
      'Calibração de equipamentos médicos.',
    )
    await expect(page.getByLabel(/Termos de Uso/)).toBeChecked()
    await next(page).click()
  })

  await test.step('password', async () => {
    await fillPasswords(page, password, 'Outra#4821')
    await page.getByRole('button', { name: 'Finalizar' }).click()
    await expect(alertOf(page, 'As senhas não coincidem')).toBeVisible()
    await fillPasswords(page, 'Senha@123')
    await page.getByRole('button', { name: 'Finalizar' }).click()
    await expect(alertOf(page, 'Esta senha é muito comum. Escolha outra.')).toBeVisible()
    await fillPasswords(page, 'segura')
    const rules = page.getByRole('list', { name: 'Regras da senha' })
    await expect(rules.getByText(/atendida/)).toHaveCount(2)
    await fillPasswords(page, password)
    await expect(rules.getByText(/atendida/)).toHaveCount(6)
    await expect(page.getByText('A senha deve ser alterada a cada 12 meses.')).toBeVisible()
    await expectAccessible(page)
    expect(JSON.stringify(await stored(page))).not.toContain(password)
    await page.getByRole('button', { name: 'Finalizar' }).click()
  })

  await expect(
    page.getByRole('heading', { name: 'Parabéns, você concluiu seu cadastro!' }),
  ).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /Sucesso\s*Usuário criado com sucesso/ }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(Object.keys(await stored(page))).toEqual(['infosUserLogin'])
  await page.getByRole('link', { name: 'Acessar' }).click()
  await page.waitForURL('**/painel')
  await expect(page.getByRole('heading', { name: 'Olá, Helena!' })).toBeVisible()
  await expect(page.getByText('4 de 5 itens preenchidos').first()).toBeVisible()
  await expect(page.getByText('Licença sanitária')).toBeVisible()
  await expectAccessible(page)
})

type Draft = { email: string; cpf?: string; passo?: string; codeSentAt?: number; plan?: string }

/** Everything up to this step, as a draft of an earlier visit. */
async function openWithDraft(
  page: Page,
  { email, cpf = newCpf(), passo = 'senha', codeSentAt = Date.now(), plan }: Draft,
): Promise<void> {
  // The lightest page of the site: only its storage is wanted.
  await page.goto('/api/health')
  await page.evaluate((draft) => localStorage.setItem('signupFreelancer', JSON.stringify(draft)), {
    nome: 'Rui Barros',
    telefone: '(21) 99876-5432',
    email,
    nascimento: '02/11/1990',
    cpf,
    com_oque_trabalha: 'Engenharia clínica',
    cep: '20040-002',
    estado: 'RJ',
    cidade: 'Rio de Janeiro',
    logradouro: 'Rua da Assembleia',
    numero: '10',
    complemento: '.',
    bairro: 'Centro',
    site_portifolio: '',
    linkedin: 'rui-barros',
    certificados: '',
    marketplace: false,
    descricaoServico: 'Calibração.',
    termos_aceitos: true,
    politicas_aceitas: true,
    codeSentTo: email,
    codeSentAt,
    verifiedEmail: passo === 'codigo' ? '' : email,
  })
  if (plan) {
    await page.evaluate((code) => {
      localStorage.setItem('priceID', `sandbox_${code}_month`)
      localStorage.setItem('planSelectec', code)
    }, plan)
  }
  await open(page, `/RegisterFreelancer?passo=${passo}`)
}

async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.request.post('/api/v1/Emails/get_code', { data: { email } })
  const codeVerify = await codeFor(email)
  const data = { email, codeVerify }
  await expect(await page.request.post('/api/v1/Emails/verify_code', { data })).toBeOK()
}

async function finish(page: Page, submit = 'Finalizar'): Promise<void> {
  await fillPasswords(page, password)
  await page.getByRole('button', { name: submit }).click()
}

test('a paid plan leads to the checkout, the storage is cleared, and Back finds the account', async ({
  page,
}) => {
  const email = newEmail('pago')
  await confirmEmail(page, email)
  await openWithDraft(page, { email, plan: 'MKTPRO' })
  await finish(page, 'Ir para o pagamento')
  await page.waitForURL('**/sandbox/checkout/cs_sandbox_*')
  const checkout = page.url()
  expect(Object.keys(await stored(page))).not.toContain('priceID')
  expect(Object.keys(await stored(page))).not.toContain('signupFreelancer')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sua conta já existe' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute('href', checkout)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continuar no plano Grátis' }).click()
  await page.waitForURL('**/painel')
})
