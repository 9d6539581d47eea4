import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formField, putRight, swapForWire } from './freelancer-payload.ts'

const form = fc.record({
  nome: fc.string(),
  cidade: fc.string(),
  estado: fc.string(),
  certificados: fc.string(),
  marketplace: fc.boolean(),
})

test('the wire carries the state as cidade, the city as estado, certificates as empresa_trabalha', () => {
  const right = { nome: 'Rui', cidade: 'Rio de Janeiro', estado: 'RJ', certificados: 'ISO 13485' }
  expect(swapForWire(right)).toEqual({
    nome: 'Rui',
    cidade: 'RJ',
    estado: 'Rio de Janeiro',
    empresa_trabalha: 'ISO 13485',
  })
})

test('there and back is the same, whatever was typed', () => {
  fc.assert(
    fc.property(form, (right) => {
      expect(putRight(swapForWire(right))).toEqual(right)
    }),
  )
})

test("the server's complaint about a wire field lands on the form's field", () => {
  expect(['cidade', 'estado', 'empresa_trabalha', 'cep'].map(formField)).toEqual([
    'estado',
    'cidade',
    'certificados',
    'cep',
  ])
})
