import { expect, test } from 'vitest'
import { shownComplement } from './complement.ts'

test("the wire's word for no complement is never read by people", () => {
  expect(shownComplement('.')).toBe('')
  expect(shownComplement(' . ')).toBe('')
  expect(shownComplement('')).toBe('')
  expect(shownComplement('Sala 2.')).toBe('Sala 2.')
})
