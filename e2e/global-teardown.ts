import { readFileSync } from 'node:fs'
import { serverLog } from './server-log.ts'

/** Whatever the journeys did, the server has not met an error that it did not expect. */
export default function expectQuietServer(): void {
  const lines = readFileSync(serverLog, 'utf8').split('\n')
  // Beside its greeting the server writes JSON: the security log, and errors alone (LOG_LEVEL).
  const errors = lines.filter((line) => line.startsWith('{') && !line.includes('"log":"security"'))
  if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
}
