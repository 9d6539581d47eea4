import { expect, test } from 'vitest'
import { endOfDay, extensionOf, firstEnd, lastDayBefore } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')

test('a day ends at midnight in São Paulo', () => {
  expect(endOfDay('2026-11-15').toISOString()).toBe('2026-11-16T03:00:00.000Z')
  expect(lastDayBefore(endOfDay('2026-11-15'))).toBe('2026-11-15')
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-12-15', '2026-12-15'],
  ['2027-03-01', '2026-12-15'],
])('with a deadline on %s proposals are taken until %s', (prazo, last) => {
  expect(lastDayBefore(firstEnd(prazo, now))).toBe(last)
})

test.each([
  // From the last day while it is open, from today when it is over.
  ['2026-11-15', '2026-11-20', '2026-12-05'],
  ['2026-10-20', '2026-11-01', '2026-11-30'],
  // Never further than 120 days after the first.
  ['2026-07-28', '2026-11-20', '2026-11-25'],
  ['2026-07-18', '2026-11-15', undefined],
  ['2026-01-01', '2026-02-01', undefined],
])('of %s, open until %s, an extension leads to %s', (created, last, to) => {
  const need = { created_at: new Date(`${created}T12:00:00Z`), expires_at: endOfDay(last) }
  expect(extensionOf({ ...need, status: 'aberta', proposals: 4 }, now)).toBe(to)
  expect(extensionOf({ ...need, status: 'vencida', proposals: 5 }, now)).toBeUndefined()
  expect(extensionOf({ ...need, status: 'encerrada', proposals: 0 }, now)).toBeUndefined()
})
