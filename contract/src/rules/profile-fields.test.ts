import { describe, expect, test } from 'vitest'
import { birthDate, isAdult, isBirthDate } from './birth-date.ts'
import { certificateList, certificates } from './certificates.ts'
import { emptyOr, phone, webAddress } from './fields.ts'
import { link, linkedin, personName, state } from './person-fields.ts'

test.each([
  ['29/02/2000', true],
  ['29/02/1900', false],
  ['31/04/1985', false],
  ['01/01/1900', true],
  ['31/12/1899', false],
  ['16/11/2026', false],
  ['32/01/1985', false],
  ['00/01/1985', false],
  ['01/13/1985', false],
  ['01/00/1985', false],
  ['1/1/1985', false],
  ['1985-01-01', false],
])('%s as a date of birth: %s', (text, valid) => {
  expect(isBirthDate(text, new Date('2026-11-15T12:00:00Z'))).toBe(valid)
})

const problemOf = (answer: { error?: { issues: { message: string }[] } | undefined }) =>
  answer.error?.issues.map(({ message }) => message)

describe('who may have an account', () => {
  test.each([
    ['15/11/2008', true],
    ['16/11/2008', false],
    ['14/11/2008', true],
    ['29/02/2008', true],
    ['01/01/2020', false],
  ])('born on %s, of age on 15 November 2026: %s', (text, adult) => {
    // In São Paulo it is still the evening of the 15th.
    expect(isAdult(text, new Date('2026-11-16T01:00:00Z'))).toBe(adult)
  })

  test('born on 29 February, one is of age on 1 March', () => {
    expect(isAdult('29/02/2008', new Date('2026-02-28T12:00:00Z'))).toBe(false)
    expect(isAdult('29/02/2008', new Date('2026-03-01T12:00:00Z'))).toBe(true)
  })

  test.each([
    ['01/01/2020', 'É preciso ter 18 anos ou mais.'],
    ['31/02/1985', 'Por favor, insira uma data válida (dd/mm/aaaa).'],
    ['04/03/85', 'Por favor, insira uma data válida (dd/mm/aaaa).'],
    ['', 'Campo obrigatório.'],
  ])('%j as a date of birth is refused with one reason: %s', (text, reason) => {
    expect(problemOf(birthDate().safeParse(text))).toEqual([reason])
  })

  test.each(['4/3/1985', '04/3/1985', ' 4/03/1985 ', '04/03/1985'])('%j is understood', (text) => {
    expect(birthDate().parse(text)).toBe('04/03/1985')
  })

  test.each([
    ['A', 'Por favor, insira um nome com pelo menos duas letras.'],
    ['123 456', 'Por favor, insira um nome com pelo menos duas letras.'],
    [' ', 'Campo obrigatório.'],
    ['Prêmio em golpe.com', 'Escreva só o nome, sem endereços da internet.'],
  ])('%j is no name: %s', (text, reason) => {
    expect(problemOf(personName().safeParse(text))).toEqual([reason])
  })

  test.each(['Ed', 'Íris', 'Ana 2', "D'Ávila", '李 明'])('%s is a name', (text) => {
    expect(personName().parse(` ${text} `)).toBe(text)
  })
})

describe('certificates', () => {
  test.each([
    ['ISO 9001, ISO 13485', ['ISO 9001', 'ISO 13485']],
    ['ISO 9001;ISO 13485\nANVISA', ['ISO 9001', 'ISO 13485', 'ANVISA']],
    [['licenca  sanitaria', 'LICENÇA SANITÁRIA', ' '], ['Licença sanitária']],
    [['ISO 9001, iso 9001'], ['ISO 9001']],
    ['', []],
  ])('%j becomes the list %j', (given, list) => {
    expect(certificateList(given)).toEqual(list)
  })

  test('too many or too long ones are refused', () => {
    expect(certificates().safeParse(Array.from({ length: 41 }, (_, n) => `c${n}`)).success).toBe(
      false,
    )
    expect(certificates().safeParse(['x'.repeat(121)]).success).toBe(false)
  })
})

describe('addresses and codes', () => {
  test.each([
    ['www.empresa.com.br', true],
    ['https://empresa.com.br/sobre?x=1', true],
    ['empresa.com.br:8080', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://empresa.com.br', false],
    ['empresa', false],
    ['duas palavras.com br', false],
  ])('%s as a web address: %s', (text, valid) => {
    expect(webAddress().safeParse(text).success).toBe(valid)
  })

  test.each(['São Paulo', 'XX'])('%s is no state', (text) => {
    expect(state().parse(' sp ')).toBe('SP')
    expect(state().safeParse(text).error?.issues[0]?.message).toBe(
      'Por favor, insira um estado válido (Ex: SP).',
    )
  })

  test('a link may have 300 letters, empty ones included or not', () => {
    const address = `https://www.linkedin.com/in/${'x'.repeat(300)}`
    for (const field of [webAddress(), link(), linkedin(), emptyOr(linkedin())]) {
      expect(field.safeParse(address.slice(0, 300)).success).toBe(true)
      expect(field.safeParse(address.slice(0, 301)).success).toBe(false)
    }
  })

  test('a field that may be empty keeps its own message', () => {
    const field = emptyOr(phone())
    expect(field.parse('  ')).toBe('')
    expect(field.parse('11 98765-4321')).toBe('(11) 98765-4321')
    expect(field.safeParse('123').error?.issues[0]?.message).toBe(
      'Por favor, insira um telefone válido com DDD.',
    )
  })
})
