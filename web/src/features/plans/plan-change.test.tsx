import { screen } from '@testing-library/react'
import { getSubscription, listPlans, type Subscription } from 'contract/plans'
import type { LoginInfo } from 'contract/session'
import { expect, test } from 'vitest'
import { freelancer, owner } from '../../../test/people.ts'
import { answer } from '../../../test/answers.ts'
import { grantedSubscription, offers, subscribed } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { ChangePlan } from './plan-change.tsx'

async function showOffers(
  subscription: Subscription,
  session: LoginInfo = freelancer(subscription.plan),
) {
  answer(listPlans, offers)
  answer(getSubscription, subscription)
  const view = show(<ChangePlan />, { session })
  await screen.findByRole('button', { name: /: Grátis$/ })
  return view
}

test('a plan that was granted has nothing to cancel, and is the only current one', async () => {
  await showOffers(grantedSubscription)
  expect(screen.getByText(/Profissional, concedido .* sem custo/)).toBeTruthy()
  const free = screen.getByRole<HTMLButtonElement>('button', { name: /: Grátis$/ })
  expect([free.textContent, free.disabled]).toEqual(['Sem cobrança a cancelar', true])
  expect(screen.getAllByText('Plano atual')).toHaveLength(2)
})

test('one that is paid for can be cancelled', async () => {
  const { user } = await showOffers(subscribed)
  await user.click(screen.getByRole('button', { name: 'Mudar para este plano: Grátis' }))
  expect(await screen.findByRole('dialog', { name: 'Cancelar a assinatura' })).toBeTruthy()
})

test('a company compares the plans of its kind', async () => {
  const plan = 'MKTCORP'
  await showOffers({ ...subscribed, plan }, owner(plan, {}))
  for (const name of ['Grátis', 'Básico', 'Corporativo']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  }
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Recurso',
    'Grátis',
    'Básico',
    'Corporativo (Plano atual)',
  ])
})
