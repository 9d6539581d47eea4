import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  askForRecoveryCode,
  fail,
  fill,
  openFirstSupplier,
  press,
  type Screen,
  steps,
  tellPhone,
  untilDialog,
} from './screen.ts'

const answerNever = (pattern: string) => (page: Page) => page.route(pattern, () => {})

/** States of the pages that everybody may see. */
export const publicStates: Screen[] = [
  { name: 'menu', path: '/landing', widths: [390], act: press('Abrir menu') },
  {
    name: 'search-suggestions',
    path: '/landing',
    async act(page) {
      await page.getByRole('combobox').first().pressSequentially('calib')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'results-failed',
    path: '/filters?cidade=Recife',
    act: steps(
      fail('**/api/v1/search?**'),
      press('Remover o filtro {name}', 'suppliers', 'link'),
      (page) => page.getByRole('alert').waitFor(),
    ),
  },
  {
    name: 'contact-given',
    path: '/landing',
    act: steps(
      openFirstSupplier,
      press('Ver Contato'),
      fill('Nome', 'Helena Prado', 'contacts'),
      fill('E-mail', 'helena.prado@hospital.example', 'contacts'),
      fill('Telefone', '11987654321', 'contacts'),
      (page) => page.getByRole('dialog').getByRole('checkbox').check({ force: true }),
      press('Continuar', 'contacts'),
      (page) => page.getByRole('dialog').getByRole('link', { name: '@' }).waitFor(),
    ),
  },
  {
    name: 'waiting',
    path: '/recoverpassword',
    busy: true,
    act: steps(
      answerNever('**/api/v1/auth/recover/code'),
      (page) => page.getByRole('textbox').first().fill('helena@example.com'),
      press('Confirma'),
      (page) => page.waitForTimeout(500),
    ),
  },
  {
    name: 'notice',
    path: '/landing',
    act: steps(
      press('Indique'),
      untilDialog,
      fill('Seu nome', 'Helena Prado', 'referrals'),
      fill('Empresa ou profissional indicado', 'Prado Equipamentos', 'referrals'),
      (page, language) =>
        fill('E-mail do indicado', `${randomUUID()}@example.com`, 'referrals')(page, language),
      fill('Telefone do indicado', '11987654321', 'referrals'),
      press('Indicar', 'referrals'),
      (page) => page.locator('.mantine-Notification-root').waitFor(),
    ),
  },
  {
    name: 'page-failed',
    path: '/landing',
    act: steps(fail('**/*.data*'), press('Termos de uso', 'layout', 'link'), (page) =>
      page.locator('#conteudo > :only-child > svg').waitFor(),
    ),
  },
  {
    name: 'recovery-done',
    path: '/recoverpassword',
    async act(page, language) {
      const answer = (path: string, json: object) =>
        page.route(path, (route) => route.fulfill({ json }))
      await answer('**/api/v1/auth/recover/verify', { correct: true, message: '' })
      await answer('**/api/v1/auth/recover', {})
      await askForRecoveryCode(page, language)
      await page.locator('input[autocomplete=one-time-code]').first().fill('123456')
      await press('Confirma')(page, language)
      const passwords = page.locator('input[type=password]')
      await passwords.first().fill('Segura#4821')
      await passwords.last().fill('Segura#4821')
      await press('Confirma')(page, language)
      await passwords.first().waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'signup-simple-done',
    path: '/RegisteredCompany',
    act: steps(
      fill('Usuário', 'helena', 'signup'),
      fill('Telefone', '11987654321', 'fields'),
      fill('E-mail', 'helena@example.com', 'fields'),
      (page) => page.locator('input[type=password]').fill('qualquer'),
      press('Próximo', 'signup'),
      (page) => page.locator('input[autocomplete=one-time-code]').first().fill('123456'),
      press('Validar'),
    ),
  },
  { name: 'chat-ready', path: '/chatbot', act: tellPhone },
  {
    name: 'chat-erase-dialog',
    path: '/chatbot',
    act: steps(
      tellPhone,
      async (page) => {
        await page.getByRole('textbox').fill('oi')
        await page.keyboard.press('Enter')
        await page.getByRole('log').getByRole('listitem').nth(2).waitFor()
      },
      press('Apagar conversa', 'chat'),
      untilDialog,
    ),
  },
  {
    name: 'chat-waiting',
    path: '/chatbot',
    act: steps(tellPhone, press('Falar com atendente', 'chat'), (page) =>
      page.getByRole('status').first().waitFor(),
    ),
  },
  {
    name: 'chat-message-form',
    path: '/chatbot',
    act: steps(
      tellPhone,
      (page) =>
        page.route('**/api/v1/chatBot/attendant', async (route) => {
          const texto = 'Nosso atendimento funciona de segunda a sexta, das 9h às 18h.'
          const link = { label: 'Deixar mensagem', to: '/chatbot#mensagem' }
          const answer = await (await page.request.get('/api/v1/chatBot/conversation')).json()
          const message = { seq: 1, autor: 'assistant', texto, link, at: new Date().toISOString() }
          const rest = { clientId: null, nome: null, suppliers: [], suggestions: [] }
          const conversation = { ...answer.conversation, attended: false }
          await route.fulfill({ json: { conversation, messages: [{ ...message, ...rest }] } })
        }),
      press('Falar com atendente', 'chat'),
      (page) => page.locator('textarea').nth(0).waitFor(),
    ),
  },
]
