import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chosenPassword, signUpFreelancer, signUpOwner, signUpToCheckout } from './people.ts'
import {
  answer,
  confirmIdentity,
  fail,
  fill,
  press,
  type Screen,
  steps,
  untilDialog,
} from './screen.ts'

const edit = '/marketplaceDash/editar'
const home = '/marketplaceDash'
const subscription = '/marketplaceDash/assinatura'

const again = (page: Page) => page.reload()

async function atSubscription(page: Page): Promise<void> {
  await page.waitForURL('**/assinatura**')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
}
const subscribe = steps(signUpToCheckout, press('Pagar {amount}'), atSubscription)

/** A visitor who asked for a person, so that somebody waits at the desk. */
async function somebodyWaits(page: Page, nome: string): Promise<void> {
  const visitor = await page.context().browser()?.newContext()
  if (!visitor) return
  const { origin } = new URL(page.url())
  const post = (path: string, data: object) =>
    visitor.request.post(`${origin}/api/v1/chatBot/${path}`, { data })
  await post('conversation', { numbePhone: '11987654321', mensage: 'calibração em Campinas' })
  await post('attendant', { numbePhone: '11987654321', nome })
  await visitor.close()
}

/** Those of earlier pictures still wait, or are being answered: everybody has another name. */
const surnames = ['Prado', 'Moura', 'Teles', 'Paiva', 'Rocha', 'Viana', 'Souto', 'Couto', 'Lemos']
let visitors = 0

async function openAttendance(page: Page): Promise<void> {
  const turn = visitors++
  const names = [turn, Math.floor(turn / surnames.length)].map(
    (index) => surnames[index % surnames.length],
  )
  const nome = `Helena ${names.join(' ')}`
  await somebodyWaits(page, nome)
  await page.reload()
  await page.getByRole('link', { name: nome }).click()
  await page.getByRole('log').waitFor()
}

