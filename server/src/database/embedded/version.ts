import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Loads nothing of the database itself: every start asks this first. */
export const PGLITE_VERSION = readPGliteVersion()

function readPGliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Made by the build, so that the first start need not initialise a database from nothing. */
export const templateDir = fileURLToPath(
  new URL(`../../../.cache/pg-template-${PGLITE_VERSION}`, import.meta.url),
)
