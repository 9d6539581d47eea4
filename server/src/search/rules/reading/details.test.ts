import { describe, expect, test } from 'vitest'
import { customersIn, isDetail, isPackage } from './details.ts'
import { builtInSynonyms, indexSynonyms } from '../words/synonyms.ts'

const details = (text: string) => {
  const words = text.split(' ')
  return words.filter((word, index) => isDetail(word, index, words)).join(' ')
}

test.each([
  ['300 jalecos', '300'],
  ['sonda 16', '16'],
  ['luva m', 'm'],
  ['cem luvas', 'cem'],
  ['monitor mindray', 'mindray'],
  ['rdc 50 2002', ''],
  ['portaria 344', ''],
  ['raio x', ''],
  ['mindray', ''],
])('of %s beside what is asked for: %s', (text, said) => {
  expect(details(text)).toBe(said)
})

test.each([
  ['alvara sanitario clinica estetica', 'clinica estetica'],
  ['pgrss consultorio dentista', 'consultorio dentista'],
  ['calibracao hospital manutencao', 'hospital'],
  ['clinica odontologica', ''],
  ['assessoria clinica', ''],
])('of %s the customer: %s', (text, said) => {
  const words = text.split(' ')
  const customers = customersIn(
    words,
    words.map((word) => word !== 'estetica'),
    () => false,
  )
  expect(words.filter((_, index) => customers.has(index)).join(' ')).toBe(said)
})

test('of engenharia clinica no word is a customer', () => {
  const customers = (text: string) => customersIn(text.split(' '), [true, true, true], () => true)
  expect(customers('engenharia clinica').size).toBe(0)
  expect([...customers('alvara clinica odontologica')]).toEqual([1, 2])
})

describe('a package', () => {
  const synonyms = indexSynonyms(builtInSynonyms)
  test.each([
    ['caixa seringa', 0, true],
    ['seringa caixa', 1, true],
    ['seringa 10 caixa', 2, true],
    ['caixa termica', 0, false],
    ['caixa registradora', 0, false],
    ['seringa vidro', 1, false],
  ])('%s', (text, index, said) => {
    expect(isPackage(index, text.split(' '), synonyms)).toBe(said)
  })
})
