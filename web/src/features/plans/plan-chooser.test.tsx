import { fireEvent, screen } from '@testing-library/react'
import { listPlans } from 'contract/plans'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { freelancer, owner } from '../../../test/people.ts'
import { offers } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { readChosenKind, readChosenPlan } from '../../model/chosen-plan.ts'
import { readText } from '../../lib/storage.ts'
import { PlanChooser } from './plan-chooser.tsx'

beforeEach(() => answer(listPlans, offers))

const choose = (plan: string) => screen.findByRole('button', { name: plan })

test('plan, price and kind are kept, and sign-up begins', async () => {
  const { user, address } = show(<PlanChooser />, { at: '/planos?tipo=Empresa&periodo=anual' })
  await user.click(await choose('Escolher plano: Corporativo'))
  expect(readChosenPlan()).toEqual({ plan: 'MKTCORP', price_id: 'sandbox_MKTCORP_year' })
  expect(readChosenKind()).toBe('Empresa')
  expect(address()).toBe('/registerEnterprise?tipo=Empresa')
})

test('the period counts from the click on, also before the address has followed', async () => {
  const arrival = Promise.withResolvers<void>()
  const { address } = show(<PlanChooser />, {
    at: '/planos?tipo=Freelancer',
    arrival: arrival.promise,
  })
  const button = await choose('Escolher plano: Profissional')
  fireEvent.click(screen.getByRole('radio', { name: 'Anual' }))
  expect(screen.getByText('R$ 1.200')).toBeTruthy()
  fireEvent.click(button)
  expect(readChosenPlan()).toEqual({ plan: 'MKTPRO', price_id: 'sandbox_MKTPRO_year' })
  arrival.resolve()
  await expect.poll(address).toBe('/registerEnterprise?tipo=Freelancer')
})

test('the price of every plan is by the period that is switched on', async () => {
  const { user } = show(<PlanChooser />, { at: '/planos?tipo=Freelancer' })
  await choose('Começar grátis: Grátis')
  expect(screen.getAllByText(/^por (mês|ano)$/).map((each) => each.textContent)).toEqual(
    Array(3).fill('por mês'),
  )
  await user.click(screen.getByRole('radio', { name: 'Anual' }))
  expect(screen.getAllByText('por ano')).toHaveLength(3)
})

test('another period is in the address, and back', async () => {
  const { user, address } = show(<PlanChooser />, {
    at: '/planos?tipo=Freelancer&destino=%2Fpainel',
  })
  await user.click(await screen.findByRole('radio', { name: 'Anual' }))
  await expect.poll(address).toBe('/planos?tipo=Freelancer&destino=%2Fpainel&periodo=anual')
  await user.click(screen.getByRole('radio', { name: 'Mensal' }))
  await expect.poll(address).toBe('/planos?tipo=Freelancer&destino=%2Fpainel')
})

test.each(['Freelancer', 'Empresa'])(
  'the free plan leads to the login page and keeps kind and plan: %s',
  async (kind) => {
    const { user, address } = show(<PlanChooser />, { at: `/planos?tipo=${kind}` })
    await user.click(await choose('Começar grátis: Grátis'))
    expect(address()).toBe('/login?plano=gratis')
    expect([readText('priceID'), readText('planSelectec'), readChosenKind()]).toEqual([
      'free',
      'MKTFREE',
      kind,
    ])
  },
)

test.each(['Escolher plano: Básico', 'Começar grátis: Grátis'])(
  'a wizard that asked for another plan gets its reader back: %s',
  async (label) => {
    const step = '/RegisterFreelancer?passo=perfil'
    const { user, address } = show(<PlanChooser />, {
      at: `/planos?${new URLSearchParams({ tipo: 'Freelancer', destino: step })}`,
    })
    expect(screen.getByRole('link', { name: 'Voltar ao cadastro' }).getAttribute('href')).toBe(step)
    await user.click(await choose(label))
    expect(address()).toBe(step)
  },
)

test('another site is nowhere to go back to', async () => {
  const { user, address } = show(<PlanChooser />, {
    at: '/planos?tipo=Freelancer&destino=%2F%2Fevil.example',
  })
  await user.click(await choose('Escolher plano: Básico'))
  expect(address()).toBe('/registerEnterprise?tipo=Freelancer')
})

test.each([
  ['a freelancer', freelancer('MKTFREE')],
  ['an owner of a company', owner('MKTFREE', {})],
])('a supplier who is logged in changes the plan instead: %s', async (_, session) => {
  const { address } = show(<PlanChooser />, { at: '/planos?tipo=Freelancer', session })
  await expect.poll(address).toBe('/alterplan')
})

test('an owner without a company chooses its plan and goes on to register it', async () => {
  const { user, address } = show(<PlanChooser />, { at: '/planos', session: owner('MKTFREE') })
  expect(screen.getByRole('heading', { name: 'Planos para empresas' })).toBeDefined()
  await user.click(await choose('Escolher plano: Corporativo'))
  expect(readChosenPlan().plan).toBe('MKTCORP')
  expect(address()).toBe('/RegisteredCompanyStepEnterprise')
})

test.each([
  ['dona@example.com', 'dona@example.com'],
  ['nada', null],
  [`${'a'.repeat(250)}@example.com`, null],
])('the e-mail of the home page is kept and leaves the address: %s', async (email, kept) => {
  const { address } = show(<PlanChooser />, {
    at: `/planos?${new URLSearchParams({ email, tipo: 'Empresa' })}`,
  })
  await expect.poll(address).toBe('/planos?tipo=Empresa')
  expect(readText('signupEmail')).toBe(kept)
})
