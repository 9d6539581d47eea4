import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { phoneMask } from './masks.ts'

test.each([
  ['1132654321', '(11) 3265-4321'],
  ['11932654321', '(11) 93265-4321'],
  ['(11) 3265-4321', '(11) 3265-4321'],
  ['+55 11 3265-4321', '(11) 3265-4321'],
  ['+55 11 93265-4321', '(11) 93265-4321'],
  ['113265', '(11) 3265'],
  ['11326543210', '(11) 3265-4321'],
  ['119326543210', '(11) 93265-4321'],
  ['11', '(11'],
])('a phone typed or pasted as %s becomes %s', (typed, shown) => {
  expect(maskitoTransform(typed, phoneMask)).toBe(shown)
})

test('a phone typed key by key is right after each key', () => {
  const typed = (keys: string) =>
    [...keys].reduce((shown, key) => maskitoTransform(shown + key, phoneMask), '')
  expect(typed('1132654')).toBe('(11) 3265-4')
  expect(typed('1132654321')).toBe('(11) 3265-4321')
  expect(typed('119326')).toBe('(11) 9326')
  expect(typed('11932654321')).toBe('(11) 93265-4321')
})
