import { screen, within } from '@testing-library/react'
import { getAccessSummary, listAccesses } from 'contract/accesses'
import { type DirectoryPresence, getPresence, setPresence } from 'contract/account'
import { getSubscription, type Subscription } from 'contract/plans'
import { type LoginInfo, me } from 'contract/session'
import { expect, test } from 'vitest'
import { freelancer, owner } from '../../../../test/people.ts'
import { answer, sentTo } from '../../../../test/answers.ts'
import { freeSubscription, subscribed } from '../../../../test/plans.ts'
import { show } from '../../../../test/render.tsx'
import { SupplierHome } from './supplier-home.tsx'

const counts = { hoje: 3, semana: 9, mes: 40, ano: 300 }
const shown = { marketplace: true, slug: 'prado-saude-8', status: true, suspended: null }

function showHome(
  session: LoginInfo,
  facts: { presence?: Partial<DirectoryPresence>; subscription?: Subscription } = {},
) {
  answer(me, session)
  answer(getAccessSummary, { ...counts, anterior: counts })
  answer(listAccesses, [])
  answer(getPresence, { ...shown, ...facts.presence })
  answer(getSubscription, facts.subscription ?? freeSubscription)
  return show(<SupplierHome />, { session })
}

const linksIn = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('who pays finds numbers, what is missing, next steps, documents and the report in one place', async () => {
  const company = { descricaoServico: 'Calibração', certificados: 'Alvará, ISO 9001' }
  showHome(owner('MKTCORP', company), { subscription: subscribed })
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Helena!' })).toBeTruthy()
  expect(screen.getByText('Prado Saúde')).toBeTruthy()
  expect((await screen.findByRole('region', { name: 'Mês' })).textContent).toContain('40')
  const profile = screen.getByRole('region', { name: 'Seu perfil' })
  expect(within(profile).getByText('2 de 4 itens preenchidos')).toBeTruthy()
  expect(await linksIn('Seu perfil')).toEqual([
    ['Informe o site da empresa', '/marketplaceDash/editar'],
    ['Adicione uma foto ou logo', '/marketplaceDash/foto'],
  ])
  const filled = within(profile).getByRole('list', { name: 'Já preenchido' })
  expect(filled.textContent).toBe('DescriçãoLicenças e certificados')
  expect(await linksIn('Próximos passos')).toEqual([
    ['Veja sua página', '/fornecedores/prado-saude-8'],
    ['Mantenha seus dados em dia', '/marketplaceDash/editar'],
  ])
  expect(screen.getByRole('searchbox', { name: 'Procurar documentos' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Relatório de Acessos' })).toBeTruthy()
})

test('the free plan is led to the plans, for the photo too, and has no report', async () => {
  showHome(freelancer('MKTFREE', { linkedin: 'https://www.linkedin.com/in/helena' }))
  expect(await linksIn('Seu perfil')).toEqual([
    ['Descreva seus serviços', '/marketplaceDash/editar'],
    ['Informe licenças e certificados', '/marketplaceDash/editar'],
    ['Diga com o que trabalha', '/marketplaceDash/editar'],
    ['Adicione uma foto ou logo', '/alterplan'],
  ])
  expect(await linksIn('Próximos passos')).toContainEqual(['Escolha um plano', '/alterplan'])
  expect((await screen.findByRole('region', { name: 'Hoje' })).textContent).toContain('3')
  expect(screen.queryByRole('heading', { name: 'Relatório de Acessos' })).toBeNull()
})

test('a full profile says so', async () => {
  const texts = { descricaoServico: 'Calibração', certificados: 'Alvará', linkedin: 'https://l' }
  const photo = { profileImage: '/photos/1.webp', com_oque_trabalha: 'Metrologia' }
  showHome(freelancer('MKTPRO', { ...texts, ...photo }))
  expect(await screen.findByText('Não falta nada: seu perfil está completo.')).toBeTruthy()
})

test('a hidden page is said, and shown again with one click', async () => {
  answer(setPresence, shown)
  const { user } = showHome(freelancer('MKTPRO'), { presence: { marketplace: false } })
  expect(await screen.findByText(/^Sua página está fora do diretório/)).toBeTruthy()
  expect(await linksIn('Próximos passos')).toEqual([
    ['Mantenha seus dados em dia', '/marketplaceDash/editar'],
  ])
  await user.click(screen.getByRole('button', { name: 'Mostrar minha página no diretório' }))
  expect(await screen.findByText('Sua página está no diretório.')).toBeTruthy()
  expect(sentTo(setPresence)).toEqual([{ marketplace: true }])
})

test('a suspended page is said, with day and reason, and cannot be shown by its owner', async () => {
  const suspended = { since: '2026-11-10T15:00:00.000Z', reason: 'Licença vencida' }
  showHome(owner('MKTFREE', {}), { presence: { suspended, marketplace: false } })
  expect(
    await screen.findByText(/^Sua página foi desativada .* 10 de novembro de 2026\.$/),
  ).toBeTruthy()
  expect(screen.getByText('Motivo: Licença vencida')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Mostrar minha página/ })).toBeNull()
})

test.each([
  [
    'late',
    { ...subscribed, state: 'past_due', graceUntil: '2026-12-08T12:00:00.000Z' },
    /^A renovação não foi aprovada\. Seu plano continua até 8 de dezembro de 2026/,
  ],
  [
    'pending',
    {
      ...freeSubscription,
      pending: { plan: 'MKTPRO', period: 'month', checkout_url: 'https://pay.example/1' },
    },
    'O pagamento do plano Profissional ainda não foi concluído.',
  ],
] as const)('a payment that is %s is said on the home page', async (_what, subscription, text) => {
  showHome(freelancer(subscription.plan), { subscription })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('an owner without a company is led to register it, and nothing else is asked', async () => {
  show(<SupplierHome />, { session: owner('MKTFREE') })
  const link = await screen.findByRole('link', { name: 'Cadastrar empresa' })
  expect(link.getAttribute('href')).toBe('/RegisteredCompanyStepEnterprise')
})
