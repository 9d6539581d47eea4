import { states } from 'contract/rules/states'
import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

test('every state has a distance to every other, and a neighbour is nearer than the far end', () => {
  const names = Object.keys(states)
  const pairs = names.flatMap((one) => names.map((other) => distanceBetween(one, other)))
  expect(pairs.every((distance) => distance < 60)).toBe(true)
  expect(distanceBetween('RN', 'RN')).toBe(0)
  expect(distanceBetween('RN', 'PB')).toBeLessThan(distanceBetween('RN', 'SC'))
  expect(distanceBetween('RN', 'RJ')).toBeLessThan(distanceBetween('RN', 'SC'))
})
