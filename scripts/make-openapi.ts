import { readFileSync, writeFileSync } from 'node:fs'
import { makeOpenApi } from '../server/src/http/openapi.ts'

/** Writes docs/openapi.json from the contract; with --check it only says whether it is stale. */
const file = new URL('../docs/openapi.json', import.meta.url)
const text = `${JSON.stringify(makeOpenApi(), null, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('docs/openapi.json is stale: run npm run openapi\n')
  process.exit(1)
}
