import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = 5432
const prefix = join(tmpdir(), 'marketplace-pg-')

/**
 * A private folder (mkdtemp makes it 0700) for the socket. Not in the data folder: a socket's path
 * may have 107 bytes at most.
 */
export async function openSocketFolder(abandoned: string[]) {
  const leftOvers = abandoned.filter((path) => path.startsWith(prefix) && !path.includes('..'))
  for (const path of leftOvers) await rm(path, { recursive: true, force: true })
  const folder = await mkdtemp(prefix)
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAtExit)
  return {
    folder,
    port: PORT,
    path: join(folder, `.s.PGSQL.${PORT}`),
    remove: async () => {
      process.off('exit', removeAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
