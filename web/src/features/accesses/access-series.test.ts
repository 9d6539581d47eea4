import { describe, expect, test } from 'vitest'
import {
  type Access,
  accessesByCity,
  accessesByTerm,
  accessesCsv,
  namedCities,
  termsByCity,
  totalOf,
} from './access-series.ts'

const access = (
  term: string | null,
  city: string | null,
  accesses: number | null = 1,
  state: string | null = 'SP',
): Access => ({ date: '2026-11-15', term, city, state: city ? state : null, accesses })

const cityShares = (records: Access[]) => accessesByCity(records, namedCities(records))
const cityTerms = (records: Access[]) => termsByCity(records, namedCities(records))

describe('accesses per term', () => {
  test('are summed, the most frequent first, equal ones by name; no term, no bar', () => {
    const records = [
      access('b', null, 2),
      access('a', 'X', 1),
      access('a', 'Y', 1),
      access(null, 'X', 9),
    ]
    expect(accessesByTerm(records)).toEqual({
      bars: [
        { name: 'a', accesses: 2 },
        { name: 'b', accesses: 2 },
      ],
      terms: 2,
    })
    expect(accessesByTerm([])).toEqual({ bars: [], terms: 0 })
  })

  test('are at most ten, and it is known of how many', () => {
    const records = Array.from({ length: 30 }, (_, n) => access(`t${n}`, null, n + 1))
    const { bars, terms } = accessesByTerm(records)
    expect(bars).toHaveLength(10)
    expect(bars[0]).toEqual({ name: 't29', accesses: 30 })
    expect(terms).toBe(30)
  })
})

describe('accesses by city', () => {
  test('five cities are five slices; the percentages make a whole', () => {
    const slices = cityShares(['A', 'B', 'C', 'D', 'E'].map((city) => access('t', city)))
    expect(slices.map(({ city }) => city)).toEqual(['A/SP', 'B/SP', 'C/SP', 'D/SP', 'E/SP'])
    expect(slices.every(({ percent }) => percent === 20)).toBe(true)
  })

  test('a sixth city joins the others, so that there are never more than five colours', () => {
    const slices = cityShares(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((city, n) => access('t', city, 6 - n)),
    )
    expect(slices.map(({ city, accesses }) => [city, accesses])).toEqual([
      ['A/SP', 6],
      ['B/SP', 5],
      ['C/SP', 4],
      ['D/SP', 3],
      [null, 3],
    ])
  })

  test('cities of one name in two states are two; no city, no slice', () => {
    const slices = cityShares([
      access('t', 'Bom Jesus', 1, 'PI'),
      access('t', 'Bom Jesus', 1, 'RS'),
      access('t', null),
    ])
    expect(slices.map(({ city }) => city)).toEqual(['Bom Jesus/PI', 'Bom Jesus/RS'])
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
    expect(cityTerms(records)).toEqual({
      rows: [
        {
          term: 'a',
          counts: [
            { city: 'X/SP', accesses: 2 },
            { city: 'Y/SP', accesses: 1 },
          ],
        },
        { term: 'b', counts: [{ city: 'X/SP', accesses: 1 }] },
      ],
      terms: 2,
    })
  })

  test('has the cities of the pie, in its order; what the pie calls the others are others here', () => {
    const records = [
      ...['A', 'B', 'C', 'D'].map((city, n) => access(null, city, 90 - n)),
      access('t', 'E', 40),
      access('t', 'F', 2),
      access('t', 'D', 1),
    ]
    expect(cityTerms(records).rows).toEqual([
      {
        term: 't',
        counts: [
          { city: 'D/SP', accesses: 1 },
          { city: null, accesses: 42 },
        ],
      },
    ])
  })

  test('without a record that has both there is nothing to show', () => {
    expect(cityTerms([access('a', null), access(null, 'X')])).toEqual({ rows: [], terms: 0 })
  })
})

describe('a number of accesses that is missing or null counts as 1', () => {
  const { accesses: _, ...unsaid } = access('a', 'X')
  const records: Access[] = [access('a', 'X', null), unsaid, access('a', 'X', 3)]

  test('in the total, the bars, the pie, the grouped bars and the export', () => {
    expect(totalOf(records)).toBe(5)
    expect(accessesByTerm(records).bars).toEqual([{ name: 'a', accesses: 5 }])
    expect(cityShares(records)).toEqual([{ city: 'X/SP', accesses: 5, percent: 100 }])
    expect(cityTerms(records).rows).toEqual([
      { term: 'a', counts: [{ city: 'X/SP', accesses: 5 }] },
    ])
    expect(accessesCsv(records, ['h']).split('\r\n').slice(1)).toEqual([
      '2026-11-15;a;X/SP;1',
      '2026-11-15;a;X/SP;1',
      '2026-11-15;a;X/SP;3',
      '',
    ])
  })

  test('0 stays 0, and is drawn nowhere', () => {
    expect(totalOf([access('a', 'X', 0)])).toBe(0)
    expect(cityShares([access('a', 'X', 0)])).toEqual([])
  })
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
