import { describe, expect, test } from 'vitest'
import { cnae, cnaeList } from './cnae.ts'

const refused = 'Por favor, insira um CNAE válido (Ex: 4645-1/01).'

describe('a CNAE', () => {
  test.each([
    ['4645-1/01', '4645-1/01'],
    ['4645101', '4645-1/01'],
    [' 46.45-1-01 ', '4645-1/01'],
    ['46.45-1-01 - Comércio atacadista', '4645-1/01 - Comércio atacadista'],
    ['4645101 Comércio atacadista', '4645-1/01 - Comércio atacadista'],
    ['9601-7/01 – Lavanderias', '9601-7/01 - Lavanderias'],
    ['Hotéis', 'Hotéis'],
    ['Comércio atacadista de instrumentos', 'Comércio atacadista de instrumentos'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(cnae().parse(typed)).toBe(kept)
  })

  test.each([
    'abc',
    'Outra',
    '4645',
    '4645-1',
    '46451012',
    '4645-1/011',
    '12345678',
    '--- ... ///',
  ])('%s is refused', (typed) => {
    expect(cnae().safeParse(typed).error?.issues[0]?.message).toBe(refused)
  })

  test('an empty one is missing, not wrong', () => {
    expect(cnae().safeParse(' ').error?.issues[0]?.message).toBe('Campo obrigatório.')
  })
})

test('several are separated by semicolons or lines, and none is needed', () => {
  expect(cnaeList().parse('3312103; 46.45-1-01\n\nManutenção de aparelhos;')).toBe(
    '3312-1/03; 4645-1/01; Manutenção de aparelhos',
  )
  expect(cnaeList().parse('  ')).toBe('')
  expect(cnaeList().safeParse('3312-1/03; abc').error?.issues[0]?.message).toBe(refused)
})
