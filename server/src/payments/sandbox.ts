import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { AppError } from '../http/errors.ts'
import type { Clock } from '../jobs/clock.ts'
import type { Database, Db } from '../database/db.ts'
import { type Payments, type PriceRow, everyPrice } from './payments.ts'
import { absorbEvent } from './absorb.ts'
import { changeInvoice, expireSession } from './checkout.ts'
import { allFacts, invoiceFactsOf } from './facts.ts'
import {
  advance,
  type Desk,
  endSubscription,
  type Ledger,
  type LedgerEvent,
  newId,
  nextAmounts,
  openLedger,
  refundInvoice,
  type SessionObject,
  setCancelAtPeriodEnd,
  takeBackCredit,
} from './ledger.ts'
import { readSignedEvent } from './stripe.ts'

export type SignedEvent = { payload: string; signature: string }

/** What the sandbox's own pages do, beside what every provider does. */
export type Sandbox = Payments & {
  name: 'sandbox'
  find(id: string): Promise<{ ledger: Ledger; session: SessionObject | undefined; now: Date }>
  /** Changes the books and signs what happened, for the webhook. */
  act(id: string, work: (desk: Desk) => LedgerEvent[]): Promise<SignedEvent[]>
}

export const sandboxPrices: readonly PriceRow[] = everyPrice(
  (plan, period) => `sandbox_${plan}_${period}`,
)

export const isSandbox = (payments: Payments): payments is Sandbox => payments.name === 'sandbox'

type Options = { database: Database; clock: Clock; publicUrl: string; secret: string }

/**
 * Pays without money: its own checkout page, its own books, and Stripe's event shapes and signature
 * towards the same webhook. Production refuses to start with it.
 */
