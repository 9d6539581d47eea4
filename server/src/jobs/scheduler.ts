import type { Logger } from '../http/log.ts'

export type Jobs = {
  /** Runs `work` soon after the start and then again and again, never twice at once. */
  every(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Waits for what is running. */
  stop(): Promise<void>
}

/**
 * A server that is restarted each day still does its daily work: the first runs come soon, but after
 * the start, and one after another.
 */
const firstRun = { afterSeconds: 20, apartSeconds: 3 }

/** While `mayRun` says no, such as on a full disk, nothing starts: what is due is done later. */
export function startJobs(log: Logger, mayRun: () => boolean = () => true): Jobs {
  const stoppers: (() => Promise<void>)[] = []
  return {
    every(seconds, name, work) {
      let running: Promise<unknown> = Promise.resolve()
      let busy = false
      const run = () => {
        if (busy || !mayRun()) return
        busy = true
        running = work()
          .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
          .finally(() => {
            busy = false
          })
      }
      const soon = firstRun.afterSeconds + stoppers.length * firstRun.apartSeconds
      let timer = setTimeout(() => {
        timer = setInterval(run, seconds * 1000)
        run()
      }, Math.min(seconds, soon) * 1000)
      stoppers.push(async () => {
        clearTimeout(timer)
        await running
      })
    },
    async stop() {
      await Promise.all(stoppers.map((stop) => stop()))
    },
  }
}
