import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freelancer, owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import { DashboardMenu } from './dashboard-menu.tsx'

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
