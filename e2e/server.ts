import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The only person whom a server of a journey's own knows. */
export const ownAdmin = { email: 'admin@example.com', password: 'Metrologia#81' }

/**
 * A server of a journey's own, for what the shared one must not suffer: a restart, other hours, the real limits.
 * Without the demo cast, whose pictures take longer to draw than most journeys.
 */
export type OwnServer = {
  url: string
  stop(): Promise<void>
  /** Ends it and starts it again on the same data, with these settings on top of the first ones. */
  restart(changed?: Record<string, string>): Promise<void>
  remove(): Promise<void>
}

export async function startOwnServer(
  port: number,
  env: Record<string, string> = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mes-e2e-own-'))
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  // A journey that is given up while it starts leaves none behind.
  process.once('exit', () => child?.kill('SIGKILL'))

  async function start(changed: Record<string, string> = {}): Promise<void> {
    child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: resolve(import.meta.dirname, '..'),
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: '.cache/compile',
        PORT: String(port),
        DATA_DIR: folder,
        DEMO: 'off',
        ADMIN_EMAIL: ownAdmin.email,
        ADMIN_PASSWORD: ownAdmin.password,
        LOG_LEVEL: 'error',
        ...env,
        ...changed,
      },
    })
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((wake) => setTimeout(wake, 100))
    }
  }

  async function stop(): Promise<void> {
    const running = child
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    await ended
  }

  await start()
  return {
    url,
    stop,
    async restart(changed) {
      await stop()
      await start(changed)
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
