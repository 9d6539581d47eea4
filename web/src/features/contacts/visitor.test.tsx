import { expect, test } from 'vitest'
import { readJson } from '../../lib/storage.ts'
import { keepVisitor } from './visitor.ts'

const visitor = { nome: 'Helena', email: 'helena@example.com', telefone: '(11) 98765-4321' }

test('of very many requests the oldest are forgotten, whoever was asked', () => {
  // The later the request, the older the supplier.
  for (let request = 1; request <= 202; request++) {
    keepVisitor(visitor, 1000 - request, `${request}.${'a'.repeat(32)}`)
  }
  const { proofs } = readJson('visitor') as { proofs: Record<string, string> }
  const kept = Object.values(proofs).map((proof) => Number.parseInt(proof, 10))
  expect(kept.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 3))
})
