import { describe, expect, test } from 'vitest'
import { spansOf } from './access-periods.ts'
import { addDays, addMonths, dayOf } from './calendar.ts'

describe('the day in São Paulo', () => {
  test.each([
    ['2026-11-15T02:59:59Z', '2026-11-14'],
    ['2026-11-15T03:00:00Z', '2026-11-15'],
    ['2027-01-01T02:59:59Z', '2026-12-31'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
    // While summer time was kept (until 2019) the day changed an hour earlier.
    ['2018-12-15T02:30:00Z', '2018-12-15'],
  ])('%s is the day %s', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day)
  })
})

describe('days and months away', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})

describe('the spans of the summary cards', () => {
  // 15 November 2026 is a Sunday: its week has just begun.
  test.each([
    ['hoje', '2026-11-15', '2026-11-15..2026-11-15', '2026-11-14..2026-11-14'],
    ['semana', '2026-11-15', '2026-11-15..2026-11-15', '2026-11-08..2026-11-08'],
    ['semana', '2026-11-18', '2026-11-15..2026-11-18', '2026-11-08..2026-11-11'],
    ['semana', '2026-01-02', '2025-12-28..2026-01-02', '2025-12-21..2025-12-26'],
    ['mes', '2026-03-31', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28'],
    ['mes', '2026-01-10', '2026-01-01..2026-01-10', '2025-12-01..2025-12-10'],
    ['ano', '2028-02-29', '2028-01-01..2028-02-29', '2027-01-01..2027-02-28'],
    ['ano', '2026-12-31', '2026-01-01..2026-12-31', '2025-01-01..2025-12-31'],
  ] as const)('%s on %s is %s, against %s', (period, today, current, before) => {
    const spans = spansOf(period, today)
    expect(`${spans.current.from}..${spans.current.to}`).toBe(current)
    expect(`${spans.before.from}..${spans.before.to}`).toBe(before)
  })
})
