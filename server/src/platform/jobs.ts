import type { Logger } from './log.ts'

export type Jobs = {
  /** Runs `work` again and again, never twice at once. */
  every(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Waits for what is running. */
  stop(): Promise<void>
}

export function startJobs(log: Logger): Jobs {
  const stoppers: (() => Promise<void>)[] = []
  return {
    every(seconds, name, work) {
      let running: Promise<unknown> = Promise.resolve()
      let busy = false
      const timer = setInterval(() => {
        if (busy) return
        busy = true
        running = work()
          .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
          .finally(() => {
            busy = false
          })
      }, seconds * 1000)
      stoppers.push(async () => {
        clearInterval(timer)
        await running
      })
    },
    async stop() {
      await Promise.all(stoppers.map((stop) => stop()))
    },
  }
}
