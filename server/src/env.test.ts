import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envKeys, parseEnv, priceIds } from './env.ts'

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
  expect(() => parseEnv({ APP_ENV: 'production' })).toThrow(
    /STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET[\s\S]*STRIPE_PRICE_CORP_YEAR[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*ENCRYPTION_KEY/,
  )
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_PRICE_BASIC_MONTH: 'price_1',
  STRIPE_PRICE_BASIC_YEAR: 'price_2',
  STRIPE_PRICE_PRO_MONTH: 'price_3',
  STRIPE_PRICE_PRO_YEAR: 'price_4',
  STRIPE_PRICE_CORP_MONTH: 'price_5',
  STRIPE_PRICE_CORP_YEAR: 'price_6',
}

test('half of the Stripe settings is refused, and so are two equal prices', () => {
  expect(parseEnv(stripe).STRIPE_SECRET_KEY).toBe('sk_test')
  const { STRIPE_PRICE_PRO_YEAR: _, STRIPE_WEBHOOK_SECRET: __, ...half } = stripe
  expect(() => parseEnv(half)).toThrow(/STRIPE_WEBHOOK_SECRET[\s\S]*STRIPE_PRICE_PRO_YEAR/)
  const twice = { ...stripe, STRIPE_PRICE_PRO_YEAR: 'price_1' }
  expect(() => parseEnv(twice)).toThrow('STRIPE_PRICE_')
})

test('a price that was replaced stands behind its successor, and nowhere else', () => {
  const { STRIPE_PRICE_PRO_YEAR } = parseEnv({
    ...stripe,
    STRIPE_PRICE_PRO_YEAR: 'price_7, price_4',
  })
  expect(priceIds(STRIPE_PRICE_PRO_YEAR ?? '')).toEqual(['price_7', 'price_4'])
  const twice = { ...stripe, STRIPE_PRICE_CORP_YEAR: 'price_8,price_4' }
  expect(() => parseEnv(twice)).toThrow('twice')
})

const production = {
  ...stripe,
  APP_ENV: 'production',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://localhost',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
}

test("production refuses the sandbox's secret", () => {
  expect(parseEnv(production).APP_ENV).toBe('production')
  const sandbox = { ...production, PAYMENTS_WEBHOOK_SECRET: 'a-secret-of-the-sandbox' }
  expect(() => parseEnv(sandbox)).toThrow('PAYMENTS_WEBHOOK_SECRET')
})

test('half of a provider to sign in with is refused, and so is one without https', () => {
  expect(parseEnv({})).toMatchObject({
    OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
    OIDC_LINKEDIN_ISSUER: 'https://www.linkedin.com/oauth',
  })
  expect(() => parseEnv({ OIDC_GOOGLE_CLIENT_ID: 'a' })).toThrow(/OIDC_GOOGLE_CLIENT_SECRET/)
  expect(() => parseEnv({ OIDC_LINKEDIN_CLIENT_SECRET: 'a' })).toThrow(/OIDC_LINKEDIN_CLIENT_ID/)
  expect(() => parseEnv({ OIDC_GOOGLE_ISSUER: 'http://accounts.google.com' })).toThrow(
    /OIDC_GOOGLE_ISSUER: an address with https/,
  )
})

test.each(['5-1 18-9', '1-5 9-25', '1-5 18-18', 'seg-sex 9-18'])(
  'hours of attendance that never come (%s) are refused, not replaced',
  (hours) => {
    expect(() => parseEnv({ ATTENDANCE_HOURS: hours })).toThrow(/ATTENDANCE_HOURS: weekdays/)
  },
)

test('hours of attendance are read', () => {
  const { ATTENDANCE_HOURS } = parseEnv({ ATTENDANCE_HOURS: '1-6 8-20' })
  expect(ATTENDANCE_HOURS).toEqual({ days: { first: 1, last: 6 }, hours: { from: 8, to: 20 } })
})

test('an encryption key is 32 bytes in base64', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  expect(parseEnv({ ENCRYPTION_KEY: key }).ENCRYPTION_KEY).toBe(key)
  for (const wrong of ['senha', Buffer.alloc(16).toString('base64'), key.slice(1)]) {
    expect(() => parseEnv({ ENCRYPTION_KEY: wrong })).toThrow(/ENCRYPTION_KEY: .*(base64|random)/)
  }
})

test('production refuses a weak password of its first administrator', () => {
  const withPassword = (ADMIN_PASSWORD: string) => () =>
    parseEnv({ ...production, ADMIN_EMAIL: 'chefia@example.com', ADMIN_PASSWORD })
  expect(withPassword('trocar123')).toThrow('ADMIN_PASSWORD')
  expect(withPassword('Password@123')).toThrow('ADMIN_PASSWORD')
  expect(withPassword('Chefia@7391')).toThrow('ADMIN_PASSWORD')
  expect(withPassword('Vento#Norte7391')().ADMIN_EMAIL).toBe('chefia@example.com')
})
