import { startPostgres } from './postgres.ts'
import { runCommand } from './run-command.ts'

/** Runs a command with TEST_POSTGRES_URL set: `node scripts/with-postgres.ts vitest run ...`. */
const [command = '', ...args] = process.argv.slice(2)
const postgres = await startPostgres()
if (!postgres)
  throw new Error('There is no PostgreSQL on this machine, and none could be installed')
const status = await runCommand(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_POSTGRES_URL: postgres.url },
})
postgres.stop()
process.exit(status ?? 1)
