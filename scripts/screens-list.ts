import type { Page } from '@playwright/test'

/** A page, or a state of one that `act` brings about (a dialog, an error, a step). */
export type Screen = {
  name: string
  path: string
  as?: 'admin' | 'free' | 'basic' | 'pro' | 'empresa' | 'corp'
  act?(page: Page, language: 'pt' | 'en'): Promise<void>
}

const click = (texts: { pt: string; en: string }) => (page: Page, language: 'pt' | 'en') =>
  page.getByRole('button', { name: texts[language] }).first().click()

const supplierLink = (page: Page) => page.locator('article a').first()

async function openFirstSupplier(page: Page): Promise<void> {
  await supplierLink(page).click()
  await page.getByRole('dialog').waitFor()
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
  { name: 'policy', path: '/politicas/privacidade' },
  { name: 'terms', path: '/termos' },
  { name: 'not-found', path: '/nao-existe' },
  { name: 'dev-mail', path: '/dev/mail' },
  { name: 'painel', path: '/painel', as: 'corp' },
  { name: 'dashboard-admin', path: '/marketplaceDash', as: 'admin' },
  { name: 'dashboard-referrals', path: '/marketplaceDash/indicacoes', as: 'admin' },
]
