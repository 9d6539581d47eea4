import type { FastifyInstance } from 'fastify'
import { type Form, formIn, listOf, once, refusal, textIn } from './api.ts'
import { changeInvoice, expireSession } from './checkout.ts'
import {
  endSubscription,
  type Ledger,
  type LedgerContext,
  newId,
  nextAmounts,
  openLedger,
  refundInvoice,
  seconds,
  type SessionObject,
  setCancelAt,
  setCancelAtPeriodEnd,
} from './ledger.ts'

type Storage = {
  /** The ledger that holds this id, as it is now. */
  read<T>(id: string, work: (context: LedgerContext) => T): Promise<T>
  change<T>(id: string, work: (context: LedgerContext) => T): Promise<T>
  addLedger(ledger: Ledger): Promise<void>
  /** One id for one idempotency key. */
  idFor(key: string): string
  /** The product's pages that stand for Stripe's. */
  pages: string
}
type Request = { Body: Form; Querystring: Form; Params: { id: string } }

/** The part of Stripe's API that the product uses. */
export function stripeRoutes(server: FastifyInstance, storage: Storage): void {
  customerRoutes(server, storage)
  checkoutRoutes(server, storage)
  subscriptionRoutes(server, storage)
  invoiceRoutes(server, storage)
}

function customerRoutes(
  server: FastifyInstance,
  { read, change, addLedger, idFor }: Storage,
): void {
  server.post<Request>('/v1/customers', async (request) => {
    const key = request.headers['idempotency-key']
    const id = typeof key === 'string' ? `cus_sandbox_${idFor(key)}` : newId('cus_sandbox')
    const customer = {
      id,
      email: textIn(request.body, 'email'),
      name: textIn(request.body, 'name'),
    }
    await addLedger(openLedger(customer))
    return change(id, (context) =>
      once(context, request, () => ({ object: 'customer', ...customer })),
    )
  })

  server.get<Request>('/v1/customers/:id', ({ params }) =>
    read(params.id, ({ ledger: { customer } }) => ({
      object: 'customer',
      ...customer,
      // Stripe counts credit below zero.
      balance: -customer.balance,
    })),
  )

  server.post<Request>('/v1/customers/:id', ({ params, body }) =>
    change(params.id, ({ ledger: { customer } }) => {
      customer.email = textIn(body, 'email') || customer.email
      return { object: 'customer', ...customer, balance: -customer.balance }
    }),
  )

  server.get<Request>('/v1/customers/:id/balance_transactions', ({ params, query }) =>
    read(params.id, ({ ledger }) => listOf(ledger.balanceTransactions, query)),
  )

  server.post<Request>('/v1/customers/:id/balance_transactions', (request) =>
    change(request.params.id, (context) =>
      once(context, request, () => {
        const id = newId('cbtxn')
        const amount = Number(textIn(request.body, 'amount'))
        const metadata = (formIn(request.body, 'metadata') ?? {}) as Record<string, string>
        const transaction = {
          id,
          object: 'customer_balance_transaction',
          amount,
          metadata,
        } as const
        context.ledger.customer.balance -= amount
        context.ledger.balanceTransactions[id] = transaction
        return transaction
      }),
    ),
  )
}

function checkoutRoutes(server: FastifyInstance, { read, change, pages }: Storage): void {
  const shown = ({ ledger }: LedgerContext, id: string) => ({
    ...ledger.sessions[id],
    url: `${pages}/checkout/${id}`,
  })

  server.post<Request>('/v1/checkout/sessions', (request) =>
    change(textIn(request.body, 'customer'), (context) =>
      once(context, request, () => {
        const { body } = request
        const price = textIn(formIn(formIn(body, 'line_items'), '0'), 'price')
        const known = context.prices.some(({ id }) => id === price)
        if (textIn(body, 'mode') !== 'subscription' || !known)
          throw refusal(400, 'resource_missing')
        const id = addSession(context, {
          mode: 'subscription',
          subscription: null,
          price,
          client_reference_id: textIn(body, 'client_reference_id'),
          success_url: textIn(body, 'success_url'),
          cancel_url: textIn(body, 'cancel_url'),
          expires_at: Number(textIn(body, 'expires_at')),
          metadata: (formIn(body, 'metadata') ?? {}) as Record<string, string>,
        })
        return shown(context, id)
      }),
    ),
  )

  server.get<Request>('/v1/checkout/sessions/:id', ({ params }) =>
    read(params.id, (context) => shown(context, params.id)),
  )

  server.post<Request>('/v1/checkout/sessions/:id/expire', ({ params }) =>
    change(params.id, (context) => {
      const open = context.ledger.sessions[params.id]?.status === 'open'
      if (!open) throw refusal(400, 'checkout_not_open')
      expireSession(context, params.id)
      return shown(context, params.id)
    }),
  )

  /** The whole portal, or the page on which one change of a subscription is confirmed. */
  server.post<Request>('/v1/billing_portal/sessions', ({ body }) =>
    change(textIn(body, 'customer'), (context) => {
      const flow = formIn(body, 'flow_data')
      const change = formIn(flow, 'subscription_update_confirm')
      const page = change
        ? `checkout/${addSession(context, {
            mode: 'change',
            subscription: textIn(change, 'subscription'),
            price: textIn(formIn(formIn(change, 'items'), '0'), 'price'),
            success_url: textIn(formIn(formIn(flow, 'after_completion'), 'redirect'), 'return_url'),
            cancel_url: textIn(body, 'return_url'),
          })}`
        : `portal/${context.ledger.customer.id}`
      return { object: 'billing_portal.session', url: `${pages}/${page}` }
    }),
  )
}

