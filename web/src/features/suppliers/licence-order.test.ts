import { expect, test } from 'vitest'
import { byDistinction } from './licence-order.ts'

test('what sets a supplier apart comes before what everybody has', () => {
  expect(
    byDistinction([
      'Inscrição no CNPJ',
      'Alvará de funcionamento',
      'Licença sanitária',
      'Selo próprio',
      'CRF-SP 12.345',
      'ISO 13485',
      'AFE Anvisa',
    ]),
  ).toEqual([
    'CRF-SP 12.345',
    'ISO 13485',
    'AFE Anvisa',
    'Selo próprio',
    'Licença sanitária',
    'Inscrição no CNPJ',
    'Alvará de funcionamento',
  ])
})
