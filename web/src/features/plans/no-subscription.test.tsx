import { screen, within } from '@testing-library/react'
import { getOverview } from 'contract/overview'
import { expect, test } from 'vitest'
import { administrator } from '../../../test/people.ts'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { NoSubscription } from './no-subscription.tsx'

test('an administrator pays nothing and sees how many suppliers have which plan', async () => {
  answer(getOverview, {
    suppliers: {
      total: 12,
      active: 12,
      byPlan: [
        { plan: 'MKTFREE', total: 7 },
        { plan: 'MKTCORP', total: 5 },
      ],
      byState: [],
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
    series: [],
  })
  show(<NoSubscription />, { session: administrator })
  expect(screen.getByText('Contas de administração não têm plano nem cobrança.')).toBeTruthy()
  const row = await screen.findByRole('row', { name: /Corporativo/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual([
    'R$ 200',
    'R$ 2.400',
    '5',
  ])
  const list = within(row).getByRole('link', { name: 'Empresas: Corporativo' })
  expect(list.getAttribute('href')).toBe('/marketplaceDash/empresas?plan=MKTCORP')
  const overview = screen.getByRole('link', { name: 'Ver o painel da administração' })
  expect(overview.getAttribute('href')).toBe('/marketplaceDash')
})
