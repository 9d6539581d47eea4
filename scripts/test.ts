import { resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm test`: types, lint, structure, unit and API tests on both databases, journeys in a browser.
 * Installs what it can (Chromium, PostgreSQL) and says what it could not have.
 */
const root = resolve(import.meta.dirname, '..')
const missing: string[] = []
const summary: string[] = []

async function run(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  process.stdout.write(`\n== ${name}\n`)
  const started = performance.now()
  const status = await runCommand(resolve(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  summary.push(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  return status === 0
}

function finish(passed: boolean): never {
  process.stdout.write(`\n${summary.join('\n')}\n`)
  for (const text of missing) process.stdout.write(`not run: ${text}\n`)
  process.exit(passed ? 0 : 1)
}

const [checks, build, postgres] = await Promise.all([
  run('static checks', 'node', ['scripts/check.ts']),
  run('build', 'node', ['scripts/build-once.ts']),
  startPostgres(),
])
if (!checks || !build) {
  postgres?.stop()
  finish(false)
}

if (!postgres)
  missing.push(
    'the API suite on PostgreSQL (no PostgreSQL on this machine, none could be installed)',
  )
const tests = await run(
  'unit and API tests',
  'vitest',
  ['run'],
  postgres ? { TEST_POSTGRES_URL: postgres.url } : {},
)
postgres?.stop()
if (!tests) finish(false)

const chromium = ensureChromium()
if (!chromium) {
  missing.push('browser journeys (no Chromium on this machine, none could be installed)')
  finish(true)
}
finish(
  await run('browser journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
  }),
)
