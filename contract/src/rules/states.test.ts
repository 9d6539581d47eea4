import { expect, test } from 'vitest'
import { findStates, isState, stateCodes, stateLabel, stateMeant } from './states.ts'

test.each([
  ['SP', ['SP']],
  ['sp', ['SP']],
  ['sao', ['SP']],
  ['São P', ['SP']],
  ['Paulo', ['SP']],
  ['São Paulo (SP)', ['SP']],
  ['pa', ['PA', 'PB', 'PR', 'SP']],
  ['para', ['PA', 'PB', 'PR']],
  ['ma', ['MA', 'MT', 'MS']],
  ['rio', ['RJ', 'RN', 'RS']],
  ['grande do s', ['RS']],
  ['santo', ['ES']],
  ['se', ['SE']],
  ['s', ['SC', 'SP', 'SE', 'ES', 'MS', 'RS']],
  ['ulo', []],
  ['xyz', []],
])('%s offers %j, in this order', (typed, codes) => {
  expect(findStates(typed)).toEqual(codes)
})

test('without a text all are offered, sorted by name', () => {
  const names = stateCodes.map(stateLabel)
  expect(findStates(' ')).toEqual(stateCodes)
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
  expect([names.length, names[0], names.at(-1)]).toEqual([27, 'Acre (AC)', 'Tocantins (TO)'])
})

test.each([
  ['sp', 'SP'],
  ['PA', 'PA'],
  ['pará', 'PA'],
  ['Sao Paulo', 'SP'],
  ['acr', 'AC'],
  ['p', undefined],
  ['xx', undefined],
  ['', undefined],
])('who leaves the field with %j meant %s', (typed, code) => {
  expect(stateMeant(typed)).toBe(code)
})

test('the 27 states, in either case', () => {
  expect(['SP', 'sp', ' rj '].every(isState)).toBe(true)
  expect(['XX', 'S', '', 'SPA'].some(isState)).toBe(false)
})
