import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['MKTFREE', 120],
  ['MKTBASIC', 250],
  ['MKTPRO', 250],
  ['MKTCORP', 250],
] as const)('a description on %s is cut after %i characters', (plan, longest) => {
  expect(truncate('a'.repeat(longest), plan)).toBe('a'.repeat(longest))
  expect(truncate('a'.repeat(longest + 1), plan)).toBe(`${'a'.repeat(longest)}...`)
})

test('a character of two units is never cut in half', () => {
  expect(truncate('😀'.repeat(121), 'MKTFREE')).toBe(`${'😀'.repeat(120)}...`)
})

test('and never in the middle of a word, unless it is longer than all the room', () => {
  const text = `${'a'.repeat(110)}, calibração de equipamentos`
  expect(truncate(text, 'MKTFREE')).toBe(`${'a'.repeat(110)}...`)
  const whole = `${'a'.repeat(109)} calibração de equipamentos`
  expect(truncate(whole, 'MKTFREE')).toBe(`${'a'.repeat(109)} calibração...`)
})
