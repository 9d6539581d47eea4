import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const compileCache = fileURLToPath(new URL('../../.cache/compile', import.meta.url))

/** As `npm start` has it (package.json): the heap small, and compiled code kept between starts. */
export const asStarted = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=20'],
  env: {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
  },
}

export type ServerProcess = {
  url: string
  child: ChildProcess
  output(): string
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts the real server as a process of its own; without pages unless they are asked for. */
export async function spawnServer(
  env: Record<string, string>,
  { pages = false } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const args = [...asStarted.flags, mainFile, ...(pages ? [] : ['--api-only'])]
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH ?? '',
      ...asStarted.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100000',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, exited }
}

export async function untilReady(server: ServerProcess): Promise<void> {
  let ended = false
  void server.exited.then(() => (ended = true))
  for (;;) {
    if (ended) throw new Error(`the server ended: ${server.output()}`)
    const answer = await fetch(`${server.url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
