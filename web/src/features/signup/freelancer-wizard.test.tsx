import { fireEvent, screen } from '@testing-library/react'
import { getPaymentLink, getSubscription, listPlans } from 'contract/plans'
import { anonymous, logout, me } from 'contract/session'
import { createFreelancer } from 'contract/signup'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, answerLater, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { freelancer, owner } from '../../../test/people.ts'
import { freeSubscription, offers } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { keepChosenPlan, readChosenPlan } from '../../model/chosen-plan.ts'
import { readJson, writeJson, writeText } from '../../lib/storage.ts'
import { FreelancerWizard } from './freelancer-wizard.tsx'

const wizard = <FreelancerWizard head={() => null} />
const at = (step: string) => `/RegisterFreelancer?passo=${step}`
const pro = { plan: 'MKTPRO', price_id: 'sandbox_MKTPRO_year' } as const

const draft = {
  nome: 'Rui Barros',
  telefone: '(21) 99876-5432',
  email: 'rui@example.com',
  nascimento: '02/11/1990',
  cpf: '111.444.777-35',
  com_oque_trabalha: 'Engenharia clínica',
  cep: '20040-002',
  estado: 'RJ',
  cidade: 'Rio de Janeiro',
  logradouro: 'Rua da Assembleia',
  numero: '10',
  complemento: '.',
  bairro: 'Centro',
  linkedin: 'https://www.linkedin.com/in/rui-barros',
  descricaoServico: 'Calibração.',
  marketplace: false,
  termos_aceitos: true,
  politicas_aceitas: true,
  codeSentTo: 'rui@example.com',
  verifiedEmail: 'rui@example.com',
}

beforeEach(() => {
  answer(listPlans, offers)
  writeJson('signupFreelancer', draft)
})

test.each([
  ['dados', 'Vamos Começar?'],
  ['codigo', 'E-mail confirmado'],
  ['senha', 'Crie sua senha'],
])('the step %s shows plan and price, and changing it comes back', async (step, heading) => {
  keepChosenPlan(pro)
  show(wizard, { at: at(step) })
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
  expect(await screen.findByText(/R\$\s1\.200 por ano/)).toBeDefined()
  expect(screen.getByText('Plano Profissional')).toBeDefined()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Trocar plano' })
  const { pathname, searchParams } = new URL(href)
  expect([pathname, ...searchParams]).toEqual([
    '/planos',
    ['tipo', 'Freelancer'],
    ['periodo', 'anual'],
    ['destino', at(step)],
  ])
})

test('without a choice the plan is the free one, and the last button finishes', async () => {
  show(wizard, { at: at('senha') })
  expect(await screen.findByRole('button', { name: 'Finalizar' })).toBeDefined()
  expect(screen.getByText('Plano Grátis')).toBeDefined()
  expect(screen.getByText(/sem custo/)).toBeDefined()
})

async function signUp() {
  keepChosenPlan(pro)
  answer(createFreelancer, { id_user: 7 })
  answer(me, freelancer('MKTFREE'))
  const view = show(wizard, { at: at('senha') })
  const submit = await screen.findByRole('button', { name: 'Ir para o pagamento' })
  for (const label of [/^Nova senha/, /^Confirme a senha/]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Metrologia#81' } })
  }
  await view.user.click(submit)
  return view
}

