import { defineConfig } from 'vitest/config'

/** They need no database, whichever side runs them. */
const pureRules = 'server/src/*/rules*.test.ts'

const serverTests = {
  include: ['server/**/*.test.ts'],
  exclude: [pureRules],
  globalSetup: ['server/test/global-setup.ts'],
  // Each test makes its own app and empties the database; loading the modules anew for each file
  // doubles the time.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** The embedded database itself is tested once, not again on PostgreSQL. */
const embeddedOnly = [
  'server/src/database/embedded/*.test.ts',
  'server/src/database/{backup,transfer}.test.ts',
]

/** `npm test` gives TEST_POSTGRES_URL when a PostgreSQL server could be had (scripts/test.ts). */
const onPostgres = process.env.TEST_POSTGRES_URL
  ? [{ test: { ...serverTests, name: 'postgres', exclude: [pureRules, ...embeddedOnly] } }]
  : []

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: ['web/texts.ts'],
          isolate: false,
          testTimeout: 30_000,
          include: [
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            pureRules,
          ],
        },
      },
      {
        test: {
          name: 'web',
          globalSetup: ['web/texts.ts'],
          environment: 'jsdom',
          // One document per process: each test clears what it drew (web/test/render.tsx).
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['web/test/browser.ts'],
          include: ['web/src/**/*.test.tsx'],
        },
      },
      { test: { ...serverTests, name: 'embedded' } },
      ...onPostgres,
    ],
  },
})
