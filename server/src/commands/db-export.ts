import { readEnv } from '../env.ts'
import { exportTo } from '../database/transfer.ts'
import { runWithFile } from './run-with-file.ts'

await runWithFile('db:export', async (file) => {
  const { tables, rows } = await exportTo(file, readEnv())
  return `Exported ${rows} rows of ${tables} tables to ${file}.`
})