test.each([
  [
    'PLAN_NOT_AVAILABLE',
    'Este plano não está disponível para o seu tipo de cadastro. Sua conta começa no plano Grátis; contrate o plano em Minha assinatura.',
  ],
  [
    'PAYMENTS_UNAVAILABLE',
    'O serviço de pagamento não respondeu. Nada foi cobrado. Tente novamente em instantes. Sua conta começa no plano Grátis; contrate o plano em Minha assinatura.',
  ],
] as const)('a payment that cannot be opened says why: %s', async (code, text) => {
  refuse(getPaymentLink, { status: 400, code, detail: text.replace(/ Sua conta começa.*/, '') })
  await signUp()
  expect(await screen.findByRole('heading', { name: /^Parabéns/ })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(text)
  const [asked] = sentTo(getPaymentLink) as [string]
  expect(Object.fromEntries(new URL(asked).searchParams)).toEqual({
    price_id: 'sandbox_MKTPRO_year',
    plan: 'MKTPRO',
    email_client: 'rui@example.com',
    id_user: '7',
    type_user: 'Freelancer',
  })
})

test.each([
  ['offline', () => disconnect(getPaymentLink)],
  ['no address', () => answer(getPaymentLink, { redirect: { checkout_url: null } })],
])('also when the connection is gone, or no address comes: %s', async (_, arrange) => {
  arrange()
  await signUp()
  expect(await screen.findByRole('heading', { name: /^Parabéns/ })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(
    'Não conseguimos abrir o pagamento agora. Sua conta começa no plano Grátis; contrate o plano em Minha assinatura.',
  )
  expect(readChosenPlan().plan).toBe('MKTFREE')
})

const unpaid = {
  ...freeSubscription,
  pending: {
    plan: 'MKTPRO' as const,
    period: 'month' as const,
    checkout_url: 'https://pay.example/cs_1',
  },
}
const href = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).href
const pathOf = (name: string) => new URL(href(name)).pathname

async function finishFree() {
  const view = show(wizard, { at: at('senha') })
  const submit = await screen.findByRole('button', { name: 'Finalizar' })
  for (const label of [/^Nova senha/, /^Confirme a senha/]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Metrologia#81' } })
  }
  await view.user.click(submit)
  return view
}

test('a refused sign-up says why and leads to the field', async () => {
  const text = 'Este CPF já está cadastrado.'
  const errors = { cpf: [text] }
  refuse(createFreelancer, { status: 409, code: 'CPF_TAKEN', detail: text, errors })
  const { address } = await finishFree()
  expect((await screen.findByLabelText<HTMLInputElement>(/^CPF/)).value).toBe(draft.cpf)
  expect(address()).toBe(at('endereco'))
  expect(screen.getByRole('alert').textContent).toContain(text)
  const described = screen.getByLabelText(/^CPF/).getAttribute('aria-describedby') ?? ''
  const shown = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(shown).toContain(text)
})

test('a refused password says why where it was typed', async () => {
  const text = 'Esta senha é muito comum. Escolha outra.'
  const errors = { password_user: [text] }
  refuse(createFreelancer, { status: 400, code: 'INVALID_INPUT', errors })
  const { address } = await finishFree()
  expect(await screen.findByText(text)).toBeDefined()
  expect(address()).toBe(at('senha'))
  expect(screen.getByLabelText(/^Nova senha/).getAttribute('aria-invalid')).toBe('true')
})

test('an e-mail that was not confirmed in time leads back to the code', async () => {
  refuse(createFreelancer, {
    status: 400,
    code: 'EMAIL_NOT_VERIFIED',
    detail: 'Confirme seu e-mail com o código enviado.',
  })
  const { address } = await finishFree()
  expect(await screen.findByLabelText(/^Código/)).toBeDefined()
  expect(address()).toBe(at('codigo'))
  expect(screen.getByRole('alert').textContent).toContain('Confirme seu e-mail')
})

test('without an answer nobody is signed up, and that is said as the specification does', async () => {
  disconnect(createFreelancer)
  const { address } = await finishFree()
  expect(await screen.findByText(/Erro desconhecido\. Verifique os dados enviados\./)).toBeDefined()
  expect(address()).toBe(at('senha'))
})

test('the account exists: that nobody can be told who is logged in holds no one up', async () => {
  answer(createFreelancer, { id_user: 7 })
  disconnect(me)
  await finishFree()
  expect(await screen.findByRole('heading', { name: /^Parabéns/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Acessar' }).getAttribute('href')).toBe('/painel')
})

test('back from the payment page the account exists: pay, another plan, or free', async () => {
  answer(getSubscription, unpaid)
  show(wizard, { at: '/RegisterFreelancer', session: freelancer('MKTFREE') })
  expect(screen.getByRole('heading', { name: 'Sua conta já existe' })).toBeDefined()
  expect(
    await screen.findByText(
      /^Seu cadastro está salvo e nada foi cobrado\. Falta só o pagamento do plano Profissional \(R\$\s100 por mês\)\.$/,
    ),
  ).toBeDefined()
  expect(href('Pagar agora')).toBe('https://pay.example/cs_1')
  expect(pathOf('Escolher outro plano')).toBe('/alterplan')
  expect(pathOf('Continuar no plano Grátis')).toBe('/painel')
  expect(screen.queryByLabelText(/^Nome completo/)).toBeNull()
})

test('what is left to do comes at once: nothing that can be pressed moves', async () => {
  const subscription = answerLater(getSubscription)
  show(wizard, { at: '/RegisterFreelancer', session: freelancer('MKTFREE') })
  expect(screen.getByRole('heading', { name: 'Sua conta já existe' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Não é você/ })).toBeNull()
  subscription(freeSubscription)
  expect(await screen.findByRole('button', { name: /^Não é você/ })).toBeDefined()
  expect(pathOf('Escolher um plano')).toBe('/alterplan')
})

test('a page that the browser kept as it was left shows it too', async () => {
  const assign = vi.fn<(url: string) => void>()
  const { location } = window
  vi.stubGlobal('location', { ...location, assign })
  answer(getPaymentLink, { redirect: { checkout_url: 'https://pay.example/cs_1' } })
  answer(getSubscription, unpaid)
  await signUp()
  await expect.poll(() => assign.mock.calls).toEqual([['https://pay.example/cs_1']])
  vi.stubGlobal('location', location)
  expect(screen.queryByText('Sua conta já existe')).toBeNull()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByRole('link', { name: 'Pagar agora' })).toBeDefined()
})

test('who paid meanwhile reads the plan, and is asked for nothing more', async () => {
  answer(getSubscription, { ...freeSubscription, plan: 'MKTPRO', state: 'active', period: 'month' })
  show(wizard, { at: '/RegisterFreelancer', session: freelancer('MKTPRO') })
  expect(await screen.findByText('Seu plano é o Profissional.')).toBeDefined()
  expect(pathOf('Ir para o meu painel')).toBe('/painel')
  expect(screen.queryByRole('link', { name: /plano/ })).toBeNull()
})

test('an owner without a company is led to register it', () => {
  show(wizard, { at: '/RegisterFreelancer', session: owner('MKTFREE') })
  expect(pathOf('Cadastrar empresa')).toBe('/RegisteredCompanyStepEnterprise')
})

test('somebody else at the same computer starts afresh, with the plan that was chosen', async () => {
  keepChosenPlan(pro)
  writeJson('signupPF', { nome: 'Rui Barros', cpf: '111.444.777-35' })
  const [reload, before] = [vi.fn<() => void>(), location]
  vi.stubGlobal('location', { ...before, reload })
  answer(getSubscription, freeSubscription)
  answer(logout, anonymous)
  const { user } = show(wizard, { at: '/RegisterFreelancer', session: freelancer('MKTFREE') })
  await user.click(
    await screen.findByRole('button', { name: 'Não é você? Sair e cadastrar outra pessoa' }),
  )
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  vi.stubGlobal('location', before)
  expect(readJson('signupPF')).toBeNull()
  expect(readChosenPlan()).toEqual(pro)
})

test('a plan for companies is settled before the first step', async () => {
  keepChosenPlan({ plan: 'MKTCORP', price_id: 'sandbox_MKTCORP_month' })
  const { user } = show(wizard, { at: '/RegisterFreelancer' })
  expect(
    await screen.findByText('O plano Corporativo é só para empresas. Como você quer continuar?'),
  ).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Vamos Começar?' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Usar o Profissional/ }))
  expect(screen.getByRole('heading', { name: 'Vamos Começar?' })).toBeDefined()
})

test('the e-mail typed on the home page is filled in, unless the draft has one', async () => {
  writeText('signupEmail', 'dona@example.com')
  const { unmount } = show(wizard, { at: '/RegisterFreelancer' })
  const field = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/)
  await expect.poll(() => field().value).toBe('rui@example.com')
  unmount()
  writeJson('signupFreelancer', { ...draft, email: '' })
  show(wizard, { at: '/RegisterFreelancer' })
  await expect.poll(() => field().value).toBe('dona@example.com')
})
