import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { Facts } from './data-list.tsx'

test('an e-mail that has no room is broken before its @; any other value stays as it is', () => {
  show(
    <Facts
      facts={[
        { label: 'E-mail', value: 'farmavale@example.com' },
        { label: 'Cidade', value: 'Campinas' },
      ]}
    />,
  )
  expect(screen.getByText('farmavale@example.com').innerHTML).toBe('farmavale<wbr>@example.com')
  expect(screen.getByText('Campinas').innerHTML).toBe('Campinas')
})