type NewSession = Pick<
  SessionObject,
  'mode' | 'subscription' | 'price' | 'success_url' | 'cancel_url'
> &
  Partial<SessionObject>

function addSession({ ledger, now }: LedgerContext, session: NewSession): string {
  const id = newId('cs_sandbox')
  ledger.sessions[id] = {
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    customer: ledger.customer.id,
    client_reference_id: '',
    expires_at: seconds(now) + 24 * 60 * 60,
    created: seconds(now),
    metadata: {},
    ...session,
    id,
  }
  return id
}

function subscriptionRoutes(server: FastifyInstance, { read, change }: Storage): void {
  server.get<Request>('/v1/subscriptions', ({ query }) =>
    read(textIn(query, 'customer'), ({ ledger }) => listOf(ledger.subscriptions, query)),
  )
  server.get<Request>('/v1/subscriptions/:id', ({ params }) =>
    read(params.id, ({ ledger }) => ledger.subscriptions[params.id]),
  )
  server.post<Request>('/v1/subscriptions/:id', ({ params, body }) =>
    change(params.id, (context) => {
      if (body.cancel_at === undefined) {
        setCancelAtPeriodEnd(context, params.id, textIn(body, 'cancel_at_period_end') === 'true')
      } else setCancelAt(context, params.id, Number(textIn(body, 'cancel_at')) || null)
      return context.ledger.subscriptions[params.id]
    }),
  )
  server.delete<Request>('/v1/subscriptions/:id', ({ params }) =>
    change(params.id, (context) => {
      const subscription = context.ledger.subscriptions[params.id]
      if (subscription?.status === 'canceled') throw refusal(404, 'resource_missing')
      endSubscription(context, params.id)
      return subscription
    }),
  )
}

function invoiceRoutes(server: FastifyInstance, { read, change }: Storage): void {
  const withPayments = (form: Form) => JSON.stringify(form.expand ?? '').includes('payments')
  const shown = (invoice: Ledger['invoices'][string], form: Form) =>
    withPayments(form) ? invoice : { ...invoice, payments: undefined }

  server.get<Request>('/v1/invoices', ({ query }) =>
    read(textIn(query, 'customer'), ({ ledger }) => {
      const invoices = Object.entries(ledger.invoices)
      return listOf(
        Object.fromEntries(invoices.map(([id, invoice]) => [id, shown(invoice, query)])),
        query,
      )
    }),
  )
  server.get<Request>('/v1/invoices/:id', ({ params, query }) =>
    read(params.id, ({ ledger }) => {
      const invoice = ledger.invoices[params.id]
      if (!invoice) throw refusal(404, 'resource_missing')
      return shown(invoice, query)
    }),
  )
  server.post<Request>('/v1/invoices/create_preview', ({ body }) => {
    const subscription = textIn(body, 'subscription')
    return read(subscription, (context) => {
      const change = formIn(body, 'subscription_details')
      if (!change && context.ledger.subscriptions[subscription]?.cancel_at) {
        throw refusal(404, 'invoice_upcoming_none')
      }
      if (!change) return { object: 'invoice', amount_due: nextAmounts(context)[subscription] }
      const price = textIn(formIn(formIn(change, 'items'), '0'), 'price')
      return { ...changeInvoice(context, subscription, price), ending_balance: null }
    })
  })
  server.get<Request>('/v1/charges', ({ query }) =>
    read(textIn(query, 'customer'), ({ ledger }) => listOf(ledger.charges, query)),
  )
  server.post<Request>('/v1/refunds', (request) => {
    const intent = textIn(request.body, 'payment_intent')
    return change(intent, (context) =>
      once(context, request, () => {
        const invoice = Object.values(context.ledger.invoices).find(({ payments }) =>
          payments?.data.some(({ payment }) => payment.payment_intent === intent),
        )
        const events = invoice ? refundInvoice(context, invoice.id) : []
        if (events.length === 0) throw refusal(400, 'charge_already_refunded')
        return { id: newId('re'), object: 'refund', payment_intent: intent }
      }),
    )
  })
}
