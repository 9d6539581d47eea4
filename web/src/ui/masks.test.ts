import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { dateMask } from './masks.ts'

test.each([
  ['14031985', '14/03/1985'],
  ['1985-03-14', '14/03/1985'],
  ['1/2/1990', '01/02/1990'],
  ['01/2/1990', '01/02/1990'],
  ['31021990', '31/02/1990'],
  ['32', '3'],
  ['00', '0'],
  ['1413', '14/1'],
  ['10101800', '10/10/1'],
  ['4', ''],
])('a date typed or pasted as %s becomes %s', (typed, shown) => {
  expect(maskitoTransform(typed, dateMask)).toBe(shown)
})
