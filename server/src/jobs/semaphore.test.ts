import { expect, test } from 'vitest'
import { makeSemaphore } from './semaphore.ts'

test('so many work at once, the others wait in their order, and a full queue refuses', async () => {
  const withPermit = makeSemaphore(2, 1)
  const started: number[] = []
  const finish: (() => void)[] = []
  const work = (number: number) =>
    withPermit(() => {
      started.push(number)
      return new Promise<number>((resolve) => finish.push(() => resolve(number)))
    })
  const all = [work(1), work(2), work(3)]
  await expect(work(4)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  expect(started).toEqual([1, 2])
  finish[0]?.()
  expect(await all[0]).toBe(1)
  await expect.poll(() => started).toEqual([1, 2, 3])
  finish[1]?.()
  finish[2]?.()
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})

test('work that fails gives its permit back', async () => {
  const withPermit = makeSemaphore(1, 0)
  await expect(withPermit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withPermit(async () => 'next')).toBe('next')
})
