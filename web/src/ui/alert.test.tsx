import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { Alert } from './alert.tsx'

test.each([
  ['red', 'tabler-icon-alert-circle'],
  ['orange', 'tabler-icon-alert-triangle'],
  ['green', 'tabler-icon-circle-check'],
  [undefined, 'tabler-icon-info-circle'],
] as const)('a %s alert has its icon without being asked for one', async (color, icon) => {
  show(
    <Alert {...(color ? { color } : {})} role="alert">
      Pronto
    </Alert>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.querySelector(`svg.${icon}`)).toBeTruthy()
})
