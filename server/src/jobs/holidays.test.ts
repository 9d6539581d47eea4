import { afterEach, expect, test } from 'vitest'
import { isNationalHoliday } from './holidays.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

// A year for each: what was read once is kept.
test.each([
  ['Pacific/Kiritimati', 2031],
  ['America/Los_Angeles', 2032],
  ['UTC', 2033],
])('holidays are the same days on a server in %s', (place, year) => {
  process.env.TZ = place
  expect(isNationalHoliday(`${year}-12-25`)).toBe(true)
  expect(isNationalHoliday(`${year}-12-24`)).toBe(false)
  expect(isNationalHoliday(`${year}-12-26`)).toBe(false)
})
