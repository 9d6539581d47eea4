import { describe, expect, test } from 'vitest'
import { type AccessFilter, noFilter } from './access-filter.ts'
import { accessesOverTime, reportPeriod } from './access-timeline.ts'

const today = '2026-11-16'
const on = (date: string | null, accesses: number | null = 1) => ({
  date,
  term: null,
  city: null,
  accesses,
})
/** Someone who came in August 2025, and someone yesterday. */
const records = [on('2025-08-14', 3), on('2026-11-15', 2), on(null, 9)]

describe('the period of a report', () => {
  const cases: [Partial<AccessFilter>, string | null][] = [
    [{}, '2025-08-14..2026-11-16'],
    [{ ano: '2026' }, '2026-01-01..2026-11-16'],
    [{ ano: '2025' }, '2025-01-01..2025-12-31'],
    [{ ano: '2026', mes: '02' }, '2026-02-01..2026-02-28'],
    [{ ano: '2026', mes: '11' }, '2026-11-01..2026-11-16'],
    [{ ano: '2025', mes: '08' }, '2025-08-01..2025-08-31'],
    [{ ano: '2026', mes: '11', semana: '2' }, '2026-11-08..2026-11-14'],
    [{ dia: '2026-03-05' }, '2026-03-05..2026-03-05'],
    [{ mes: '11' }, '2025-11-01..2026-11-16, with days left out'],
    [{ ano: '2026', semana: '1' }, '2026-01-01..2026-11-07, with days left out'],
    // Nothing, and nonsense of a typed address.
    [{ ano: '2019' }, null],
    [{ dia: '2026-12-24' }, null],
    [{ mes: '99' }, null],
    [{ ano: 'abc', semana: 'x', dia: '?' }, null],
  ]
  test.each(cases)('%j: %s', (filter, expected) => {
    const period = reportPeriod(records, { ...noFilter, ...filter }, today)
    const text = period && `${period.from}..${period.to}`
    expect(period && !period.whole ? `${text}, with days left out` : text).toBe(expected)
  })

  test('without a dated access there is none', () => {
    expect(reportPeriod([], noFilter, today)).toBeNull()
    expect(reportPeriod([on(null)], noFilter, today)).toBeNull()
  })

  test('an access that the server dates after this clock belongs to it', () => {
    expect(reportPeriod([on('2026-11-17')], noFilter, today)?.to).toBe('2026-11-17')
  })
})

describe('accesses over time', () => {
  const timeline = (filter: Partial<AccessFilter>, given = records) => {
    const period = reportPeriod(given, { ...noFilter, ...filter }, today)
    if (!period) throw new Error('no period')
    return accessesOverTime(given, period)
  }

  test('a month is drawn by day, days without an access as 0', () => {
    const { unit, points } = timeline({ ano: '2026', mes: '11' })
    expect(unit).toBe('day')
    expect(points).toHaveLength(16)
    expect(points[13]).toEqual({ from: '2026-11-14', to: '2026-11-14', accesses: 0 })
    expect(points[14]).toEqual({ from: '2026-11-15', to: '2026-11-15', accesses: 2 })
  })

  test('some months are drawn by week, from Sunday to Saturday, the ends as short as they are', () => {
    const { unit, points } = timeline({}, [on('2026-08-14', 4), on('2026-11-15')])
    expect(unit).toBe('week')
    expect(points[0]).toEqual({ from: '2026-08-14', to: '2026-08-15', accesses: 4 })
    expect(points[1]).toEqual({ from: '2026-08-16', to: '2026-08-22', accesses: 0 })
    expect(points.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-16', accesses: 1 })
  })

  test('a year is drawn by month', () => {
    const { unit, points } = timeline({ ano: '2026' })
    expect(unit).toBe('month')
    expect(points.map(({ accesses }) => accesses)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    expect(points.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-16', accesses: 2 })
  })

  test('days that the filter leaves out are no zeros: every November is two points', () => {
    expect(timeline({ mes: '11' }).points).toEqual([
      { from: '2025-11-01', to: '2025-11-30', accesses: 0 },
      { from: '2026-11-01', to: '2026-11-16', accesses: 2 },
    ])
  })

  test.each([
    ['2026-09-16', 'day'],
    ['2026-09-15', 'week'],
    ['2026-05-19', 'week'],
    ['2026-05-18', 'month'],
  ])('since %s the line is by %s', (first, unit) => {
    expect(timeline({}, [on(first)]).unit).toBe(unit)
  })

  test('a number that is missing counts as 1', () => {
    const { accesses: _, ...unsaid } = on('2026-11-15')
    const { points } = timeline({ dia: '2026-11-15' }, [on('2026-11-15', null), unsaid as never])
    expect(points).toEqual([{ from: '2026-11-15', to: '2026-11-15', accesses: 2 }])
  })
})
