import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

/** All static checks; every one runs, so that one pass shows all problems. */
const root = resolve(import.meta.dirname, '..')
type Check = [name: string, command: string[], cwd?: string]

/** Each further checker of the compiler works out the shared types anew: on two cores a second check gains more. */
const oneChecker = ['--checkers', '1']

/** The others read what this one writes. */
const first: Check = ['page types and texts', ['react-router', 'typegen'], 'web']
const checks: Check[] = [
  ['types', ['tsc', '--noEmit', ...oneChecker]],
  ['unused code', ['knip', '--no-progress']],
  ['types of the pages', ['tsc', '--noEmit', '-p', 'web', ...oneChecker]],
  ['lint', ['oxlint', '--type-aware', '--quiet']],
  ['types of the journeys', ['tsc', '--noEmit', '-p', 'e2e']],
  ['API document', ['node', 'scripts/make-openapi.ts', '--check']],
  ['structure', ['node', 'scripts/check-structure.ts']],
  ['tests that documents name', ['node', 'scripts/check-named-tests.ts']],
  ['format', ['biome', 'format', '.']],
]

let failed = 0

function check([name, [command = '', ...args], cwd = '.']: Check): Promise<void> {
  const started = performance.now()
  const options = {
    cwd: resolve(root, cwd),
    maxBuffer: Number.POSITIVE_INFINITY,
    // Types are checked with the texts of development; those of production belong to the build.
    env: { ...process.env, NODE_ENV: 'development' },
  }
  return new Promise((done) => {
    execFile(
      resolve(root, 'node_modules/.bin', command),
      args,
      options,
      (error, stdout, stderr) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        process.stdout.write(`${error ? 'FAIL' : 'ok  '} ${name} (${seconds} s)\n`)
        if (error) {
          failed++
          process.stdout.write(`${stdout}${stderr}\n`)
        }
        done()
      },
    )
  })
}

async function checkInTurn(): Promise<void> {
  for (let next = checks.shift(); next; next = checks.shift()) await check(next)
}

await check(first)
// Two at a time: half of them use one core only.
await Promise.all([checkInTurn(), checkInTurn()])
process.exit(failed === 0 ? 0 : 1)
