import { resolve } from 'node:path'
import { ports } from './ports.ts'

/** What the server of the journeys logs; global-teardown.ts reads it at the end. */
export const serverLog = resolve(import.meta.dirname, `../.cache/e2e-server-${ports.port}.log`)
