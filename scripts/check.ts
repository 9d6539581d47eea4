import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** All static checks; every one runs, so that one pass shows all problems. */
const root = resolve(import.meta.dirname, '..')
const checks: [name: string, command: string[], cwd?: string][] = [
  ['format', ['biome', 'format', '.']],
  ['page types and texts', ['react-router', 'typegen'], 'web'],
  ['types', ['tsc', '--noEmit']],
  ['types of the pages', ['tsc', '--noEmit', '-p', 'web']],
  ['types of the journeys', ['tsc', '--noEmit', '-p', 'e2e']],
  ['lint', ['oxlint', '--type-aware', '--quiet']],
  ['structure', ['node', 'scripts/check-structure.ts']],
  ['tests that documents name', ['node', 'scripts/check-named-tests.ts']],
  ['API document', ['node', 'scripts/make-openapi.ts', '--check']],
  ['unused code', ['knip', '--no-progress']],
]

let failed = 0
for (const [name, [command = '', ...args], cwd = '.'] of checks) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(resolve(root, 'node_modules/.bin', command), args, {
    cwd: resolve(root, cwd),
    encoding: 'utf8',
    // Types are checked with the texts of development; those of production belong to the build.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`)
  if (status !== 0) {
    failed++
    process.stdout.write(`${stdout}${stderr}\n`)
  }
}
process.exit(failed === 0 ? 0 : 1)
