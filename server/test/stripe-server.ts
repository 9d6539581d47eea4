import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { changeInvoice, expireSession } from '../src/payments/checkout.ts'
import { type PriceRow, everyPrice } from '../src/payments/payments.ts'
import {
  type Desk,
  endSubscription,
  type Ledger,
  type LedgerEvent,
  newId,
  nextAmounts,
  openLedger,
  refundInvoice,
  setCancelAtPeriodEnd,
} from '../src/payments/ledger.ts'

/**
 * A Stripe on this machine: the part of its API that the product uses, form-encoded, with secret
 * keys and idempotency keys, and webhooks signed by the SDK's own helper. What a buyer does on
 * Stripe's pages is done with `act`.
 */
export type StripeServer = {
  url: string
  secretKey: string
  webhookSecret: string
  prices: readonly PriceRow[]
  ledgers: Map<string, Ledger>
  /** 'METHOD /path' of every request, oldest first. */
  requests: string[]
  portals: Record<string, unknown>[]
  /** How many of the next requests are answered with an error of Stripe's. */
  failNext: number
  /** Requests that are answered with an error for as long as this is set. */
  refuse: RegExp | null
  act(id: string, work: (desk: Desk) => LedgerEvent[]): LedgerEvent[]
  sign(event: object, at?: Date): { payload: string; signature: string }
  /** A new account at Stripe: tests number their people from one again. */
  reset(): void
  close(): Promise<void>
}

type Form = Record<string, unknown>
type Answer = { status: number; body: object }

class StripeFailure extends Error {
  readonly answer: Answer
  constructor(status: number, type: string, code: string) {
    super(code)
    this.answer = { status, body: { error: { type, code, message: code } } }
  }
}

const missing = () => new StripeFailure(404, 'invalid_request_error', 'resource_missing')