/** States of the pages behind the login. */
export const accountStates: Screen[] = [
  { name: 'dashboard-pro-page', path: '/marketplaceDash/pagina', as: 'pro', whole: true },
  { name: 'dashboard-pro-page-badge', path: '/marketplaceDash/pagina/selo', as: 'pro' },
  { name: 'dashboard-free-page', path: '/marketplaceDash/pagina', as: 'free' },
  {
    name: 'dashboard-menu',
    path: home,
    as: 'pro',
    widths: [390, 768],
    act: steps(press('Abrir menu'), untilDialog),
  },
  {
    name: 'sort-options',
    path: '/painel',
    as: 'corp',
    act: (page) => page.getByRole('combobox').first().click(),
  },
  {
    name: 'ready-replies',
    path: '/marketplaceDash/atendimentos',
    as: 'admin',
    act: steps(openAttendance, press('Respostas prontas')),
  },
  ...(['pro', 'admin'] as const).map((as) => ({
    name: `whole-account-of-${as}`,
    path: '/marketplaceDash/conta',
    as,
    whole: true,
  })),
  { name: 'account-menu', path: home, as: 'pro', act: press('Conta de {name}', 'layout') },
  {
    name: 'photo-dialog',
    path: home,
    as: 'pro',
    act: steps(
      press('Conta de {name}', 'layout'),
      press('Trocar foto', 'layout', 'menuitem'),
      untilDialog,
    ),
  },
  {
    name: 'dashboard-pro-empty',
    path: home,
    as: 'pro',
    whole: true,
    act: steps(answer('**/api/v1/metrics/clicks/**', []), again),
  },
  {
    name: 'dashboard-pro-failed',
    path: home,
    as: 'pro',
    whole: true,
    act: steps(fail('**/api/v1/metrics/**'), again, (page) =>
      page.getByRole('alert').first().waitFor(),
    ),
  },
  {
    name: 'edit-missing',
    path: edit,
    as: 'pro',
    act: steps(fill('Nome completo', '', 'fields'), press('Salvar alterações')),
  },
  {
    name: 'edit-conflict',
    path: edit,
    as: 'pro',
    act: steps(
      fill('Área de atuação', 'Metrologia', 'fields'),
      answer(
        '**/api/v1/users/edit-user-freelancer/*',
        { status: 409, code: 'CHANGED_ELSEWHERE' },
        409,
      ),
      press('Salvar alterações'),
      (page) => page.getByRole('alert').first().waitFor(),
    ),
  },
  {
    name: 'email-dialog',
    path: '/login',
    act: steps(
      signUpFreelancer,
      (page) => page.goto(edit),
      (page) => page.getByLabel('E-mail').fill(`nova.${randomUUID()}@example.com`),
      press('Salvar alterações'),
      confirmIdentity(chosenPassword),
      (page) => page.locator('input[autocomplete=one-time-code]').waitFor(),
    ),
  },
  {
    name: 'edit-leave-dialog',
    path: edit,
    as: 'pro',
    async act(page, language) {
      await fill('Área de atuação', 'Metrologia', 'fields')(page, language)
      const back = page.getByRole('link', { name: 'Marketplace' }).first()
      await back.click()
      await untilDialog(page, language)
    },
  },
  {
    name: 'checkout-declined',
    path: '/login',
    act: steps(signUpToCheckout, press('Simular cartão recusado')),
  },
  {
    name: 'subscription-new',
    path: '/login',
    act: subscribe,
  },
  {
    name: 'subscription-pending',
    path: '/login',
    act: steps(signUpToCheckout, (page) => page.goto(subscription)),
  },
  {
    name: 'subscription-ending',
    path: '/login',
    act: steps(
      subscribe,
      (page) => page.request.post('/api/v1/subscription/cancel', { data: {} }),
      again,
    ),
  },
  {
    name: 'subscription-past-due',
    path: '/login',
    act: steps(
      subscribe,
      press('Forma de pagamento'),
      (page) => page.waitForURL('**/sandbox/portal/**'),
      press('Falhar na renovação'),
      (page) => page.locator('.mantine-Notification-root').last().waitFor(),
      (page) => page.goto(subscription),
    ),
  },
  {
    name: 'withdraw-dialog',
    path: '/login',
    act: steps(
      subscribe,
      press('Cancelar assinatura'),
      untilDialog,
      press('Desistir e receber de volta'),
    ),
  },
  {
    name: 'change-plan-down-dialog',
    path: '/alterplan',
    as: 'pro',
    act: steps(press('Mudar para este plano', 'plans', 'button', 1), untilDialog),
  },
  {
    name: 'owner-without-company',
    path: '/login',
    whole: true,
    async act(page) {
      await signUpOwner(page)
      await page.goto(home)
    },
  },
  {
    name: 'owner-panel',
    path: '/login',
    whole: true,
    async act(page) {
      await signUpOwner(page)
      await page.goto('/painel')
    },
  },
  {
    name: 'admin-photo',
    path: '/marketplaceDash/foto',
    as: 'admin',
    whole: true,
  },
  { name: 'admin-records-none', path: '/marketplaceDash/freelancers?busca=zzzqqq', as: 'admin' },
  {
    name: 'admin-suspend-missing',
    path: '/marketplaceDash/freelancers',
    as: 'admin',
    act: steps(press('Ver perfil de {name}'), untilDialog, press('Desativar cadastro')),
  },
  {
    name: 'admin-failed',
    path: '/marketplaceDash/empresas',
    as: 'admin',
    act: steps(fail('**/api/v1/users/pj?**'), again, (page) =>
      page.getByRole('alert').first().waitFor(),
    ),
  },
  { name: 'attendance', path: '/marketplaceDash/atendimentos', as: 'admin', act: openAttendance },
  {
    name: 'attendance-close-dialog',
    path: '/marketplaceDash/atendimentos',
    as: 'admin',
    act: steps(openAttendance, press('Atender'), press('Encerrar atendimento'), untilDialog),
  },
]
