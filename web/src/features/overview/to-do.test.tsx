import { screen, within } from '@testing-library/react'
import { getDeskNews } from 'contract/chat'
import type { Overview } from 'contract/overview'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { administrator } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { ToDo } from './to-do.tsx'

const nothing: Overview['waiting'] = {
  reports: 0,
  reviews: 0,
  referrals: 0,
  dataRequests: 0,
  overdueRequests: 0,
  failedPayments: 0,
  unpaid: [],
  poorSearches: 0,
}
const desk = (news: { waiting: number; messages: number }) =>
  answer(getDeskNews, { unread: 0, reviews: 0, reports: 0, requests: 0, ...news })

test('what needs a person comes with its count and its way, what is urgent first', async () => {
  desk({ waiting: 2, messages: 5 })
  const waiting = {
    ...nothing,
    reports: 1,
    reviews: 4,
    dataRequests: 3,
    overdueRequests: 1,
    failedPayments: 1,
    unpaid: [{ id: 8, nome: 'Prado Saúde', kind: 'Empresa' as const }],
    poorSearches: 12,
  }
  show(<ToDo waiting={waiting} />, { session: administrator })
  await screen.findByRole('link', { name: 'Visitantes esperando' })
  const rows = screen.getAllByRole('listitem').map((row) => ({
    title: within(row).getAllByRole('link')[0]?.textContent,
    to: within(row).getAllByRole('link')[0]?.getAttribute('href'),
    count: row.lastElementChild?.textContent,
  }))
  expect(rows).toEqual([
    { title: 'Visitantes esperando', to: '/marketplaceDash/atendimentos', count: '2' },
    { title: 'Pedidos de dados abertos', to: '/marketplaceDash/pedidos-de-dados', count: '3' },
    { title: 'Denúncias abertas', to: '/marketplaceDash/denuncias', count: '1' },
    {
      title: 'Avaliações aguardando decisão',
      to: '/marketplaceDash/moderar-avaliacoes',
      count: '4',
    },
    { title: 'Mensagens novas', to: '/marketplaceDash/mensagens', count: '5' },
    { title: 'Pagamentos em atraso', to: '/marketplaceDash/empresas', count: '1' },
    { title: 'Buscas sem resultado', to: '/marketplaceDash/buscas', count: '12' },
  ])
  expect(screen.getByRole('link', { name: 'Prado Saúde' }).getAttribute('href')).toBe(
    '/marketplaceDash/empresas?id=8',
  )
})

test('payments that only freelancers owe lead to the list of freelancers', () => {
  desk({ waiting: 0, messages: 0 })
  const unpaid = [{ id: 9, nome: 'Rui Lopes', kind: 'Freelancer' as const }]
  show(<ToDo waiting={{ ...nothing, failedPayments: 1, unpaid }} />, { session: administrator })
  expect(screen.getByRole('link', { name: 'Pagamentos em atraso' }).getAttribute('href')).toBe(
    '/marketplaceDash/freelancers',
  )
})

test('with nothing to do it says so', async () => {
  desk({ waiting: 0, messages: 0 })
  show(<ToDo waiting={nothing} />, { session: administrator })
  expect(await screen.findByText('Tudo em dia: ninguém espera por você agora.')).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