/** items[0][price]=x becomes { items: { 0: { price: 'x' } } }. */
function parseForm(text: string): Form {
  const root: Form = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter(Boolean)
    let place = root
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Form
    place[path.at(-1) ?? ''] = value
  }
  return root
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const answers = new Map<string, { request: string; answer: Answer }>()
  const balances = new Map<string, { id: string }[]>()
  const server = {
    secretKey: 'sk_test_loopback',
    webhookSecret: 'whsec_loopback',
    prices: everyPrice((plan, period) => `price_${plan}_${period}`),
    ledgers: new Map<string, Ledger>(),
    requests: [],
    portals: [],
    failNext: 0,
    refuse: null,
  } as unknown as StripeServer

  const ledgerOf = (id: string): Ledger => {
    for (const ledger of server.ledgers.values()) {
      const books = [ledger.sessions, ledger.subscriptions, ledger.invoices, ledger.charges]
      if (ledger.customer.id === id || books.some((book) => id in book)) return ledger
    }
    throw missing()
  }
  server.act = (id, work) => work({ ledger: ledgerOf(id), now: now(), prices: server.prices })
  server.reset = () => {
    answers.clear()
    balances.clear()
    server.ledgers.clear()
    server.failNext = 0
    server.refuse = null
  }
  server.sign = (event, at = now()) => {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(at.getTime() / 1000)
    const secret = server.webhookSecret
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { payload, signature }
  }

  function handle(method: string, path: string, form: Form): object {
    const [, resource = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|billing_portal\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? []
    const name = `${method} ${resource}${id && id !== 'create_preview' ? '/id' : ''}${action && `/${action}`}`
    const text = (key: string) => String(form[key] ?? '')
    const expands = JSON.stringify(form.expand ?? '').includes('payments')
    switch (name) {
      case 'POST customers': {
        const customer = { id: newId('cus'), email: text('email'), name: text('name') }
        server.ledgers.set(customer.id, openLedger(customer))
        return { object: 'customer', ...customer }
      }
      case 'POST checkout/sessions':
        return createSession(form)
      case 'GET checkout/sessions/id':
        return ledgerOf(id).sessions[id] ?? {}
      case 'POST checkout/sessions/id/expire': {
        if (ledgerOf(id).sessions[id]?.status !== 'open') {
          throw new StripeFailure(400, 'invalid_request_error', 'checkout_not_open')
        }
        server.act(id, (desk) => expireSession(desk, id))
        return ledgerOf(id).sessions[id] ?? {}
      }
      case 'GET subscriptions':
        return page(Object.values(ledgerOf(text('customer')).subscriptions), form)
      case 'GET subscriptions/id':
        return ledgerOf(id).subscriptions[id] ?? {}
      case 'POST subscriptions/id': {
        const cancel = text('cancel_at_period_end') === 'true'
        server.act(id, (desk) => setCancelAtPeriodEnd(desk, id, cancel))
        return ledgerOf(id).subscriptions[id] ?? {}
      }
      case 'DELETE subscriptions/id': {
        if (ledgerOf(id).subscriptions[id]?.status === 'canceled') throw missing()
        server.act(id, (desk) => endSubscription(desk, id))
        return ledgerOf(id).subscriptions[id] ?? {}
      }
      case 'GET invoices':
        return page(
          Object.values(ledgerOf(text('customer')).invoices).map((invoice) =>
            expands ? invoice : { ...invoice, payments: undefined },
          ),
          form,
        )
      case 'GET invoices/id':
        return { ...ledgerOf(id).invoices[id], ...(expands ? {} : { payments: undefined }) }
      case 'POST invoices': {
        const desk = { ledger: ledgerOf(text('subscription')), now: now(), prices: server.prices }
        const details = form.subscription_details as { items: Form } | undefined
        if (details) {
          const { price } = details.items[0] as { price: string }
          return { ...changeInvoice(desk, text('subscription'), price), ending_balance: null }
        }
        return { object: 'invoice', amount_due: nextAmounts(desk)[text('subscription')] }
      }
      case 'GET customers/id': {
        const { balance, ...customer } = ledgerOf(id).customer
        return { object: 'customer', ...customer, balance: -balance }
      }
      case 'GET customers/id/balance_transactions':
        return page(balanceTransactionsOf(id), form)
      case 'POST customers/id/balance_transactions':
        return createBalanceTransaction(id, form)
      case 'GET charges':
        return page(Object.values(ledgerOf(text('customer')).charges), form)
      case 'POST refunds':
        return createRefund(text('payment_intent'))
      case 'POST billing_portal/sessions': {
        ledgerOf(text('customer'))
        server.portals.push(form)
        return { object: 'billing_portal.session', url: `${server.url}/p/${newId('bps')}` }
      }
      default:
        throw new Error(`the loopback Stripe does not know ${name}`)
    }
  }

  function createSession(form: Form): object {
    const ledger = ledgerOf(String(form.customer))
    const items = form.line_items as Record<string, { price: string }>
    const price = items[0]?.price ?? ''
    if (form.mode !== 'subscription' || !server.prices.some((row) => row.id === price)) {
      throw missing()
    }
    const id = newId('cs_test')
    ledger.sessions[id] = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      customer: ledger.customer.id,
      subscription: null,
      client_reference_id: String(form.client_reference_id),
      success_url: String(form.success_url),
      cancel_url: String(form.cancel_url),
      expires_at: Number(form.expires_at),
      created: Math.floor(now().getTime() / 1000),
      price,
      metadata: form.metadata as Record<string, string>,
    }
    return { ...ledger.sessions[id], url: `${server.url}/c/${id}` }
  }

  const balanceTransactionsOf = (customer: string) => balances.get(customer) ?? []

  function createBalanceTransaction(customer: string, form: Form): object {
    const amount = Number(form.amount)
    const { refunded_invoice: invoice = '' } = (form.metadata ?? {}) as Record<string, string>
    ledgerOf(customer).customer.balance -= amount
    const transaction = {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount,
      metadata: { refunded_invoice: invoice },
    }
    balances.set(customer, [...balanceTransactionsOf(customer), transaction])
    return transaction
  }

  function createRefund(intent: string): object {
    for (const ledger of server.ledgers.values()) {
      const invoice = Object.values(ledger.invoices).find(({ payments }) =>
        payments?.data.some(({ payment }) => payment.payment_intent === intent),
      )
      if (!invoice) continue
      const events = server.act(invoice.id, (desk) => refundInvoice(desk, invoice.id))
      if (events.length > 0) return { id: newId('re'), object: 'refund', payment_intent: intent }
      throw new StripeFailure(400, 'invalid_request_error', 'charge_already_refunded')
    }
    throw missing()
  }

  function answerOnce(key: string | undefined, request: string, work: () => object): Answer {
    const known = key ? answers.get(key) : undefined
    if (known && known.request !== request) {
      throw new StripeFailure(400, 'idempotency_error', 'idempotency_key_in_use')
    }
    if (known) return known.answer
    const answer = { status: 200, body: structuredClone(work()) }
    if (key) answers.set(key, { request, answer })
    return answer
  }

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://loopback')
      const text = request.method === 'GET' ? url.search.slice(1) : await readText(request)
      server.requests.push(`${request.method} ${url.pathname}`)
      const key = request.headers['idempotency-key']
      let answer: Answer
      try {
        if (request.headers.authorization !== `Bearer ${server.secretKey}`) {
          throw new StripeFailure(401, 'invalid_request_error', 'api_key_invalid')
        }
        if (server.failNext > 0 || server.refuse?.test(url.pathname)) {
          if (server.failNext > 0) server.failNext--
          throw new StripeFailure(402, 'api_error', 'made_to_fail')
        }
        answer = answerOnce(
          request.method === 'POST' ? String(key ?? newId('none')) : undefined,
          `${url.pathname}?${text}`,
          () => handle(request.method ?? 'GET', url.pathname, parseForm(text)),
        )
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error
        answer = error.answer
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })()
  })
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  server.close = () =>
    new Promise((resolve) => {
      http.close(() => resolve())
      http.closeAllConnections()
    })
  return server
}

function page(rows: { id: string }[], form: Form): object {
  const newestFirst = rows.toReversed()
  const after = form.starting_after
  const start = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0
  const end = start + Number(form.limit ?? 10)
  return {
    object: 'list',
    data: newestFirst.slice(start, end),
    has_more: end < newestFirst.length,
    url: '/v1/list',
  }
}
