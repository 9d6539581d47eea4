import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUnavailable } from '../../database/db.ts'
import { AppError } from '../../http/errors.ts'
import type { Logger } from '../../http/log.ts'
import type { LedgerContext } from './ledger.ts'

/** How Stripe's API is spoken: form-encoded, with a secret key, its errors, lists and repeats. */
export class StripeFailure extends Error {
  readonly status: number
  readonly type: string
  constructor(status: number, type: string, code: string) {
    super(code)
    this.status = status
    this.type = type
  }
}

export const refusal = (status: number, code: string) =>
  new StripeFailure(status, 'invalid_request_error', code)

export type Form = { [key: string]: string | Form }

/** items[0][price]=x becomes { items: { 0: { price: 'x' } } }. */
export function parseForm(text: string): Form {
  const root: Form = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter(Boolean)
    let place = root
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Form
    place[path.at(-1) ?? ''] = value
  }
  return root
}

export const textIn = (form: Form | undefined, key: string): string => {
  const value = form?.[key]
  return typeof value === 'string' ? value : ''
}

export const formIn = (form: Form | undefined, key: string): Form | undefined => {
  const value = form?.[key]
  return typeof value === 'object' ? value : undefined
}

export function speakStripe(server: FastifyInstance, secretKey: string, log: Logger): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
  server.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== `Bearer ${secretKey}`) throw refusal(401, 'api_key_invalid')
  })
  server.setNotFoundHandler(() => {
    throw refusal(404, 'unrecognized_request_url')
  })
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? refusal(404, 'resource_missing') : error
    if (known instanceof StripeFailure) {
      const { status, type, message } = known
      return reply.code(status).send({ error: { type, code: message, message } })
    }
    if (!isUnavailable(error)) log.error({ err: error }, 'the payment sandbox failed')
    return reply.code(500).send({ error: { type: 'api_error', message: 'failed' } })
  })
}

/** A request that is repeated with its key is answered as the first time. */
export function once(
  { ledger }: LedgerContext,
  request: FastifyRequest,
  work: () => object,
): object {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return work()
  const text = `${request.url} ${JSON.stringify(request.body)}`
  const known = ledger.answers[key]
  if (known && known.request !== text) {
    throw new StripeFailure(400, 'idempotency_error', 'idempotency_key_in_use')
  }
  const answer = known?.answer ?? structuredClone(work())
  ledger.answers[key] = { request: text, answer }
  return answer
}

type Listed = { id: string; created?: number; start_date?: number }

/** Newest first; within a second in the order of their ids. */
export function listOf(rows: Record<string, Listed>, form: Form): object {
  const since = ({ created, start_date: start }: Listed) => created ?? start ?? 0
  const sorted = Object.values(rows).toSorted(
    (one, other) => since(other) - since(one) || (one.id < other.id ? -1 : 1),
  )
  const after = textIn(form, 'starting_after')
  const start = after ? sorted.findIndex(({ id }) => id === after) + 1 : 0
  const end = start + Number(textIn(form, 'limit') || 10)
  return {
    object: 'list',
    data: sorted.slice(start, end),
    has_more: end < sorted.length,
    url: '/v1/list',
  }
}
