import { urls } from 'contract/urls'
import { join, resolve } from 'node:path'
import { demoLogins, demoPassword, loadDemoCast } from '../seed/demo.ts'
import { type Env, priceIds } from './env.ts'
import { systemClock } from './jobs/clock.ts'
import { type Database, openDatabase, untilAvailable } from './database/db.ts'
import type { EmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { bucketFiles, diskFiles, type Files } from './files/files.ts'
import { localEvents, postgresEvents } from './database/events.ts'
import { identityProviders } from './security/identity-providers.ts'
import { languageModel } from './http/language-model.ts'
import type { Logger } from './http/log.ts'
import { outboxMailer } from './mail/outbox.ts'
import { migrate } from './database/migrate.ts'
import type { Parts } from './http/parts.ts'
import { everyPrice, type StripeAccount } from './payments/payments.ts'
import { getWebhookSecret } from './payments/sandbox/ledgers.ts'
import { makeSandbox } from './payments/sandbox/sandbox.ts'
import { stripePayments } from './payments/stripe.ts'
import { makeSecurityLog } from './security/security-log.ts'
import { makeThrottle } from './security/throttle.ts'
import { forgetOwnKey, openVault, type Vault } from './security/vault.ts'
import { sealSecrets } from './second-factor/service.ts'
import { countAccounts, createFirstAdmin } from './session/service.ts'

function openConfiguredDatabase(env: Env, embedded: EmbeddedPostgres | undefined) {
  if (!embedded) {
    const database = openDatabase({ connectionString: env.DATABASE_URL }, env.DATABASE_READ_URL)
    return { database, close: () => database.close() }
  }
  const database = { ...openDatabase(embedded.poolConfig), canWrite: embedded.canWrite }
  return {
    database,
    async close() {
      await database.close()
      await embedded.stop()
    },
  }
}

/** Opens everything that the app stands on: database, migrations, first people. */
export async function openParts(
  env: Env,
  log: Logger,
  embedded?: EmbeddedPostgres,
): Promise<{ parts: Parts; close(): Promise<void> }> {
  const { database, close } = openConfiguredDatabase(env, embedded)
  try {
    await untilAvailable(database.pool, log)
    const applied = await migrate(database.pool)
    if (applied.length > 0) log.info({ applied }, 'migrated')
    await loadFirstPeople(env, database, log)
    const publicUrl = publicUrlOf(env)
    const vault = await openSecrets(env, database, log)
    const payments = await openPayments(env, database, log)
    const parts: Parts = {
      vault,
      database,
      log,
      securityLog: makeSecurityLog(env.SECURITY_LOG),
      clock: systemClock,
      mail: outboxMailer,
      throttle: await makeThrottle(database.db, systemClock, env.RATE_LIMIT_SCALE),
      ...payments,
      files: openFiles(env),
      events: env.DATABASE_URL
        ? await postgresEvents(env.DATABASE_URL, database.db, log)
        : localEvents(),
      languageModel: env.ASSISTANT_BASE_URL
        ? languageModel({
            baseUrl: env.ASSISTANT_BASE_URL,
            apiKey: env.ASSISTANT_API_KEY,
            model: env.ASSISTANT_MODEL,
          })
        : null,
      identityProviders: identityProviders({
        configured: {
          google: clientOf(env, 'GOOGLE'),
          linkedin: clientOf(env, 'LINKEDIN'),
        },
        production: env.APP_ENV === 'production',
        publicUrl,
        clock: systemClock,
        log,
      }),
      settings: {
        production: env.APP_ENV === 'production',
        publicUrl,
        supportPhone: env.SUPPORT_PHONE,
        supportEmail: env.SUPPORT_EMAIL,
        rateLimitScale: env.RATE_LIMIT_SCALE,
        proofRounds: 1_500,
        secureCookies: publicUrl.startsWith('https:'),
        cnpjApiUrl: env.CNPJ_API_URL,
        cepApiUrl: env.CEP_API_URL,
        attendanceHours: env.ATTENDANCE_HOURS,
      },
    }
    return {
      parts,
      async close() {
        await parts.events.close()
        await parts.paymentSandbox?.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function clientOf(env: Env, name: 'GOOGLE' | 'LINKEDIN') {
  const clientId = env[`OIDC_${name}_CLIENT_ID`]
  const clientSecret = env[`OIDC_${name}_CLIENT_SECRET`]
  const issuer = env[`OIDC_${name}_ISSUER`]
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}

/** Everything that is kept sealed is sealed with the key in use from here on. */
async function openSecrets(env: Env, { db }: Database, log: Logger): Promise<Vault> {
  const keys = { key: env.ENCRYPTION_KEY, previous: env.ENCRYPTION_KEY_PREVIOUS }
  const vault = await openVault(db, keys)
  await sealSecrets(db, vault, log)
  if (env.ENCRYPTION_KEY) await forgetOwnKey(db)
  return vault
}

function stripeAccountOf(env: Env): StripeAccount | undefined {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) return undefined
  const shortName = { MKTBASIC: 'BASIC', MKTPRO: 'PRO', MKTCORP: 'CORP' } as const
  const rows = everyPrice((plan, period) => {
    const suffix = period === 'month' ? 'MONTH' : 'YEAR'
    return env[`STRIPE_PRICE_${shortName[plan]}_${suffix}`] ?? ''
  }).map((row) => ({ ...row, ids: priceIds(row.id) }))
  return {
    provider: 'stripe',
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
    prices: rows.map(({ plan, period, ids: [id = ''] }) => ({ id, plan, period })),
    formerPrices: rows.flatMap(({ plan, period, ids: [, ...former] }) =>
      former.map((id) => ({ id, plan, period })),
    ),
  }
}

/** Without Stripe's keys, which env.ts demands in production, payments go to the sandbox. */
async function openPayments(
  env: Env,
  database: Database,
  log: Logger,
): Promise<Pick<Parts, 'payments' | 'paymentSandbox'>> {
  const account = stripeAccountOf(env)
  if (account) return { payments: stripePayments(account, log), paymentSandbox: null }
  const webhookSecret = env.PAYMENTS_WEBHOOK_SECRET ?? (await getWebhookSecret(database.db))
  const publicUrl = publicUrlOf(env)
  const sandbox = makeSandbox({ database, clock: systemClock, log, publicUrl, webhookSecret })
  await sandbox.listen()
  return { payments: stripePayments(sandbox.account, log), paymentSandbox: sandbox }
}

export function openFiles(env: Env): Files {
  if (!env.S3_ENDPOINT) return diskFiles(join(resolve(env.DATA_DIR), 'photos'))
  return bucketFiles({
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET ?? '',
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
  })
}

async function loadFirstPeople(env: Env, database: Database, log: Logger): Promise<void> {
  const empty = (await countAccounts(database.db)) === 0
  if (empty && usesDemo(env)) {
    await loadDemoCast(database, systemClock.now(), openFiles(env))
    log.info('demo cast loaded')
  }
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    await createFirstAdmin(database.db, env.ADMIN_EMAIL, env.ADMIN_PASSWORD)
  }
}

const usesDemo = (env: Env) => env.APP_ENV !== 'production' && env.DEMO === 'on'

export const publicUrlOf = (env: Env): string => env.PUBLIC_URL ?? localUrl(env)

function localUrl(env: Env): string {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST
  return `http://${host}:${env.PORT}`
}

/** Says where the product is and who can log in, on the terminal of whoever started it. */
export async function announce(env: Env, parts: Parts): Promise<void> {
  const lines = ['', `Marketplace em Saúde: ${parts.settings.publicUrl}${urls.home}`]
  if (usesDemo(env)) {
    lines.push(
      `Entrar: ${parts.settings.publicUrl}${urls.login} (senha de demonstração: ${demoPassword})`,
    )
    for (const { email, what } of demoLogins) lines.push(`  ${email.padEnd(20)} ${what}`)
    lines.push(`E-mails enviados: ${parts.settings.publicUrl}${urls.devMail}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
