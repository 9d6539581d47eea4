import { screen } from '@testing-library/react'
import { getSubscription, listPlans } from 'contract/plans'
import { createCompany } from 'contract/signup'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../../test/answers.ts'
import { freelancer, owner } from '../../../test/people.ts'
import { freeSubscription, offers } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { keepChosenPlan } from '../../model/chosen-plan.ts'
import { writeJson, writeText } from '../../lib/storage.ts'
import { CompanyWizard } from './company-wizard.tsx'

const wizard = <CompanyWizard head={() => null} />
const services = '/RegisteredCompanyStepEnterprise?passo=servicos'

beforeEach(() => {
  answer(listPlans, offers)
  writeText('cnpj', '11.222.333/0001-81')
  writeText('marketplace', 'false')
  writeJson('enterprise', {
    razao_social: 'Prado Equipamentos Ltda.',
    nome_fantasia: 'Prado Saúde',
    cnae_primario: '4645-1/01',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '244000000110',
    descricaoServico: 'Venda de equipamentos médicos.',
    termos_aceitos: true,
    politicas_aceitas: true,
  })
  writeJson('address', {
    cep: '13010-001',
    estado: 'SP',
    cidade: 'Campinas',
    logradouro: 'Rua Barão de Jaguara',
    numero: '1',
    bairro: 'Centro',
    complemento: 'Sala 2',
  })
})

const loginLink = (name: string) => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name })
  const { pathname, searchParams } = new URL(href)
  return [pathname, searchParams.get('destino')]
}

test('a logged-out owner is led to log in and comes back to the same step', async () => {
  show(wizard, { at: services })
  expect(await screen.findByRole('heading', { name: 'Serviços e documentos' })).toBeDefined()
  expect(loginLink('entre nela')).toEqual(['/login', services])
  expect(screen.getByLabelText(/^Descrição do serviço/)).toHaveProperty(
    'value',
    'Venda de equipamentos médicos.',
  )
})

test('who is no owner is led to the account that is', () => {
  show(wizard, { at: services, session: freelancer('MKTFREE') })
  expect(loginLink('Entre com a conta do responsável')).toEqual(['/login', services])
})

test('a session that ended while typing leads to the login, and nothing is lost', async () => {
  refuse(createCompany, {
    status: 401,
    code: 'NOT_LOGGED_IN',
    detail: 'Entre na sua conta para continuar.',
  })
  keepChosenPlan({ plan: 'MKTCORP', price_id: 'sandbox_MKTCORP_month' })
  const { user } = show(wizard, { at: services, session: owner('MKTFREE') })
  await user.click(await screen.findByRole('button', { name: 'Ir para o pagamento' }))
  expect(await screen.findByRole('link', { name: 'entre nela' })).toBeDefined()
  expect(loginLink('entre nela')).toEqual(['/login', services])
  expect(screen.getByText(/R\$\s200 por mês/)).toBeDefined()
  expect(screen.getByLabelText(/^Descrição do serviço/)).toHaveProperty(
    'value',
    'Venda de equipamentos médicos.',
  )
})

test('back from the payment page the company exists, and the payment is left', async () => {
  answer(getSubscription, {
    ...freeSubscription,
    pending: { plan: 'MKTCORP', period: 'year', checkout_url: 'https://pay.example/cs_2' },
  })
  show(wizard, { at: services, session: owner('MKTFREE', {}) })
  expect(screen.getByRole('heading', { name: 'Sua conta já existe' })).toBeDefined()
  expect(await screen.findByText(/Corporativo \(R\$\s2\.400 por ano\)/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Pagar agora' })).toHaveProperty(
    'href',
    'https://pay.example/cs_2',
  )
})

test('a plan for freelancers is settled before the first step; an owner stays an owner', async () => {
  keepChosenPlan({ plan: 'MKTPRO', price_id: 'sandbox_MKTPRO_month' })
  const { user } = show(wizard, { at: services, session: owner('MKTFREE') })
  expect(
    await screen.findByText('O plano Profissional é só para autônomos. Como você quer continuar?'),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Continuar como autônomo' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Usar o Corporativo/ }))
  expect(screen.getByRole('heading', { name: 'Serviços e documentos' })).toBeDefined()
})

test('without an account one may sign up as a freelancer instead', async () => {
  keepChosenPlan({ plan: 'MKTPRO', price_id: 'sandbox_MKTPRO_month' })
  const { user, address } = show(wizard, { at: services })
  await user.click(await screen.findByRole('button', { name: 'Continuar como autônomo' }))
  expect(address()).toBe('/registerEnterprise?tipo=Freelancer')
})
