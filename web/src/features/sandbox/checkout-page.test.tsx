import { screen } from '@testing-library/react'
import { actOnSandboxCheckout, getSandboxCheckout, type SandboxCheckout } from 'contract/sandbox'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { SandboxCheckoutPage } from './checkout-page.tsx'

const pro = { plan: 'MKTPRO', period: 'month', amount: 10_000 } as const
const open: SandboxCheckout = {
  id: 'cs_1',
  mode: 'subscription',
  status: 'open',
  offer: pro,
  from: null,
  active: null,
  dueNow: 10_000,
  renewsAt: '2026-12-15T12:00:00.000Z',
  email: 'helena@example.com',
  success_url: '/ok',
  cancel_url: '/cancelado',
}

test.each(['Desistir e voltar', 'Simular cartão recusado'])(
  '%s in a tab whose checkout was paid in another one tells that it is paid',
  async (button) => {
    answer(getSandboxCheckout, open)
    answer(actOnSandboxCheckout, { ...open, status: 'complete', active: pro })
    const { user } = show(<SandboxCheckoutPage id="cs_1" />)
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('heading', { name: 'Pagamento concluído' })).toBeTruthy()
    expect(screen.getByText(/o plano Profissional está ativo\. Não é preciso pagar/)).toBeTruthy()
    expect(screen.queryByText(/O cartão foi recusado/)).toBeNull()
  },
)

test('a checkout that was replaced by another, paid one says so', async () => {
  answer(getSandboxCheckout, { ...open, status: 'expired', active: { ...pro, plan: 'MKTBASIC' } })
  show(<SandboxCheckoutPage id="cs_1" />)
  expect(
    await screen.findByText(/Nada foi cobrado\. Seu plano Básico, pago em outra página/),
  ).toBeTruthy()
})

test('the same plan by the year is no change of plan', async () => {
  answer(getSandboxCheckout, {
    ...open,
    mode: 'change',
    offer: { ...pro, period: 'year', amount: 120_000 },
    from: pro,
  })
  show(<SandboxCheckoutPage id="cs_1" />)
  const title = 'Plano Profissional: passar a pagar por ano'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('where nothing is due now, nothing is paid', async () => {
  answer(getSandboxCheckout, { ...open, mode: 'change', from: pro, dueNow: 0 })
  show(<SandboxCheckoutPage id="cs_1" />)
  expect(await screen.findByRole('button', { name: 'Confirmar sem pagar agora' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
})
