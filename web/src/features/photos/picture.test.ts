import { expect, test } from 'vitest'
import { wholeBox } from './picture.ts'

test.each([
  [2000, 300],
  [300, 2000],
  [1000, 1000],
  [120, 80],
])('a picture of %i x %i lies whole in the circle, in its own shape and in the middle', (w, h) => {
  const { x, y, width, height } = wholeBox(w, h, 1000)
  expect(width / height).toBeCloseTo(w / h)
  expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(500), expect.closeTo(500)])
  // As large as the circle of the square allows, but for its margin.
  expect(Math.hypot(width, height)).toBeCloseTo(960)
})
