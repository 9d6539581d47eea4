import { expect, test } from 'vitest'
import { quantityIn } from './quantity.ts'

test.each([
  ['500 caixas', '500 caixas', ''],
  ['1.500 unidades', '1.500 unidades', ''],
  ['20kg por mês', '20kg por mês', ''],
  ['duas mil peças mensais', 'duas mil peças mensais', ''],
  ['10 caixas com 100 unidades cada', '10 caixas com 100 unidades cada', ''],
  ['preciso de 40 pares', '40 pares', 'preciso de'],
  ['2 litros e 30 frascos', '2 litros, 30 frascos', 'e'],
  ['200 pacotes em Recife', '200 pacotes', 'em Recife'],
  ['about 500 boxes a month', '500 boxes a month', 'about'],
  ['two hundred pairs', 'two hundred pairs', ''],
  ['500 caixas de luvas', '500 caixas', 'de luvas'],
])('%s: the quantity is %s, and what is left %s', (text, quantity, rest) => {
  expect(quantityIn(text)).toEqual({ quantity, rest })
})

test.each([
  'caixas térmicas',
  'luvas',
  '500',
  'raio x 2',
  'ISO 9001',
  '500 litrosos',
  'unidade de terapia intensiva',
])('%s is no quantity', (text) => expect(quantityIn(text)).toBeUndefined())
