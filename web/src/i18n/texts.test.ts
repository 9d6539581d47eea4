import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

type Texts = { [key: string]: string | Texts }

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  )
}

const textOf = (texts: Texts, key: string) =>
  key
    .split('.')
    .reduce<string | Texts>((part, name) => (part as Texts)[name] ?? '', texts) as string

function sourceBelow(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceBelow(path)
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : ''
    })
    .join('\n')
}

test('English is complete: both languages have the same keys', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(pt).sort())
})

test('both languages fill in the same values', () => {
  const values = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort()
  const different = keysOf(pt).filter(
    (key) => String(values(textOf(pt, key))) !== String(values(textOf(en, key))),
  )
  expect(different).toEqual([])
})

test('no text is unused', () => {
  const source = sourceBelow(join(import.meta.dirname, '..'))
  const literal = new Set(
    [...source.matchAll(/['"`]([a-zA-Z]\w*(?:\.\w+)+)['"`]/g)].map((m) => m[1]),
  )
  // t(`slice.prefix${value}`) uses every key that begins with the part before the value.
  const prefixes = [...source.matchAll(/`([a-zA-Z]\w*\.[\w.]*)\$\{/g)].map((m) => m[1] ?? '')
  const unused = keysOf(pt).filter((key) => {
    const base = key.replace(/_(one|other|zero|many)$/, '')
    return (
      !literal.has(key) && !literal.has(base) && !prefixes.some((prefix) => key.startsWith(prefix))
    )
  })
  expect(unused).toEqual([])
})
