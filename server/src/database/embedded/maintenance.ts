import { lastBackupAt } from '../backup.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Log = (fields: object, message: string) => void
export type EmbeddedPostgresLogger = { info: Log; warn: Log; error: Log }

type MaintenanceOptions = {
  backups: string
  log: EmbeddedPostgresLogger
  checkpoint: () => Promise<void>
  vacuum: () => Promise<void>
  backup: () => Promise<string>
}

/** The embedded engine has no background processes: no checkpointer, no autovacuum. */
export function scheduleMaintenance(options: MaintenanceOptions): () => void {
  const { backups, log, checkpoint, vacuum, backup } = options

  let isStopped = false

  const every = (interval: number, work: () => Promise<void>) => {
    let isRunning = false
    const timer = setInterval(async () => {
      if (isRunning) return
      isRunning = true
      try {
        await work()
      } catch (err) {
        // A shutdown may cut a backup off: the next start takes another one.
        if (!isStopped) log.error({ err }, 'maintenance of the embedded database failed')
      } finally {
        isRunning = false
      }
    }, interval)
    timer.unref()
    return timer
  }

  // Asked each quarter of an hour, because a process that is restarted every day never lives a day.
  const dailyWork = async () => {
    const last = await lastBackupAt(backups)
    if (last && Date.now() - last.getTime() < DAY) return
    await vacuum()
    const file = await backup()
    log.info({ file }, 'backup taken')
  }

  const timers = [every(MINUTE, checkpoint), every(HOUR / 4, dailyWork)]
  return () => {
    isStopped = true
    for (const timer of timers) clearInterval(timer)
  }
}
