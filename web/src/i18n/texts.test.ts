import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { m } from '#texts/messages.js'
import en from './en.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** Every text by its name, and by the value that chooses it where there are several. */
const textsOf = (messages: object): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(
      ([name, message]: [string, typeof pt.dashboard_news | string]) =>
        typeof message === 'string'
          ? [[name, message] as const]
          : message.flatMap(({ match }) =>
              Object.entries(match).map(([form, text]) => [`${name} ${form}`, text] as const),
            ),
    ),
  )

const portuguese = textsOf(pt)
const english = textsOf(en)

test('English is complete: both languages have the same texts', () => {
  expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort())
})

test('both languages fill in the same values', () => {
  const values = (text = '') => String((text.match(/\{[^}]+\}/g) ?? []).sort())
  const different = [...portuguese].filter(
    ([name, text]) => values(text) !== values(english.get(name)),
  )
  expect(different).toEqual([])
})

test('no text is unused', () => {
  const source = globSync(join(import.meta.dirname, '../**/!(*.test).{ts,tsx}'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const used = new Set(Array.from(source.matchAll(/\bm\.(\w+)/g), ([, name]) => name))
  expect(Object.keys(pt).filter((name) => !used.has(name))).toEqual([])
})

test('values are filled in as they are', () => {
  expect(m.layout_accountMenu({ name: '<Ana> & $1 {x}' })).toBe('Conta de <Ana> & $1 {x}')
  const inEnglish = m.layout_accountMenu({ name: 'Ana' }, { locale: 'en' })
  expect(inEnglish).toBe('Account of Ana')
})

test.each([
  [0, '0 fornecedor', '0 suppliers'],
  [1, '1 fornecedor', '1 supplier'],
  [3, '3 fornecedores', '3 suppliers'],
  [1_000_000, '1000000 fornecedores', '1000000 suppliers'],
])('the count %s chooses the form', (count, inPortuguese, inEnglish) => {
  expect(m.suppliers_resultCount({ count, number: String(count) })).toBe(inPortuguese)
  expect(m.suppliers_resultCount({ count, number: String(count) }, { locale: 'en' })).toBe(
    inEnglish,
  )
})
