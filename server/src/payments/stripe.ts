import type Stripe from 'stripe'
import { AppError } from '../http/errors.ts'
import type { Logger } from '../http/log.ts'
import { type Payments, type StripeAccount, signatureTolerance } from './payments.ts'
import { allFacts, eventOf, idOf, invoiceFactsOf } from './facts.ts'

/** A large library: it is loaded by the first payment. */
const library = () => import('stripe')

/** Stripe counts its history in pages; nobody has more than this of anything. */
const mostObjects = 1000

export function stripePayments(account: StripeAccount, log: Logger): Payments {
  let client: Promise<Stripe> | undefined
  const open = async () => {
    const { Stripe } = await library()
    return new Stripe(account.secretKey, { ...serverOf(account.apiBase), ...limits })
  }
  const { prices, formerPrices = [], provider } = account
  const knownPrices = [...prices, ...formerPrices]

  /** Stripe's own errors say more than a caller may see: they are logged, never passed on. */
  async function ask<T>(what: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const { Stripe } = await library()
    client ??= open()
    try {
      return await work(await client)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      log.warn(
        { what, type: error.type, code: error.code, request: error.requestId },
        'Stripe refused or did not answer',
      )
      throw new AppError('PAYMENTS_UNAVAILABLE', { retryAfter: 10 })
    }
  }

  return {
    provider,
    prices,

    createCustomer: ({ key, supplierId, email, name }) =>
      ask('customer', async (stripe) => {
        const customer = await stripe.customers.create(
          { email, name, metadata: { supplier: String(supplierId) }, preferred_locales: ['pt-BR'] },
          { idempotencyKey: key },
        )
        return customer.id
      }),

    updateCustomerEmail: (customer, email) =>
      ask('e-mail', async (stripe) => {
        await stripe.customers.update(customer, { email }).catch(unlessMissing)
      }),

    createCheckout: ({ key, customer, price, reference, returnUrl, cancelUrl, expiresAt }) =>
      ask('checkout', async (stripe) => {
        const metadata = { plan: price.plan, reference }
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: reference,
            line_items: [{ price: price.id, quantity: 1 }],
            success_url: returnUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            locale: 'pt-BR',
            metadata,
            subscription_data: { metadata },
          },
          { idempotencyKey: key },
        )
        if (!session.url) throw new AppError('PAYMENTS_UNAVAILABLE')
        return { id: session.id, url: session.url }
      }),

    readCheckout: (id) =>
      ask('checkout', async (stripe) => {
        const { status } = await stripe.checkout.sessions.retrieve(id)
        return status === 'complete' ? 'complete' : status === 'expired' ? 'expired' : 'open'
      }),

    expireCheckout: (id) =>
      ask('expire', async (stripe) => {
        const { status } = await stripe.checkout.sessions.retrieve(id)
        if (status !== 'open') return status === 'complete' ? 'complete' : 'expired'
        const closed = await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
          // Paid between the two calls: Stripe refuses to expire it.
          if (!isRefused(error)) throw error
          return stripe.checkout.sessions.retrieve(id)
        })
        return closed.status === 'complete' ? 'complete' : 'expired'
      }),

    createChange: ({ customer, subscription, price, returnUrl, cancelUrl }) =>
      ask('change', async (stripe) => {
        const { items } = await stripe.subscriptions.retrieve(subscription)
        const item = items.data[0]
        if (!item) throw new AppError('NO_SUBSCRIPTION')
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: cancelUrl,
          locale: 'pt-BR',
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription,
              items: [{ id: item.id, price: price.id, quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        })
        return session.url
      }),

    previewChange: ({ customer, subscription, price }) =>
      ask('preview', async (stripe) => {
        const { items } = await stripe.subscriptions.retrieve(subscription)
        const item = items.data[0]
        if (!item) throw new AppError('NO_SUBSCRIPTION')
        const preview = await stripe.invoices.createPreview({
          customer,
          subscription,
          subscription_details: {
            items: [{ id: item.id, price: price.id, quantity: 1 }],
            proration_behavior: 'always_invoice',
          },
        })
        return invoiceFactsOf({ ...preview, id: '' }, [], knownPrices)
      }),

    createPortal: ({ customer, returnUrl }) =>
      ask('portal', async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: 'pt-BR',
        })
        return session.url
      }),

    readSubscriptions: (customer) =>
      ask('read', async (stripe) => {
        const every = { limit: mostObjects }
        const subscriptions = await stripe.subscriptions
          .list({ customer, status: 'all', limit: 100 })
          .autoPagingToArray(every)
        const invoices = await stripe.invoices
          .list({ customer, limit: 100, expand: ['data.payments'] })
          .autoPagingToArray(every)
        const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(every)
        const nextAmounts: Record<string, number> = {}
        for (const { id, status, cancel_at, cancel_at_period_end } of subscriptions) {
          if (status !== 'active' || cancel_at || cancel_at_period_end) continue
          const preview = await stripe.invoices.createPreview({ customer, subscription: id })
          nextAmounts[id] = preview.amount_due
        }
        return allFacts({ subscriptions, invoices, charges, nextAmounts }, knownPrices)
      }),

    setCancelAtPeriodEnd: (subscription, cancel) =>
      ask('cancel', async (stripe) => {
        const { cancel_at, cancel_at_period_end } =
          await stripe.subscriptions.retrieve(subscription)
        // Stripe's own pages may set a day instead of the flag; both at once are refused.
        const byDay = !cancel && cancel_at !== null && !cancel_at_period_end
        await stripe.subscriptions.update(
          subscription,
          byDay ? { cancel_at: '' } : { cancel_at_period_end: cancel },
        )
      }),

    endSubscription: (subscription) =>
      ask('end', async (stripe) => {
        await stripe.subscriptions.cancel(subscription).catch(unlessMissing)
      }),

    refundInvoice: (invoice) =>
      ask('refund', async (stripe) => {
        const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] })
        for (const { payment } of payments?.data ?? []) {
          const intent = idOf(payment.payment_intent)
          if (!intent) continue
          await stripe.refunds
            .create(
              { payment_intent: intent, reason: 'requested_by_customer' },
              { idempotencyKey: `refund-${intent}` },
            )
            .catch((error: unknown) => {
              if (!isRefused(error) || error.code !== 'charge_already_refunded') throw error
            })
        }
      }),

    takeBackCredit: ({ customer, invoice, amount }) =>
      ask('credit', async (stripe) => {
        const transactions = await stripe.customers
          .listBalanceTransactions(customer, { limit: 100 })
          .autoPagingToArray({ limit: mostObjects })
        if (transactions.some(({ metadata }) => metadata?.refunded_invoice === invoice)) return
        const found = await stripe.customers.retrieve(customer)
        // Stripe counts credit below zero.
        const taken = found.deleted ? 0 : Math.min(amount, -found.balance)
        if (taken <= 0) return
        await stripe.customers.createBalanceTransaction(
          customer,
          {
            amount: taken,
            currency: 'brl',
            description: 'Crédito de um pagamento reembolsado',
            metadata: { refunded_invoice: invoice },
          },
          { idempotencyKey: `credit-${invoice}` },
        )
      }),

    readEvent: (body, signature, now) =>
      readSignedEvent(body, signature, account.webhookSecret, now),
  }
}

/** What Stripe understood and will not do. */
const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'

/** What is gone at Stripe is as it should be. */
function unlessMissing(error: unknown): void {
  if (!isRefused(error) || error.code !== 'resource_missing') throw error
}

/** Twice this is less than the 15 s after which a page gives up. */
const limits = { maxNetworkRetries: 1, timeout: 6_000, telemetry: false }

function serverOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const plain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? ('http' as const) : ('https' as const),
  }
}

/** Checks the signature over the raw bytes before anything in them is believed. */
async function readSignedEvent(body: Buffer, signature: string, secret: string, now: Date) {
  const { Stripe } = await library()
  try {
    const value = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      signatureTolerance,
      undefined,
      now.getTime(),
    )
    const event = eventOf(value)
    if (event) return event
  } catch {
    // Whatever is wrong with it, a stranger learns only that it was refused.
  }
  throw new AppError('INVALID_SIGNATURE')
}
