import { tmpdir } from 'node:os'
import { buildApp } from '../../server/src/app.ts'
import { parseEnv } from '../../server/src/env.ts'
import { makeLogger } from '../../server/src/http/log.ts'
import { openParts } from '../../server/src/start.ts'

/** The product's API in a process of its own, so that its memory is only its own. */
const [, , connectionString, email, password] = process.argv
const env = parseEnv({
  DATABASE_URL: connectionString,
  DATA_DIR: tmpdir(),
  DEMO: 'off',
  RATE_LIMIT_SCALE: '1000000',
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
})
const { parts, close } = await openParts(env, makeLogger('silent'))
// The load pretends to come from many addresses.
const app = await buildApp(parts, { pages: 'none', trustProxyHops: 1 })
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ rss: process.memoryUsage().rss })
})
process.once('disconnect', () => void app.close().then(close))
process.send?.({ base: await app.listen({ host: '127.0.0.1', port: 0 }) })
