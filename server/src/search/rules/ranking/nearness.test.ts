import { plainText } from 'contract/rules/text'
import { expect, test } from 'vitest'
import { nearnessTo } from './nearness.ts'
import type { SearchDocument } from './fit.ts'
import type { Place } from '../words/place-names.ts'
import { placeWeight } from './weights.ts'

const nearness = (place: Place, service: string) =>
  nearnessTo(place, {
    place: 'varginha/mg',
    serves: [],
    speciality: '',
    service: plainText(service),
    notes: '',
  } as unknown as SearchDocument)

test.each([
  ['Entregas no Sul', true],
  ['Entregas no sul do país', true],
  ['Entregas no Sul e no Sudeste', true],
  ['Entregas em todo o Sul', true],
  ['Entregas no sul de Minas', false],
  ['Entregas no sul da Bahia', false],
  ['Entregas no sul fluminense', false],
  ['Entregas no Rio Grande do Sul', false],
  ['Entregas no sul de Minas e na região Sul', true],
])("'%s' says the region Sul: %s", (text, isSaid) => {
  const { servesState, elsewhere } = placeWeight
  expect(nearness({ area: 'Sul' }, text)).toBe(
    isSaid || text.includes('Rio Grande') ? servesState : elsewhere,
  )
  expect(nearness({ estado: 'SC' }, text)).toBe(isSaid ? placeWeight.servesRegion : elsewhere)
})

test('a part of a state says the state', () => {
  expect(nearness({ cidade: 'Londrina', estado: 'PR' }, 'Atende o norte do Paraná')).toBe(
    placeWeight.servesState,
  )
  expect(nearness({ cidade: 'Lavras', estado: 'MG' }, 'Atende o sul de Minas')).toBe(
    placeWeight.servesState,
  )
})
