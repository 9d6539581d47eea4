import { screen } from '@testing-library/react'
import { getSubscription, type Subscription } from 'contract/plans'
import { me } from 'contract/session'
import { getSupportChannel } from 'contract/support'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { owner } from '../../../test/people.ts'
import { freeSubscription } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import SubscriptionPage from './subscription.tsx'

async function shown(fields: Partial<Subscription>, language: 'pt' | 'en' = 'pt') {
  const subscription = { ...freeSubscription, ...fields }
  const session = owner(subscription.plan, {})
  answer(getSubscription, subscription)
  answer(me, session)
  answer(getSupportChannel, {
    promisedMinutes: 15,
    open: true,
    answeredBy: '2026-11-16T13:15:00.000Z',
  })
  show(<SubscriptionPage />, { at: '/marketplaceDash/assinatura', session, language })
  await screen.findByText(language === 'pt' ? 'Alterar Plano' : 'Change plan')
}

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent
/** Amounts stand with a space that does not break. */
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? ''
const paying = { plan: 'MKTCORP', state: 'active', period: 'month', price: 200 } as const

test("'Sua Assinatura' shows plan, price per month, next payment, cycle, benefits and both links", async () => {
  await shown({ ...paying, nextPayment: { date: '2026-12-15T12:00:00.000Z', amount: 200 } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sua Assinatura')
  expect(screen.getByRole('heading', { level: 2, name: 'Corporativo' })).toBeTruthy()
  expect(text()).toMatch(/R\$ 200 por mês/)
  expect(fact('Próximo pagamento')).toMatch(/15 de dezembro de 2026.*R\$\s200/)
  expect(fact('Ciclo de cobrança')).toBe('Mensal')
  expect(screen.getByRole('heading', { name: 'Benefícios do seu plano' })).toBeTruthy()
  expect(screen.getByText('Suporte prioritário')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Canal Corporativo' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alterar Plano' }).getAttribute('href')).toBe(
    '/alterplan',
  )
  expect(screen.getByRole('link', { name: 'Fale com a gente' })).toBeTruthy()
})

test('a yearly plan costs per year', async () => {
  await shown({ ...paying, period: 'year', price: 2400 })
  expect(text()).toMatch(/R\$ 2\.400 por ano/)
  expect(fact('Ciclo de cobrança')).toBe('Anual')
})

test('the free plan is shown per year and has no next payment', async () => {
  await shown({})
  expect(screen.queryByRole('region', { name: 'Canal Corporativo' })).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Grátis' })).toBeTruthy()
  expect(text()).toMatch(/R\$ 0 por ano/)
  expect(fact('Próximo pagamento')).toBe('Nenhum')
})

test.each([
  ['MKTFREE', 'Free'],
  ['MKTBASIC', 'Basic'],
  ['MKTPRO', 'Professional'],
  ['MKTCORP', 'Corporate'],
] as const)('in English %s is called %s', async (plan, name) => {
  await shown({ ...paying, plan }, 'en')
  expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
})
