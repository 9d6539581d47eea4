import { zone } from 'contract/rules/calendar'
import { Cron } from 'croner'
import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'
import type { Parts } from './http/parts.ts'
import { scheduleJobs } from './jobs.ts'

const patterns = new Map<string, string>()
const jobs = {
  schedule: (pattern: string, name: string) => void patterns.set(name, pattern),
  stop: async () => {},
}
scheduleJobs(jobs, parseEnv({}), { database: {} } as Parts)

test.each([...patterns])("a skipped run of '%s' is made up for within a day", (_name, pattern) => {
  const times = new Cron(pattern, { paused: true, timezone: zone }).nextRuns(9, new Date())
  const gaps = times.slice(1).map((time, i) => time.getTime() - (times[i]?.getTime() ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
})
