import { type Address, type InputOf, methodOf, type ReplyOf, urlOf } from 'contract/endpoint'
import type { ErrorCode, Problem } from 'contract/errors'
import { getProofChallenge, proofHeader } from 'contract/proof'
import { data } from 'react-router'
import { m } from '#texts/messages.js'
import { solveProof } from './proof.ts'
import type { PageRequest } from './ssr.ts'

type Input = { params?: unknown; query?: unknown; body?: unknown }

/** An error answer of the API; NETWORK when it could not be reached, NO_ANSWER when it kept silent. */
export class CallError extends Error {
  readonly code: ErrorCode | 'NETWORK' | 'NO_ANSWER'
  readonly status: number
  readonly fields: Record<string, string[]>
  /** Seconds to wait, where the answer says so. */
  readonly retryAfter: number

  constructor(
    problem: Partial<Omit<Problem, 'code'>> & { code?: CallError['code'] },
    retryAfter = 0,
  ) {
    super(problem.detail ?? '')
    this.code = problem.code ?? 'NETWORK'
    this.status = problem.status ?? 0
    this.fields = problem.errors ?? {}
    this.retryAfter = retryAfter
  }
}

/** Whether a call failed with one of these. */
export const hasCode = (error: unknown, ...codes: CallError['code'][]): boolean =>
  error instanceof CallError && codes.includes(error.code)

/** What was asked for is not there, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404

/** The server does not accept what was asked, and would not the next time either. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status === 400

/** For `catch`: what is not there is null, any other failure stays one. */
export function nullWhenMissing(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

/** What to say of a call that was not answered; of a write, also that nothing typed is lost. */
export function unansweredText(error: unknown, asked: 'read' | 'write'): string {
  if (!hasCode(error, 'NO_ANSWER')) return m.common_offline()
  return asked === 'read' ? m.common_noAnswer() : m.common_noAnswerKept()
}

/** 'Precondition required': the server asks for a proof of work first. */
const proofAsked = 428
const answerWithinMs = 15_000
/** Between two signs of life of a file on its way, or of a reply that is being written. */
const signWithinMs = 60_000

/**
 * Does the work and ends it once nothing was `heard` for so long: whoever waits is told, instead of
 * waiting for ever. `outer` ends it for the caller's own reasons.
 */
async function patiently<T>(
  ms: number,
  work: (signal: AbortSignal, heard: () => void) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const ending = new AbortController()
  let ranOut = false
  const giveUp = () => {
    ranOut = true
    ending.abort()
  }
  let timer = setTimeout(giveUp, ms)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, ms)
  }
  const leave = () => ending.abort(outer?.reason)
  outer?.addEventListener('abort', leave)
  try {
    outer?.throwIfAborted()
    return await work(ending.signal, heard)
  } catch (error) {
    if (error instanceof CallError || outer?.aborted) throw error
    throw new CallError(ranOut ? { code: 'NO_ANSWER' } : {})
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', leave)
  }
}

/** The one way to our API in the browser. */
export async function call<const At extends Address>(
  address: At,
  input?: InputOf<At>,
  signal?: AbortSignal,
): Promise<ReplyOf<At>> {
  const { body } = (input ?? {}) as Input
  const json: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json' }
  const init = {
    method: methodOf(address),
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  } as const
  const send = (proof: Record<string, string> = {}) =>
    patiently(
      answerWithinMs,
      async (ending) => {
        const response = await fetch(`/api${urlOf(address, input as Input)}`, {
          ...init,
          headers: { ...json, ...proof },
          signal: ending,
        })
        const answer: unknown = await response.json().catch((error: unknown) => {
          if (ending.aborted) throw error
          return {}
        })
        return { response, answer }
      },
      signal,
    )
  let { response, answer } = await send()
  if (response.status === proofAsked) {
    const proof = await solveProof(() => call(getProofChallenge, undefined, signal))
    ;({ response, answer } = await send({ [proofHeader]: proof }))
  }
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  return answerOf<At>(response.status, answer, retryAfter)
}

