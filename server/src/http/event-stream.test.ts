import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { type EventStream, rereadOnChange } from './event-stream.ts'

/** A stream whose reader can be woken, and what was logged about it. */
function openStream(read: () => Promise<void>, mayGoOn = async () => true) {
  const works: (() => void)[] = []
  const logged: unknown[] = []
  let ended = false
  let wake = () => {}
  const stream: EventStream = {
    lastEventId: 0,
    mayGoOn,
    get ended() {
      return ended
    },
    send: () => {},
    onEnd: (work) => void works.push(work),
    end() {
      ended = true
      for (const work of works.splice(0)) work()
    },
  }
  const subscribe = (listener: () => void) => {
    wake = listener
    return () => {
      wake = () => {}
    }
  }
  const log = { error: (facts: unknown) => void logged.push(facts) }
  const first = rereadOnChange(stream, subscribe, read, log as never)
  return { stream, logged, first, wake: () => wake() }
}

test('a stream whose subject is gone ends, and nobody is alarmed', async () => {
  let isThere = true
  const { stream, logged, first, wake } = openStream(async () => {
    if (!isThere) throw new AppError('NOT_FOUND')
  })
  await first
  expect(stream.ended).toBe(false)
  isThere = false
  wake()
  await expect.poll(() => stream.ended).toBe(true)
  expect(logged).toEqual([])
})

test('a subject that is gone before the first reading ends the stream the same way', async () => {
  const { stream, logged, first } = openStream(async () => {
    throw new AppError('NOT_FOUND')
  })
  await first
  expect(stream.ended).toBe(true)
  expect(logged).toEqual([])
})

test('a reading that fails after the stream has ended is not reported', async () => {
  const reading = Promise.withResolvers<void>()
  const { stream, logged, first } = openStream(() => reading.promise)
  stream.end()
  reading.reject(new Error('the database is closed'))
  await first
  expect(logged).toEqual([])
})

test('any other failure is reported and ends the stream', async () => {
  const failure = new Error('the database is broken')
  const { stream, logged, first } = openStream(async () => {
    throw failure
  })
  await first
  expect(stream.ended).toBe(true)
  expect(logged).toEqual([{ err: failure }])
})

test('what changes during a reading is read once more', async () => {
  let readings = 0
  const slow = Promise.withResolvers<void>()
  const { stream, first, wake } = openStream(async () => {
    readings++
    if (readings === 1) await slow.promise
  })
  wake()
  wake()
  slow.resolve()
  await first
  expect(readings).toBe(2)
  stream.end()
})

test('nothing more is read for a session that has ended', async () => {
  let readings = 0
  let isOpen = true
  const { stream, logged, first, wake } = openStream(
    async () => void readings++,
    async () => isOpen,
  )
  await first
  isOpen = false
  wake()
  await expect.poll(() => stream.ended).toBe(true)
  expect(readings).toBe(1)
  expect(logged).toEqual([])
})
