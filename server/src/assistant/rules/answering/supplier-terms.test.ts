import { expect, test } from 'vitest'
import { factLines, oneOfThem, quoteOf, saidOf } from './supplier-terms.ts'

const profile =
  'Locação de camas e concentradores. Entrega em até seis horas; troca em até doze horas em caso de defeito. Equipe treinada na NR-32.'

test('the sentence that speaks of what is asked is quoted, in other forms of the word too', () => {
  expect(quoteOf(['defeito'], profile)).toBe('troca em até doze horas em caso de defeito')
  expect(quoteOf(['treinam'], profile)).toBe('Equipe treinada na NR-32')
})

test('half of the words is too little, unless they are known to stand there', () => {
  expect(quoteOf(['cadeira', 'entrega'], profile)).toBe('')
  expect(quoteOf(['cadeira', 'entrega'], profile, oneOfThem)).toBe('Entrega em até seis horas')
  expect(quoteOf([], profile)).toBe('')
})

test('few pieces ask for the least order, a team for its training and not for its size', () => {
  const clothes = 'Equipe de dez pessoas. Pedido mínimo de 20 peças. Treinamento no local.'
  expect(saidOf({ sentence: ' mas sao so 8 pecas fazem ' }, clothes)).toBe(
    'Pedido mínimo de 20 peças',
  )
  expect(saidOf({ sentence: ' dao treinamento para equipe ' }, clothes)).toBe(
    'Treinamento no local',
  )
})

test('the size of a team is read as a sentence', () => {
  const teamOf = (team: '1' | '2-10' | '201+') =>
    factLines({ facts: { hours: '', languages: [], since: null, team } })
  expect(teamOf('1')).toEqual(['Equipe: 1 pessoa'])
  expect(teamOf('2-10')).toEqual(['Equipe: 2 a 10 pessoas'])
  expect(teamOf('201+')).toEqual(['Equipe: 201 pessoas ou mais'])
})
