import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
  readonly dir: string
  readonly pid: string

  constructor(dir: string, pid: string) {
    super(
      `The data folder ${dir} is in use by process ${pid}. ` +
        'Stop that process, or set DATA_DIR to another folder.',
    )
    this.dir = dir
    this.pid = pid
  }
}

export type DataFolderLock = {
  /** The notes that the previous owner left, if it did not end properly. */
  abandoned: string[]
  /** Rewrites the file for people: the process id, then the given lines. */
  note(lines: string[]): Promise<void>
  release(): Promise<void>
}

/**
 * The kernel holds this lock and drops it with the process, however it ends, so it never has to be
 * stolen. The name is in Linux's abstract namespace: there is no file that somebody could delete.
 */
export async function lockDataFolder(dir: string): Promise<DataFolderLock> {
  if (process.platform !== 'linux') {
    throw new Error('The embedded database runs on Linux only: set DATABASE_URL.')
  }
  const path = realpathSync(dir)
  const hash = createHash('sha256').update(path).digest('hex')
  const address = `\0marketplace-em-saude-${hash}`
  const pidFile = join(path, 'owner.pid')

  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(String(process.pid))
  })
  if (!(await listen(server, address))) {
    throw new DataFolderInUse(path, (await askOwner(address)) ?? (await readPid(pidFile)))
  }
  server.unref()
  const abandoned = (await readLines(pidFile)).slice(1)

  const lock: DataFolderLock = {
    abandoned,
    note: (lines) => writeFile(pidFile, [process.pid, ...lines, ''].join('\n'), { mode: 0o600 }),
    async release() {
      await rm(pidFile, { force: true })
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await lock.note([])
  return lock
}

function listen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(address, () => resolve(true))
  })
}

/** The file may still name an earlier owner; the living one knows better, unless it is busy. */
function askOwner(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    socket.setTimeout(500, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer || undefined))
  })
}

async function readPid(pidFile: string): Promise<string> {
  const [pid] = await readLines(pidFile)
  return pid ?? 'unknown'
}

async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean)
}
