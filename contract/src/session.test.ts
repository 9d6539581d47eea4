import { expect, test } from 'vitest'
import { hasPermission } from './session.ts'

test('a permission is a text within any string of the first list', () => {
  const has = (text: string) =>
    hasPermission({ permissions: [['MKTPRO', 'marketplace_all']] }, text)
  expect([has('MKTPRO'), has('PRO'), has('marketplace_all'), has('MKTFREE')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(hasPermission({ permissions: [[]] }, 'MKTPRO')).toBe(false)
})
