import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { startPostgres } from './postgres.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run test:mutation -- rules session`: changes the code in small ways and looks whether a test
 * notices (Stryker). `rules` are those of the contract, any other word is a slice, whose services are
 * changed; `plans/service-sync` is one file of a slice. Without a word it takes the slices that handle
 * money, people and rights, which is hours.
 *
 * Stryker's own copy of the project would import the contract of the original through node_modules,
 * so it works in place, on a copy in .cache/mutation.
 */
const root = resolve(import.meta.dirname, '..')
const copy = join(root, '.cache/mutation')
const workspaces = ['contract', 'server', 'web', 'e2e']
const usual = ['rules', 'plans', 'session', 'signup', 'contacts', 'accesses']

type Target = { mutate: string[]; tests: string[] }

/** What other slices' tests hold: of the session its log, its answers, the second step, and how long it is kept. */
const heldElsewhere: Record<string, string[]> = {
  session: [
    'server/src/answers.test.ts',
    'server/src/{recovery,second-factor,security,sign-in}/*.test.ts',
    'server/src/privacy/retention.test.ts',
  ],
}

/** Access and rights are tested beside the slices, in server/src itself. */
function targetOf(word: string): Target {
  if (word === 'rules') {
    return {
      mutate: ['contract/src/rules/*.ts', '!contract/src/rules/{keywords,messages}.ts'],
      tests: ['contract/src/**/*.test.ts'],
    }
  }
  const [slice = word, file = 'service*'] = word.split('/')
  return {
    mutate: [`server/src/${slice}/${file}.ts`],
    tests: [
      `server/src/${slice}/*.test.ts`,
      'server/src/access.test.ts',
      ...(heldElsewhere[slice] ?? []),
    ],
  }
}

function copyProject(): void {
  rmSync(copy, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  mkdirSync(join(copy, '.cache'), { recursive: true })
  for (const name of readdirSync(join(root, '.cache'))) {
    // Made by the build: an empty database to start from.
    if (!name.startsWith('pg-template')) continue
    cpSync(join(root, '.cache', name), join(copy, '.cache', name), { recursive: true })
  }
  for (const folder of ['.', ...workspaces]) linkPackages(folder)
}

/** Every package is the original's, but the workspaces are the copy's. */
function linkPackages(folder: string): void {
  const from = join(root, folder, 'node_modules')
  const names = readdirSync(dirname(from)).includes('node_modules') ? readdirSync(from) : []
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true })
  for (const name of names) {
    const target = workspaces.includes(name) ? join(copy, name) : join(from, name)
    symlinkSync(target, join(copy, folder, 'node_modules', name))
  }
}

function writeConfiguration({ mutate, tests }: Target, name: string): string {
  const onServer =
    name === 'rules'
      ? ''
      : `name: '${postgres ? 'postgres' : 'embedded'}', globalSetup: ['server/test/global-setup.ts'],`
  writeFileSync(
    join(copy, 'vitest.mutation.config.ts'),
    `import { defineConfig } from 'vitest/config'
     export default defineConfig({ test: {
       include: ${JSON.stringify(tests)}, testTimeout: 60_000, hookTimeout: 60_000, isolate: false, ${onServer}
     } })`,
  )
  const path = join(copy, 'stryker.config.json')
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    mutate: [...mutate, '!**/*.test.ts'],
    inPlace: true,
    disableTypeChecks: false,
    ignoreStatic: true,
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    // Starting a database anew for a mutant takes longer than the tests that meet it.
    timeoutMS: 30_000,
    // On a busy machine; five by default.
    dryRunTimeoutMinutes: 60,
    tempDirName: '.stryker',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(root, '.cache', `mutation-${name.replace('/', '-')}.json`) },
  }
  writeFileSync(path, JSON.stringify(options, null, 2))
  return path
}

const words = process.argv.slice(2)
let failed = false
// Where there is one: the embedded database is started anew for each mutant.
const postgres = await startPostgres()
for (const word of words.length > 0 ? words : usual) {
  copyProject()
  process.stdout.write(`\n== ${word}\n`)
  const configuration = writeConfiguration(targetOf(word), word)
  const status = await runCommand(join(root, 'node_modules/.bin/stryker'), ['run', configuration], {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(postgres && { TEST_POSTGRES_URL: postgres.url }) },
  })
  failed ||= status !== 0
}
postgres?.stop()
process.exit(failed ? 1 : 0)
