import { describe, expect, test } from 'vitest'
import { areaList, areaOf, serviceArea } from './service-area.ts'

describe('where a supplier works', () => {
  test.each([
    ['Brasil todo', ['Brasil']],
    ['PE, AL; Recife/PE', ['PE', 'AL']],
    ['pernambuco\nSão Paulo (SP)', ['PE', 'SP']],
    ['recife / pe, Recife/PE', ['recife/PE']],
    ['Brasil, PE', ['Brasil']],
    ["Alta Floresta D'Oeste/RO", ["Alta Floresta D'Oeste/RO"]],
    ['', []],
  ])('%j is %j', (text, entries) => {
    expect(areaList(text)).toEqual(entries)
    expect(serviceArea().parse(text)).toEqual(entries)
    expect(areaList(areaList(text).join(', '))).toEqual(entries)
  })

  test.each(['Recife', 'Recife/XX', '77/PE', 'Argentina'])('%j is no place', (text) => {
    const { error } = serviceArea().safeParse([text])
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Escolha da lista: Brasil todo, estados ou cidades (Ex: Recife/PE).',
    ])
  })

  test('a hundred places are enough', () => {
    const cities = (count: number) => Array.from({ length: count }, (_, n) => `Cidade ${n}/PE`)
    expect(serviceArea().safeParse(cities(100)).success).toBe(true)
    expect(serviceArea().safeParse(cities(101)).success).toBe(false)
    expect(serviceArea().safeParse(cities(101).join(', ')).error?.issues[0]?.message).toBe(
      'Escolha no máximo 100 lugares, ou o estado inteiro.',
    )
  })

  test('is told as country, states and municipalities', () => {
    expect(areaOf(['Brasil'])).toEqual({ brasil: true, estados: [], municipios: [] })
    expect(areaOf(['PE', 'Natal/RN'])).toEqual({
      brasil: false,
      estados: ['PE'],
      municipios: [{ cidade: 'Natal', uf: 'RN' }],
    })
  })
})
