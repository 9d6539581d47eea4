import { expect, test } from 'vitest'
import type { Database } from '../database/db.ts'
import type { Click } from './queries.ts'
import { makeClickIntake } from './service.ts'

const click = { supplierId: 1, at: new Date(0) } as Click

/** A database in which each write waits until it is let go. */
function slowDatabase() {
  const waiting: ((failure?: Error) => void)[] = []
  const execute = () =>
    new Promise((resolve, reject) => {
      waiting.push((failure) => (failure ? reject(failure) : resolve({ rows: [{ n: 1 }] })))
    })
  return { waiting, database: { db: { execute } } as unknown as Database }
}

test('while one batch is written the next gathers; one write at a time', async () => {
  const { waiting, database } = slowDatabase()
  const intake = makeClickIntake(database)
  const clicks = Array.from({ length: 502 }, () => intake.add(click))
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(await clicks[0]).toBe(true)
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  // Only the first of each batch is found by this database.
  expect(await Promise.all(clicks.slice(1, 3))).toEqual([true, false])
  await expect.poll(() => waiting.length).toBe(3)
  waiting[2]?.()
  expect(await clicks[501]).toBe(true)
})

test('a write that fails fails its clicks, and the next one is written', async () => {
  const { waiting, database } = slowDatabase()
  const intake = makeClickIntake(database)
  const [lost, later] = [intake.add(click), intake.add(click)]
  waiting[0]?.(new Error('gone'))
  await expect(lost).rejects.toThrow('gone')
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  expect(await later).toBe(true)
  const next = intake.add(click)
  waiting[2]?.()
  expect(await next).toBe(true)
})

test('more than five thousand that wait are sent away for two seconds', async () => {
  const { database } = slowDatabase()
  const intake = makeClickIntake(database)
  for (let waits = 0; waits < 5_001; waits++) void intake.add(click)
  expect(() => intake.add(click)).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', retryAfter: 2 }),
  )
})
