import { expect, test } from 'vitest'
import { phone } from './fields.ts'

test.each([
  ['11987654321', '(11) 98765-4321'],
  ['1132654321', '(11) 3265-4321'],
  ['+55 21 99876-5432', '(21) 99876-5432'],
  ['987654321', undefined],
  ['01987654321', undefined],
])('the phone %s becomes %s', (typed, stored) => {
  expect(phone().safeParse(typed).data).toBe(stored)
})
