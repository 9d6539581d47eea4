import { expect, test } from 'vitest'
import { factLines, saidOf } from './supplier-terms.ts'

test('few pieces ask for the least order, a team for its training and not for its size', () => {
  const clothes = 'Equipe de dez pessoas. Pedido mínimo de 20 peças. Treinamento no local.'
  expect(saidOf({ sentence: ' mas sao so 8 pecas fazem ' }, clothes)).toBe(
    'Pedido mínimo de 20 peças',
  )
  expect(saidOf({ sentence: ' dao treinamento para equipe ' }, clothes)).toBe(
    'Treinamento no local',
  )
})

test('a delay of the very thing that is asked for answers, though nothing is said of delivery', () => {
  const lab = 'Respondemos em dois dias. Devolvemos o relatório em até dez dias úteis.'
  expect(saidOf({ sentence: ' em quantos dias entregam o relatorio ' }, lab)).toBe(
    'Devolvemos o relatório em até dez dias úteis',
  )
  expect(saidOf({ sentence: ' em quantos dias entregam ' }, lab)).toBe('')
})

test('the size of a team is read as a sentence', () => {
  const teamOf = (team: '1' | '2-10' | '201+') =>
    factLines({ facts: { hours: '', languages: [], since: null, team } })
  expect(teamOf('1')).toEqual(['Equipe: 1 pessoa'])
  expect(teamOf('2-10')).toEqual(['Equipe: 2 a 10 pessoas'])
  expect(teamOf('201+')).toEqual(['Equipe: 201 pessoas ou mais'])
})
