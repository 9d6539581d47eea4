import type { Page } from '@playwright/test'
import { drafts, wizardSteps } from './screens-drafts.ts'

/** A page, or a state of one that `act` brings about (a dialog, an error, a step). */
export type Screen = {
  name: string
  path: string
  as?: 'admin' | 'free' | 'basic' | 'pro' | 'empresa' | 'corp'
  act?(page: Page, language: 'pt' | 'en'): Promise<void>
  /** Pages are taken whole, states only as far as the window shows them; this decides otherwise. */
  whole?: boolean
}

const click = (texts: { pt: string; en: string }) => (page: Page, language: 'pt' | 'en') =>
  page.getByRole('button', { name: texts[language] }).first().click()

const supplierLink = (page: Page) => page.locator('article a').first()

async function openFirstSupplier(page: Page): Promise<void> {
  await supplierLink(page).click()
  await page.getByRole('dialog').waitFor()
}

async function talk(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill('11987654321')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('textbox').fill('preciso validar uma autoclave em Campinas')
  await page.keyboard.press('Enter')
  await page.getByRole('log').locator('article, li a').first().waitFor()
}

/** An address that nobody has: the answer is the same, and nobody has to wait for a minute. */
async function askForRecoveryCode(page: Page, language: 'pt' | 'en'): Promise<void> {
  await page.getByRole('textbox').first().fill(`ninguem.${Date.now()}@example.com`)
  await click({ pt: 'Confirma', en: 'Confirm' })(page, language)
  await page.locator('input[autocomplete=one-time-code]').first().waitFor()
}

/** The later steps of a wizard, reached with the draft of an earlier visit. */
function wizard(name: string, path: string, steps: readonly string[]): Screen[] {
  return steps.map((step) => ({
    name: `${name}-${step}`,
    path,
    whole: true,
    async act(page) {
      await page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      }, drafts)
      await page.goto(`${path}?passo=${step}`)
    },
  }))
}

/** Sections of the dashboard as one person sees them: a name for the picture and the path. */
function dashboard(as: NonNullable<Screen['as']>, sections: Record<string, string>): Screen[] {
  return Object.entries(sections).map(([name, section]) => ({
    name: `dashboard-${as}-${name}`,
    path: `/marketplaceDash/${section}`,
    as,
  }))
}

