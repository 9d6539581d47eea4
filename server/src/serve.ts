import { buildApp } from './app.ts'
import type { EmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import type { Env } from './env.ts'
import { scheduleJobs } from './jobs.ts'
import { untilQuiet } from './http/graceful-stop.ts'
import { onlyProcess, postgresLeader } from './jobs/leader.ts'
import { startJobs } from './jobs/scheduler.ts'
import type { Logger } from './http/log.ts'
import { announce, openParts } from './start.ts'

const stopWithinMs = 10_000

/** The whole product, from the first call until a signal ends it. */
export async function serve(env: Env, log: Logger, embedded?: EmbeddedPostgres): Promise<void> {
  const { parts, close } = await openParts(env, log, embedded)
  const app = await buildApp(parts, {
    pages: pagesFromArguments(),
    trustProxyHops: env.TRUST_PROXY_HOPS,
    metricsToken: env.METRICS_TOKEN,
  })
  const leader = env.DATABASE_URL ? postgresLeader(env.DATABASE_URL) : onlyProcess
  const jobs = startJobs({ log, mayRun: parts.database.canWrite, leads: leader.leads })
  const closeJobs = scheduleJobs(jobs, env, parts)

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await untilQuiet(app.server)
    await app.close()
    await jobs.stop()
    closeJobs()
    await leader.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  await app.listen({ port: env.PORT, host: env.HOST })
  await announce(env, parts)
}

/** `--dev` reloads pages as they are edited; `--api-only` serves none. */
function pagesFromArguments() {
  if (process.argv.includes('--dev')) return 'development'
  return process.argv.includes('--api-only') ? 'none' : 'built'
}
