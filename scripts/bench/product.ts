import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asStarted, freePort } from '../../server/test/process.ts'

const root = resolve(import.meta.dirname, '../..')

export type Product = { base: string; pid: number; readyAfterMs: number; stop(): Promise<void> }

/** The whole product as `npm start` runs it, on the embedded database of a folder unless `env` names another. */
export async function startProduct(
  folder: string,
  env: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child: ChildProcess = spawn(process.execPath, [...asStarted.flags, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...asStarted.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start')
    const answer = await fetch(`${base}/landing`).catch(() => undefined)
    if (answer?.ok) break
    await wait(20)
  }
  return {
    base,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - start,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}
