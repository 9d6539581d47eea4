import { definitionOf } from 'contract/api'
import type { Address, ReplyOf } from 'contract/endpoint'
import type { ErrorCode } from 'contract/errors'
import { proofHeader } from 'contract/proof'

/** What the API answers in a component test: the network's edge is the only thing that is not real. */
type Asked = { url: URL; headers: Headers; body: unknown; signal: AbortSignal | null | undefined }
type Handler = (asked: Asked) => Response | Promise<Response>

const handlers = new Map<string, Handler>()
const asked: { method: string; url: URL; body: unknown }[] = []

/** Whether a call goes to this address. */
function goesTo(address: string, { method, url }: { method: string; url: URL }): boolean {
  const [ofAddress, path = ''] = address.split(' ')
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return method === ofAddress && pattern.test(url.pathname)
}

function answerOf(endpoint: Address, given: unknown): Response {
  const { reply, status = 200 } = definitionOf(endpoint)
  return Response.json(reply.parse(given), { status })
}

/** Instead of the browser's `fetch` (browser.ts). */
export async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, 'https://saude.example')
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const call = { method: init.method ?? 'GET', url, body }
  // Also a call that nobody answers was sent: without this, a test that nothing was sent could not fail.
  asked.push(call)
  for (const [name, handler] of handlers) {
    if (!goesTo(name, call)) continue
    return handler({ url, headers: new Headers(init.headers), body, signal: init.signal })
  }
  throw new Error(`nobody answers ${call.method} ${url.pathname}: use answer(endpoint, reply)`)
}

export function forgetAnswers(): void {
  handlers.clear()
  asked.length = 0
}

/** The endpoint answers this; a reply that its schema refuses is a mistake of the test. */
export function answer<const E extends Address>(
  endpoint: E,
  reply: ReplyOf<E> | ((input: { query: URLSearchParams; body: never }) => ReplyOf<E>),
): void {
  handlers.set(endpoint, ({ url, body }) => {
    const given =
      typeof reply === 'function'
        ? (reply as (input: unknown) => unknown)({ query: url.searchParams, body })
        : reply
    return answerOf(endpoint, given)
  })
}

/** The endpoint takes its time: it answers when the returned function is called. */
export function answerLater<const E extends Address>(endpoint: E): (reply: ReplyOf<E>) => void {
  const { promise, resolve } = Promise.withResolvers<Response>()
  handlers.set(endpoint, () => promise)
  return (reply) => resolve(answerOf(endpoint, reply))
}

/** The endpoint answers only a call that carries a proof of work, which it hands on. */
export function answerWithProof<const E extends Address>(
  endpoint: E,
  reply: (proof: string) => ReplyOf<E>,
): void {
  handlers.set(endpoint, ({ headers }) => {
    const proof = headers.get(proofHeader)
    if (!proof) return Response.json({ code: 'PROOF_OF_WORK_REQUIRED' }, { status: 428 })
    return answerOf(endpoint, reply(proof))
  })
}

/** The endpoint refuses: everything, or what `when` picks of what it answers otherwise. */
export function refuse(
  endpoint: Address,
  problem: {
    status: number
    code: ErrorCode
    detail?: string
    errors?: Record<string, string[]>
    retryAfter?: number
  },
  when?: (body: never) => boolean,
): void {
  const { retryAfter, ...body } = problem
  const otherwise = handlers.get(endpoint)
  handlers.set(endpoint, (asked) => {
    if (otherwise && when && !when(asked.body as never)) return otherwise(asked)
    return Response.json(body, {
      status: problem.status,
      headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
    })
  })
}

/** A proxy before the server answers for it, with a page of its own. */
export function answerAsProxy(endpoint: Address, status: number): void {
  handlers.set(endpoint, () => new Response('<html>Sorry</html>', { status }))
}

/** No answer at all: the connection is gone. */
export function disconnect(endpoint: Address): void {
  handlers.set(endpoint, () => {
    throw new TypeError('Failed to fetch')
  })
}

/** The request arrives nowhere and nobody says so; it ends only when whoever asked gives up. */
export function keepSilent(endpoint: Address): void {
  handlers.set(
    endpoint,
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
}

/** What was sent to an endpoint so far: bodies where it has one, else addresses. */
export const sentTo = (endpoint: Address): unknown[] =>
  asked.filter((call) => goesTo(endpoint, call)).map(({ url, body }) => body ?? url.href)
