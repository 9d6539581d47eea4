import { defineConfig } from 'vitest/config'

/** They need no database, whichever side runs them. */
const pureRules = 'server/src/*/{rules*,rules/**/*}.test.ts'

const serverTests = {
  include: ['server/**/*.test.ts'],
  exclude: [pureRules],
  globalSetup: ['server/test/global-setup.ts'],
  // Each test makes its own app and empties the database; loading the modules anew for each file
  // doubles the time.
  isolate: false,
  // A busy machine takes its time; what never comes fails all the same.
  testTimeout: 60_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * What the two databases can differ in: connections and locks, who wins when two do the same at once, events
 * between processes, jobs, types of columns, extensions that the search uses. The journeys live on the embedded database, too, so the rest of
 * the API suite runs on it only where there is no PostgreSQL, and on request (`npm run test:embedded`).
 */
const mayDiffer = [
  'server/src/database/**/*.test.ts',
  'server/src/jobs/**/*.test.ts',
  'server/src/mail/outbox.test.ts',
  'server/src/search/search*.test.ts',
  'server/src/accesses/*.test.ts',
  'server/src/chat/attendance.test.ts',
  'server/src/{leads,reviews}/*.test.ts',
  'server/src/needs/at-once.test.ts',
  'server/src/{answers,process,tables/tables}.test.ts',
]

/** The embedded database itself, and how a process starts and ends: not again on PostgreSQL. */
const embeddedOnly = [
  'server/src/process.test.ts',
  'server/src/database/embedded/*.test.ts',
  'server/src/database/{backup,transfer}.test.ts',
]

/** `npm test` gives TEST_POSTGRES_URL when a PostgreSQL server could be had (scripts/test.ts). */
const apiProjects = process.env.TEST_POSTGRES_URL
  ? [
      { test: { ...serverTests, name: 'postgres', exclude: [pureRules, ...embeddedOnly] } },
      { test: { ...serverTests, name: 'embedded', include: mayDiffer } },
    ]
  : [{ test: { ...serverTests, name: 'embedded' } }]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: ['web/texts.ts'],
          isolate: false,
          testTimeout: 60_000,
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
          expect: { poll: { timeout: 30_000 } },
          setupFiles: ['web/test/browser.ts'],
          include: ['web/src/**/*.test.tsx'],
        },
      },
      ...apiProjects,
    ],
  },
})