export const screens: Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-failed',
    path: '/login',
    async act(page, language) {
      await click({ pt: 'Acessar', en: 'Log in' })(page, language)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'login-second-step',
    path: '/login',
    async act(page, language) {
      await page.route('**/api/v1/auth/login', (route) =>
        route.fulfill({ status: 401, json: { status: 401, code: 'SECOND_FACTOR_REQUIRED' } }),
      )
      await click({ pt: 'Acessar', en: 'Log in' })(page, language)
      await page.locator('input[autocomplete=one-time-code]').waitFor()
    },
  },
  { name: 'invite', path: '/convite#um-convite' },
  { name: 'landing', path: '/landing' },
  {
    name: 'referral-dialog',
    path: '/landing',
    async act(page, language) {
      await click({ pt: 'Indique', en: 'Recommend' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'results', path: '/filters?categoria=calibrasao' },
  { name: 'results-empty', path: '/filters?categoria=zzzqqq' },
  {
    name: 'search-choice',
    path: '/landing',
    async act(page, language) {
      await click({ pt: 'Buscar fornecedores', en: 'Search suppliers' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'filter-dialog',
    path: '/filters?cidade=Recife',
    async act(page, language) {
      await click({ pt: 'Filtro', en: 'Filter' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'supplier-dialog', path: '/landing', act: openFirstSupplier },
  {
    name: 'contact-form',
    path: '/landing',
    async act(page, language) {
      await openFirstSupplier(page)
      await click({ pt: 'Ver Contato', en: 'See contact' })(page, language)
      await click({ pt: 'Continuar', en: 'Continue' })(page, language)
    },
  },
  {
    name: 'supplier',
    path: '/landing',
    async act(page) {
      await page.goto((await supplierLink(page).getAttribute('href')) ?? '/')
    },
  },
  {
    name: 'report-dialog',
    path: '/landing',
    async act(page, language) {
      await page.goto((await supplierLink(page).getAttribute('href')) ?? '/')
      await click({ pt: 'Denunciar', en: 'Report' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'plans', path: '/planos' },
  { name: 'plans-freelancer', path: '/planos?tipo=Freelancer' },
  { name: 'plans-company', path: '/planos?tipo=Empresa' },
  { name: 'chat-phone', path: '/chatbot' },
  { name: 'chat', path: '/chatbot', act: talk },
  {
    name: 'chat-widget',
    path: '/landing',
    async act(page, language) {
      await click({ pt: 'Falar com o assistente', en: 'Talk to the assistant' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'recovery', path: '/recoverpassword' },
  {
    name: 'recovery-code',
    path: '/recoverpassword',
    act: askForRecoveryCode,
  },
  {
    name: 'recovery-password',
    path: '/recoverpassword',
    async act(page, language) {
      await page.route('**/api/v1/auth/recover/verify', (route) =>
        route.fulfill({ json: { correct: true, message: '' } }),
      )
      await askForRecoveryCode(page, language)
      await page.getByRole('textbox').first().fill('123456')
      await click({ pt: 'Confirma', en: 'Confirm' })(page, language)
      await page.locator('input[type=password]').first().waitFor()
    },
  },
  { name: 'signup-type', path: '/registerEnterprise' },
  { name: 'signup-freelancer', path: '/RegisterFreelancer' },
  {
    name: 'signup-missing',
    path: '/RegisterFreelancer',
    act: click({ pt: 'Próximo', en: 'Next' }),
  },
  { name: 'signup-owner', path: '/CompanyNotRegistered' },
  { name: 'signup-simple', path: '/RegisteredCompany' },
  { name: 'signup-company', path: '/RegisteredCompanyStepEnterprise' },
  { name: 'signup-company-done', path: '/RegisteredCompanyStepEnterprise', as: 'empresa' },
  ...wizard('signup-freelancer', '/RegisterFreelancer', wizardSteps.freelancer),
  ...wizard('signup-owner', '/CompanyNotRegistered', wizardSteps.owner),
  ...wizard('signup-company', '/RegisteredCompanyStepEnterprise', wizardSteps.company),
  { name: 'policy', path: '/politicas/privacidade' },
  { name: 'policy-cookies', path: '/politicas/cookies' },
  { name: 'policy-data', path: '/politicas/protecao-de-dados' },
  { name: 'policy-ethics', path: '/politicas/etica-e-compliance' },
  { name: 'terms', path: '/termos' },
  { name: 'under-construction', path: '/em-construcao' },
  { name: 'not-found', path: '/nao-existe' },
  { name: 'dev-mail', path: '/dev/mail' },
  { name: 'painel', path: '/painel', as: 'corp' },
  { name: 'change-plan', path: '/alterplan', as: 'basic' },
  {
    name: 'change-plan-dialog',
    path: '/alterplan',
    as: 'basic',
    act: click({ pt: 'Fazer upgrade', en: 'Upgrade' }),
  },
  {
    name: 'checkout',
    path: '/planos',
    as: 'free',
    async act(page) {
      const me = await (await page.request.get('/api/v1/auth/me')).json()
      const link = await page.request.get('/api/v1/subscription/subscriptionlink/payamentLink', {
        params: {
          price_id: 'sandbox_MKTPRO_month',
          email_client: me.user.email,
          id_user: me.user.id,
          type_user: 'Freelancer',
          plan: 'MKTPRO',
        },
      })
      await page.goto((await link.json()).redirect.checkout_url)
    },
  },
  {
    name: 'portal',
    path: '/marketplaceDash/assinatura',
    as: 'basic',
    whole: true,
    async act(page, language) {
      await click({ pt: 'Forma de pagamento', en: 'Payment method' })(page, language)
      await page.waitForURL('**/sandbox/portal/**')
    },
  },
  {
    name: 'crop-dialog',
    path: '/marketplaceDash/foto',
    as: 'pro',
    async act(page) {
      await page.locator('input[type=file]').setInputFiles('docs/images/home.webp')
      await page.getByRole('slider').waitFor()
    },
  },
  {
    name: 'email-dialog',
    path: '/marketplaceDash/editar',
    as: 'pro',
    async act(page, language) {
      await page.getByLabel('E-mail').fill(`novo.${Date.now()}@example.com`)
      await click({ pt: 'Salvar alterações', en: 'Save changes' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  ...dashboard('pro', { home: '', edit: 'editar', photo: 'foto', account: 'conta' }),
  ...dashboard('basic', { subscription: 'assinatura' }),
  ...dashboard('free', { home: '', subscription: 'assinatura' }),
  ...dashboard('corp', { home: '', edit: 'editar' }),
  {
    name: 'dashboard-pro-filters',
    path: '/marketplaceDash',
    as: 'pro',
    act: click({ pt: 'Filtros', en: 'Filters' }),
  },
  {
    name: 'dashboard-basic-cancel',
    path: '/marketplaceDash/assinatura',
    as: 'basic',
    act: click({ pt: 'Cancelar assinatura', en: 'Cancel subscription' }),
  },
  ...dashboard('admin', {
    home: '',
    freelancers: 'freelancers',
    companies: 'empresas',
    referrals: 'indicacoes',
    attendances: 'atendimentos',
    contacts: 'contatos',
    keywords: 'palavras-chave',
    reports: 'denuncias',
    audit: 'auditoria',
    edit: 'editar',
    account: 'conta',
  }),
  {
    name: 'report-decision-dialog',
    path: '/marketplaceDash/denuncias',
    as: 'admin',
    async act(page, language) {
      const list = await page.request.get('/api/v1/Fornecedores/search?limit=1')
      const [{ id }] = (await list.json()).data
      await page.request.post('/api/v1/moderation/reports', {
        data: { id_busness: id, motivo: 'nao-existe', texto: 'O telefone não atende.' },
      })
      await page.reload()
      await click({ pt: 'Encerrar denúncia', en: 'Close the report' })(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'second-factor-set-up',
    path: '/marketplaceDash/conta',
    as: 'admin',
    async act(page, language) {
      await click({ pt: 'Configurar', en: 'Set up' })(page, language)
      await page.getByRole('img', { name: 'QR' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'dashboard-admin-profile',
    path: '/marketplaceDash/freelancers',
    as: 'admin',
    act: click({ pt: 'Ver perfil de', en: 'See the profile of' }),
  },
]
