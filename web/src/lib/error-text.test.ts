import { errorTable } from 'contract/errors'
import { expect, test } from 'vitest'
import { CallError } from './call.ts'
import { errorText } from './error-text.ts'

const refused = (detail: string) => new CallError({ code: 'CODE_REFUSED', status: 400, detail })
const expired = 'Este código expirou ou já foi usado. Peça um novo código.'

test('a code that has expired is told apart from a wrong one, in both languages', () => {
  expect(errorText(refused(expired), 'pt')).toBe(expired)
  expect(errorText(refused(expired), 'en')).toBe(
    'This code has expired or was already used. Ask for a new one.',
  )
  expect(errorText(refused(errorTable.CODE_REFUSED.detail), 'en')).toBe(errorTable.CODE_REFUSED.en)
})

test('an answer without words of its own is told by its code', () => {
  const error = new CallError({ code: 'NOT_FOUND', status: 404, detail: 'Qualquer texto' })
  expect(errorText(error, 'en')).toBe(errorTable.NOT_FOUND.en)
  expect(errorText(error, 'pt')).toBe('Qualquer texto')
})

test('an answer without any words is told by its code in both languages', () => {
  const error = new CallError({ code: 'PAYLOAD_TOO_LARGE', status: 413 })
  expect(errorText(error, 'pt')).toBe(errorTable.PAYLOAD_TOO_LARGE.detail)
  expect(errorText(error, 'en')).toBe(errorTable.PAYLOAD_TOO_LARGE.en)
})

test('without an answer there is nothing to tell but that', () => {
  expect(errorText(new CallError({}), 'pt')).toBeNull()
  expect(errorText(new TypeError('failed'), 'en')).toBeNull()
})
