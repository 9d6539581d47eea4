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
  { name: 'policy', path: '/politicas/privacidade' },
  { name: 'terms', path: '/termos' },
  { name: 'not-found', path: '/nao-existe' },
  { name: 'dev-mail', path: '/dev/mail' },
  { name: 'painel', path: '/painel', as: 'corp' },
  { name: 'dashboard-admin', path: '/marketplaceDash', as: 'admin' },
  { name: 'dashboard-referrals', path: '/marketplaceDash/indicacoes', as: 'admin' },
]
