import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { Change } from './change.tsx'

test.each([
  [15, 10, '+50%'],
  [5, 10, '-50%'],
  [10, 10, '0%'],
  [0, 10, '-100%'],
  [10, 1, '+900%'],
  [11, 1, 'mais de 10 vezes'],
  [650, 24, 'mais de 10 vezes'],
])('%i against %i before is %s', (now, before, text) => {
  show(<Change now={now} before={before} />)
  expect(screen.queryByText(text)).not.toBeNull()
})
