import { zone } from 'contract/rules/calendar'
import { Cron } from 'croner'
import type { Logger } from '../http/log.ts'

export type Jobs = {
  /**
   * Runs `work` at the times of the cron pattern, never twice at once, and by one process of all that
   * share the database. `everywhere`: by each of them.
   */
  schedule(
    pattern: string,
    name: string,
    work: () => Promise<unknown>,
    options?: { everywhere?: boolean },
  ): void
  /** Waits for what is running. */
  stop(): Promise<void>
}

type Options = {
  log: Logger
  /**
   * While it says no, such as on a full disk, nothing starts. A run that is skipped is not made up for before
   * the job's next time.
   */
  mayRun: () => boolean
  /** Whether this is the process that does what is done once. */
  leads?: () => Promise<boolean>
}

/**
 * A server that is restarted each day still does its daily work: what is not due anyway runs soon
 * after the start, one after another.
 */
const firstRun = { afterSeconds: 20, apartSeconds: 3 }

export function startJobs({ log, mayRun, leads = async () => true }: Options): Jobs {
  const stoppers: (() => Promise<void>)[] = []
  return {
    schedule(pattern, name, work, { everywhere = false } = {}) {
      let running: Promise<void> = Promise.resolve()
      let skips = false
      const run = async () => {
        const skipped = skips
        skips = !mayRun()
        if (skips) {
          if (!skipped) log.warn({ job: name }, 'job skipped: nothing can be written')
        } else if (everywhere || (await leads())) await work()
      }
      const failed = (error: unknown) => log.error({ err: error, job: name }, 'job failed')
      const cron = new Cron(pattern, { protect: true, timezone: zone }, () => {
        running = run().catch(failed)
        return running
      })
      const soonMs = (firstRun.afterSeconds + stoppers.length * firstRun.apartSeconds) * 1000
      const isDueAnyway = (cron.msToNext() ?? 0) <= soonMs
      const first = setTimeout(() => {
        if (!isDueAnyway && !cron.isBusy()) void cron.trigger()
      }, soonMs)
      stoppers.push(async () => {
        clearTimeout(first)
        cron.stop()
        await running
      })
    },
    async stop() {
      await Promise.all(stoppers.map((stop) => stop()))
    },
  }
}
