import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Jobs, startJobs } from './scheduler.ts'

const day = 24 * 60 * 60
const minute = 60 * 1000
const lines: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
let jobs: Jobs

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
  jobs = startJobs(log)
})
afterEach(async () => {
  await jobs.stop()
  vi.useRealTimers()
})

test('a daily job runs within minutes of the start and each day after that', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  jobs.every(day, 'daily', work)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(day * 1000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('while nothing may be written no job runs, and afterwards they all do again', async () => {
  let canWrite = false
  const work = vi.fn<() => Promise<void>>(async () => {})
  const held = startJobs(log, () => canWrite)
  held.every(60, 'writes', work)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(work).not.toHaveBeenCalled()
  canWrite = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(work).toHaveBeenCalledTimes(1)
  await held.stop()
})

test('the first runs are spread, and a frequent job waits no longer than its own pause', async () => {
  const order: string[] = []
  for (const name of ['one', 'two']) jobs.every(day, name, async () => void order.push(name))
  jobs.every(1, 'mail', async () => void order.push('mail'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(order).toEqual(['mail'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(order).toContain('one')
  expect(order).not.toContain('two')
})

test('a job that fails is logged, stops no other and runs again', async () => {
  const broken = vi.fn<() => Promise<void>>(async () => {
    throw new Error('broken')
  })
  const whole = vi.fn<() => Promise<void>>(async () => {})
  jobs.every(60, 'broken', broken)
  jobs.every(60, 'whole', whole)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(broken).toHaveBeenCalledTimes(2)
  expect(whole).toHaveBeenCalledTimes(2)
  expect(lines[0]).toContain('"job":"broken"')
})

test('a job never runs twice at once, and not after the end', async () => {
  let finish = () => {}
  const work = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  jobs.every(1, 'slow', work)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
