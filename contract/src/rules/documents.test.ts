import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCep, isCep } from './cep.ts'
import { cnpjCharacters, formatCnpj, isCnpj } from './cnpj.ts'
import { cpfDigits, formatCpf, isCpf } from './cpf.ts'

/** The rule itself, written a second time from the official manual. */
function checkDigit(text: string, weights: number[]): number {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (text.charCodeAt(index) - 48),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const cnpjWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
function withCnpjDigits(base: string): string {
  const first = `${base}${checkDigit(base, cnpjWeights)}`
  return `${first}${checkDigit(first, [6, ...cnpjWeights])}`
}

const cpfWeights = [10, 9, 8, 7, 6, 5, 4, 3, 2]
function withCpfDigits(base: string): string {
  const first = `${base}${checkDigit(base, cpfWeights)}`
  return `${first}${checkDigit(first, [11, ...cpfWeights])}`
}

const charactersOf = (alphabet: string, length: number) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
    .map((list) => list.join(''))
    .filter((text) => !/^(.)\1+$/.test(text))
const digits = '0123456789'
const cnpjBase = fc.oneof(
  charactersOf(digits, 12),
  charactersOf(`${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12),
)
const cpfBase = charactersOf(digits, 9)

describe('CNPJ', () => {
  test.each([
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    '00.000.000/0001-91',
    '00000000E08G12',
    '6A3EDMWP000168',
    'D7YDDI5H000162',
    'Q2GROWP7000185',
  ])('%s is valid', (cnpj) => expect(isCnpj(cnpj)).toBe(true))

  test.each([
    '',
    '00.000.000/0000-00',
    '11.111.111/1111-11',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3A',
    '00.000.000/0001-9',
    '00.000.000/0001-911',
    '12_ABC_345/01DE-35',
    '12.ÁBC.345/01DE-35',
  ])('%s is refused', (cnpj) => expect(isCnpj(cnpj)).toBe(false))

  test('right check digits pass, every other pair fails, masked or not', () => {
    fc.assert(
      fc.property(cnpjBase, fc.integer({ min: 1, max: 99 }), (base, offset) => {
        const right = withCnpjDigits(base)
        const other = String((Number(right.slice(12)) + offset) % 100).padStart(2, '0')
        expect(isCnpj(right)).toBe(true)
        expect(isCnpj(formatCnpj(right).toLowerCase())).toBe(true)
        expect(cnpjCharacters(formatCnpj(right))).toBe(right)
        expect(isCnpj(`${base}${other}`)).toBe(false)
      }),
    )
  })
})

test('a number that is too short or too long stays as it was typed', () => {
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(['12ABC34501DE3', '12ABC34501DE355'].map(formatCnpj)).toEqual([
    '12ABC34501DE3',
    '12ABC34501DE355',
  ])
  expect(['5299822472', '529982247255'].map(formatCpf)).toEqual(['5299822472', '529982247255'])
})

describe('CPF', () => {
  test.each(['111.444.777-35', '123.456.789-09', '12345678909'])('%s is valid', (cpf) =>
    expect(isCpf(cpf)).toBe(true),
  )

  test.each(['', '111.111.111-11', '123.456.789-00', '123.456.789-0', '1x23.456.789-09'])(
    '%s is refused',
    (cpf) => expect(isCpf(cpf)).toBe(false),
  )

  test('right check digits pass, every other pair fails, masked or not', () => {
    fc.assert(
      fc.property(cpfBase, fc.integer({ min: 1, max: 99 }), (base, offset) => {
        const right = withCpfDigits(base)
        const other = String((Number(right.slice(9)) + offset) % 100).padStart(2, '0')
        expect(isCpf(right)).toBe(true)
        expect(formatCpf(right)).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
        expect(cpfDigits(formatCpf(right))).toBe(right)
        expect(isCpf(`${base}${other}`)).toBe(false)
      }),
    )
  })
})

test('a postcode has eight digits, with or without its mask', () => {
  expect(['13010-001', '13010001', '13.010-001'].map(isCep)).toEqual([true, true, true])
  expect(['1301000', '130100011', '13010-00a', ''].map(isCep)).toEqual([false, false, false, false])
  expect(['a13010-001', '13010-001a', '13010/001'].map(isCep)).toEqual([false, false, false])
  expect(['13010001', '13010', '130100012'].map(formatCep)).toEqual([
    '13010-001',
    '13010',
    '130100012',
  ])
})
