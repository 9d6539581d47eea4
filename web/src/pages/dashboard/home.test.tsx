import { screen, waitFor, within } from '@testing-library/react'
import { getOverview, type Overview } from 'contract/overview'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { administrator } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
// The page loads it when it is needed; here nothing waits for so large a library.
import '../../features/overview/overview-charts.tsx'
import HomePage from './home.tsx'

const overview: Overview = {
  suppliers: {
    total: 12,
    active: 11,
    byPlan: [{ plan: 'MKTFREE', total: 12 }],
    byState: [{ estado: 'SP', total: 12 }],
  },
  waiting: {
    reports: 0,
    reviews: 0,
    referrals: 0,
    dataRequests: 0,
    overdueRequests: 0,
    failedPayments: 0,
    unpaid: [],
    poorSearches: 0,
  },
  series: [{ period: '2026-11-15', signups: 1, contacts: 2, searches: 3 }],
}

test('an administrator sees the directory in numbers', async () => {
  answer(getOverview, overview)
  const { user, address } = show(<HomePage />, { at: '/marketplaceDash', session: administrator })
  for (const name of ['Fornecedores por plano', 'Fornecedores por estado', 'Cadastros']) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  }
  await user.click(screen.getByRole('radio', { name: '365 dias' }))
  expect(address()).toBe('/marketplaceDash?dias=365')
  await waitFor(() => expect(sentTo(getOverview).at(-1)).toMatch(/days=365/))
  const numbers = await screen.findByText('Ver os números')
  await user.click(numbers)
  expect(numbers.closest('details')?.open).toBe(true)
  const table = screen.getByRole('table', { name: 'Ao longo do tempo' })
  expect(within(table).getAllByRole('row').at(1)?.textContent).toBe('15/11/2026123')
})
