import { existsSync } from 'node:fs'
import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const enough = 1_000_000_000

/** A folder in memory where there is room for it: the tests' databases sync at every commit. */
export async function makeTestFolder(name: string): Promise<string> {
  const roomy = existsSync(memory) && (await hasRoom(memory))
  return mkdtemp(join(roomy ? memory : tmpdir(), `mes-${name}-`))
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > enough
}
