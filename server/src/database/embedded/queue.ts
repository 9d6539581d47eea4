import type { PGlite } from '@electric-sql/pglite'

type Unit = {
  session: number
  run: () => Promise<void>
  reject: (error: Error) => void
}

/** Told when the engine starts and ends a call, so that somebody else can notice a hung one. */
export type CallObserver = {
  started(kind: 'query' | 'maintenance'): void
  ended(): void
}

type QueueOptions = {
  db: PGlite
  observer: CallObserver
  onFatal: (message: string) => void
}

const STARTUP = 0
const code = (letter: string) => letter.charCodeAt(0)
const TERMINATE = code('X')
const FLUSH = code('H')
const BUFFERED_UNTIL_SYNC = new Set(['P', 'B', 'D', 'E', 'C'].map(code))
const SYNC = Uint8Array.of(code('S'), 0, 0, 0, 4)
const MAINTENANCE = -1

/**
 * Takes the place of pglite-socket's own queue. That one lets the messages of two connections mix
 * between Parse and Sync, so that one binds its values to the other's statement, and stops for
 * ever after one internal error (electric-sql/pglite issues 977 and 1046).
 *
 * Here a connection's messages up to Sync are one unit, and a transaction keeps its connection.
 */
export class SessionQueue {
  readonly #db: PGlite
  readonly #observer: CallObserver
  readonly #onFatal: (message: string) => void
  readonly #sessions = new Set<number>()
  readonly #unfinished = new Map<number, Uint8Array[]>()
  #waiting: Unit[] = []
  #owner: number | null = null
  #running = false

  constructor({ db, observer, onFatal }: QueueOptions) {
    this.#db = db
    this.#observer = observer
    this.#onFatal = onFatal
  }

  /** Called by pglite-socket with each message of a connection; resolves to the reply's size. */
  async enqueue(
    session: number,
    message: Uint8Array,
    onData: (data: Uint8Array) => void,
  ): Promise<number> {
    const type = message[0] ?? STARTUP
    if (type === TERMINATE) {
      this.#sessions.delete(session)
      return 0
    }
    const unfinished = this.#unfinished.get(session) ?? []
    if (BUFFERED_UNTIL_SYNC.has(type)) {
      this.#unfinished.set(session, [...unfinished, message])
      return 0
    }
    this.#unfinished.delete(session)
    // All connections share one PostgreSQL session. A connection that comes alone must not find the
    // settings and prepared statements of those before it.
    const startsAfresh = type === STARTUP && this.#sessions.size === 0
    if (type === STARTUP) this.#sessions.add(session)
    const input = unfinished.length ? Buffer.concat([...unfinished, message]) : message
    return this.#add(session, async () => {
      let size = 0
      if (startsAfresh) await this.#call('query', () => this.#db.exec('DISCARD ALL'))
      await this.#call('query', () =>
        this.#db.execProtocolRawStream(input, {
          onRawData: (data) => {
            size += data.length
            onData(data)
          },
        }),
      ).catch((error: unknown) => {
        // A strange client may fail to connect; anything else leaves the engine in an unknown state.
        if (type !== STARTUP) this.#onFatal(`the engine threw: ${String(error)}`)
        throw error
      })
      const unitGoesOn = type === FLUSH || this.#db.isInTransaction()
      this.#owner = unitGoesOn ? session : null
      return size
    })
  }

  /** Runs work on the engine while no connection is inside a transaction. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#add(MAINTENANCE, () => this.#call('maintenance', work))
  }

  clearQueueForHandler(session: number): void {
    this.#unfinished.delete(session)
    const gone = this.#waiting.filter((unit) => unit.session === session)
    this.#waiting = this.#waiting.filter((unit) => unit.session !== session)
    for (const unit of gone) unit.reject(new Error('The connection was closed'))
  }

  async clearTransactionIfNeeded(session: number): Promise<void> {
    this.#sessions.delete(session)
    if (this.#owner !== session) return
    await this.#call('query', async () => {
      await this.#db.execProtocolRawStream(SYNC, { onRawData: () => {} })
      if (this.#db.isInTransaction()) await this.#db.exec('ROLLBACK')
    })
    this.#owner = null
    void this.#pump()
  }

  getQueueLength(): number {
    return this.#waiting.length
  }

  #add<T>(session: number, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ session, run: () => work().then(resolve, reject), reject })
      void this.#pump()
    })
  }

  async #pump(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let unit = this.#next(); unit; unit = this.#next()) await unit.run()
    this.#running = false
  }

  #next(): Unit | undefined {
    if (this.#owner === null) return this.#waiting.shift()
    const index = this.#waiting.findIndex((unit) => unit.session === this.#owner)
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  async #call<T>(kind: 'query' | 'maintenance', work: () => Promise<T>): Promise<T> {
    this.#observer.started(kind)
    try {
      return await work()
    } finally {
      this.#observer.ended()
    }
  }
}