export function sandboxPayments({ database, clock, publicUrl, secret }: Options): Sandbox {
  const prices = sandboxPrices

  async function inLedger<T>(id: string, work: (desk: Desk) => T): Promise<T> {
    return database.transaction(async (db) => {
      const ledger = await selectLedger(db, id)
      if (!ledger) throw new AppError('NOT_FOUND')
      const desk = { ledger, now: clock.now(), prices }
      const result = work(desk)
      await upsertLedger(db, ledger)
      return result
    })
  }

  function openSession(
    session: Pick<SessionObject, 'mode' | 'customer' | 'subscription' | 'price' | 'success_url'> &
      Partial<SessionObject>,
  ): Promise<{ id: string; url: string }> {
    return inLedger(session.customer, ({ ledger, now }) => {
      const id = session.id ?? newId('cs_sandbox')
      ledger.sessions[id] ??= {
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: '',
        cancel_url: session.success_url,
        expires_at: Math.floor(now.getTime() / 1000) + 24 * 60 * 60,
        created: Math.floor(now.getTime() / 1000),
        metadata: {},
        ...session,
        id,
      }
      return { id, url: `${publicUrl}/sandbox/checkout/${id}` }
    })
  }

  const sign = (event: LedgerEvent): SignedEvent => {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { payload, signature }
  }

  return {
    name: 'sandbox',
    prices,
    async createCustomer({ email, name }) {
      const id = newId('cus_sandbox')
      await upsertLedger(database.db, openLedger({ id, email, name }))
      return id
    },
    createCheckout: (order) =>
      openSession({
        id: `cs_sandbox_${createHmac('sha256', secret).update(order.key).digest('hex').slice(0, 24)}`,
        mode: 'subscription',
        customer: order.customer,
        subscription: null,
        price: order.price.id,
        client_reference_id: order.reference,
        success_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      }),
    readCheckout: (id) =>
      inLedger(id, ({ ledger, now }) => {
        const session = ledger.sessions[id]
        if (session?.status === 'open' && session.expires_at * 1000 <= now.getTime()) {
          session.status = 'expired'
        }
        return session?.status ?? 'expired'
      }),
    expireCheckout: (id) =>
      inLedger(id, (desk) => {
        expireSession(desk, id)
        return desk.ledger.sessions[id]?.status === 'complete' ? 'complete' : 'expired'
      }),
    async createChange({ customer, subscription, price, returnUrl, cancelUrl }) {
      const { url } = await openSession({
        mode: 'change',
        customer,
        subscription,
        price: price.id,
        success_url: returnUrl,
        cancel_url: cancelUrl,
      })
      return url
    },
    previewChange: ({ subscription, price }) =>
      inLedger(subscription, (desk) => {
        const invoice = changeInvoice(desk, subscription, price.id)
        if (!invoice) throw new AppError('NO_SUBSCRIPTION')
        return invoiceFactsOf(invoice, [], prices)
      }),
    createPortal: async ({ customer }) => `${publicUrl}/sandbox/portal/${customer}`,
    readSubscriptions: (customer) =>
      inLedger(customer, (desk) => {
        advance(desk)
        const { subscriptions, invoices, charges } = desk.ledger
        const books = {
          subscriptions: Object.values(subscriptions),
          invoices: Object.values(invoices),
          charges: Object.values(charges),
          nextAmounts: nextAmounts(desk),
        }
        return allFacts(books, prices)
      }),
    setCancelAtPeriodEnd: (id, cancel) =>
      inLedger(id, (desk) => void setCancelAtPeriodEnd(desk, id, cancel)),
    endSubscription: (id) => inLedger(id, (desk) => void endSubscription(desk, id)),
    refundInvoice: (id) => inLedger(id, (desk) => void refundInvoice(desk, id)),
    takeBackCredit: ({ customer, invoice, amount }) =>
      inLedger(customer, (desk) => takeBackCredit(desk, invoice, amount)),
    readEvent: (body, signature, now) => readSignedEvent(body, signature, secret, now),
    async absorb(event) {
      const about = event.customer ?? event.checkout
      if (!about) return
      const { data } = event.body as { data: { object: Record<string, unknown> } }
      await inLedger(about, (desk) =>
        absorbEvent(
          { ...desk, now: event.createdAt },
          {
            id: event.id,
            type: event.type,
            created: Math.floor(event.createdAt.getTime() / 1000),
            object: data.object,
          },
        ),
      ).catch((error: unknown) => {
        // A customer that is not ours: the event is kept and ignored.
        if (!(error instanceof AppError)) throw error
      })
    },
    async find(id) {
      const ledger = await selectLedger(database.db, id)
      if (!ledger) throw new AppError('NOT_FOUND')
      return { ledger, session: ledger.sessions[id], now: clock.now() }
    },
    act: async (id, work) => (await inLedger(id, work)).map(sign),
  }
}

/** By the id of the customer, or of a session, subscription or invoice in its books. */
async function selectLedger(db: Db, id: string): Promise<Ledger | undefined> {
  const { rows } = await db.execute<{ ledger: Ledger }>(sql`
    SELECT ledger FROM sandbox_ledgers
    WHERE customer_id = ${id} OR ledger -> 'sessions' ? ${id}
      OR ledger -> 'subscriptions' ? ${id} OR ledger -> 'invoices' ? ${id}
    FOR UPDATE`)
  return rows[0]?.ledger
}

export async function upsertLedger(db: Db, ledger: Ledger): Promise<void> {
  await db.execute(sql`
    INSERT INTO sandbox_ledgers (customer_id, ledger)
    VALUES (${ledger.customer.id}, ${JSON.stringify(ledger)}::jsonb)
    ON CONFLICT (customer_id) DO UPDATE SET ledger = excluded.ledger`)
}

/** Made once per installation when PAYMENTS_WEBHOOK_SECRET is not given. */
export async function sandboxSecret(db: Db): Promise<string> {
  await db.execute(sql`
    INSERT INTO settings (key, value) VALUES ('payments-webhook-secret', ${newId('whsec')})
    ON CONFLICT (key) DO NOTHING`)
  const { rows } = await db.execute<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = 'payments-webhook-secret'`,
  )
  return rows[0]?.value ?? ''
}
