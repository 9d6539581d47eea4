import { expect, test } from 'vitest'
import { testApi } from '../test/api.ts'
import type { EmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { parseEnv } from './env.ts'
import { openParts } from './start.ts'

const api = testApi()

test('what the embedded database says of its disk is what the product asks before it writes', async () => {
  let isFull = true
  const embedded: Pick<EmbeddedPostgres, 'poolConfig' | 'canWrite' | 'stop'> = {
    poolConfig: api.database.pool.options,
    canWrite: () => !isFull,
    stop: async () => {},
  }
  const env = parseEnv({ DEMO: 'off' })
  const { parts, close } = await openParts(env, api.parts.log, embedded as EmbeddedPostgres)
  expect(parts.database.canWrite()).toBe(false)
  isFull = false
  expect(parts.database.canWrite()).toBe(true)
  await close()
})
