import { resolve } from 'node:path'
import { launchEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { templateDir } from './database/embedded/version.ts'
import { readEnv } from './env.ts'
import { makeLogger } from './http/log.ts'

async function main(): Promise<void> {
  const env = readEnv()
  const log = makeLogger(env.LOG_LEVEL)
  const launched = env.DATABASE_URL
    ? undefined
    : await launchEmbeddedPostgres({ dir: resolve(env.DATA_DIR), log, templateDir })
  // The rest of the product is read while the embedded database starts: each takes about two seconds.
  const [{ serve }, embedded] = await Promise.all([import('./serve.ts'), launched?.ready])
  await serve(env, log, embedded)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause) console.error(error.cause)
  process.exit(1)
})
