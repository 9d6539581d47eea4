import { createParser } from 'eventsource-parser'

/** Reads server-sent events as a browser does, for tests and benchmarks. */
export type ServerEvent = { id: string; event: string; data: unknown }

export type EventReader = {
  status: number
  /** Every event so far, in order. */
  events: ServerEvent[]
  /** The first event from now or before that fits; fails after `withinMs`. */
  until(fits: (event: ServerEvent) => boolean, withinMs?: number): Promise<ServerEvent>
  /** Ends when the server ended the stream. */
  ended: Promise<void>
  close(): void
}

export async function readEvents(
  url: string,
  {
    cookie = '',
    lastEventId,
    ...init
  }: { cookie?: string; lastEventId?: string; method?: string; body?: string } = {},
): Promise<EventReader> {
  const abort = new AbortController()
  const response = await fetch(url, {
    ...init,
    signal: abort.signal,
    headers: {
      cookie,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
  })
  const events: ServerEvent[] = []
  const listeners = new Set<() => void>()
  async function read(): Promise<void> {
    const parser = createParser({
      onEvent: ({ id = '', event = 'message', data }) =>
        void events.push({ id, event, data: JSON.parse(data) as unknown }),
    })
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }))
      for (const listener of listeners) listener()
    }
  }
  const ended = read().catch(() => {})
  return {
    status: response.status,
    events,
    ended,
    close: () => abort.abort(),
    until: (fits, withinMs = 25_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          listeners.delete(look)
          reject(new Error(`no such event within ${withinMs} ms, but ${JSON.stringify(events)}`))
        }, withinMs)
        function look(): void {
          const found = events.find(fits)
          if (!found) return
          clearTimeout(timer)
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
      }),
  }
}
