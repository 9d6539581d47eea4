import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Jobs, startJobs } from './scheduler.ts'

const day = 24 * 60 * 60
const minute = 60 * 1000
const [daily, eachMinute, eachSecond] = ['40 4 * * *', '* * * * *', '* * * * * *']
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const makeWork = () => vi.fn<() => Promise<void>>(async () => {})
const always = () => true
let jobs: Jobs

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00.500Z') })
  lines.length = 0
  jobs = startJobs({ log, mayRun: always })
})
afterEach(async () => {
  await jobs.stop()
  vi.useRealTimers()
})

test('a daily job runs within minutes of the start and each day at its time in Brazil', async () => {
  const times: string[] = []
  jobs.schedule(daily, 'daily', async () => void times.push(new Date().toISOString()))
  await vi.advanceTimersByTimeAsync(day * 2000)
  expect(times.map((time) => time.slice(5, 16))).toEqual([
    '11-15T12:00',
    '11-16T07:40',
    '11-17T07:40',
  ])
})

test('while nothing may be written no job runs, which is logged once, and afterwards they all do again', async () => {
  let canWrite = false
  const work = makeWork()
  const held = startJobs({ log, mayRun: () => canWrite })
  held.schedule(eachMinute, 'writes', work)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(work).not.toHaveBeenCalled()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"job":"writes"')
  canWrite = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(work).toHaveBeenCalledTimes(1)
  canWrite = false
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(lines).toHaveLength(2)
  await held.stop()
})

test('a process that does not lead does only what each process does', async () => {
  const [shared, own] = [makeWork(), makeWork()]
  const follower = startJobs({ log, mayRun: always, leads: async () => false })
  follower.schedule(eachMinute, 'shared', shared)
  follower.schedule(eachSecond, 'own', own, { everywhere: true })
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(shared).not.toHaveBeenCalled()
  expect(own).toHaveBeenCalledTimes(120)
  await follower.stop()
})

test('the first runs are spread, and a frequent job does not wait for them', async () => {
  const order: string[] = []
  for (const name of ['one', 'two']) jobs.schedule(daily, name, async () => void order.push(name))
  jobs.schedule(eachSecond, 'mail', async () => void order.push('mail'))
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
  const whole = makeWork()
  jobs.schedule(eachMinute, 'broken', broken)
  jobs.schedule(eachMinute, 'whole', whole)
  await vi.advanceTimersByTimeAsync(90 * 1000)
  // Once soon after the start, once at the full minute.
  expect(broken).toHaveBeenCalledTimes(2)
  expect(whole).toHaveBeenCalledTimes(2)
  expect(lines[0]).toContain('"job":"broken"')
})

test('a job never runs twice at once, and not after the end', async () => {
  let finish = () => {}
  const work = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  jobs.schedule(eachSecond, 'slow', work)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
