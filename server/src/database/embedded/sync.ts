import { fsyncSync } from 'node:fs'
import { cp, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type NodeFsPlugin = {
  tryFSOperation<T>(operation: () => T): T
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}
type InitArguments = Parameters<NodeFS['init']>

/** PGlite's own NodeFS answers every fsync with success and does nothing: a power cut loses data. */
export class SyncingNodeFS extends NodeFS {
  syncs = 0
  readonly #onAbort: (reason: string) => void

  constructor(dir: string, onAbort: (reason: string) => void) {
    super(dir)
    this.#onAbort = onAbort
  }

  override async init(pg: PGlite, options: InitArguments[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = emscriptenOpts.preRun ?? []
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        // PGlite swallows an abort and would go on calling the dead module for ever.
        onAbort: (reason: unknown) => this.#onAbort(String(reason)),
        preRun: [
          ...(Array.isArray(preRun) ? preRun : [preRun]),
          (mod: PGlite['Module']) => this.#syncForReal(mod),
        ],
      },
    }
  }

  #syncForReal(mod: PGlite['Module']): void {
    const plugin = (mod.FS.filesystems as unknown as { NODEFS: NodeFsPlugin }).NODEFS
    plugin.stream_ops.fsync = (stream) => {
      plugin.tryFSOperation(() => fsyncSync(stream.nfd))
      this.syncs += 1
      return 0
    }
  }
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A rename is durable only when the folder that holds the name is synced too. */
export const syncParent = (path: string): Promise<void> => syncPath(dirname(path))

export async function syncTree(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = [dir, ...entries.map((entry) => join(entry.parentPath, entry.name))].values()
  const syncRemaining = async () => {
    for (const path of paths) await syncPath(path)
  }
  // The journal commits many waiting syncs at once, so a few in parallel are much faster.
  await Promise.all(Array.from({ length: 16 }, syncRemaining))
}

export async function copyTreeDurably(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, errorOnExist: true, force: false })
  await syncTree(to)
}
