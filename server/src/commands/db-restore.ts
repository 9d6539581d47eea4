import { readEnv } from '../env.ts'
import { restoreBackup } from '../database/backup.ts'
import { runWithFile } from './run-with-file.ts'

await runWithFile('db:restore', async (file) => {
  const { DATABASE_URL, DATA_DIR } = readEnv()
  if (DATABASE_URL) {
    throw new Error('Backups belong to the embedded database, but DATABASE_URL is set.')
  }
  const { previous } = await restoreBackup({ dir: DATA_DIR, file })
  return previous
    ? `Restored ${file}. The previous database is in ${previous}; remove it when you are sure.`
    : `Restored ${file}.`
})
