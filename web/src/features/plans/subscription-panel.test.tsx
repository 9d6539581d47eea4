import { screen } from '@testing-library/react'
import { getSubscription, type Subscription, syncSubscription } from 'contract/plans'
import { me } from 'contract/session'
import { expect, test, vi } from 'vitest'
import { freelancer, noSubscription, subscribed } from '../../../test/accounts.ts'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { SubscriptionPanel } from './subscription-panel.tsx'

const path = '/marketplaceDash/assinatura'

function showPanel(subscription: Subscription, search = '') {
  const session = freelancer(subscription.plan)
  answer(me, session)
  answer(getSubscription, subscription)
  answer(syncSubscription, subscription)
  return show(<SubscriptionPanel />, { session, at: `${path}${search}` })
}

const ended = { plan: 'MKTPRO', at: '2026-11-05T12:00:00.000Z', refunded: 100 } as const

test.each([
  [
    'refunded',
    /^O plano Profissional terminou em 5 de novembro de 2026 e devolvemos R\$\s100,00 .* Desde então seu perfil está no plano Grátis\.$/,
  ],
  [
    'unpaid',
    /^O plano Profissional terminou em 5 de novembro de 2026, porque a renovação não foi paga/,
  ],
  ['over', /^O plano Profissional terminou em 5 de novembro de 2026\. Desde então/],
] as const)('a plan that ended (%s) says what happened and since when', async (reason, text) => {
  showPanel({ ...noSubscription, state: 'ended', ended: { ...ended, reason } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Grátis' })).toBeTruthy()
  expect(screen.queryByText('Encerrada')).toBeNull()
})

test('in English too', async () => {
  const session = freelancer('MKTFREE')
  answer(getSubscription, {
    ...noSubscription,
    state: 'ended',
    ended: { ...ended, reason: 'refunded' },
  })
  show(<SubscriptionPanel />, { session, language: 'en' })
  expect(await screen.findByText(/^The Professional plan ended on 5 November 2026/)).toBeTruthy()
})

const returns = '&plano=MKTPRO&ciclo=month'

test.each([
  ['ok', 'paid', subscribed, 'O plano Profissional já está ativo.'],
  ['ok', 'not confirmed yet', noSubscription, /^Ainda não recebemos a confirmação/],
  ['cancelado', 'not paid', noSubscription, /^Nada foi cobrado/],
  ['cancelado', 'paid in another tab', subscribed, /^O plano Profissional foi pago em outra aba/],
] as const)('a return with %s, %s', async (outcome, _what, subscription, text) => {
  const { address } = showPanel(subscription, `?checkout=${outcome}${returns}`)
  expect(await screen.findByText(text)).toBeTruthy()
  await vi.waitFor(() => expect(address()).toBe(path))
})

test('giving up a change of plan is not taken for a payment', async () => {
  showPanel(subscribed, '?checkout=cancelado&plano=MKTPRO&ciclo=year')
  expect(await screen.findByText(/^Nada foi cobrado/)).toBeTruthy()
})

test("a return from the provider's portal claims no payment", async () => {
  const { address } = showPanel(subscribed, '?checkout=portal')
  expect(await screen.findByText('Ativa')).toBeTruthy()
  await vi.waitFor(() => expect(address()).toBe(path))
  expect(screen.queryByText('Pagamento confirmado')).toBeNull()
})
