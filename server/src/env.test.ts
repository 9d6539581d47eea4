import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envKeys, parseEnv } from './env.ts'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')

test('.env.example names exactly the keys that the server reads', () => {
  const keys = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, key = '']) => key)
  expect(keys.sort()).toEqual([...envKeys].sort())
})

test('.env.example works unedited', () => {
  const values = Object.fromEntries(
    [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  )
  expect(parseEnv(values).APP_ENV).toBe('demo')
})

test('nothing configured is a complete configuration', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data' })
})

test('production without its secrets is refused, with every missing one named', () => {
  expect(() => parseEnv({ APP_ENV: 'production' })).toThrow(/PUBLIC_URL[\s\S]*SMTP_URL/)
})
