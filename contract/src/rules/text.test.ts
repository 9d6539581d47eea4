import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedEdits,
  contentWords,
  editDistance,
  fold,
  isSimilarWord,
  placeText,
  plainText,
} from './text.ts'

describe('reading text', () => {
  test.each([
    ['Calibração', 'calibracao'],
    ['ÓRTESES, PRÓTESES', 'orteses, proteses'],
    ['1ª área de 20 m²', '1a area de 20 m2'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('a composed and a decomposed accent are the same', () => {
    expect(fold('sa\u0075\u0301de')).toBe(fold('saúde'))
  })

  test('signs separate words, and stop words do not count', () => {
    expect(contentWords('Autorização de Funcionamento (AFE), p/ a ANVISA!')).toEqual([
      'autorizacao',
      'funcionamento',
      'afe',
      'p',
      'anvisa',
    ]) // prettier-ignore
  })

  test('nothing but letters, digits and single spaces is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainText(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
      }),
    )
  })

  test('a place keeps the sign before its state', () => {
    expect(placeText("Santa Bárbara d'Oeste / SP")).toBe('santa barbara d oeste/sp')
  })
})

describe('similar words', () => {
  test.each([
    ['abc', 0],
    ['soro', 1],
    ['farmacia', 2],
    ['calibracao', 3],
    ['esterilizacao', 3],
    ['13485', 0],
  ])('%s may differ by %i letters', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits)
  })

  test.each([
    ['farmasia', 'farmacia', true],
    ['hopsital', 'hospital', true],
    ['sroo', 'soro', true],
    ['luav', 'luva', true],
    ['xuvx', 'luva', false],
    ['13486', '13485', false],
    ['farmacia', 'hospital', false],
  ])('%s for %s: %s', (typed, written, similar) => {
    expect(isSimilarWord(typed, written)).toBe(similar)
  })

  test('the limit only cuts what is beyond it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b), limit + 1))
      }),
    )
  })
})