/** Sends a file as the multipart field `file`; `onProgress` hears the share that has left, 0 to 1. */
export async function upload<const At extends Address>(
  address: At,
  input: InputOf<At>,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<ReplyOf<At>> {
  const form = new FormData()
  form.append('file', file, file instanceof File ? file.name : 'foto')
  // fetch cannot tell how much of a body has been sent.
  const request = new XMLHttpRequest()
  request.open(methodOf(address), `/api${urlOf(address, input as Input)}`)
  request.responseType = 'json'
  await patiently(signWithinMs, (ending, heard) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      heard()
      onProgress(loaded / total)
    })
    ending.addEventListener('abort', () => request.abort())
    return new Promise<void>((resolve, reject) => {
      request.addEventListener('error', () => reject(new CallError({})))
      request.addEventListener('abort', reject)
      request.addEventListener('load', () => resolve())
      request.send(form)
    })
  })
  return answerOf<At>(request.status, request.response ?? {})
}

/** The same call while a page renders on the server: an injection that carries the visitor's cookie. */
export async function callOnServer<const At extends Address>(
  page: PageRequest,
  address: At,
  input?: InputOf<At>,
): Promise<ReplyOf<At>> {
  const { body } = (input ?? {}) as Input
  const url = `/api${urlOf(address, input as Input)}`
  const answer = await page.call({ method: methodOf(address), url, body })
  // As a status, since the framework keeps what an error says from the page that tells of it.
  if (answer.status === 503) throw data(null, { status: 503 })
  return answerOf<At>(answer.status, answer.body)
}

/** The server has parsed what it answers: it is believed. */
function answerOf<At>(status: number, body: unknown, retryAfter = 0): ReplyOf<At> {
  if (status >= 400) throw new CallError(problemOf(status, body), retryAfter)
  return body as ReplyOf<At>
}

const codesOfProxies: Record<number, CallError['code']> = {
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

/** A proxy before the server refuses with a page of its own, also when the server kept silent. */
function problemOf(status: number, body: unknown): ConstructorParameters<typeof CallError>[0] {
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Problem
  if (status === 502 || status === 504) return { code: 'NO_ANSWER' }
  return { status, code: codesOfProxies[status] ?? 'UNEXPECTED' }
}

/** The events of one answer, as they come: for a reply that is read while it is being written. */
export function callStreaming<const At extends Address>(
  address: At,
  input: InputOf<At>,
  onEvent: (name: string, data: ReplyOf<At>) => void,
): Promise<void> {
  return patiently(signWithinMs, async (signal, heard) => {
    const response = await fetch(`/api${urlOf(address, input as Input)}`, {
      method: methodOf(address),
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify((input as Input).body),
      signal,
    })
    if (!response.body) throw new CallError({})
    if (!response.ok) {
      throw new CallError(problemOf(response.status, await response.json().catch(() => ({}))))
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      const parts = (text + value).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const name = /^event: (.*)$/m.exec(part)?.[1]
        const data = /^data: (.*)$/m.exec(part)?.[1]
        if (name && data) onEvent(name, JSON.parse(data) as ReplyOf<At>)
      }
    }
  })
}

const pollEveryMs = 4_000

/**
 * Listens to a stream of events until told to stop. The browser connects again by itself and tells
 * the server what it saw last; while nothing arrives (a proxy that holds events back, a server that
 * restarts), `onPoll` reads the plain way.
 */
export function listen<const At extends Address>(
  address: At,
  inputNow: () => InputOf<At>,
  names: readonly string[],
  handlers: { onEvent(name: string, data: ReplyOf<At>): void; onPoll(): void },
): () => void {
  let live = false
  let source: EventSource | undefined
  function open(): void {
    source?.close()
    const opened = new EventSource(`/api${urlOf(address, inputNow() as Input)}`)
    source = opened
    for (const name of names) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        live = true
        handlers.onEvent(name, JSON.parse(data) as ReplyOf<At>)
      })
    }
    opened.onerror = () => {
      live = false
    }
  }
  const lost = () => {
    live = false
  }
  const timer = setInterval(() => {
    if (live) return
    handlers.onPoll()
    // An error answer ends an EventSource for good.
    if (source?.readyState === EventSource.CLOSED) open()
  }, pollEveryMs)
  window.addEventListener('online', open)
  window.addEventListener('offline', lost)
  open()
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', open)
    window.removeEventListener('offline', lost)
    source?.close()
  }
}
