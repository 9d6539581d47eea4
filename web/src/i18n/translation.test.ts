import { expect, test } from 'vitest'
import { addTexts, textOf } from './texts.ts'

addTexts('pt', {
  demo: { hello: 'Olá, {{name}}!', items_one: '{{count}} item', items_other: '{{count}} itens' },
})
addTexts('en', { demo: { hello: 'Hello, {{name}}!', onlyEnglish: 'Only here' } })

test('values are filled in as they are', () => {
  expect(textOf('pt', 'demo.hello', { name: '<Ana> & $1' })).toBe('Olá, <Ana> & $1!')
})

test('the count chooses the form', () => {
  expect(textOf('pt', 'demo.items', { count: 1 })).toBe('1 item')
  expect(textOf('pt', 'demo.items', { count: 0 })).toBe('0 item')
  expect(textOf('pt', 'demo.items', { count: 3 })).toBe('3 itens')
  expect(textOf('pt', 'demo.items', { count: 1_000_000 })).toBe('1000000 itens')
})

test('English stands in for a missing text, and the key for a missing one', () => {
  expect(textOf('pt', 'demo.onlyEnglish')).toBe('Only here')
  expect(textOf('pt', 'demo.nowhere')).toBe('demo.nowhere')
  expect(textOf('pt', 'demo')).toBe('demo')
})
