import { passwordProblem } from 'contract/rules/password'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseHours } from './jobs/business-hours.ts'
import { z } from 'zod'

const flag = z.enum(['on', 'off'])
const url = z.url()
/** All of them, or none: a missing one would be found out only by the first buyer. */
const stripeKeys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_BASIC_MONTH',
  'STRIPE_PRICE_BASIC_YEAR',
  'STRIPE_PRICE_PRO_MONTH',
  'STRIPE_PRICE_PRO_YEAR',
  'STRIPE_PRICE_CORP_MONTH',
  'STRIPE_PRICE_CORP_YEAR',
] as const

/** 'price_new,price_old': the first one is sold, the others only keep their buyers' plans. */
export const priceIds = (setting: string): string[] =>
  setting.split(',').flatMap((id) => id.trim() || [])

const encryptionKey = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, {
  error: '32 random bytes in base64, e.g. from: openssl rand -base64 32',
})

const port = z.coerce.number().int().min(0).max(65_535)

const Env = z
  .object({
    APP_ENV: z.enum(['demo', 'production']).default('demo'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url.optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    DATABASE_READ_URL: z.string().startsWith('postgres').optional(),
    DEMO: flag.default('on'),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    ENCRYPTION_KEY: encryptionKey.optional(),
    ENCRYPTION_KEY_PREVIOUS: encryptionKey.optional(),
    SMTP_URL: z.string().startsWith('smtp').optional(),
    MAIL_FROM: z.string().default('Marketplace em Saúde <nao-responda@example.com>'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_BASE: url.optional(),
    STRIPE_PRICE_BASIC_MONTH: z.string().optional(),
    STRIPE_PRICE_BASIC_YEAR: z.string().optional(),
    STRIPE_PRICE_PRO_MONTH: z.string().optional(),
    STRIPE_PRICE_PRO_YEAR: z.string().optional(),
    STRIPE_PRICE_CORP_MONTH: z.string().optional(),
    STRIPE_PRICE_CORP_YEAR: z.string().optional(),
    PAYMENTS_WEBHOOK_SECRET: z.string().min(16).optional(),
    OIDC_GOOGLE_ISSUER: url.default('https://accounts.google.com'),
    OIDC_GOOGLE_CLIENT_ID: z.string().optional(),
    OIDC_GOOGLE_CLIENT_SECRET: z.string().optional(),
    OIDC_LINKEDIN_ISSUER: url.default('https://www.linkedin.com/oauth'),
    OIDC_LINKEDIN_CLIENT_ID: z.string().optional(),
    OIDC_LINKEDIN_CLIENT_SECRET: z.string().optional(),
    S3_ENDPOINT: url.optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    CNPJ_API_URL: url.optional(),
    CEP_API_URL: url.optional(),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    METRICS_TOKEN: z.string().min(16).optional(),
    SUPPORT_PHONE: z.string().default('(11) 4000-2026'),
    SUPPORT_EMAIL: z.email().optional(),
    ASSISTANT_BASE_URL: url.optional(),
    ASSISTANT_API_KEY: z.string().optional(),
    ASSISTANT_MODEL: z.string().default('gpt-4o-mini'),
    ATTENDANCE_HOURS: z
      .string()
      .default('1-5 9-18')
      .transform((text, context) => {
        const hours = parseHours(text)
        if (hours) return hours
        const message = "weekdays and hours, each from the lower to the higher, e.g. '1-5 9-18'"
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
    SECURITY_LOG: z.string().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const production = env.APP_ENV === 'production'
    const problem = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message })
    const usesStripe = stripeKeys.some((key) => env[key])
    for (const key of stripeKeys) {
      if (env[key] || !(production || usesStripe)) continue
      problem(key, production ? 'required in production' : 'required with the other STRIPE_ ones')
    }
    const prices = stripeKeys.flatMap((key) =>
      key.includes('PRICE') ? priceIds(env[key] ?? '') : [],
    )
    if (new Set(prices).size < prices.length) {
      problem('STRIPE_PRICE_BASIC_MONTH', 'the same price stands in STRIPE_PRICE_ settings twice')
    }
    for (const key of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) {
      if (env.S3_ENDPOINT && !env[key]) problem(key, 'required with S3_ENDPOINT')
    }
    for (const name of ['GOOGLE', 'LINKEDIN'] as const) {
      const [id, secret] = [`OIDC_${name}_CLIENT_ID`, `OIDC_${name}_CLIENT_SECRET`] as const
      if (env[id] && !env[secret]) problem(secret, `required with ${id}`)
      if (env[secret] && !env[id]) problem(id, `required with ${secret}`)
      const issuer = `OIDC_${name}_ISSUER` as const
      if (!env[issuer].startsWith('https:')) problem(issuer, 'an address with https')
    }
    if (!production) return
    if (env.PAYMENTS_WEBHOOK_SECRET) {
      problem('PAYMENTS_WEBHOOK_SECRET', 'is for the sandbox, which production refuses')
    }
    for (const key of ['PUBLIC_URL', 'SMTP_URL', 'ENCRYPTION_KEY'] as const) {
      if (!env[key]) problem(key, 'required in production')
    }
    const { ADMIN_PASSWORD: password, ADMIN_EMAIL: email = '' } = env
    if (password && passwordProblem(password, { email })) {
      problem(
        'ADMIN_PASSWORD',
        'small and capital letters, a digit and a sign; no common one, no e-mail',
      )
    }
  })

export type Env = z.infer<typeof Env>
export const envKeys = Object.keys(Env.shape)

/** Reads .env and the environment; an empty value counts as absent. Lists every problem at once. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = Env.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration cannot be used:\n${problems.join('\n')}`)
}

export function readEnv(): Env {
  const file = resolve('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseEnv(process.env)
}
