import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from './calendar.ts'

test('each day of the coming years begins where the zone says that it does', () => {
  let day = dayOf(new Date())
  for (let count = 0; count < 3 * 365; count++, day = addDays(day, 1)) {
    const start = startOfDay(day)
    expect([day, dayOf(start), dayOf(new Date(start.getTime() - 1))]).toEqual([
      day,
      day,
      addDays(day, -1),
    ])
  }
})
