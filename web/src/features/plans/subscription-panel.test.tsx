import { act, screen, waitFor, within } from '@testing-library/react'
import {
  getSubscription,
  type Subscription,
  syncSubscription,
  withdrawSubscription,
} from 'contract/plans'
import { me } from 'contract/session'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freelancer } from '../../../test/people.ts'
import { answer, sentTo } from '../../../test/answers.ts'
import {
  freeSubscription,
  grantedSubscription,
  paidInvoice,
  subscribed,
} from '../../../test/plans.ts'
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

test('a plan that was granted says so, costs nothing and offers nothing to cancel', async () => {
  showPanel(grantedSubscription)
  expect(await screen.findByText('Sem custo')).toBeTruthy()
  expect(screen.getByText(/concedido pela administração .* sem data para terminar/)).toBeTruthy()
  expect(screen.queryByText(/R\$/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull()
})

test('while a payment is late, settling it is the highlighted step, not another plan', async () => {
  showPanel({ ...subscribed, state: 'past_due', graceUntil: '2026-12-08T12:00:00.000Z' })
  const change = await screen.findByRole('link', { name: 'Alterar Plano' })
  expect(change.dataset.variant).toBe('default')
})

test('else another plan is the highlighted step', async () => {
  showPanel(subscribed)
  const change = await screen.findByRole('link', { name: 'Alterar Plano' })
  expect(change.dataset.variant).toBeUndefined()
})

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
  showPanel({ ...freeSubscription, state: 'ended', ended: { ...ended, reason } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Grátis' })).toBeTruthy()
  expect(screen.queryByText('Encerrada')).toBeNull()
})

test('in English too', async () => {
  const session = freelancer('MKTFREE')
  answer(getSubscription, {
    ...freeSubscription,
    state: 'ended',
    ended: { ...ended, reason: 'refunded' },
  })
  show(<SubscriptionPanel />, { session, language: 'en' })
  expect(await screen.findByText(/^The Professional plan ended on 5 November 2026/)).toBeTruthy()
})

const returns = '&plano=MKTPRO&ciclo=month'

test.each([
  ['ok', 'paid', subscribed, 'O plano Profissional já está ativo.'],
  ['ok', 'not confirmed yet', freeSubscription, /^Ainda não recebemos a confirmação/],
  ['cancelado', 'not paid', freeSubscription, /^Nada foi cobrado/],
  ['cancelado', 'paid in another tab', subscribed, /^O plano Profissional foi pago em outra aba/],
] as const)('a return with %s, %s', async (outcome, _what, subscription, text) => {
  const { address } = showPanel(subscription, `?checkout=${outcome}${returns}`)
  expect(await screen.findByText(text)).toBeTruthy()
  await expect.poll(() => address()).toBe(path)
})

test('giving up a change of plan is not taken for a payment', async () => {
  showPanel(subscribed, '?checkout=cancelado&plano=MKTPRO&ciclo=year')
  expect(await screen.findByText(/^Nada foi cobrado/)).toBeTruthy()
})

test("a return from the provider's portal claims no payment", async () => {
  const { address } = showPanel(subscribed, '?checkout=portal')
  expect(await screen.findByText('Ativa')).toBeTruthy()
  await expect.poll(() => address()).toBe(path)
  expect(screen.queryByText('Pagamento confirmado')).toBeNull()
})

test('the next payment says what credit makes it less than the price', async () => {
  const nextPayment = { date: '2026-12-01T12:00:00.000Z', amount: 75 }
  const createdAt = '2026-11-03T12:00:00.000Z'
  const changed = { ...paidInvoice, id: 'in_2', createdAt, creditKept: 2500 }
  showPanel({ ...subscribed, nextPayment, invoices: [changed, paidInvoice] })
  expect(
    await screen.findByText(
      /^R\$\s100,00 do plano menos R\$\s25,00 de crédito da mudança de plano de 03\/11\/2026\.$/,
    ),
  ).toBeTruthy()
})

test('each invoice has its PDF and, with credit, what it is made of', async () => {
  const change = {
    ...paidInvoice,
    id: 'in_2',
    number: 'MES-0002',
    amount: 0,
    lines: [
      { ...paidInvoice, period: 'month' as const, amount: -5000 },
      { ...paidInvoice, plan: 'MKTBASIC' as const, period: 'month' as const, amount: 2500 },
    ],
    creditKept: 2500,
  }
  const open = { ...paidInvoice, id: 'in_3', number: 'MES-0003', status: 'open' as const }
  showPanel({ ...subscribed, invoices: [open, change, paidInvoice] })
  const table = await screen.findByRole('table')
  const links = within(table).getAllByRole('link', { name: /^Baixar em PDF/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fatura (PDF)', '/api/v1/subscription/invoices/in_3/pdf'],
    ['Recibo (PDF)', '/api/v1/subscription/invoices/in_2/pdf'],
    ['Recibo (PDF)', '/api/v1/subscription/invoices/in_1/pdf'],
  ])
  const items = within(table).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Tempo não usado do plano Profissional, 01/11/2026 a 01/12/2026− R$ 50,00',
    'Plano Básico, 01/11/2026 a 01/12/2026R$ 25,00',
    'Fica como crédito para as próximas cobrançasR$ 25,00',
  ])
})

