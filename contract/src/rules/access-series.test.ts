import { describe, expect, test } from 'vitest'
import {
  accessesByCity,
  accessesByTerm,
  accessesCsv,
  changeOf,
  termsByCity,
} from './access-series.ts'

const access = (
  term: string | null,
  city: string | null,
  accesses = 1,
  state: string | null = 'SP',
) => ({
  date: '2026-11-15',
  term,
  city,
  state: city ? state : null,
  accesses,
})

describe('accesses per term', () => {
  test('are summed, the most frequent first, equal ones by name; no term, no bar', () => {
    const records = [
      access('b', null, 2),
      access('a', 'X', 1),
      access('a', 'Y', 1),
      access(null, 'X', 9),
    ]
    expect(accessesByTerm(records)).toEqual([
      { name: 'a', accesses: 2 },
      { name: 'b', accesses: 2 },
    ])
    expect(accessesByTerm([])).toEqual([])
  })

  test('are at most ten', () => {
    const records = Array.from({ length: 30 }, (_, n) => access(`t${n}`, null, n + 1))
    expect(accessesByTerm(records)).toHaveLength(10)
    expect(accessesByTerm(records)[0]).toEqual({ name: 't29', accesses: 30 })
  })
})

describe('accesses by city', () => {
  test('five cities are five slices; the percentages make a whole', () => {
    const slices = accessesByCity(
      ['A', 'B', 'C', 'D', 'E'].map((city) => access('t', city)),
      'Outras',
    )
    expect(slices.map(({ name }) => name)).toEqual(['A/SP', 'B/SP', 'C/SP', 'D/SP', 'E/SP'])
    expect(slices.every(({ percent }) => percent === 20)).toBe(true)
  })

  test('a sixth city joins the others, so that there are never more than five colours', () => {
    const slices = accessesByCity(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((city, n) => access('t', city, 6 - n)),
      'Outras',
    )
    expect(slices.map(({ name, accesses }) => [name, accesses])).toEqual([
      ['A/SP', 6],
      ['B/SP', 5],
      ['C/SP', 4],
      ['D/SP', 3],
      ['Outras', 3],
    ])
  })

  test('cities of one name in two states are two; no city, no slice', () => {
    const slices = accessesByCity(
      [access('t', 'Bom Jesus', 1, 'PI'), access('t', 'Bom Jesus', 1, 'RS'), access('t', null)],
      'Outras',
    )
    expect(slices.map(({ name }) => name)).toEqual(['Bom Jesus/PI', 'Bom Jesus/RS'])
  })
})

describe('terms by city', () => {
  test('needs both; each term has its counts by city', () => {
    const records = [
      access('a', 'X', 2),
      access('a', 'Y', 1),
      access('b', 'X', 1),
      access('c', null, 50),
      access(null, 'Z', 50),
    ]
    expect(termsByCity(records)).toEqual({
      cities: ['X/SP', 'Y/SP'],
      rows: [
        { term: 'a', counts: { 'X/SP': 2, 'Y/SP': 1 } },
        { term: 'b', counts: { 'X/SP': 1 } },
      ],
    })
  })

  test('without a record that has both there is nothing to show', () => {
    expect(termsByCity([access('a', null), access(null, 'X')])).toEqual({ cities: [], rows: [] })
  })
})

test.each([
  [15, 10, 50],
  [5, 10, -50],
  [10, 10, 0],
  [0, 10, -100],
  [7, 0, null],
  [0, 0, null],
])('%i against %i before is %s per cent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})

test('the export quotes separators and disarms formulas', () => {
  const csv = accessesCsv(
    [
      access('a;"b"', 'Campinas', 3),
      access('=SOMA(A1)', null),
      { ...access(null, null), date: null },
    ],
    ['Data', 'Termo', 'Cidade', 'Acessos'],
  )
  expect(csv).toBe(
    '\uFEFFData;Termo;Cidade;Acessos\r\n2026-11-15;"a;""b""";Campinas/SP;3\r\n2026-11-15;\'=SOMA(A1);;1\r\n;;;1\r\n',
  )
})
