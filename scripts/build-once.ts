import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { templateDir } from '../server/src/database/embedded/version.ts'

/**
 * Builds the pages when their sources changed since the last build, and prepares the template of
 * the embedded database. `--force` builds in any case.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, '.cache/build-stamp')
/** The whole workspace: a plugin or a setting changes the pages as much as a source does. */
const sources = ['web', 'web/project.inlang/settings.json', 'contract/src', 'package-lock.json']
const made = new Set(['build', 'node_modules', '.react-router', '.paraglide', 'project.inlang'])

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => (made.has(name) ? [] : filesBelow(join(path, name))))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** The server sends these as they are: nothing is compressed twice. */
function compressAssets(): void {
  for (const file of filesBelow(join(root, 'web/build/client'))) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 200) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

function buildPages(): void {
  const bin = join(root, 'node_modules/.bin/react-router')
  const { status, stdout, stderr } = spawnSync(bin, ['build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}\n${stderr}\n`)
    process.exit(status ?? 1)
  }
  compressAssets()
}

const current = hashOfSources()
const built =
  existsSync(stamp) &&
  existsSync(join(root, 'web/build/server/index.js')) &&
  readFileSync(stamp, 'utf8') === current
if (!built || process.argv.includes('--force')) {
  process.stdout.write('Building the pages ...\n')
  buildPages()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, current)
}

if (!existsSync(templateDir)) {
  process.stdout.write('Preparing the embedded database ...\n')
  const { prepareTemplate } = await import('../server/src/database/embedded/embedded-postgres.ts')
  await prepareTemplate(templateDir)
}
