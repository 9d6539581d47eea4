import { screen, within } from '@testing-library/react'
import { getDeskNews } from 'contract/chat'
import { getLeadNews } from 'contract/leads'
import { getNeedNews } from 'contract/needs'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../test/answers.ts'
import { administrator, freelancer, owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import { DashboardMenu } from './dashboard-menu.tsx'

beforeEach(() => {
  answer(getLeadNews, { count: 0 })
  answer(getNeedNews, { count: 0, abertas: 0, propostas: 0 })
})

test('new contact requests are counted beside their entry', async () => {
  answer(getLeadNews, { count: 3 })
  show(<DashboardMenu />, { session: freelancer('MKTFREE') })
  expect(await screen.findByRole('link', { name: 'Pedidos de contato 3 novidades' })).toBeTruthy()
})

test('new needs and words of buyers are counted beside the business bank', async () => {
  answer(getNeedNews, { count: 2, abertas: 1, propostas: 1 })
  show(<DashboardMenu />, { session: freelancer('MKTPRO') })
  expect(await screen.findByRole('link', { name: 'Banco de negócios 2 novidades' })).toBeTruthy()
})

test('reviews that wait for a decision are counted beside their entry', async () => {
  answer(getDeskNews, { waiting: 0, unread: 0, messages: 0, reviews: 2, reports: 0, requests: 0 })
  show(<DashboardMenu />, { session: administrator })
  expect(await screen.findByRole('link', { name: 'Moderar avaliações 2 novidades' })).toBeTruthy()
})

test.each(['/painel', '/marketplaceDash'])(
  "'Painel inicial' is where one is at %s",
  async (path) => {
    show(<DashboardMenu />, { session: freelancer('MKTFREE'), at: path })
    const link = await screen.findByRole('link', { name: 'Painel inicial' })
    expect(link.getAttribute('aria-current')).toBe('page')
  },
)

test('the menu names the company and its owner', async () => {
  show(<DashboardMenu />, { session: owner('MKTCORP', {}) })
  expect(await screen.findByText('Prado Saúde')).toBeTruthy()
  expect(screen.getByText('Helena Prado')).toBeTruthy()
})

const own = [
  ['Painel inicial', '/marketplaceDash'],
  ['Pedidos de contato', '/marketplaceDash/pedidos'],
  ['Banco de negócios', '/marketplaceDash/banco-de-negocios'],
  ['Avaliações', '/marketplaceDash/avaliacoes'],
  ['Palavras chave', '/marketplaceDash/palavras-chave'],
  ['Editar página', '/marketplaceDash/editar'],
  ['Minha página', '/marketplaceDash/pagina'],
  ['Minha assinatura', '/marketplaceDash/assinatura'],
  ['Minha conta', '/marketplaceDash/conta'],
  ['Meus dados', '/marketplaceDash/meus-dados'],
]
const withPhoto = [...own, ['Trocar Foto', '/marketplaceDash/foto']]

test.each([
  ['a freelancer on the free plan', freelancer('MKTFREE'), own],
  ['a freelancer on Básico', freelancer('MKTBASIC'), withPhoto],
  ['a freelancer on Profissional', freelancer('MKTPRO'), withPhoto],
  ['a company on the free plan', owner('MKTFREE', {}), own],
  ['a company on Corporativo', owner('MKTCORP', {}), withPhoto],
])('%s finds exactly the menus of the plan', async (_, session, entries) => {
  show(<DashboardMenu />, { session, at: '/marketplaceDash' })
  const menu = within(await screen.findByRole('navigation', { name: 'Menu do painel' }))
  const links = menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.toSorted()).toEqual(entries.toSorted())
})

test('an administrator finds these, in this order', async () => {
  show(<DashboardMenu />, { session: administrator, at: '/marketplaceDash' })
  const menu = within(await screen.findByRole('navigation', { name: 'Menu do painel' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Painel inicial',
    'Freelancers',
    'Empresas',
    'Indicações',
    'Atendimentos',
    'Mensagens',
    'Palavras chave',
    'Buscas',
    'Pedidos de contato',
    'Demandas',
    'Denúncias',
    'Moderar avaliações',
    'Pedidos de dados',
    'Auditoria',
    'Editar página',
    'Trocar Foto',
    'Minha assinatura',
    'Minha conta',
    'Meus dados',
  ])
})
