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
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const event = parseEvent(part)
        if (event) events.push(event)
      }
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

function parseEvent(text: string): ServerEvent | undefined {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  if (data === undefined) return undefined
  return { id: field('id') ?? '', event: field('event') ?? 'message', data: JSON.parse(data) }
}
