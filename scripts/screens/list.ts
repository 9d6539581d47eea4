import type { Page } from '@playwright/test'
import { drafts, wizardSteps } from './drafts.ts'
import { signUpToCheckout } from './people.ts'
import {
  askForRecoveryCode,
  confirmIdentity,
  openFirstSupplier,
  openSandboxSignIn,
  press,
  type Screen,
  steps,
  supplierLink,
  tellPhone,
  untilDialog,
} from './screen.ts'

async function talk(page: Page): Promise<void> {
  await tellPhone(page)
  await page.getByRole('textbox').fill('preciso validar uma autoclave em Campinas')
  await page.keyboard.press('Enter')
  await page.getByRole('log').locator('article, li a').first().waitFor()
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

export const pages: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-free', path: '/login?plano=gratis' },
  { name: 'login-returning', path: '/login?destino=%2FmarketplaceDash%2Fassinatura' },
  {
    name: 'login-failed',
    path: '/login',
    async act(page, language) {
      await press('Acessar', 'session')(page, language)
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
      await press('Acessar', 'session')(page, language)
      await page.locator('input[autocomplete=one-time-code]').waitFor()
    },
  },
  {
    name: 'login-provider-cancelled',
    path: '/login',
    act: steps(openSandboxSignIn, press('Cancelar e voltar', 'sandbox'), (page) =>
      page.getByRole('alert').waitFor(),
    ),
  },
  {
    name: 'login-proof',
    path: '/login',
    async act(page, language) {
      await openSandboxSignIn(page, language)
      await page.getByRole('button', { name: 'Rodrigo' }).click()
      await page.waitForURL('**/login/google**')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'sandbox-sign-in', path: '/login', whole: true, act: openSandboxSignIn },
  { name: 'invite', path: '/convite#um-convite' },
  { name: 'landing', path: '/landing' },
  {
    name: 'referral-dialog',
    path: '/landing',
    act: steps(press('Indique'), untilDialog),
  },
  { name: 'results', path: '/filters?categoria=calibrasao' },
  { name: 'results-place', path: '/filters?categoria=coleta+de+res%C3%ADduos+em+recife' },
  { name: 'results-empty', path: '/filters?categoria=zzzqqq' },
  { name: 'results-nearby', path: '/filters?categoria=coleta+de+res%C3%ADduos&cidade=Olinda' },
  {
    name: 'search-choice',
    path: '/landing',
    act: steps(press('Buscar fornecedores'), untilDialog),
  },
  {
    name: 'filter-dialog',
    path: '/landing',
    act: steps(press('Filtro', 'suppliers', 'link'), untilDialog),
  },
  { name: 'supplier-dialog', path: '/landing', act: openFirstSupplier },
  {
    name: 'contact-form',
    path: '/landing',
    async act(page, language) {
      await openFirstSupplier(page)
      await press('Ver Contato')(page, language)
      await press('Continuar', 'contacts')(page, language)
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
      await page.locator('html[data-hydrated=true]').waitFor()
      await steps(press('Denunciar'), untilDialog)(page, language)
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
    act: steps(press('Falar com o assistente'), untilDialog),
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
      await press('Confirma')(page, language)
      await page.locator('input[type=password]').first().waitFor()
    },
  },
  { name: 'signup-type', path: '/registerEnterprise' },
  {
    name: 'signup-type-plan',
    path: '/planos?tipo=Freelancer',
    async act(page, language) {
      await press('Escolher plano', 'plans', 'button', 1)(page, language)
      await page.getByRole('radio').first().click()
      await page.getByRole('status').waitFor()
    },
  },
  { name: 'signup-freelancer', path: '/RegisterFreelancer' },
  {
    name: 'signup-missing',
    path: '/RegisterFreelancer',
    act: press('Próximo', 'signup'),
  },
  { name: 'signup-owner', path: '/CompanyNotRegistered' },
  { name: 'signup-simple', path: '/RegisteredCompany' },
  { name: 'signup-company', path: '/RegisteredCompanyStepEnterprise' },
  { name: 'signup-company-done', path: '/RegisteredCompanyStepEnterprise', as: 'empresa' },
  ...wizard('signup-freelancer', '/RegisterFreelancer', wizardSteps.freelancer),
  ...wizard('signup-owner', '/CompanyNotRegistered', wizardSteps.owner),
  ...wizard('signup-company', '/RegisteredCompanyStepEnterprise', wizardSteps.company),
  { name: 'my-data', path: '/meus-dados' },
  { name: 'no-contact', path: '/nao-quero-contato' },
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
    act: press('Fazer upgrade'),
  },
  { name: 'checkout', path: '/planos', whole: true, act: signUpToCheckout },
  {
    name: 'signup-exists',
    path: '/planos',
    whole: true,
    act: steps(signUpToCheckout, (page) => page.goto('/RegisterFreelancer')),
  },
  {
    name: 'portal',
    path: '/marketplaceDash/assinatura',
    as: 'basic',
    whole: true,
    async act(page, language) {
      await press('Forma de pagamento')(page, language)
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
    name: 'whole-photo-dialog',
    path: '/marketplaceDash/foto',
    as: 'pro',
    async act(page) {
      await page.locator('input[type=file]').setInputFiles('docs/images/home.webp')
      const choices = page.getByRole('dialog').getByRole('radio')
      await choices.nth(1).press('Space')
      await choices.nth(3).press('Space')
    },
  },
  ...dashboard('pro', { home: '', edit: 'editar', photo: 'foto', account: 'conta' }),
  ...dashboard('basic', { subscription: 'assinatura', keywords: 'palavras-chave' }),
  ...dashboard('free', { home: '', subscription: 'assinatura', 'my-data': 'meus-dados' }),
  ...dashboard('corp', { home: '', edit: 'editar', subscription: 'assinatura' }),
  {
    name: 'dashboard-pro-filters',
    path: '/marketplaceDash',
    as: 'pro',
    act: press('Filtros'),
  },
  {
    name: 'dashboard-basic-cancel',
    path: '/marketplaceDash/assinatura',
    as: 'basic',
    act: press('Cancelar assinatura'),
  },
  ...dashboard('admin', {
    home: '',
    freelancers: 'freelancers',
    companies: 'empresas',
    referrals: 'indicacoes',
    attendances: 'atendimentos',
    inbox: 'mensagens',
    contacts: 'contatos',
    keywords: 'palavras-chave',
    reports: 'denuncias',
    'data-requests': 'pedidos-de-dados',
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
      await press('Encerrar denúncia')(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'second-factor-set-up',
    path: '/marketplaceDash/conta',
    as: 'admin',
    async act(page, language) {
      await steps(press('Configurar'), untilDialog, confirmIdentity())(page, language)
      await page.getByRole('img', { name: 'QR' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'dashboard-admin-profile',
    path: '/marketplaceDash/freelancers',
    as: 'admin',
    act: steps(press('Ver perfil de {name}'), (page) =>
      page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor(),
    ),
  },
]