test.each([
  ['in_1', ['/api/v1/subscription/invoices/in_1/pdf']],
  ['in_of_somebody', []],
])(
  "the link of a receipt's mail (%s) downloads an own receipt and nothing else",
  async (id, asked) => {
    const assign = vi.fn<(url: string) => void>()
    const { location } = window
    vi.stubGlobal('location', { ...location, assign })
    onTestFinished(() => void vi.stubGlobal('location', location))
    const { address } = showPanel({ ...subscribed, invoices: [paidInvoice] }, `?recibo=${id}`)
    await expect.poll(() => address()).toBe(path)
    expect(assign.mock.calls.flat()).toEqual(asked)
  },
)

test('who has cancelled can still withdraw within the seven days', async () => {
  const ending = { state: 'ending', endsAt: '2026-12-01T12:00:00.000Z', nextPayment: null } as const
  const withdrawable = { withdrawableUntil: '2026-11-08T12:00:00.000Z', withdrawableAmount: 100 }
  answer(withdrawSubscription, freeSubscription)
  const { user } = showPanel({ ...subscribed, ...ending, ...withdrawable })
  const open = await screen.findByRole('button', { name: 'Desistir e receber de volta' })
  await user.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: /^Desistir do plano/ }))
  await user.click(dialog.getByRole('button', { name: 'Voltar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(open)
  await user.click(await screen.findByRole('button', { name: /^Desistir e receber R\$\s100,00$/ }))
  expect(await screen.findByText('O plano terminou e o reembolso foi pedido.')).toBeTruthy()
  expect(sentTo(withdrawSubscription)).toHaveLength(1)
})

test('who has cancelled after the seven days is offered no way to withdraw', async () => {
  showPanel({ ...subscribed, state: 'ending', endsAt: '2026-12-01T12:00:00.000Z' })
  expect(await screen.findByText('Termina em')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Desistir e receber de volta' })).toBeNull()
})

test('a payment that was begun here is waited for until it is there, and no longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { router } = showPanel(subscribed)
  await screen.findByText('Ativa')
  const asked = async () => {
    const before = sentTo(getSubscription).length
    await vi.advanceTimersByTimeAsync(11_000)
    return sentTo(getSubscription).length - before
  }
  const paying = 'sandbox_MKTPRO_year'
  await act(() => router.navigate(path, { state: { paying } }))
  expect(await asked()).toBe(2)
  answer(getSubscription, { ...subscribed, period: 'year', price_id: paying })
  expect(await asked()).toBe(1)
  expect(await asked()).toBe(0)
})
