import pg from 'pg'
import { pino } from 'pino'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from './db.ts'
import { type Events, localEvents, postgresEvents } from './events.ts'

const url = inject('postgresUrl')
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

describe('in one process', () => {
  test('who listens to an id hears of it and of no other', () => {
    const events = localEvents()
    const heard: string[] = []
    events.subscribe('conversation', 1, () => heard.push('one'))
    const stop = events.subscribe('conversation', 'all', () => heard.push('all'))
    events.publish('conversation', 1)
    events.publish('conversation', 2)
    events.publish('attendance', 1)
    stop()
    events.publish('conversation', 1)
    expect(heard).toEqual(['one', 'all', 'all', 'one'])
  })
})

describe.runIf(url)('between processes on PostgreSQL', () => {
  async function join(): Promise<Events> {
    const database = openDatabase({ connectionString: url ?? '' })
    const events = await postgresEvents(url ?? '', database.db, pino({ level: 'silent' }))
    closing.push(async () => {
      await events.close()
      await database.close()
    })
    return events
  }

  test('a change made here is heard there, and here only once', async () => {
    const [here, there] = [await join(), await join()]
    const heard = { here: vi.fn<() => void>(), there: vi.fn<() => void>() }
    here.subscribe('conversation', 7, heard.here)
    there.subscribe('conversation', 7, heard.there)
    here.publish('conversation', 7)
    await expect.poll(() => heard.there.mock.calls.length).toBe(1)
    here.publish('attendance', 1)
    there.publish('conversation', 7)
    await expect.poll(() => heard.here.mock.calls.length).toBe(2)
    expect(heard.there).toHaveBeenCalledTimes(2)
  })

  test('a broken connection is made again, and nobody misses what happened meanwhile', async () => {
    const [here, there] = [await join(), await join()]
    const heard = vi.fn<() => void>()
    there.subscribe('conversation', 7, heard)
    const admin = new pg.Client({ connectionString: url ?? '' })
    await admin.connect()
    await admin.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query = 'LISTEN events' AND datname = current_database()`)
    await admin.end()
    // Woken once although nothing was published: something may have been.
    await expect.poll(() => heard.mock.calls).not.toEqual([])
    heard.mockClear()
    here.publish('conversation', 7)
    await expect.poll(() => heard.mock.calls).not.toEqual([])
  })
})
