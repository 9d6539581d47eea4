import { screen, waitFor, within } from '@testing-library/react'
import { getPaymentLink, previewChange } from 'contract/plans'
import { plans } from 'contract/rules/plans'
import { me } from 'contract/session'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freelancer } from '../../../test/people.ts'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { paidInvoice, subscribed } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { notifySuccess } from '../../lib/notify.ts'
import { ChangeDialog } from './change-dialog.tsx'

const price = (period: 'month' | 'year', amount: number) => ({
  price_id: `sandbox_MKTPRO_${period}`,
  amount,
})
const offer = {
  ...plans.MKTPRO,
  kinds: [...plans.MKTPRO.kinds],
  features: [...plans.MKTPRO.features],
  month: price('month', 100),
  year: price('year', 1200),
}
const line = { plan: 'MKTPRO', from: '2026-11-16T12:00:00.000Z' } as const
const preview = {
  amount: 112_500,
  lines: [
    { ...line, period: 'month' as const, amount: -5000, until: '2026-12-01T12:00:00.000Z' },
    { ...line, period: 'year' as const, amount: 120_000, until: '2027-11-16T12:00:00.000Z' },
  ],
  creditUsed: 2500,
  creditKept: 0,
}
const changed = { ...paidInvoice, createdAt: '2026-11-03T12:00:00.000Z', creditKept: 2500 }

/** From Profissional by the month to Profissional by the year. */
async function showYearly() {
  const subscription = { ...subscribed, invoices: [changed] }
  const dialog = (
    <ChangeDialog offer={offer} period="year" subscription={subscription} onClose={() => {}} />
  )
  const view = show(dialog, { session: freelancer('MKTPRO') })
  return { ...view, dialog: await screen.findByRole('dialog') }
}

/** What it says depends on the amount: until that is known, it cannot be pressed. */
async function toPayment() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ir para o pagamento' })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}

test('the same plan by the year is another period, not another plan', async () => {
  answer(previewChange, preview)
  const { dialog } = await showYearly()
  expect(within(dialog).getByText('Passar a pagar por ano')).toBeTruthy()
  expect(within(dialog).getByText(/Seu plano continua o Profissional/)).toBeTruthy()
  expect(within(dialog).getByText(/R\$\s1\.200 por ano/)).toBeTruthy()
  expect(within(dialog).queryByText('O que você perde')).toBeNull()
})

test('before paying, the credit is itemised: where it comes from and what it pays', async () => {
  answer(previewChange, preview)
  await showYearly()
  const due = await screen.findByLabelText('A pagar agora')
  const texts = [...due.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(texts.map((text) => text?.replaceAll(/\s/g, ' '))).toEqual([
    'Tempo não usado do plano Profissional, 16/11/2026 a 01/12/2026− R$ 50,00',
    'Plano Profissional, 16/11/2026 a 16/11/2027R$ 1.200,00',
    'Crédito da mudança de plano de 03/11/2026− R$ 25,00',
  ])
  expect(due.textContent?.replaceAll(/\s/g, ' ')).toMatch(/A pagar agoraR\$ 1\.125,00$/)
})

test('without a preview the dialog says where the exact amount will be', async () => {
  refuse(previewChange, { status: 503, code: 'PAYMENTS_UNAVAILABLE' })
  await showYearly()
  expect(await screen.findByText(/O valor exato aparece na página de pagamento/)).toBeTruthy()
})

test.each(['PAYMENT_JUST_CONFIRMED', 'PLAN_ALREADY_ACTIVE'] as const)(
  'a plan that was paid in another tab leads to the subscription, which tells it (%s)',
  async (code) => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    answer(previewChange, preview)
    refuse(getPaymentLink, { status: 409, code })
    const { user, address } = await showYearly()
    await user.click(await toPayment())
    await expect.poll(() => address()).toBe('/marketplaceDash/assinatura?checkout=pago')
    // Notices come one after another: with this one an earlier one would be there.
    notifySuccess('Fim')
    expect(await screen.findByText('Fim')).toBeTruthy()
    expect(screen.queryByText('Erro')).toBeNull()
  },
)

test('an e-mail that was changed in another tab does not keep from paying', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const assign = vi.fn<(url: string) => void>()
  const { location } = window
  vi.stubGlobal('location', { ...location, assign })
  onTestFinished(() => void vi.stubGlobal('location', location))
  answer(previewChange, preview)
  const errors = { email_client: ['Valor inválido.'] }
  refuse(getPaymentLink, { status: 400, code: 'INVALID_INPUT', errors })
  const session = freelancer('MKTPRO')
  const email = 'novo@hospital.example'
  answer(me, () => {
    answer(getPaymentLink, { redirect: { checkout_url: 'https://pay.example/1' } })
    return session.user ? { ...session, user: { ...session.user, email } } : session
  })
  const { user, address } = await showYearly()
  await user.click(await toPayment())
  await expect.poll(() => address()).toBe('/marketplaceDash/assinatura')
  expect(assign.mock.calls).toEqual([['https://pay.example/1']])
  const sent = sentTo(getPaymentLink).map((url) => new URL(String(url)).searchParams)
  expect(sent.map((query) => query.get('email_client'))).toEqual([session.user?.email, email])
})

test('a change that costs nothing now says so on its button, which waits for the amount', async () => {
  answer(previewChange, { ...preview, amount: 0 })
  const { dialog } = await showYearly()
  const [pay] = within(dialog).getAllByRole<HTMLButtonElement>('button').slice(-1)
  expect(pay?.disabled).toBe(true)
  expect(await screen.findByRole('button', { name: 'Continuar sem pagar agora' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ir para o pagamento' })).toBeNull()
})
