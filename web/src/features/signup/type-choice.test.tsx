import { screen } from '@testing-library/react'
import { listPlans } from 'contract/plans'
import type { PlanCode, SupplierKind } from 'contract/rules/plans'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { offers } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { keepChosenKind, keepChosenPlan, readChosenPlan } from '../../model/chosen-plan.ts'
import { TypeChoice, wizardOf } from './type-choice.tsx'

beforeEach(() => answer(listPlans, offers))

function chosenBefore(plan: PlanCode, kind: SupplierKind, period = 'month') {
  keepChosenPlan({ plan, price_id: `sandbox_${plan}_${period}` })
  keepChosenKind(kind)
}

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const isChosen = (name: RegExp) => (radio(name) as HTMLInputElement).checked

test('nothing is chosen for who comes without a plan, and the type must be', async () => {
  const { user, address } = show(<TypeChoice />, { at: '/registerEnterprise' })
  const question = 'Que tipo de usuário deseja cadastrar?'
  expect(screen.getByRole('heading', { name: question })).toBeDefined()
  expect(screen.getByText(/combinação perfeita para quem precisa divulgar/)).toBeDefined()
  const phone = screen.getByRole('link', { name: '(11) 4002-8922' })
  expect(phone.getAttribute('href')).toBe('tel:+551140028922')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await user.click(button('Próximo'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'AtençãoSelecione uma opção antes de prosseguir.',
  )
  expect(address()).toBe('/registerEnterprise')
  await user.click(screen.getByRole('link', { name: 'Voltar' }))
  expect(address()).toBe('/')
})

test.each([
  ['Freelancer', /^Freelancer/, '/RegisterFreelancer'],
  ['Empresa', /^Empresa não cadastrada/, '/CompanyNotRegistered'],
] as const)('the kind of the plan is chosen already: %s', async (kind, name, wizard) => {
  chosenBefore('MKTBASIC', kind)
  const { user, address } = show(<TypeChoice />, { at: '/registerEnterprise' })
  await expect.poll(() => isChosen(name)).toBe(true)
  expect(await screen.findByText('Plano Básico')).toBeDefined()
  expect(await screen.findByText(/R\$\s50 por mês/)).toBeDefined()
  await user.click(button('Próximo'))
  expect(address()).toBe(wizard)
})

test('who begins free goes on as the kind whose plans were shown', async () => {
  chosenBefore('MKTFREE', 'Empresa')
  show(<TypeChoice />, { at: '/registerEnterprise' })
  await expect.poll(() => isChosen(/^Empresa não cadastrada/)).toBe(true)
  expect(screen.getByText('Plano Grátis')).toBeDefined()
})

test('the address decides before what was kept', async () => {
  chosenBefore('MKTBASIC', 'Freelancer')
  show(<TypeChoice />, { at: '/registerEnterprise?tipo=Empresa' })
  expect(isChosen(/^Empresa não cadastrada/)).toBe(true)
  expect(await screen.findByText(/R\$\s50 por mês/)).toBeDefined()
  expect(isChosen(/^Empresa não cadastrada/)).toBe(true)
})

async function chooseCompanyWithPro(period = 'month') {
  chosenBefore('MKTPRO', 'Freelancer', period)
  const view = show(<TypeChoice />, { at: '/registerEnterprise?tipo=Freelancer' })
  await view.user.click(radio(/^Empresa não cadastrada/))
  await screen.findByText('O plano Profissional é só para autônomos. Como você quer continuar?')
  return view
}

test('a plan of the other kind is settled here: nobody goes on with it', async () => {
  const { user, address } = await chooseCompanyWithPro()
  await user.click(button('Próximo'))
  expect(
    await screen.findByText('Escolha primeiro o plano com que você quer continuar.'),
  ).toBeDefined()
  expect(address()).toBe('/registerEnterprise?tipo=Freelancer')
})

test.each([
  ['month', /^Usar o Corporativo \(R\$\s200 por mês\)$/],
  ['year', /^Usar o Corporativo \(R\$\s2\.400 por ano\)$/],
])('the plan of the same standing, for the same period (%s)', async (period, label) => {
  const { user, address } = await chooseCompanyWithPro(period)
  await user.click(await screen.findByRole('button', { name: label }))
  expect(readChosenPlan()).toEqual({ plan: 'MKTCORP', price_id: `sandbox_MKTCORP_${period}` })
  expect(screen.getByText('Plano Corporativo')).toBeDefined()
  await user.click(button('Próximo'))
  expect(address()).toBe('/CompanyNotRegistered')
})

test('the other kind', async () => {
  const { user, address } = await chooseCompanyWithPro()
  await user.click(button('Continuar como autônomo'))
  expect(isChosen(/^Freelancer/)).toBe(true)
  await user.click(button('Próximo'))
  expect(address()).toBe('/RegisterFreelancer')
  expect(readChosenPlan().plan).toBe('MKTPRO')
})

test('or free', async () => {
  const { user } = await chooseCompanyWithPro()
  await user.click(button('Começar no plano Grátis'))
  expect(readChosenPlan()).toEqual({ plan: 'MKTFREE', price_id: 'free' })
  expect(screen.getByText('Plano Grátis')).toBeDefined()
})

test('a price that is no longer asked is told here, with the one of today', async () => {
  keepChosenPlan({ plan: 'MKTBASIC', price_id: 'price_of_last_year' })
  const { user } = show(<TypeChoice />, { at: '/registerEnterprise?tipo=Empresa' })
  await user.click(
    await screen.findByRole('button', { name: /^Usar o Básico \(R\$\s50 por mês\)$/ }),
  )
  expect(readChosenPlan()).toEqual({ plan: 'MKTBASIC', price_id: 'sandbox_MKTBASIC_month' })
})

test('without scripts the browser sends the choice itself, and it leads to its wizard', async () => {
  const { user } = show(<TypeChoice />, { at: '/registerEnterprise' })
  await user.click(radio(/^Freelancer/))
  const form = radio(/^Freelancer/).closest('form') as HTMLFormElement
  expect([form.getAttribute('action'), form.method]).toEqual(['/registerEnterprise', 'get'])
  const sent = [...new FormData(form, button('Próximo'))] as [string, string][]
  expect(wizardOf(new URLSearchParams(sent))).toBe('/RegisterFreelancer')
  expect(wizardOf(new URLSearchParams({ seguir: '1' }))).toBeUndefined()
  expect(wizardOf(new URLSearchParams({ tipo: 'Freelancer' }))).toBeUndefined()
})
