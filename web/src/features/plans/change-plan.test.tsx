import { screen, within } from '@testing-library/react'
import { getPaymentLink, getSubscription, listPlans, type PlanOffer } from 'contract/plans'
import { plansOf, priceOf } from 'contract/rules/plans'
import { expect, test, vi } from 'vitest'
import { freelancer, subscribed } from '../../../test/accounts.ts'
import { answer, refuse } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { ChangePlan } from './change-plan.tsx'

const session = freelancer('MKTPRO')
const offers = plansOf('Freelancer').map(({ code, name, kinds, level, features }): PlanOffer => {
  const price = (period: 'month' | 'year') => ({
    price_id: code === 'MKTFREE' ? 'free' : `sandbox_${code}_${period}`,
    amount: priceOf(code, period),
  })
  const lists = { kinds: [...kinds], features: [...features] }
  return { code, name, level, ...lists, month: price('month'), year: price('year') }
})

async function chooseYearly() {
  answer(listPlans, offers)
  answer(getSubscription, subscribed)
  const view = show(<ChangePlan />, { session, at: '/alterplan?periodo=anual' })
  await view.user.click(
    await screen.findByRole('button', { name: 'Mudar para anual: Profissional' }),
  )
  return view
}

test('the same plan by the year is another period, not another plan', async () => {
  await chooseYearly()
  const dialog = await screen.findByRole('dialog', { name: 'Passar a pagar por ano' })
  expect(within(dialog).getByText(/Seu plano continua o Profissional/)).toBeTruthy()
  expect(within(dialog).getByText(/R\$\s1\.200 por ano/)).toBeTruthy()
  expect(within(dialog).queryByText('O que você perde')).toBeNull()
})

test.each(['PAYMENT_JUST_CONFIRMED', 'PLAN_ALREADY_ACTIVE'] as const)(
  'a plan that was paid in another tab leads to the subscription, which tells it (%s)',
  async (code) => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    refuse(getPaymentLink, { status: 409, code })
    const { user, address } = await chooseYearly()
    await user.click(await screen.findByRole('button', { name: 'Ir para o pagamento' }))
    await vi.waitFor(() => expect(address()).toBe('/marketplaceDash/assinatura?checkout=pago'))
    expect(screen.queryByText('Erro')).toBeNull()
  },
)
