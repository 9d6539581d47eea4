import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { runJob } from './jobs.ts'
import { copyTreeDurably, syncParent, syncTree } from './sync.ts'
import { PGLITE_VERSION } from './version.ts'

export const isCluster = (dir: string): boolean => existsSync(join(dir, 'PG_VERSION'))

/**
 * Everything is made under another name and renamed when complete: whatever bears the final name
 * is a whole database.
 */
async function makeComplete(dir: string, fill: (unfinished: string) => Promise<void>) {
  const unfinished = `${dir}.unfinished-${randomUUID()}`
  await mkdir(dirname(dir), { recursive: true })
  try {
    await fill(unfinished)
    await chmod(unfinished, 0o700)
    await rename(unfinished, dir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  await syncParent(dir)
}

async function initialise(dir: string) {
  await runJob({ kind: 'initialise', dir })
  await writeFile(join(dir, 'PGLITE_VERSION'), PGLITE_VERSION)
  await syncTree(dir)
}

/** The files of a cluster fit one minor version of PGlite only. */
export async function assertSameVersion(dir: string): Promise<void> {
  const minor = (version: string) => version.split('.').slice(0, 2).join('.')
  const madeBy = await readFile(join(dir, 'PGLITE_VERSION'), 'utf8').catch(() => PGLITE_VERSION)
  if (minor(madeBy) === minor(PGLITE_VERSION)) return
  throw new Error(
    `${dir} was made by PGlite ${madeBy} and cannot be opened by ${PGLITE_VERSION}. ` +
      'Export it with the version of the product that made it, then import it into a new folder.',
  )
}

/**
 * Makes an empty cluster to copy from, because making one takes seconds; does nothing when `dir`
 * has one. Its files depend on the version of PGlite: put PGLITE_VERSION into the name.
 */
export async function prepareTemplate(dir: string): Promise<void> {
  if (isCluster(dir)) return
  await makeComplete(dir, initialise).catch((error: unknown) => {
    // Another process was faster: a rename onto a folder that is not empty fails.
    if (!isCluster(dir)) throw error
  })
}

/** Makes the cluster of a new data folder, from the template if there is one. Under the lock. */
export async function createCluster(dir: string, templateDir?: string): Promise<void> {
  const previous = await siblings(dir, 'before-')
  if (previous.length) {
    throw new Error(
      `${dir} is missing, but a restore left ${previous.join(', ')}. Run the restore again, ` +
        'give that folder its name back, or move it away to start with an empty database.',
    )
  }
  for (const path of await siblings(dir, 'unfinished')) {
    await rm(path, { recursive: true, force: true })
  }
  const from = templateDir && isCluster(templateDir) ? templateDir : undefined
  await makeComplete(dir, (unfinished) =>
    from ? copyTreeDurably(from, unfinished) : initialise(unfinished),
  )
}

async function siblings(dir: string, suffix: string): Promise<string[]> {
  const parent = dirname(dir)
  const names = await readdir(parent)
  return names
    .filter((name) => name.startsWith(`${basename(dir)}.${suffix}`))
    .map((name) => join(parent, name))
}
