import { readEnv } from '../env.ts'
import { importFrom } from '../database/transfer.ts'
import { runWithFile } from './run-with-file.ts'

await runWithFile('db:import', async (file) => {
  const { tables, rows } = await importFrom(file, readEnv())
  return `Imported and verified ${rows} rows of ${tables} tables from ${file}.`
})
