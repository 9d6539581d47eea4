import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { withPostgres } from './bench/database.ts'

/**
 * `npm run bench -- search` runs scripts/bench/<name>.ts and ends with 1 when a figure does not
 * hold. `npm run bench -- all` runs every one and writes docs/benchmarks.md.
 */
const every = [
  'start',
  'pages',
  'typing',
  'relevance',
  'search',
  'accesses',
  'admin',
  'chat',
  'leads',
]
/** Only by name: one fetches a tool, the other takes half an hour. */
const known = [...every, 'lighthouse', 'mixed']
const root = resolve(import.meta.dirname, '..')
const names = process.argv.slice(2)

async function runOne(name: string): Promise<void> {
  if (!known.includes(name)) throw new Error(`There is no benchmark ${name}: ${known.join(', ')}`)
  const { run } = (await import(`./bench/${name}.ts`)) as { run(): Promise<boolean> }
  if (!(await run())) process.exitCode = 1
}

/** Each in a process of its own, all on one PostgreSQL, so that its databases are filled once. */
async function runAll(): Promise<void> {
  const sections = await withPostgres(async (url) =>
    every.map((name) => {
      process.stdout.write(`\n== ${name}\n`)
      const { stdout, status } = spawnSync(process.execPath, ['scripts/bench.ts', name], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, BENCH_POSTGRES_URL: url },
      })
      process.stdout.write(stdout)
      if (status !== 0) process.exitCode = 1
      return `## ${name}\n\n\`\`\`text\n${stdout.trim()}\n\`\`\`\n`
    }),
  )
  const head = `# Benchmarks
Written by \`npm run bench -- all\`: one run, on ${cpus().length} cores that server, database and load share, on
${new Date().toISOString().slice(0, 10)}. Times differ from machine to machine; the ratios inside a run differ less.
`
  writeFileSync(resolve(root, 'docs/benchmarks.md'), [head, ...sections].join('\n'))
}

if (names.length === 0) throw new Error('Which one? npm run bench -- search, or: all')
if (names[0] === 'all') await runAll()
else for (const name of names) await runOne(name)
