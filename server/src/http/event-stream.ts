import { definitionOf } from 'contract/api'
import type { Address, Endpoint, ParsedInputOf } from 'contract/endpoint'
import type { FastifyReply } from 'fastify'
import { AppError } from './errors.ts'
import type { Logger } from './log.ts'
import { networkOf } from './network.ts'
import type { App } from './parts.ts'
import { type ContextOf, fastifyPath, prepareCall, rateLimitOf } from './route.ts'

/** What a handler writes to. The browser sends the last `id` back when it connects again. */
export type EventStream = {
  readonly ended: boolean
  /** The id of the last event that this reader has seen; 0 at the first connection. */
  lastEventId: number
  send(event: { id?: number; event: string; data: unknown }): void
  /** False once the session that opened it has ended: rights are read anew before each reading. */
  mayGoOn(): Promise<boolean>
  /** Calls back when the reader is gone or the stream has to end. */
  onEnd(work: () => void): void
  end(): void
}

/** What is thrown before `open` is called is answered like any other error. */
type Handler<At> = (
  input: ParsedInputOf<At>,
  context: ContextOf<At>,
  open: () => EventStream,
) => Promise<void>

const heartbeatMs = 25_000
/** Then the browser connects again by itself and its rights are read anew. */
const longestMs = 5 * 60_000
const mostPerAddress = 60
const mostInProcess = 5_000
/** A reader who takes nothing is cut off; connecting again costs less than the memory. */
const mostUnreadBytes = 1024 * 1024

/** The open streams of one app: they end with it, so that stopping never waits for a reader. */
const openStreams = new WeakMap<App, { perAddress: Map<string, number>; all: Set<() => void> }>()

function streamsOf(app: App) {
  const known = openStreams.get(app)
  if (known) return known
  const streams = { perAddress: new Map<string, number>(), all: new Set<() => void>() }
  openStreams.set(app, streams)
  app.addHook('preClose', async () => {
    for (const end of streams.all) end()
  })
  return streams
}

/**
 * Serves an endpoint as server-sent events: the same limit, access and parsing as route(), then an
 * answer that stays open. Each event's data is parsed by the endpoint's reply schema on the way out.
 */
export function eventRoute<const At extends Address>(
  app: App,
  address: At,
  handler: Handler<At>,
): void {
  const endpoint = definitionOf(address)
  const streams = streamsOf(app)
  const scale = app.parts.settings.rateLimitScale
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    exposeHeadRoute: false,
    config: { rateLimit: rateLimitOf(endpoint, scale) },
    handler: async (request, reply) => {
      const { input, context } = await prepareCall<At>(app, endpoint, request, reply)
      const network = networkOf(request.ip)
      const fromHere = streams.perAddress.get(network) ?? 0
      if (fromHere >= mostPerAddress * scale || streams.all.size >= mostInProcess * scale) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 10 })
      }
      let stream: EventStream | undefined
      const open = () => {
        const { session } = context
        const mayGoOn = async () => !session || (await app.isSessionOpen(session))
        const opened = openStream(reply, endpoint, mayGoOn)
        streams.perAddress.set(network, (streams.perAddress.get(network) ?? 0) + 1)
        streams.all.add(opened.end)
        opened.onEnd(() => {
          streams.all.delete(opened.end)
          const left = (streams.perAddress.get(network) ?? 1) - 1
          if (left > 0) streams.perAddress.set(network, left)
          else streams.perAddress.delete(network)
        })
        stream = opened
        return opened
      }
      try {
        await handler(input, context, open)
      } catch (error) {
        if (!stream) throw error
        endFailed(stream, error, request.log)
      }
    },
  })
}

function openStream(
  reply: FastifyReply,
  endpoint: Endpoint,
  mayGoOn: () => Promise<boolean>,
): EventStream {
  const { raw, request } = reply
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Some proxies collect an answer before they pass it on, unless told not to.
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 1000\n\n')
  const works: (() => void)[] = []
  let ended = false
  function finish(): void {
    if (ended) return
    ended = true
    clearInterval(heartbeat)
    clearTimeout(limit)
    for (const work of works) work()
  }
  function end(): void {
    finish()
    raw.end()
  }
  const heartbeat = setInterval(() => raw.write(': \n\n'), heartbeatMs)
  const limit = setTimeout(end, longestMs)
  raw.on('close', finish)
  return {
    lastEventId: Number(request.headers['last-event-id']) || 0,
    mayGoOn,
    send({ id, event, data }) {
      if (ended) return
      const body = JSON.stringify(endpoint.reply.parse(data))
      if (raw.writableLength > mostUnreadBytes) {
        raw.destroy()
        return
      }
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${body}\n\n`)
    },
    onEnd: (work) => void (ended ? work() : works.push(work)),
    get ended() {
      return ended
    },
    end,
  }
}

/**
 * What a stream tells of can be erased while it is being read, and a reading that is under way when
 * the stream ends may find its database closed: neither is a failure of the product.
 */
function endFailed(stream: EventStream, error: unknown, log: Pick<Logger, 'error'>): void {
  const isGone = error instanceof AppError && error.code === 'NOT_FOUND'
  if (!stream.ended && !isGone) log.error({ err: error }, 'event stream failed')
  stream.end()
}

/** Reads again whenever something may have changed, one reading at a time, none forgotten. */
export function rereadOnChange(
  stream: EventStream,
  subscribe: (listener: () => void) => () => void,
  read: () => Promise<void>,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  let reading = false
  let again = false
  async function run(): Promise<void> {
    if (reading) {
      again = true
      return
    }
    reading = true
    try {
      do {
        again = false
        if (!(await stream.mayGoOn())) return stream.end()
        await read()
      } while (again && !stream.ended)
    } catch (error) {
      // The browser connects again and gets what it missed.
      endFailed(stream, error, log)
    } finally {
      reading = false
    }
  }
  const wake = () => {
    if (!stream.ended) void run()
  }
  // Subscribed before the first reading: what changes in between is read by the next one.
  const unsubscribe = subscribe(wake)
  // A notification can be lost with the process that should have sent it.
  const timer = setInterval(wake, heartbeatMs)
  stream.onEnd(() => {
    clearInterval(timer)
    unsubscribe()
  })
  return run()
}
