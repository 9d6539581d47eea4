import { describe, expect, test } from 'vitest'
import {
  type AccessFilter,
  filterAccesses,
  matchesFilter,
  noFilter,
  weekOfMonth,
  yearsOf,
} from './access-filter.ts'

describe('the week of a month', () => {
  test.each([
    // November 2026 begins on a Sunday: whole weeks.
    ['2026-11-01', 1],
    ['2026-11-07', 1],
    ['2026-11-08', 2],
    ['2026-11-14', 2],
    ['2026-11-15', 3],
    ['2026-11-22', 4],
    ['2026-11-28', 4],
    ['2026-11-29', 4],
    ['2026-11-30', 4],
    // August 2026 begins on a Saturday: its first week has one day, and there would be six.
    ['2026-08-01', 1],
    ['2026-08-02', 2],
    ['2026-08-15', 3],
    ['2026-08-16', 4],
    ['2026-08-31', 4],
    // February 2026: exactly four weeks. February 2028: a leap day.
    ['2026-02-01', 1],
    ['2026-02-28', 4],
    ['2028-02-05', 1],
    ['2028-02-06', 2],
    ['2028-02-29', 4],
    ['2026-12-31', 4],
    ['2027-01-02', 1],
    ['2027-01-03', 2],
  ])('%s lies in week %i', (day, week) => {
    expect(weekOfMonth(day)).toBe(week)
  })

  test('every day of four years has a week from 1 to 4, never falling within a month', () => {
    let last = { month: '', week: 0 }
    for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(2029, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      const week = weekOfMonth(day)
      const month = day.slice(0, 7)
      expect(week).toBeGreaterThanOrEqual(month === last.month ? last.week : 1)
      expect(week).toBeLessThanOrEqual(4)
      last = { month, week }
    }
  })
})

describe('the filter', () => {
  const cases: [Partial<AccessFilter>, string | null, boolean][] = [
    [{}, null, true],
    [{}, '2026-11-15', true],
    [{ ano: '2026' }, '2026-01-01', true],
    [{ ano: '2026' }, '2025-12-31', false],
    [{ ano: '2026' }, null, false],
    [{ mes: '02' }, '2028-02-29', true],
    [{ mes: '2' }, '2026-02-28', true],
    [{ mes: '02' }, '2026-12-02', false],
    [{ mes: '11' }, '2026-11-30', true],
    [{ mes: '11' }, '2026-12-01', false],
    [{ semana: '1' }, '2026-11-01', true],
    [{ semana: '4' }, '2026-11-30', true],
    [{ semana: '4' }, '2026-11-21', false],
    [{ dia: '2028-02-29' }, '2028-02-29', true],
    [{ dia: '2028-02-29' }, '2028-03-01', false],
    [{ ano: '2026', mes: '11', semana: '3' }, '2026-11-15', true],
    [{ ano: '2025', mes: '11', semana: '3' }, '2026-11-15', false],
    [{ ano: '2026', dia: '2025-11-15' }, '2025-11-15', false],
  ]
  test.each(cases)('%j on %s: %s', (filter, date, expected) => {
    expect(matchesFilter({ date }, { ...noFilter, ...filter })).toBe(expected)
  })

  test('keeps the order and changes nothing', () => {
    const records = [{ date: '2026-11-02' }, { date: '2026-10-01' }, { date: '2026-11-01' }]
    const found = filterAccesses(records, { ...noFilter, mes: '11' })
    expect(found.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-01'])
    expect(records).toHaveLength(3)
  })
})

test.each([
  [[], []],
  [[{ date: null }], []],
  [
    [{ date: '2025-01-01' }, { date: '2026-02-01' }, { date: '2025-03-01' }],
    ['2026', '2025'],
  ],
])('the years of %j are %j', (records, years) => {
  expect(yearsOf(records)).toEqual(years)
})
