import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Db } from './db.ts'
import type { Logger } from '../http/log.ts'
import { sql } from 'drizzle-orm'

/**
 * Says that something changed: a topic and an id, never the data itself, which whoever listens reads
 * from the database. Publish after the transaction that made the change is committed.
 */
export type Events = {
  publish(topic: Topic, id: number): void
  /** Calls back for one id, or for all of them. Returns what ends it. */
  subscribe(topic: Topic, id: number | 'all', listener: Listener): () => void
  close(): Promise<void>
}

export type Topic = 'conversation' | 'attendance' | 'queue'
type Listener = () => void

const channel = 'events'
const key = (topic: string, id: number | 'all') => `${topic}:${id}`

type Bus = Pick<Events, 'subscribe'> & {
  deliver(topic: string, id: number): void
  deliverToAll(): void
}

function makeBus(): Bus {
  const listeners = new Map<string, Set<Listener>>()
  const call = (name: string) => listeners.get(name)?.forEach((listener) => listener())
  return {
    deliver(topic, id) {
      call(key(topic, id))
      call(key(topic, 'all'))
    },
    deliverToAll() {
      for (const name of listeners.keys()) call(name)
    },
    subscribe(topic, id, listener) {
      const name = key(topic, id)
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(name) === set) listeners.delete(name)
      }
    },
  }
}

/** For one process: the embedded database has no other, and NOTIFY does not arrive over its socket. */
export function localEvents(): Events {
  const bus = makeBus()
  return { publish: bus.deliver, subscribe: bus.subscribe, close: async () => {} }
}

const firstRetryMs = 100
const lastRetryMs = 5_000

/**
 * For several processes on one PostgreSQL: NOTIFY carries 'process topic id' to the others. The
 * listening connection is made again when it breaks; what was missed meanwhile is made up for by
 * waking every listener once.
 */
export async function postgresEvents(
  connectionString: string,
  db: Db,
  log: Logger,
): Promise<Events> {
  const bus = makeBus()
  const self = randomUUID().slice(0, 8)
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true })
    next.on('notification', ({ payload = '' }) => {
      const [from, topic = '', id] = payload.split(' ')
      if (from !== self) bus.deliver(topic, Number(id))
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
  }

  function lost(broken: pg.Client): void {
    if (closed || client !== broken) return
    client = undefined
    log.warn('events: connection lost, connecting again')
    reconnect(firstRetryMs)
  }

  function reconnect(afterMs: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => bus.deliverToAll(),
        () => {
          if (!closed) reconnect(Math.min(afterMs * 2, lastRetryMs))
        },
      )
    }, afterMs)
  }

  await connect()
  return {
    subscribe: bus.subscribe,
    publish(topic, id) {
      bus.deliver(topic, id)
      db.execute(sql`SELECT pg_notify(${channel}, ${`${self} ${topic} ${id}`})`).catch(
        (error: unknown) => log.warn({ err: error }, 'events: not published'),
      )
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
